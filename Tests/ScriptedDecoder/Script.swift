import Glibc
import PerigeeWire

/// What a test's file says: an action, its words, and `WIDTHxHEIGHT` as one of them.
struct Script {
  var words: [String]

  init(words: [String]) {
    self.words = words
  }

  init(file: OwnedDescriptor) {
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = pread(file.number, &bytes, bytes.count, 0)
    let text = String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  var action: String { words.first ?? "" }

  /// The size named, else 40 × 30.
  var size: (width: Int, height: Int) {
    for word in words {
      let sides = word.split(separator: "x").compactMap { Int($0) }
      if sides.count == 2 { return (sides[0], sides[1]) }
    }
    return (40, 30)
  }
}
