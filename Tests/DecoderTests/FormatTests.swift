import PerigeeWire
import PictureSupport
import Testing

@Suite("Every format is known by its content")
struct FormatTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  @Test(
    "what is written is what is shown, whatever the name says",
    arguments: PictureFormat.allCases.filter(\.isWritable))
  func shown(format: PictureFormat) throws {
    let picture = TestPicture.quadrants(width: 96, height: 64)
    let path = folder.path("named-wrong.xyz")
    try picture.write(to: path, as: format)
    let answer = try decoder.ask(path)
    #expect(answer.header?.format == format.rawValue)
    let pixels = try #require(answer.pixels)
    #expect(pixels.width == 96 && pixels.height == 64)
    #expect(!pixels.reply.hasAlpha)
    #expect(pixels.reply.partialReason == nil)
    for (x, y) in [(8, 8), (88, 8), (8, 56), (88, 56)] {
      #expect(pixels.colour(x, y).isNear(picture.colour(x, y), within: format.tolerance))
    }
  }

  @Test("the header comes before the pixels, and alone when no pixels are wanted")
  func headerFirst() throws {
    let path = folder.path("photo.png")
    try TestPicture.ramps(width: 40, height: 30).write(to: path, as: .png)
    let id = try decoder.send(path, level: .fit(width: 10, height: 10))
    guard case .started(id) = try decoder.reply() else { throw DecoderProcess.Trouble.silent }
    guard case .header(id, let header) = try decoder.reply() else {
      throw DecoderProcess.Trouble.silent
    }
    #expect(header == PhotoHeader(format: "PNG", width: 40, height: 30))
    guard case .pixels = try decoder.reply() else { throw DecoderProcess.Trouble.silent }
    let alone = try decoder.ask(path, .none)
    #expect(alone.header == header)
    #expect(alone.pixels == nil)
  }

  @Test("a drawing is drawn at the size wanted, larger too, and stays sharp")
  func drawing() throws {
    let path = try folder.write(
      text: """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
        <rect width="20" height="20" fill="#ff0000"/><rect x="20" width="20" height="20" fill="#00f"/>
        </svg>
        """, "drawing")
    let answer = try decoder.ask(path, .exact(width: 400, height: 200))
    #expect(
      answer.header == PhotoHeader(format: "SVG", width: 40, height: 20, hasPartsAtHand: true))
    let pixels = try #require(answer.pixels)
    #expect(pixels.width == 400 && pixels.height == 200)
    #expect(pixels.colour(199, 100) == TestPicture.Colour(255, 0, 0))
    #expect(pixels.colour(200, 100) == TestPicture.Colour(0, 0, 255))
  }

  @Test("a drawing in millimetres has 96 pixels to the inch")
  func physicalDrawing() throws {
    let path = try folder.write(
      text: """
        <?xml version="1.0"?>
        <svg width="25.4mm" height="50.8mm" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 2"/>
        """, "drawing")
    let header = try decoder.ask(path, .none).header
    #expect(header?.width == 96 && header?.height == 192)
  }

  @Test("the pages of a file are counted, and one that is not there is refused")
  func pages() throws {
    let path = folder.path("photo.jpg")
    try TestPicture.ramps(width: 20, height: 20).write(to: path, as: .jpeg)
    let answer = try decoder.ask(path, page: 1)
    #expect(answer.failure?.code == .noSuchPage)
  }

  @Test(
    "progressive and interlaced files look like plain ones", arguments: [PictureFormat.jpeg, .png])
  func progressive(format: PictureFormat) throws {
    let picture = TestPicture.ramps(width: 200, height: 100)
    let plain = folder.path("plain")
    let progressive = folder.path("progressive")
    try picture.write(to: plain, as: format)
    try picture.write(to: progressive, as: format, PictureOptions(isProgressive: true))
    let first = try #require(decoder.ask(plain, .fit(width: 50, height: 50)).pixels)
    let second = try #require(decoder.ask(progressive, .fit(width: 50, height: 50)).pixels)
    #expect(first.difference(from: second) <= 1)
  }
}
