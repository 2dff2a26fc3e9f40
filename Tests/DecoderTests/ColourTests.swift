import PerigeeWire
import PictureSupport
import Testing

@Suite("Colours are what the file means")
struct ColourTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func centre(_ path: String) throws -> TestPicture.Colour {
    let pixels = try #require(decoder.ask(path).pixels)
    return pixels.colour(pixels.width / 2, pixels.height / 2)
  }

  @Test(
    "a Display P3 profile is followed",
    arguments: [PictureFormat.jpeg, .png, .webp, .tiff, .avif, .heic].filter(\.isWritable))
  func displayP3(format: PictureFormat) throws {
    let path = folder.path("photo")
    // (184, 56, 49) in Display P3 is (200, 40, 40) in sRGB, by the matrices of both.
    try TestPicture.solid(width: 64, height: 64, .init(184, 56, 49)).write(
      to: path, as: format, PictureOptions(profile: "p3"))
    #expect(try centre(path).isNear(.init(200, 40, 40), within: format.tolerance + 2))
    #expect(try decoder.ask(path, .none).header?.profile != nil)
  }

  @Test("an sRGB profile changes nothing")
  func srgb() throws {
    let path = folder.path("photo.png")
    try TestPicture.solid(width: 8, height: 8, .init(184, 56, 49)).write(
      to: path, as: .png, PictureOptions(profile: "srgb"))
    #expect(try centre(path).isNear(.init(184, 56, 49), within: 1))
  }

  @Test(
    "a profile that is broken, or for inks, is passed over",
    arguments: [PictureFormat.jpeg, .png])
  func brokenProfile(format: PictureFormat) throws {
    let path = folder.path("photo")
    let picture = TestPicture.solid(width: 32, height: 32, .init(184, 56, 49))
    try picture.write(
      to: path, as: .jpeg,
      PictureOptions(profileBytes: (0..<700).map { UInt8(truncatingIfNeeded: $0 * 31) }))
    #expect(try centre(path).isNear(.init(184, 56, 49), within: 4))
    try picture.write(to: path, as: .jpeg, PictureOptions(profileBytes: [1, 2, 3]))
    #expect(try centre(path).isNear(.init(184, 56, 49), within: 4))
  }

  @Test("inks without a profile are not inverted")
  func inks() throws {
    let path = folder.path("photo.jpg")
    try InkPicture.write(to: path, width: 64, height: 32) { x, _ in
      x < 32 ? (0, 0, 0, 0) : (0, 0, 0, 255)
    }
    let pixels = try #require(decoder.ask(path).pixels)
    #expect(pixels.colour(8, 16).isNear(.init(255, 255, 255), within: 6))
    #expect(pixels.colour(56, 16).isNear(.init(30, 30, 30), within: 40))
  }

  @Test("16 bits become 8 by rounding, with alpha and without")
  func sixteenBits() throws {
    let path = folder.path("photo.png")
    let colour = TestPicture.Colour(201, 100, 3, alpha: 128)
    try TestPicture.solid(width: 8, height: 8, colour).write(
      to: path, as: .png, PictureOptions(is16Bit: true))
    #expect(try centre(path).isNear(colour, within: 1))
    let opaque = TestPicture.Colour(201, 100, 3)
    try TestPicture.solid(width: 8, height: 8, opaque).write(
      to: path, as: .png, PictureOptions(is16Bit: true))
    #expect(try centre(path).isNear(opaque, within: 1))
  }

  @Test("16 bits with alpha keep it through a profile")
  func sixteenBitsProfile() throws {
    let path = folder.path("photo.png")
    try TestPicture.solid(width: 8, height: 8, .init(184, 56, 49, alpha: 128)).write(
      to: path, as: .png, PictureOptions(profile: "p3", is16Bit: true))
    #expect(try centre(path).isNear(.init(200, 40, 40, alpha: 128), within: 3))
  }

  @Test("colours come multiplied by their alpha")
  func premultiplied() throws {
    let path = folder.path("photo.png")
    try TestPicture(width: 256, height: 1, hasAlpha: true) { x, _ in
      TestPicture.Colour(255, 120, 0, alpha: UInt8(x))
    }.write(to: path, as: .png)
    let pixels = try #require(decoder.ask(path).pixels)
    #expect(pixels.reply.hasAlpha)
    for x in 0..<256 {
      let alpha = Double(x) / 255
      let expected = [0, (120 * alpha).rounded(), (255 * alpha).rounded(), Double(x)]
      #expect(pixels.raw(x, 0).map(Double.init) == expected)
    }
  }

  @Test("what is hidden under clear pixels does not bleed into a reduced photo")
  func bleeding() throws {
    let path = folder.path("photo.png")
    try TestPicture(width: 64, height: 64, hasAlpha: true) { x, y in
      (x + y) % 2 == 0 ? .init(255, 0, 0) : .init(0, 255, 0, alpha: 0)
    }.write(to: path, as: .png)
    let pixels = try #require(decoder.ask(path, .exact(width: 8, height: 8)).pixels)
    let colour = pixels.colour(4, 4)
    #expect(colour.red > 250 && colour.green < 5)
    #expect(abs(Int(colour.alpha) - 128) <= 3)
  }

  @Test("a photo whose alpha is full everywhere counts as opaque")
  func opaqueAlpha() throws {
    let path = folder.path("photo.png")
    try TestPicture(width: 8, height: 8, hasAlpha: true) { _, _ in .init(1, 2, 3) }.write(
      to: path, as: .png)
    #expect(try decoder.ask(path).pixels?.reply.hasAlpha == false)
  }
}
