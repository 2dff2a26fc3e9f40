import Glibc

/// A trace that the program has written, or what a replay printed.
struct Trace {
  /// Its lines, the first one first.
  let lines: [Substring]

  /// Reads a file; without lines when there is none.
  init(at path: String) {
    var content: [UInt8] = []
    if let file = fopen(path, "r") {
      defer { fclose(file) }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
        content += buffer[..<count]
      }
    }
    lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
  }

  init(lines: [Substring]) {
    self.lines = lines
  }

  /// What `perigee replay` prints for a file; `nil` when it does not like it.
  static func replayed(_ path: String) -> Trace? {
    let run = ProgramRun("replay", path)
    return run.status == 0 ? Trace(lines: run.outputLines) : nil
  }

  /// The text after a key in a line, up to the next key.
  static func value(_ key: String, in line: Substring) -> Substring {
    guard let start = line.range(of: "\"\(key)\":")?.upperBound else { return "" }
    let rest = line[start...]
    return rest[..<(rest.range(of: ",\"")?.lowerBound ?? rest.endIndex)]
  }

  /// The numbers of a list, or a number alone.
  static func numbers(_ key: String, in line: Substring) -> [Double] {
    value(key, in: line).split { "[],}".contains($0) }.compactMap { Double($0) }
  }
}

extension Substring {
  /// Where a text first stands.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
