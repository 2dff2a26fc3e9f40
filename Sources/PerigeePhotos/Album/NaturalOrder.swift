import CGio
import Glibc

/// A file name and its place in the natural order of names: `photo 2` before `photo 10`.
nonisolated struct OrderedName: Sendable {
  /// The name as bytes.
  let name: [UInt8]
  /// Bytes that compare as the names do in the user's language.
  let key: [UInt8]

  init(_ name: [UInt8]) {
    self.name = name
    // GLib wants valid UTF-8.
    var text = String(decoding: name, as: UTF8.self)
    key = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { chars in
        guard let start = chars.baseAddress,
          let key = g_utf8_collate_key_for_filename(start, chars.count)
        else { return [] }
        defer { g_free(key) }
        return FilePath(cString: key).bytes
      }
    }
  }

  /// Whether `a` comes before `b`; names with equal keys are ordered by their bytes.
  static func precedes(_ a: OrderedName, _ b: OrderedName) -> Bool {
    let order = compare(a.key, b.key)
    return order != 0 ? order < 0 : compare(a.name, b.name) < 0
  }

  private static func compare(_ a: [UInt8], _ b: [UInt8]) -> Int {
    let shared = min(a.count, b.count)
    // Both are storage of at least so many bytes; an empty array may have no address.
    let order = a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return Int32(0) }
        return memcmp(a, b, shared)
      }
    }
    return order != 0 ? Int(order) : a.count - b.count
  }
}
