import PerigeeWire
import PictureSupport
import Testing

@Suite("A photo stands upright")
struct OrientationTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  /// Not square, so that exchanged sides show.
  private let picture = TestPicture.quadrants(width: 120, height: 80)

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func expectUpright(_ pixels: DecodedPixels?, within tolerance: Int) throws {
    let pixels = try #require(pixels)
    let right = pixels.width * 9 / 10
    let bottom = pixels.height * 9 / 10
    let left = pixels.width / 10
    let top = pixels.height / 10
    #expect(pixels.colour(left, top).isNear(TestPicture.topLeft, within: tolerance))
    #expect(pixels.colour(right, top).isNear(TestPicture.topRight, within: tolerance))
    #expect(pixels.colour(left, bottom).isNear(TestPicture.bottomLeft, within: tolerance))
    #expect(pixels.colour(right, bottom).isNear(TestPicture.bottomRight, within: tolerance))
  }

  @Test(
    "every EXIF orientation is turned, at full size and reduced",
    arguments: [PictureFormat.jpeg, .png, .webp, .tiff], 1...8)
  func turned(format: PictureFormat, orientation: Int) throws {
    let path = folder.path("photo.\(format.fileExtension)")
    try picture.stored(orientation: orientation).write(
      to: path, as: format, PictureOptions(orientation: orientation))
    let full = try decoder.ask(path)
    #expect(full.header?.width == 120 && full.header?.height == 80)
    #expect(full.pixels?.width == 120 && full.pixels?.height == 80)
    try expectUpright(full.pixels, within: format.tolerance)
    let small = try decoder.ask(path, .fit(width: 30, height: 30))
    #expect(small.pixels?.width == 30 && small.pixels?.height == 20)
    try expectUpright(small.pixels, within: format.tolerance)
  }

  @Test(
    "the stored orientation is told", arguments: [PictureFormat.jpeg, .png, .webp, .tiff])
  func told(format: PictureFormat) throws {
    let path = folder.path("photo")
    try picture.stored(orientation: 6).write(
      to: path, as: format, PictureOptions(orientation: 6))
    #expect(try decoder.ask(path, .none).header?.orientation == 6)
  }

  @Test("a part is cut from the upright photo", arguments: 1...8)
  func part(orientation: Int) throws {
    let path = folder.path("photo.png")
    try picture.stored(orientation: orientation).write(
      to: path, as: .png, PictureOptions(orientation: orientation))
    let region = ImageRegion(x: 50, y: 10, width: 30, height: 20)
    let pixels = try #require(
      decoder.ask(path, .exact(width: 30, height: 20), region: region).pixels)
    #expect(pixels.reply.region == region)
    #expect(pixels.width == 30 && pixels.height == 20)
    for (x, y) in [(0, 0), (9, 0), (10, 0), (29, 19), (9, 19), (10, 10)] {
      #expect(pixels.colour(x, y) == picture.colour(x + 50, y + 10))
    }
  }

  @Test("an orientation that does not exist turns nothing", arguments: [0, 9])
  func invalid(orientation: Int) throws {
    let path = folder.path("photo.jpg")
    try picture.write(to: path, as: .jpeg, PictureOptions(orientation: orientation))
    let answer = try decoder.ask(path)
    #expect(answer.header?.orientation == 1)
    try expectUpright(answer.pixels, within: PictureFormat.jpeg.tolerance)
  }

  @Test(
    "HEIC, AVIF and JPEG XL follow their container's turn and no EXIF orientation",
    arguments: [PictureFormat.avif, .heic, .jpegXL].filter(\.isWritable))
  func container(format: PictureFormat) throws {
    let path = folder.path("photo")
    try picture.write(to: path, as: format, PictureOptions(orientation: 6))
    let answer = try decoder.ask(path)
    #expect(answer.header?.orientation == 1)
    #expect(answer.pixels?.width == 120)
    try expectUpright(answer.pixels, within: 14)
  }
}
