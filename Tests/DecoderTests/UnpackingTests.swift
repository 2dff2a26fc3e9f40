import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("A photo is unpacked once, and any part of it is at hand from then on")
struct UnpackingTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  private func written(
    _ picture: TestPicture, _ format: PictureFormat = .png, orientation: Int = 1
  ) throws -> String {
    let path = folder.path("photo")
    try picture.stored(orientation: orientation).write(
      to: path, as: format, PictureOptions(orientation: orientation))
    return path
  }

  /// Slow changes of all four bands, which reduced by any means look alike.
  private func smooth(width: Int, height: Int, hasAlpha: Bool = false) -> TestPicture {
    TestPicture(width: width, height: height, hasAlpha: hasAlpha) { x, y in
      let wave = abs((x + 2 * y) % 512 - 256)
      return .init(
        UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8(min(wave, 255)),
        alpha: hasAlpha ? UInt8(64 + (x + y) * 128 / (width + height)) : 255)
    }
  }

  private func file(_ path: String, _ flags: Int32 = O_RDONLY) throws -> OwnedDescriptor {
    let number = open(path, flags | O_CLOEXEC, 0o600)
    try #require(number >= 0)
    return OwnedDescriptor(adopting: number)
  }

  /// Unpacks a photo; gives the file it is in, and what was said on the way.
  private func unpack(
    _ path: String, into destination: OwnedDescriptor? = nil
  ) throws -> (file: OwnedDescriptor, progress: [Double], failure: DecodeFailure?) {
    let destination = try destination ?? file(folder.path("tiles"), O_RDWR | O_CREAT | O_TRUNC)
    try decoder.socket.send(
      DecoderRequest.unpack(UnpackRequest(id: 77), file: try file(path), into: destination).packet)
    var progress: [Double] = []
    while true {
      switch try decoder.reply() {
      case .progress(77, let share): progress.append(share)
      case .unpacked(77): return (destination, progress, nil)
      case .failed(77, let failure): return (destination, progress, failure)
      default: continue
      }
    }
  }

  private func pixels(
    _ tiles: OwnedDescriptor, _ level: DecodeLevel, _ region: ImageRegion? = nil
  ) throws -> DecodedPixels {
    let id = try decoder.send(tiles, level: level, region: region, isUnpacked: true)
    return try #require(try decoder.answer(to: id, level).pixels)
  }

  @Test(
    "at full size every part of it is the photo's own pixels",
    arguments: [
      ImageRegion(x: 0, y: 0, width: 700, height: 531),
      ImageRegion(x: 0, y: 0, width: 1, height: 1),
      ImageRegion(x: 255, y: 255, width: 2, height: 2),
      ImageRegion(x: 699, y: 530, width: 1, height: 1),
      ImageRegion(x: 130, y: 300, width: 400, height: 231),
    ])
  func fullSize(_ region: ImageRegion) throws {
    for picture in [
      TestPicture.ramps(width: 700, height: 531),
      smooth(width: 700, height: 531, hasAlpha: true),
    ] {
      let path = try written(picture)
      let level = DecodeLevel.exact(width: region.width, height: region.height)
      let tiles = try unpack(path).file
      let own = try #require(try decoder.ask(path, level, region: region).pixels)
      let part = try pixels(tiles, level, region)
      #expect(part.difference(from: own) == 0)
      #expect(part.reply.region == region)
    }
  }

  @Test("reduced, a part looks as it does from the file", arguments: [2, 3, 4, 8, 11])
  func reduced(_ factor: Int) throws {
    let path = try written(smooth(width: 1_603, height: 1_201, hasAlpha: true))
    let tiles = try unpack(path).file
    let region = ImageRegion(x: 264, y: 88, width: 88 * 12, height: 88 * 9)
    let level = DecodeLevel.exact(width: region.width / factor, height: region.height / factor)
    let own = try #require(try decoder.ask(path, level, region: region).pixels)
    #expect(try pixels(tiles, level, region).difference(from: own) <= 3)
  }

  @Test("the whole photo comes from the level that is just large enough")
  func whole() throws {
    let path = try written(smooth(width: 1_603, height: 1_201))
    let tiles = try unpack(path).file
    let level = DecodeLevel.fit(width: 320, height: 240)
    let own = try #require(try decoder.ask(path, level).pixels)
    let seen = try pixels(tiles, level)
    #expect((seen.width, seen.height) == (own.width, own.height))
    #expect(seen.difference(from: own) <= 3)
  }

  @Test("a photo that lies turned in its file is upright", arguments: Array(1...8))
  func turned(_ orientation: Int) throws {
    let path = try written(.ramps(width: 600, height: 301), .jpeg, orientation: orientation)
    let tiles = try unpack(path).file
    let region = ImageRegion(x: 20, y: 40, width: 250, height: 200)
    let level = DecodeLevel.exact(width: 250, height: 200)
    let own = try #require(try decoder.ask(path, level, region: region).pixels)
    #expect(try pixels(tiles, level, region).difference(from: own) <= 1)
  }

  @Test("how far it has come is said on the way, and only ever grows")
  func progress() throws {
    let said = try unpack(try written(.ramps(width: 500, height: 3_000))).progress
    #expect(said.count > 5)
    #expect(said == said.sorted())
    #expect(said.last == 1)
  }

  @Test("a full disc and a file that cannot be written are failures with a sentence")
  func noSpace() throws {
    let path = try written(.ramps(width: 700, height: 531))
    let full = try unpack(path, into: try file("/dev/full", O_WRONLY)).failure
    #expect(full?.code == .noSpace)
    #expect(full?.message.contains("room") == true)
    let closed = try unpack(path, into: try file("/dev/null")).failure
    #expect(closed?.code == .noSpace)
    #expect(closed?.message.contains("cannot be written") == true)
    #expect(try decoder.ask(path).pixels != nil)
  }

  @Test("a damaged photo is not unpacked")
  func damaged() throws {
    let path = try written(.ramps(width: 700, height: 531))
    let bytes = try TemporaryFolder.bytes(of: folder.path("photo"))
    try folder.write(Array(bytes[..<(bytes.count / 2)]), "photo")
    #expect(try unpack(path).failure?.code == .truncated)
  }

  @Test("a cached copy that is not whole is an answer, wherever it is cut or spoilt")
  func spoiltTiles() throws {
    _ = try unpack(try written(.ramps(width: 300, height: 280)))
    let whole = try TemporaryFolder.bytes(of: folder.path("tiles"))
    let level = DecodeLevel.exact(width: 300, height: 280)
    for step in stride(from: 0, to: whole.count, by: whole.count / 60) {
      var spoilt = whole
      spoilt[step] ^= 0x5A
      for bytes in [Array(whole[..<step]), spoilt] where !bytes.isEmpty {
        let path = try folder.write(bytes, "spoilt")
        let id = try decoder.send(try file(path), level: level, isUnpacked: true)
        let answer = try decoder.answer(to: id, level)
        #expect(answer.failure != nil || answer.pixels != nil)
      }
    }
  }

  @Test("given up in the middle it ends at once")
  func cancelled() throws {
    let path = try written(.ramps(width: 3_000, height: 6_000))
    let tiles = try file(folder.path("tiles"), O_RDWR | O_CREAT | O_TRUNC)
    try decoder.socket.send(
      DecoderRequest.unpack(UnpackRequest(id: 5), file: try file(path), into: tiles).packet)
    while true {
      if case .progress(5, _) = try decoder.reply() { break }
    }
    try decoder.socket.send(DecoderRequest.cancel(id: 5).packet)
    while true {
      switch try decoder.reply() {
      case .progress: continue
      case .failed(5, let failure):
        #expect(failure.code == .cancelled)
        return
      case let other:
        Issue.record("\(other)")
        return
      }
    }
  }
}
