import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("A part far down in a photo")
struct FarPartTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  @Test(
    "is the file's own pixels, whatever stands above it",
    arguments: [PictureFormat.png, .jpeg, .tiff], [false, true])
  func ownPixels(_ format: PictureFormat, _ isWide: Bool) throws {
    guard format != .jpeg || !isWide else { return }
    let picture = TestPicture.ramps(width: 300, height: 3_000)
    let path = folder.path("tall")
    try picture.write(to: path, as: format, PictureOptions(is16Bit: isWide))
    let region = ImageRegion(x: 100, y: 2_700, width: 120, height: 300)
    let pixels = try #require(
      try decoder.ask(path, .exact(width: 120, height: 300), region: region).pixels)
    for (x, y) in [(0, 0), (119, 0), (60, 150), (0, 299), (119, 299)] {
      let wanted = picture.colour(region.x + x, region.y + y)
      #expect(pixels.colour(x, y).isNear(wanted, within: format == .jpeg ? 12 : 0), "\(x), \(y)")
    }
  }

  @Test("reduced, it meets the part beside it as the whole does")
  func reduced() throws {
    let path = folder.path("tall")
    try TestPicture.ramps(width: 400, height: 3_000).write(to: path, as: .png)
    let level = DecodeLevel.exact(width: 200, height: 200)
    let upper = ImageRegion(x: 0, y: 2_000, width: 400, height: 400)
    let both = ImageRegion(x: 0, y: 2_000, width: 400, height: 800)
    let part = try #require(try decoder.ask(path, level, region: upper).pixels)
    let whole = try #require(
      try decoder.ask(path, .exact(width: 200, height: 400), region: both).pixels)
    for y in stride(from: 0, to: 200, by: 7) {
      for x in stride(from: 0, to: 200, by: 11) {
        #expect(part.colour(x, y).isNear(whole.colour(x, y), within: 1))
      }
    }
  }

  @Test("takes no memory for what stands above it")
  func memory() throws {
    let path = folder.path("giant.png")
    // 108 MB of pixels; a decoder at rest takes about 20 MB.
    try TestPicture.solid(width: 6_000, height: 6_000, .init(10, 20, 30)).write(to: path, as: .png)
    let region = ImageRegion(x: 5_000, y: 5_500, width: 500, height: 400)
    #expect(try decoder.ask(path, .exact(width: 500, height: 400), region: region).pixels != nil)
    #expect(try decoder.peakMemory() < 90_000_000)
  }

  @Test("of a photo that ends above it says that this part is missing")
  func missing() throws {
    let path = folder.path("tall")
    try TestPicture.ramps(width: 300, height: 3_000).write(to: path, as: .png)
    let bytes = try TemporaryFolder.bytes(of: path)
    try folder.write(Array(bytes[..<(bytes.count / 2)]), "tall")
    let level = DecodeLevel.exact(width: 120, height: 200)
    let region = ImageRegion(x: 100, y: 2_700, width: 120, height: 200)
    let answer = try decoder.ask(path, level, region: region)
    #expect(answer.failure != nil || answer.pixels?.reply.partialReason != nil)
  }
}
