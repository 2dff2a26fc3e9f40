import Glibc

/// A folder for the files of one test, removed with everything in it when its last owner goes.
public final class TemporaryFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Makes an empty folder; throws when the system has no room for one.
  public init() throws(PictureFailure) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/perigee-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw PictureFailure("no temporary folder") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.removeTree(path)
  }

  private static func removeTree(_ path: String) {
    // A file, or a link to a folder, is removed as it is.
    guard unlink(path) != 0, let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeTree("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }

  /// The path of a file of this name in the folder.
  public func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes bytes as a file and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], _ name: String) throws(PictureFailure) -> String {
    let path = path(name)
    try Self.write(bytes, to: path)
    return path
  }

  /// Writes bytes as a file at a path.
  public static func write(_ bytes: [UInt8], to path: String) throws(PictureFailure) {
    guard let file = fopen(path, "w") else { throw PictureFailure("cannot write \(path)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw PictureFailure("cannot write \(path)")
    }
  }

  /// Writes text as a file and gives its path.
  @discardableResult
  public func write(text: String, _ name: String) throws(PictureFailure) -> String {
    try write(Array(text.utf8), name)
  }

  /// The bytes of a file.
  public static func bytes(of path: String) throws(PictureFailure) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw PictureFailure("cannot read \(path)") }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: max(0, ftell(file)))
    rewind(file)
    guard fread(&bytes, 1, bytes.count, file) == bytes.count else {
      throw PictureFailure("cannot read \(path)")
    }
    return bytes
  }

  /// Copies the first part of a file, as a broken download leaves it, and gives the copy's path.
  @discardableResult
  public func writeStart(
    of path: String, bytes count: Int, _ name: String
  ) throws(PictureFailure) -> String {
    try write(Array(try Self.bytes(of: path).prefix(count)), name)
  }
}
