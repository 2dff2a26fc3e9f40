import Glibc

/// What this process holds that must not pile up.
struct Holdings: CustomStringConvertible {
  /// What the open descriptors stand for.
  let descriptors: [String]
  /// Pieces of memory that are shared with a decoder.
  let sharedPieces: Int
  /// Child processes, dead ones included.
  let children: Int

  /// What is held now.
  static var now: Holdings {
    Holdings(
      descriptors: links(in: "/proc/self/fd"),
      sharedPieces: text(of: "/proc/self/maps").split(separator: "\n")
        .count { $0.contains("memfd:") },
      children: text(of: "/proc/self/task/\(getpid())/children").split(separator: " ").count)
  }

  /// Descriptors that may come to be open without piling up: GLib's threads open theirs when first needed.
  private static let late = 4

  /// Whether nothing has piled up since `start`.
  func isNoMore(than start: Holdings) -> Bool {
    descriptors.count <= start.descriptors.count + Self.late && sharedPieces <= start.sharedPieces
      && children <= start.children
  }

  var description: String {
    "\(descriptors.count) descriptors (\(descriptors.joined(separator: " "))), \(sharedPieces) pieces of shared memory, \(children) children"
  }

  private static func links(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var links: [String] = []
    var target = [UInt8](repeating: 0, count: 256)
    while let entry = readdir(stream) {
      let count = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          target.withUnsafeMutableBytes { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
              $0.baseAddress.map { readlinkat(dirfd(stream), name, $0, 256) } ?? 0
            }
          }
        }
      }
      if count > 0 { links.append(String(decoding: target[..<count], as: UTF8.self)) }
    }
    return links.sorted()
  }

  private static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(file, &part, part.count), count > 0 { all += part[..<count] }
    return String(decoding: all, as: UTF8.self)
  }
}
