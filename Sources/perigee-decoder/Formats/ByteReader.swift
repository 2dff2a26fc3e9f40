/// Reads numbers and words out of bytes; what lies outside is `nil` or false, never a trap.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func byte(_ place: Int) -> UInt8? {
    place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  func big16(_ place: Int) -> UInt16? {
    number(place).map(UInt16.init(bigEndian:))
  }

  func big32(_ place: Int) -> UInt32? {
    number(place).map(UInt32.init(bigEndian:))
  }

  func little16(_ place: Int) -> UInt16? {
    number(place).map(UInt16.init(littleEndian:))
  }

  func little32(_ place: Int) -> UInt32? {
    number(place).map(UInt32.init(littleEndian:))
  }

  /// The bytes from a place on, as many as asked for; `nil` when there are fewer.
  func slice(_ place: Int, _ length: Int) -> ByteReader? {
    guard place >= 0, length >= 0, place <= bytes.count, length <= bytes.count - place else {
      return nil
    }
    return ByteReader(UnsafeRawBufferPointer(rebasing: bytes[place..<place + length]))
  }

  func has(_ word: String, at place: Int = 0) -> Bool {
    has(Array(word.utf8), at: place)
  }

  func has(_ word: [UInt8], at place: Int = 0) -> Bool {
    guard let part = slice(place, word.count) else { return false }
    return part.bytes.elementsEqual(word)
  }

  /// Whether the word occurs before a place.
  func contains(_ word: String, before end: Int) -> Bool {
    let word = Array(word.utf8)
    return (0..<max(0, min(end, bytes.count - word.count + 1))).contains { has(word, at: $0) }
  }

  private func number<Value: FixedWidthInteger>(_ place: Int) -> Value? {
    guard place >= 0, place <= bytes.count - MemoryLayout<Value>.size else { return nil }
    return bytes.loadUnaligned(fromByteOffset: place, as: Value.self)
  }
}
