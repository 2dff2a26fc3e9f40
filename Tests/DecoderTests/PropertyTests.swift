import PerigeeWire
import PictureSupport
import Testing

@Suite("What the metadata says comes when it is asked for")
struct PropertyTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func photo(camera: String = "Model 1") throws -> [UInt8] {
    let path = folder.path("plain.jpg")
    try TestPicture.ramps(width: 40, height: 30).write(to: path, as: .jpeg)
    return ExifBlock.inserted(into: try TemporaryFolder.bytes(of: path), camera: camera)
  }

  @Test("date, camera, exposure and place are as the camera wrote them")
  func stated() throws {
    let path = try folder.write(photo(), "photo.jpg")
    let answer = try decoder.ask(path, wantsProperties: true)
    #expect(answer.pixels != nil)
    let properties = try #require(answer.properties)
    #expect(properties.date == "2014-05-01 10:11:12")
    #expect(properties.camera == "Model 1")
    #expect(properties.exposureTime == 1.0 / 250)
    #expect(properties.aperture == 2.8 && properties.sensitivity == 400)
    #expect(properties.focalLength == 50)
    let latitude = try #require(properties.latitude)
    let longitude = try #require(properties.longitude)
    #expect(abs(latitude + 33.857) < 0.000_1 && abs(longitude - 151.21) < 0.000_1)
    #expect(properties.altitude == 58.5)
    #expect(properties.lens == nil && properties.title == nil)
  }

  @Test("nothing is read when nobody asks, and nothing said of a photo without metadata")
  func unasked() throws {
    let path = try folder.write(photo(), "photo.jpg")
    #expect(try decoder.ask(path).properties == nil)
    let plain = folder.path("plain.png")
    try TestPicture.ramps(width: 9, height: 9).write(to: plain, as: .png)
    #expect(try decoder.ask(plain, wantsProperties: true).properties == PhotoProperties())
    #expect(try decoder.ask(plain, .none, wantsProperties: true).properties != nil)
  }

  @Test("a text that would turn the writing around it, or break the line, is made plain")
  func plainText() throws {
    let path = try folder.write(photo(camera: "  A\u{202E}B\nC "), "photo.jpg")
    #expect(try decoder.ask(path, wantsProperties: true).properties?.camera == "AB C")
  }

  @Test("broken metadata ends in an answer, and the photo is shown")
  func broken() throws {
    let photo = try photo()
    // The block is in the first 400 bytes; behind it the picture stays whole.
    for broken in Mutations.of(Array(photo[12..<400]), count: 150) where broken.count == 388 {
      let path = try folder.write(Array(photo[..<12]) + broken + Array(photo[400...]), "broken.jpg")
      let answer = try decoder.ask(path, wantsProperties: true)
      #expect(answer.properties != nil || answer.failure != nil)
    }
  }
}
