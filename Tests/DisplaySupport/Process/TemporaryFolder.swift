import Glibc

/// A folder of its own under the system's temporary folder, removed with all it holds at the end.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes a new, empty folder whose name begins with `name`.
  public init(_ name: String = "perigee") throws(DisplayError) {
    let root = Environment.current.variables["TMPDIR"] ?? "/tmp"
    var template = Array("\(root)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotWrite(path: root, reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// The path of an entry in it.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in it and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws(DisplayError) -> String {
    try writeFile(bytes, to: path(name))
    return path(name)
  }

  // Links are removed, never followed.
  private static func remove(_ path: String) {
    if isFolder(path), let folder = opendir(path) {
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { remove("\(path)/\(name)") }
      }
    }
    Glibc.remove(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// Writes a whole file, replacing what was there.
public func writeFile(_ bytes: [UInt8], to path: String) throws(DisplayError) {
  guard let file = fopen(path, "wb") else {
    throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
  let written = fwrite(bytes, 1, bytes.count, file)
  let closed = fclose(file)
  guard written == bytes.count, closed == 0 else {
    throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}

/// Makes a folder whose parent is there.
public func makeFolder(_ path: String) throws(DisplayError) {
  guard mkdir(path, 0o700) == 0 else {
    throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}

/// A file's bytes, or `nil` when it cannot be read.
public func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&piece, 1, piece.count, file)
    guard count > 0 else { break }
    bytes += piece[..<count]
  }
  return ferror(file) == 0 ? bytes : nil
}
