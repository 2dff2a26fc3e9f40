import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("A file that cannot be shown is refused with a reason, or shown in part with a word")
struct BadFileTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func code(_ path: String) throws -> DecodeFailure.Code? {
    let failure = try decoder.ask(path).failure
    if let failure { #expect(failure.message.hasSuffix(".")) }
    return failure?.code
  }

  @Test("an empty file, a text and noise are told apart from pictures")
  func noPictures() throws {
    #expect(try code(folder.write([], "empty.jpg")) == .empty)
    #expect(try code(folder.write(text: OddFiles.text, "text.jpg")) == .notAnImage)
    let noise = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 9) }
    #expect(try code(folder.write(noise, "noise.png")) == .notAnImage)
  }

  @Test("a folder and a pipe are refused without waiting for them")
  func notFiles() throws {
    #expect(try code(folder.path) == .unreadable)
    let pipe = folder.path("pipe.jpg")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(try code(pipe) == .unreadable)
  }

  @Test(
    "a cut photo is shown as far as it goes, at its full size",
    arguments: [(PictureFormat.jpeg, false), (.jpeg, true), (.png, false)])
  func cut(format: PictureFormat, progressive: Bool) throws {
    let whole = folder.path("whole")
    try TestPicture.ramps(width: 400, height: 300).write(
      to: whole, as: format, PictureOptions(isProgressive: progressive))
    let count = try TemporaryFolder.bytes(of: whole).count
    let path = try folder.writeStart(of: whole, bytes: count * 2 / 3, "cut")
    for level in [DecodeLevel.fit(width: 2_000, height: 2_000), .fit(width: 100, height: 100)] {
      let answer = try decoder.ask(path, level)
      #expect(answer.header?.width == 400 && answer.header?.height == 300)
      let pixels = try #require(answer.pixels)
      #expect(pixels.reply.partialReason?.contains("ends too early") == true)
      let original = try #require(decoder.ask(whole, level).pixels)
      if !progressive {
        #expect(pixels.colour(20, 5).isNear(original.colour(20, 5), within: 4))
      }
    }
  }

  @Test("where a cut PNG has no rows it is clear, not black")
  func clearRest() throws {
    let whole = folder.path("whole")
    try TestPicture.ramps(width: 400, height: 300).write(to: whole, as: .png)
    let count = try TemporaryFolder.bytes(of: whole).count
    let path = try folder.writeStart(of: whole, bytes: count / 2, "cut")
    let pixels = try #require(decoder.ask(path).pixels)
    #expect(pixels.reply.hasAlpha)
    #expect(pixels.colour(200, 299).alpha == 0)
    #expect(pixels.colour(200, 0).alpha == 255)
  }

  @Test(
    "a photo cut before its first pixels is refused",
    arguments: PictureFormat.allCases.filter(\.isWritable))
  func cutToNothing(format: PictureFormat) throws {
    let whole = folder.path("whole")
    try TestPicture.ramps(width: 400, height: 300).write(to: whole, as: format)
    for count in [16, 40, 90] {
      let answer = try decoder.ask(folder.writeStart(of: whole, bytes: count, "cut"))
      #expect(answer.pixels == nil)
      #expect(answer.failure != nil)
    }
  }

  @Test(
    "a photo cut anywhere ends in an answer", arguments: PictureFormat.allCases.filter(\.isWritable)
  )
  func cutAnywhere(format: PictureFormat) throws {
    let whole = folder.path("whole")
    try TestPicture.ramps(width: 90, height: 70).write(to: whole, as: format)
    let count = try TemporaryFolder.bytes(of: whole).count
    for part in 1..<24 {
      let path = try folder.writeStart(of: whole, bytes: count * part / 24, "cut")
      let answer = try decoder.ask(path)
      #expect(answer.failure != nil || answer.pixels != nil)
    }
    #expect(try decoder.ask(whole).pixels != nil)
  }

  @Test(
    "a photo with a damaged byte ends in an answer",
    arguments: PictureFormat.allCases.filter(\.isWritable))
  func flipped(format: PictureFormat) throws {
    let whole = folder.path("whole")
    try TestPicture.ramps(width: 90, height: 70).write(to: whole, as: format)
    let bytes = try TemporaryFolder.bytes(of: whole)
    for part in 0..<24 {
      var damaged = bytes
      damaged[bytes.count * part / 24] ^= 0xFF
      let answer = try decoder.ask(folder.write(damaged, "damaged"))
      #expect(answer.failure != nil || answer.pixels != nil)
    }
  }

  @Test("pixels that are no data are refused and not shown black")
  func garbage() throws {
    let path = try folder.write(OddFiles.garbagePNG(width: 300, height: 200), "garbage.png")
    #expect(try code(path) == .damaged)
  }

  @Test(
    "a picture that claims gigapixels is refused from its header",
    arguments: [[787_402, 787_402], [1_000_000, 100_000], [60_000, 60_000]])
  func bomb(size: [UInt32]) throws {
    let path = try folder.write(OddFiles.bombPNG(width: size[0], height: size[1]), "bomb.png")
    let answer = try decoder.ask(path, .none)
    #expect(answer.failure?.code == .tooLarge || answer.failure?.code == .damaged)
    #expect(answer.failure?.message.contains("\(size[0])") == true)
  }

  @Test("a GIF whose canvas takes more memory than a photo may have is refused, not tried")
  func hugeCanvas() throws {
    let path = try folder.write(OddFiles.bombGIF(width: 45_632, height: 51_620), "bomb.gif")
    #expect(try code(path) == .tooLarge)
    let small = try folder.write(OddFiles.bombGIF(width: 64, height: 64), "small.gif")
    #expect(try code(small) != .tooLarge)
  }

  @Test("the sentence speaks of what the file is, not of what it is called")
  func sentence() throws {
    let path = try folder.write(OddFiles.garbagePNG(width: 30, height: 20), "holiday.jpg")
    let message = try #require(decoder.ask(path).failure).message
    #expect(message.contains("PNG") && !message.contains("JP"))
  }

  @Test("a file that shrinks while it is open does not end the decoder")
  func shrinks() throws {
    let path = folder.path("photo.png")
    try PhotoLikePicture.write(to: path, as: .png, width: 1_500, height: 1_000)
    let file = OwnedDescriptor(adopting: open(path, O_RDWR | O_CLOEXEC))
    let id = try decoder.send(file, level: .exact(width: 1_400, height: 900))
    while true {
      guard case .header = try decoder.reply() else { continue }
      break
    }
    try #require(ftruncate(file.number, 5_000) == 0)
    let answer = try decoder.answer(to: id, .exact(width: 1_400, height: 900))
    #expect(answer.failure != nil || answer.pixels != nil)
    let small = folder.path("small.png")
    try TestPicture.ramps(width: 9, height: 9).write(to: small, as: .png)
    #expect(try decoder.ask(small).pixels != nil)
  }
}
