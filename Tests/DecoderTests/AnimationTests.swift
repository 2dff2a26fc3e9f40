import PerigeeWire
import PictureSupport
import Testing

@Suite("Every frame of a moving picture can be had, as the format composes it")
struct AnimationTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  private static let red = TestPicture.Colour(200, 40, 40)
  private static let green = TestPicture.Colour(40, 160, 60)
  private static let blue = TestPicture.Colour(50, 70, 200)
  private static let clear = TestPicture.Colour(0, 0, 0, alpha: 0)

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func frame(_ path: String, _ page: Int) throws -> DecodedPixels {
    try #require(decoder.ask(path, page: page).pixels)
  }

  @Test(
    "frames, times and plays are as written, times of nothing too",
    arguments: [(PictureFormat.gif, 0), (.webp, 20)])
  func timed(format: PictureFormat, first: Int) throws {
    let path = folder.path("moving")
    let colours = [Self.red, Self.green, Self.blue]
    try AnimatedPicture.solid(colours, delays: [first, 70, 250], loops: 4).write(
      to: path, as: format)
    for (page, colour) in colours.enumerated() {
      let answer = try decoder.ask(path, page: page)
      let header = try #require(answer.header)
      #expect(header.pages == 3 && header.page == page)
      #expect(header.delays == [first, 70, 250])
      #expect(header.loops == 4)
      #expect(try #require(answer.pixels).colour(16, 12).isNear(colour, within: 4))
    }
    #expect(try decoder.ask(path, page: 3).failure?.code == .noSuchPage)
  }

  @Test("a still GIF neither moves nor plays")
  func still() throws {
    let path = folder.path("still")
    try TestPicture.quadrants(width: 20, height: 20).write(to: path, as: .gif)
    let header = try #require(decoder.ask(path).header)
    #expect(header.pages == 1 && header.delays.isEmpty && header.loops == nil)
  }

  @Test("a part of an animated PNG stays, becomes clear, or becomes what it was")
  func disposal() throws {
    let part = TestPicture.solid(width: 4, height: 4, Self.blue)
    let dot = TestPicture.solid(width: 1, height: 1, Self.green)
    for (disposal, after) in [
      (AnimatedPNG.Disposal.keep, Self.blue), (.clear, Self.clear), (.restore, Self.red),
    ] {
      let path = try folder.write(
        AnimatedPNG.file(
          width: 10, height: 8,
          [
            .init(.solid(width: 10, height: 8, Self.red)),
            .init(part, x: 2, y: 3, disposal: disposal), .init(dot),
          ]), "moving")
      #expect(try frame(path, 1).colour(3, 4) == Self.blue)
      let last = try frame(path, 2)
      #expect(last.colour(3, 4) == after)
      #expect(last.colour(0, 0) == Self.green && last.colour(8, 1) == Self.red)
    }
  }

  @Test("half-clear colours are laid over what is there, or take its place")
  func blending() throws {
    let half = TestPicture.solid(width: 4, height: 4, .init(0, 0, 200, alpha: 128))
    for (isBlended, expected) in [
      (true, TestPicture.Colour(100, 20, 120)), (false, .init(0, 0, 200, alpha: 128)),
    ] {
      let path = try folder.write(
        AnimatedPNG.file(
          width: 4, height: 4,
          [.init(.solid(width: 4, height: 4, Self.red)), .init(half, isBlended: isBlended)]), "m")
      #expect(try frame(path, 1).colour(1, 1).isNear(expected, within: 2))
    }
  }

  @Test("a still picture before an animated PNG's frames is none of them")
  func apart() throws {
    let path = try folder.write(
      AnimatedPNG.file(
        width: 4, height: 4, still: .solid(width: 4, height: 4, Self.red), plays: 1,
        [
          .init(.solid(width: 4, height: 4, Self.green), delay: (1, 0)),
          .init(.solid(width: 4, height: 4, Self.blue), delay: (1, 3)),
        ]), "moving")
    let answer = try decoder.ask(path)
    #expect(answer.header?.format == "APNG")
    #expect(answer.header?.pages == 2 && answer.header?.loops == 1)
    #expect(answer.header?.delays == [10, 333])
    #expect(answer.pixels?.colour(1, 1) == Self.green)
  }

  @Test("a moving picture that is cut or damaged anywhere ends in an answer")
  func broken() throws {
    let pictures = AnimatedPicture.solid([Self.red, Self.green, Self.blue], delays: [50, 50, 50])
    var files = [
      AnimatedPNG.file(
        width: 10, height: 8,
        [
          .init(.solid(width: 10, height: 8, Self.red)),
          .init(.ramps(width: 5, height: 4), x: 5, y: 4, disposal: .restore, isBlended: true),
          .init(.ramps(width: 3, height: 3)),
        ])
    ]
    for format in [PictureFormat.gif, .webp] {
      let path = folder.path("whole")
      try pictures.write(to: path, as: format)
      files.append(try TemporaryFolder.bytes(of: path))
    }
    for file in files {
      for broken in Mutations.of(file, count: 60) {
        let answer = try decoder.ask(folder.write(broken, "broken"), page: 1)
        #expect(answer.failure != nil || answer.pixels != nil)
      }
    }
  }

  @Test("a GIF with a frame of nonsense plays on, with a word")
  func nonsense() throws {
    let path = folder.path("moving")
    try AnimatedPicture(
      frames: [.quadrants(width: 32, height: 24), .ramps(width: 32, height: 24)], delays: [50, 50]
    ).write(to: path, as: .gif)
    var bytes = try TemporaryFolder.bytes(of: path)
    // The first code of the second frame: one that cannot come first.
    let frame = try #require(bytes.lastIndex(of: 0x2C))
    let table = bytes[frame + 9] & 0x80 == 0 ? 0 : 3 << (Int(bytes[frame + 9] & 7) + 1)
    bytes[frame + 10 + table] = 2
    for place in 0..<12 { bytes[frame + 12 + table + place] = 0xFF }
    let answer = try decoder.ask(folder.write(bytes, "broken"))
    #expect(answer.pixels?.reply.partialReason?.contains("damaged") == true)
    #expect(try decoder.ask(path).pixels?.reply.partialReason == nil)
  }
}
