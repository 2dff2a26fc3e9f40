import Glibc

@testable import PerigeePhotos

/// A folder of its own for one test, removed with all it holds when the test ends.
nonisolated final class TemporaryFolder {
  let path: FilePath

  init() {
    var template = Array("/tmp/perigee-photos-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, mkdtemp(start) != nil else {
        preconditionFailure("no temporary folder")
      }
      return FilePath(bytes: Array(UnsafeRawBufferPointer(start: start, count: strlen(start))))
    }
  }

  /// Writes a file of this content; gives its path.
  @discardableResult
  func file(_ name: some Collection<UInt8>, _ content: some Collection<UInt8> = []) -> FilePath {
    let path = self.path.appending(name)
    let number = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
    let bytes = Array(content)
    _ = write(number, bytes, bytes.count)
    close(number)
    return path
  }

  /// Writes a file of this text.
  @discardableResult
  func file(_ name: String, _ content: String = "") -> FilePath {
    file(name.utf8, Array(content.utf8))
  }

  /// Makes a folder in it.
  @discardableResult
  func folder(_ name: String) -> FilePath {
    let path = self.path.appending(name.utf8)
    _ = path.withCString { mkdir($0, 0o700) }
    return path
  }

  /// Takes an entry away.
  func remove(_ name: String) { Self.remove(appending(name)) }

  /// The path of an entry, which need not exist.
  func appending(_ name: String) -> FilePath { path.appending(name.utf8) }

  /// The names of what a folder in it holds; empty for one that is not there.
  func names(in name: String) -> [String] {
    guard let stream = appending(name).withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: FilePath) {
    if path.withCString({ unlink($0) }) == 0 { return }
    guard let stream = path.withCString({ opendir($0) }) else { return }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { remove(path.appending(name)) }
    }
    closedir(stream)
    _ = path.withCString { rmdir($0) }
  }
}
