import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import PictureSupport
import Testing

@testable import perigee

struct TraceRecorderTests {
  private let photo = Photo(id: PhotoID(rawValue: 7), size: PixelSize(width: 400, height: 300))

  /// Records steps a second apart, and gives the lines after the first.
  private func lines(_ steps: [PagerStep]) throws -> (lines: [Substring], replays: Bool) {
    let folder = try TemporaryFolder()
    let path = folder.path("use.trace")
    let recorder = TraceRecorder(FilePath(path))
    let beginning = PagerBeginning(
      viewport: ViewSize(width: 800, height: 600), displayScale: 2, photos: [photo],
      current: photo.id, settings: .gtk.with { $0.reduceMotion = true })
    for (second, step) in ([.began(beginning)] + steps).enumerated() {
      recorder.record(step, at: 100.5 + Double(second))
    }
    return (Trace(at: path).lines, Trace.replayed(path) != nil)
  }

  @Test("the first line says what the pager begins with, and only what differs from the preset")
  func beginning() throws {
    let written = try lines([.rested])
    #expect(
      written.lines == [
        """
        {"trace":1,"viewport":[800,600],"displayScale":2,"photos":[["photo 7",400,300]],\
        "current":"photo 7","preset":"gtk","settings":{"reduceMotion":true}}
        """, "{\"t\":1,\"probe\":true}",
      ])
    #expect(written.replays)
  }

  @Test("only settings that change are written")
  func settings() throws {
    let settings = Settings.gtk.with {
      $0.reduceMotion = true
      $0.loop = true
    }
    let written = try lines([.input(.set(settings)), .input(.set(settings))])
    #expect(written.lines.dropFirst() == ["{\"t\":1,\"set\":{\"loop\":true}}"])
    #expect(written.replays)
  }

  @Test("what the engine refuses is left out, so that the trace can be read")
  func refused() throws {
    let stranger = PhotoID(rawValue: 8)
    let written = try lines([
      .input(.go(stranger, animated: true)),
      .input(.size(stranger, PixelSize(width: 1, height: 1))),
      .input(.scroll(ViewVector(dx: .nan, dy: 0), at: .zero, .none, [])),
      .photos([photo, Photo(id: stranger, size: nil)]),
      .input(.go(stranger, animated: false)),
    ])
    #expect(
      written.lines.dropFirst() == [
        "{\"t\":4,\"photos\":[[\"photo 7\",400,300],[\"photo 8\",null,null]]}",
        "{\"t\":5,\"go\":\"photo 8\",\"animated\":false}",
      ])
    #expect(written.replays)
  }
}
