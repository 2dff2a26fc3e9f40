import PerigeeWire
import PictureSupport
import Testing

@Suite("A camera RAW is developed where its camera made no preview")
struct RawTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  private static let picture = TestPicture.quadrants(width: 96, height: 64)

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  @Test(
    "it stands upright in its colours, at full size and reduced", arguments: [1, 3, 6, 8],
    [DecodeLevel.exact(width: 96, height: 64), .fit(width: 40, height: 40)])
  func developed(orientation: Int, level: DecodeLevel) throws {
    let stored = Self.picture.stored(orientation: orientation)
    let path = try folder.write(SensorFile.dng(stored, orientation: orientation), "photo.jpg")
    let answer = try decoder.ask(path, level)
    #expect(answer.header?.format == "DNG")
    #expect(answer.header?.width == 96 && answer.header?.height == 64)
    #expect(answer.header?.orientation == orientation)
    let pixels = try #require(answer.pixels)
    for (x, y) in [(1, 1), (3, 1), (1, 3), (3, 3)] {
      let shown = pixels.colour(pixels.width * x / 4, pixels.height * y / 4)
      let expected = Self.picture.colour(24 * x, 16 * y)
      // Exposure is the developer's choice; which channels are strong is not.
      #expect((shown.red > 128) == (expected.red > 128), "\(shown) for \(expected)")
      #expect((shown.green > 128) == (expected.green > 128), "\(shown) for \(expected)")
      #expect((shown.blue > 128) == (expected.blue > 128), "\(shown) for \(expected)")
    }
  }

  @Test("cut or damaged anywhere it ends in an answer")
  func broken() throws {
    for broken in Mutations.of(SensorFile.dng(Self.picture), count: 120) {
      let answer = try decoder.ask(folder.write(broken, "broken"))
      #expect(answer.failure != nil || answer.pixels != nil)
    }
  }

  @Test("a TIFF that no camera wrote stays a TIFF")
  func plain() throws {
    let path = folder.path("scan")
    try TestPicture.ramps(width: 20, height: 10).write(to: path, as: .tiff)
    #expect(try decoder.ask(path).header?.format == "TIFF")
  }
}
