import PerigeeWire
import PictureSupport
import Testing

@Suite("What a JPEG carries of itself is seen first")
struct EmbeddedPreviewTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  private let red = TestPicture.Colour(220, 30, 30)
  private let green = TestPicture.Colour(30, 180, 30)

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  /// A large green photo with a small red one in it, so that they are told apart.
  private func photo(
    width: Int = 3_600, height: Int = 2_400, isProgressive: Bool = true,
    preview: (width: Int, height: Int) = (150, 100), damaged: Bool = false
  ) throws -> String {
    let path = folder.path("photo.jpg")
    try TestPicture.solid(width: width, height: height, green).write(
      to: path, as: .jpeg, PictureOptions(isProgressive: isProgressive))
    let small = folder.path("small.jpg")
    try TestPicture.solid(width: preview.width, height: preview.height, red).write(
      to: small, as: .jpeg)
    var thumbnail = try TemporaryFolder.bytes(of: small)
    if damaged { thumbnail = Array(thumbnail[..<(thumbnail.count / 2)]) }
    let jpeg = try TemporaryFolder.bytes(of: path)
    try TemporaryFolder.write(ExifBlock.inserted(into: jpeg, thumbnail: thumbnail), to: path)
    return path
  }

  @Test("of a photo that takes a while it comes before the photo, of the photo's shape")
  func shown() throws {
    let answer = try decoder.ask(try photo())
    guard let preview = answer.preview else {
      Issue.record("no preview")
      return
    }
    #expect((preview.width, preview.height) == (150, 100))
    #expect(preview.colour(70, 50).isNear(red, within: 8))
    #expect(answer.pixels?.colour(600, 400).isNear(green, within: 8) == true)
  }

  @Test("of a photo that is there as soon it is left away")
  func needless() throws {
    for path in [try photo(width: 1_500, height: 1_000), try photo(isProgressive: false)] {
      let hasPreview = try decoder.ask(path).preview != nil
      #expect(!hasPreview)
    }
  }

  @Test("with bars beside it, or broken, it is left away, and the photo is shown")
  func unfit() throws {
    for path in [try photo(preview: (160, 120)), try photo(damaged: true)] {
      let answer = try decoder.ask(path)
      let (hasPreview, isShown) = (answer.preview != nil, answer.pixels != nil)
      #expect(!hasPreview)
      #expect(isShown)
    }
  }

  @Test("of a part there is none")
  func part() throws {
    let region = ImageRegion(x: 0, y: 0, width: 300, height: 200)
    let level = DecodeLevel.exact(width: 300, height: 200)
    let hasPreview = try decoder.ask(try photo(), level, region: region).preview != nil
    #expect(!hasPreview)
  }
}
