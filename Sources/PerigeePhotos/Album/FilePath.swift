import Glibc

/// A file's path as the bytes the system knows it by, which need not be valid UTF-8.
nonisolated public struct FilePath: Hashable, Sendable {
  /// The bytes, without a zero among them and without one at the end.
  public let bytes: [UInt8]

  /// Makes a path from bytes; what follows a zero byte is left out.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// Makes a path from text.
  public init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// Makes a path from a C string.
  init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// The last `count` arguments of this program as the bytes they were given with, which
  /// `CommandLine.arguments` does not keep.
  public static func lastArguments(_ count: Int) -> [FilePath] {
    let all = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }
    return all.suffix(count).map { FilePath(cString: $0) }
  }

  /// The path as text to show; bytes that are not UTF-8 become replacement characters.
  public var display: String { String(decoding: bytes, as: UTF8.self) }

  /// What follows the last slash, as bytes; the whole path when it has none.
  public var name: [UInt8] {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
    return Array(bytes[(slash + 1)...])
  }

  /// What precedes the last slash; `.` when there is none and `/` for a name in the root.
  public var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: bytes[..<slash])
  }

  /// The path of an entry of this folder.
  public func appending(_ name: some Collection<UInt8>) -> FilePath {
    let needsSlash = bytes.last != UInt8(ascii: "/")
    return FilePath(bytes: bytes + (needsSlash ? [UInt8(ascii: "/")] : []) + name)
  }

  /// The path without slashes at its end; `/` stays.
  var withoutTrailingSlashes: FilePath {
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else {
      return bytes.isEmpty ? self : FilePath("/")
    }
    return FilePath(bytes: bytes[...last])
  }

  /// Calls `body` with the path as a C string.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { chars in
        guard let start = chars.baseAddress else { preconditionFailure("ends with a zero byte") }
        return body(start)
      }
    }
  }
}
