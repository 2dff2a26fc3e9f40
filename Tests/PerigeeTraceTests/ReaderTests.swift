import PerigeeCore
import Testing

@testable import PerigeeTrace

@Suite("Reading")
struct ReaderTests {
  private func action(_ event: String) throws -> TraceEvent.Action? {
    guard case .event(let event) = try readTrace(usualHeader + "\n" + event).last else {
      return nil
    }
    return event.action
  }

  private func settings(_ header: String) throws -> Settings? {
    let line = #"{"trace":1,"viewport":[400,800],"photos":[],"# + header + "}"
    guard case .header(let header) = try readTrace(line).first else { return nil }
    return header.settings
  }

  @Test("the header gives the viewer its start, with the usual values for what it leaves out")
  func readsHeader() throws {
    let a = Photo(id: PhotoID(rawValue: 0), size: PixelSize(width: 4000, height: 3000))
    let b = Photo(id: PhotoID(rawValue: 1), size: PixelSize(width: 3000, height: 4000))
    #expect(
      try readTrace(usualHeader) == [
        .header(
          TraceHeader(
            viewport: ViewSize(width: 400, height: 800), displayScale: 1, photos: [a, b],
            current: a.id, preset: .ios, settings: .ios))
      ])
  }

  @Test("every preset can be named", arguments: TracePreset.allCases)
  func readsPreset(preset: TracePreset) throws {
    #expect(try settings(#""preset":""# + preset.rawValue + "\"") == preset.settings)
  }

  @Test("settings override the preset, key by key")
  func readsSettings() throws {
    let read = try settings(
      #"""
      "preset":"gtk","settings":{"contentMode":"fill","maximumZoom":{"largest":[{"scale":0.3},\#
      "automatic",{"timesFit":3}]},"doubleTap":{"pixelScale":1},"pageSpacing":{"ofWidth":0.1},\#
      "pageVelocity":500,"dismiss":"both","wheel":"page","keepZoom":true}
      """#)
    let expected = Settings.gtk.with {
      $0.contentMode = .fill
      $0.maximumZoom = .largest([.scale(0.3), .automatic, .timesFit(3)])
      $0.doubleTap = .level(.pixelScale(1))
      $0.pageSpacing = .ofWidth(0.1)
      $0.pageVelocity = 500
      $0.dismiss = .both
      $0.wheel = .page
      $0.keepZoom = true
    }
    #expect(read == expected)
  }

  @Test("`set` changes the keys it names and no other")
  func readsSet() throws {
    guard
      case .set(let patch) = try action(#"{"t":0,"set":{"reduceMotion":true,"doubleTap":"none"}}"#)
    else {
      Issue.record("not a change of settings")
      return
    }
    for preset in TracePreset.allCases {
      let expected = preset.settings.with {
        $0.reduceMotion = true
        $0.doubleTap = .none
      }
      #expect(patch.applied(to: preset.settings) == expected)
    }
  }

  @Test("every event becomes what the engine understands")
  func readsEvents() throws {
    let finger = Finger(rawValue: 1)
    let point = ViewPoint(x: 100, y: 400)
    let b = PhotoID(rawValue: 1)
    let events: [(String, InputEvent)] = [
      (#""down":[1,100,400]"#, .down(finger, at: point, .touch, button: 1)),
      (
        #""down":[1,100,400],"pointer":"mouse","button":2"#,
        .down(finger, at: point, .mouse, button: 2)
      ),
      (#""move":[1,100,400]"#, .move(finger, to: point)),
      (#""up":[1,100,400],"pointer":"pen""#, .up(finger, at: point)),
      (#""cancel":1"#, .cancel(finger)),
      (
        #""scroll":[1,-2],"at":[100,400],"phase":"momentum","modifiers":["shift","control"]"#,
        .scroll(ViewVector(dx: 1, dy: -2), at: point, .momentum, [.control, .shift])
      ),
      (
        #""scroll":[0,1],"at":[100,400]"#, .scroll(ViewVector(dx: 0, dy: 1), at: point, .none, [])
      ),
      (#""magnify":1.05,"at":[100,400],"phase":"changed""#, .magnify(1.05, at: point, .changed)),
      (#""command":"zoomIn","at":[100,400]"#, .command(.zoomIn, .key, at: point)),
      (
        #""command":"zoomToActual","times":2,"source":"button""#,
        .command(.zoomToActual(times: 2), .button, at: nil)
      ),
      (#""command":"zoomToActual""#, .command(.zoomToActual(times: 1), .key, at: nil)),
      (#""command":"panDown""#, .command(.panDown, .key, at: nil)),
      (#""go":"b","animated":true"#, .go(b, animated: true)),
      (#""resize":[800,400]"#, .resize(ViewSize(width: 800, height: 400))),
      (#""displayScale":2"#, .displayScale(2)),
      (#""size":["b",30,40]"#, .size(b, PixelSize(width: 30, height: 40))),
    ]
    for (text, event) in events {
      #expect(try action(#"{"t":0.5,"# + text + "}") == .input(event), "\(text)")
    }
  }

  @Test("a photo keeps its number while it is away, new ones get the next")
  func numbersPhotos() throws {
    let lines = try readTrace(
      """
      \(usualHeader)
      {"t":0,"photos":[["c",null,null],["b",1,1]]}
      {"t":0,"photos":[["a",null],["c",5,6]]}
      """)
    func photo(_ id: Int32, _ size: PixelSize?) -> Photo {
      Photo(id: PhotoID(rawValue: id), size: size)
    }
    #expect(
      lines[1]
        == .event(
          TraceEvent(
            time: 0,
            action: .photos([photo(2, nil), photo(1, PixelSize(width: 1, height: 1))]))))
    #expect(
      lines[2]
        == .event(
          TraceEvent(
            time: 0,
            action: .photos([photo(0, nil), photo(2, PixelSize(width: 5, height: 6))]))))
  }

  @Test("ids that differ only in how an accent is encoded are two photos")
  func keepsEncodings() throws {
    let text = "{\"trace\":1,\"viewport\":[1,1],\"photos\":[[\"\u{e9}\",1,1],[\"e\u{301}\",1,1]]}"
    guard case .header(let header) = try readTrace(text).first else { return }
    #expect(header.photos.map(\.id.rawValue) == [0, 1])
  }
}
