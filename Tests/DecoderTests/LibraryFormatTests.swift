import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("Formats that libraries read are shown in their colours, page by page")
struct LibraryFormatTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  private static let picture = TestPicture.ramps(width: 7, height: 5)

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func expect(_ answer: DecoderProcess.Answer, _ format: String, within limit: Int) throws {
    #expect(answer.header?.format == format)
    let pixels = try #require(answer.pixels)
    #expect(pixels.width == Self.picture.width && pixels.height == Self.picture.height)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let shown = pixels.colour(x, y)
        let expected = Self.picture.colour(x, y)
        #expect(shown.isNear(expected, within: limit), "\(x), \(y): \(shown) for \(expected)")
      }
    }
  }

  @Test("a PPM shows its pixels")
  func ppm() throws {
    let path = try folder.write(LibraryFiles.ppm(Self.picture), "photo")
    try expect(decoder.ask(path), "PPM", within: 0)
  }

  @Test("a Radiance HDR is linear light, brought into sRGB")
  func radiance() throws {
    let file = LibraryFiles.radiance(Self.picture) { value in
      let value = Float(value) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    // A dark channel beside a bright one has few steps of its own: 1/256 of light is 13 of sRGB.
    try expect(decoder.ask(folder.write(file, "photo")), "Radiance HDR", within: 13)
  }

  @Test("a PDF has its pages, each of its own size")
  func pdf() throws {
    let file = LibraryFiles.pdf([(60, 40, "1 0 0"), (30, 50, "0 0 1")])
    let path = try folder.write(file, "paper")
    let first = try decoder.ask(path)
    #expect(
      first.header
        == PhotoHeader(format: "PDF", width: 60, height: 40, pages: 2, hasPartsAtHand: true))
    #expect(first.pixels?.colour(30, 20) == TestPicture.Colour(255, 0, 0))
    let second = try decoder.ask(path, page: 1)
    #expect(second.header?.width == 30 && second.header?.height == 50)
    #expect(second.pixels?.colour(15, 25) == TestPicture.Colour(0, 0, 255))
    let large = try #require(decoder.ask(path, .exact(width: 600, height: 400)).pixels)
    #expect(large.width == 600 && large.colour(599, 399) == TestPicture.Colour(255, 0, 0))
  }

  @Test("a compressed SVG is drawn as the SVG it holds")
  func svgz() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" \
      fill="#0f0"/></svg>
      """
    let answer = try decoder.ask(folder.write(LibraryFiles.svgz(drawing), "drawing"))
    #expect(
      answer.header == PhotoHeader(format: "SVGZ", width: 20, height: 10, hasPartsAtHand: true))
    #expect(answer.pixels?.colour(10, 5) == TestPicture.Colour(0, 255, 0))
  }

  @Test("broken ones end in an answer")
  func broken() throws {
    let files = [
      LibraryFiles.ppm(Self.picture), LibraryFiles.radiance(Self.picture) { Float($0) / 255 },
      LibraryFiles.pdf([(60, 40, "1 0 0"), (30, 50, "0 0 1")]),
      LibraryFiles.svgz("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"1\"/>"),
    ]
    for file in files {
      for broken in Mutations.of(file, count: 40) {
        let answer = try decoder.ask(folder.write(broken, "broken"))
        #expect(answer.failure != nil || answer.pixels != nil)
      }
    }
  }
}
