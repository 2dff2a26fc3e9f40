import Glibc
import PerigeeWire
import PictureSupport

/// Pixels from the decoder, copied out of the shared memory.
struct DecodedPixels {
  let reply: PixelsReply
  let bytes: [UInt8]

  var width: Int { reply.width }
  var height: Int { reply.height }

  /// What may not be with shared memory.
  enum Trouble: Error {
    case tooShort
    case notMapped
  }

  init(_ reply: PixelsReply, _ memory: OwnedDescriptor) throws {
    self.reply = reply
    var status = stat()
    let count = reply.stride * reply.height
    guard fstat(memory.number, &status) == 0, status.st_size >= count else {
      throw Trouble.tooShort
    }
    let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, memory.number, 0)
    guard let address, address != MAP_FAILED else { throw Trouble.notMapped }
    bytes = Array(UnsafeRawBufferPointer(start: address, count: count))
    munmap(address, count)
  }

  /// The four bytes of a pixel as they came: blue, green, red, alpha, premultiplied.
  func raw(_ x: Int, _ y: Int) -> [UInt8] {
    let place = y * reply.stride + x * 4
    return Array(bytes[place..<place + 4])
  }

  /// The colour of a pixel, not premultiplied.
  func colour(_ x: Int, _ y: Int) -> TestPicture.Colour {
    let pixel = raw(x, y)
    let alpha = Int(pixel[3])
    func plain(_ value: UInt8) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
    }
    return TestPicture.Colour(
      plain(pixel[2]), plain(pixel[1]), plain(pixel[0]), alpha: pixel[3])
  }

  /// The largest difference of any byte from another picture of the same size.
  func difference(from other: DecodedPixels) -> Int {
    guard width == other.width, height == other.height else { return .max }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension TestPicture.Colour {
  /// Whether no band differs by more.
  func isNear(_ other: TestPicture.Colour, within tolerance: Int) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)].allSatisfy {
      abs(Int($0) - Int($1)) <= tolerance
    }
  }
}
