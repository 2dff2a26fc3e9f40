import PerigeeWire
import PictureSupport
import Testing

@Suite("A level has the size that was asked for")
struct LevelTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func ramps(_ width: Int, _ height: Int, _ format: PictureFormat = .png) throws -> String {
    let path = folder.path("ramps.\(format.fileExtension)")
    try TestPicture.ramps(width: width, height: height).write(to: path, as: format)
    return path
  }

  private func size(_ pixels: DecodedPixels?) -> [Int]? {
    pixels.map { [$0.width, $0.height] }
  }

  @Test(
    "fit stays inside the box, cover fills it, neither exceeds the photo",
    arguments: [PictureFormat.png, .jpeg, .webp, .tiff])
  func boxes(format: PictureFormat) throws {
    let path = try ramps(300, 200, format)
    #expect(try size(decoder.ask(path, .fit(width: 150, height: 150)).pixels) == [150, 100])
    #expect(try size(decoder.ask(path, .fit(width: 1_000, height: 50)).pixels) == [75, 50])
    #expect(try size(decoder.ask(path, .fit(width: 5_000, height: 5_000)).pixels) == [300, 200])
    #expect(try size(decoder.ask(path, .cover(width: 150, height: 150)).pixels) == [225, 150])
    #expect(try size(decoder.ask(path, .cover(width: 5_000, height: 10)).pixels) == [300, 200])
  }

  @Test(
    "exact is exact, smaller and larger and of another shape",
    arguments: [PictureFormat.png, .jpeg, .webp, .tiff],
    [[1, 1], [299, 199], [37, 151], [301, 201], [600, 100], [77, 400]])
  func exact(format: PictureFormat, wanted: [Int]) throws {
    let path = try ramps(300, 200, format)
    let level = DecodeLevel.exact(width: wanted[0], height: wanted[1])
    #expect(try size(decoder.ask(path, level).pixels) == wanted)
  }

  @Test("a line of one pixel stays a line", arguments: [[1, 3_000], [3_000, 1], [3_000, 2]])
  func lines(size: [Int]) throws {
    let path = folder.path("line.png")
    try TestPicture.solid(width: size[0], height: size[1], .init(200, 40, 40)).write(
      to: path, as: .png)
    let pixels = try #require(decoder.ask(path, .fit(width: 600, height: 600)).pixels)
    #expect(max(pixels.width, pixels.height) == 600)
    #expect(min(pixels.width, pixels.height) == 1)
    #expect(pixels.colour(0, 0).isNear(.init(200, 40, 40), within: 1))
  }

  @Test("full size is the file's own pixels")
  func full() throws {
    let path = try ramps(64, 48)
    let picture = TestPicture.ramps(width: 64, height: 48)
    let pixels = try #require(decoder.ask(path).pixels)
    for y in 0..<48 {
      for x in 0..<64 where pixels.colour(x, y) != picture.colour(x, y) {
        Issue.record("pixel \(x), \(y) differs")
      }
    }
  }

  @Test(
    "parts put together are the whole, reduced, at full size and enlarged",
    arguments: [(1, 2), (1, 1), (2, 1), (3, 1), (5, 2)])
  func parts(scale: (Int, Int)) throws {
    let path = try ramps(80, 40)
    let whole = try #require(
      decoder.ask(path, .exact(width: 80 * scale.0 / scale.1, height: 40 * scale.0 / scale.1))
        .pixels)
    for (left, top) in [(0, 0), (40, 0), (0, 20), (40, 20)] {
      let region = ImageRegion(x: left, y: top, width: 40, height: 20)
      let level = DecodeLevel.exact(
        width: 40 * scale.0 / scale.1, height: 20 * scale.0 / scale.1)
      let part = try #require(decoder.ask(path, level, region: region).pixels)
      var worst = 0
      for y in 0..<part.height {
        for x in 0..<part.width {
          let there = whole.raw(x + left * scale.0 / scale.1, y + top * scale.0 / scale.1)
          for (one, other) in zip(part.raw(x, y), there) {
            worst = max(worst, abs(Int(one) - Int(other)))
          }
        }
      }
      #expect(worst <= 1)
    }
  }

  @Test("an enlarged photo is smooth and stands where the small one stood")
  func smooth() throws {
    let path = folder.path("steps.png")
    try TestPicture(width: 16, height: 4) { x, _ in
      let grey = UInt8(x * 10)
      return TestPicture.Colour(grey, grey, grey)
    }.write(to: path, as: .png)
    let pixels = try #require(decoder.ask(path, .exact(width: 64, height: 16)).pixels)
    for x in 8..<56 {
      let expected = ((Double(x) + 0.5) / 4 - 0.5) * 10
      #expect(abs(Double(pixels.colour(x, 8).red) - expected) <= 1)
    }
  }

  @Test("a part that reaches outside is cut, one that lies outside is refused")
  func outside() throws {
    let path = try ramps(80, 40)
    let reaching = ImageRegion(x: 70, y: 30, width: 50, height: 50)
    let pixels = try #require(
      decoder.ask(path, .fit(width: 500, height: 500), region: reaching).pixels)
    #expect(pixels.reply.region == ImageRegion(x: 70, y: 30, width: 10, height: 10))
    #expect(size(pixels) == [10, 10])
    let beyond = ImageRegion(x: 80, y: 0, width: 5, height: 5)
    #expect(
      try decoder.ask(path, .fit(width: 5, height: 5), region: beyond).failure?.code == .badRegion)
  }

  @Test("a large part can be made very small", arguments: [[1, 1], [3, 2], [40, 1], [1, 90]])
  func smallPart(wanted: [Int]) throws {
    let path = folder.path("wide.png")
    try TestPicture.solid(width: 900, height: 700, .init(9, 90, 200)).write(to: path, as: .png)
    let region = ImageRegion(x: 3, y: 5, width: 890, height: 690)
    let level = DecodeLevel.exact(width: wanted[0], height: wanted[1])
    let pixels = try #require(decoder.ask(path, level, region: region).pixels)
    #expect(size(pixels) == wanted)
    #expect(pixels.colour(0, 0).isNear(.init(9, 90, 200), within: 1))
  }

  @Test("an answer of more pixels than can be shown is refused")
  func tooLarge() throws {
    let answer = try decoder.ask(try ramps(8, 8), .exact(width: 65_535, height: 65_535))
    #expect(answer.failure?.code == .tooLarge)
  }
}
