import Glibc

/// What this process holds that must not pile up.
struct Holdings: CustomStringConvertible {
  /// Open descriptors.
  let descriptors: Int
  /// Pieces of memory that are shared with a decoder.
  let sharedPieces: Int
  /// Child processes, dead ones included.
  let children: Int

  /// What is held now.
  static var now: Holdings {
    Holdings(
      descriptors: entries(of: "/proc/self/fd"),
      sharedPieces: text(of: "/proc/self/maps").split(separator: "\n")
        .count { $0.contains("memfd:") },
      children: text(of: "/proc/self/task/\(getpid())/children").split(separator: " ").count)
  }

  /// Whether nothing has piled up since `start`.
  func isNoMore(than start: Holdings) -> Bool {
    descriptors <= start.descriptors && sharedPieces <= start.sharedPieces
      && children <= start.children
  }

  var description: String {
    "\(descriptors) descriptors, \(sharedPieces) pieces of shared memory, \(children) children"
  }

  private static func entries(of folder: String) -> Int {
    guard let stream = opendir(folder) else { return 0 }
    defer { closedir(stream) }
    var count = 0
    while readdir(stream) != nil { count += 1 }
    return count
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
