import CGio
import Glibc

/// What one argument of the command line stands for.
nonisolated public enum NamedLocation: Equatable {
  /// A folder, to be listed.
  case folder(FilePath)
  /// A file, or a name that nothing has.
  case file(FilePath)
  /// An address that is not one of a file on this computer.
  case elsewhere(FilePath)

  /// Looks at a path or a `file://` address; relative paths start from the current folder.
  ///
  /// A file that really has a name like an address is that file.
  public init(_ argument: FilePath) {
    var path = argument
    if Self.kind(of: path) == nil, let scheme = Self.scheme(of: argument) {
      guard scheme == "file", let local = Self.localPath(ofAddress: argument) else {
        self = .elsewhere(argument)
        return
      }
      path = local
    }
    path = Self.absolute(path)
    self = Self.kind(of: path) == S_IFDIR ? .folder(path) : .file(path)
  }

  private static func kind(of path: FilePath) -> mode_t? {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The scheme in front of `://`, in lower case; `file:` needs no slashes.
  private static func scheme(of argument: FilePath) -> String? {
    guard let colon = argument.bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
      return nil
    }
    let name = String(decoding: argument.bytes[..<colon], as: UTF8.self).lowercased()
    let hasSlashes = argument.bytes[(colon + 1)...].starts(with: "//".utf8)
    return name == "file" || hasSlashes ? name : nil
  }

  private static func localPath(ofAddress address: FilePath) -> FilePath? {
    var host: UnsafeMutablePointer<CChar>?
    guard let path = address.withCString({ g_filename_from_uri($0, &host, nil) }) else {
      return nil
    }
    defer { g_free(path) }
    defer { g_free(host) }
    guard host.map({ strcmp($0, "localhost") == 0 }) ?? true else { return nil }
    return FilePath(cString: path)
  }

  private static func absolute(_ path: FilePath) -> FilePath {
    guard path.bytes.first != UInt8(ascii: "/"), let folder = g_get_current_dir() else {
      return path
    }
    defer { g_free(folder) }
    return FilePath(cString: folder).appending(path.bytes)
  }
}
