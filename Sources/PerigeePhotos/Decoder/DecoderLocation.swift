import CGio
import Glibc

/// Where the decoder's executable is.
nonisolated enum DecoderLocation {
  /// The path `PERIGEE_DECODER` names, else `perigee-decoder` beside this program, else in
  /// `../libexec`; `nil` when none of these can be executed.
  ///
  /// A `PERIGEE_DECODER` that leads nowhere is not passed over: whoever set it meant it.
  static func find(
    environment: String? = getenv("PERIGEE_DECODER").map { String(cString: $0) },
    program: FilePath? = currentProgram()
  ) -> FilePath? {
    if let environment, !environment.isEmpty {
      let path = FilePath(environment)
      return isExecutable(path) ? path : nil
    }
    guard let folder = program?.parent else { return nil }
    let name = "perigee-decoder".utf8
    let places = [folder.appending(name), folder.parent.appending("libexec".utf8).appending(name)]
    return places.first(where: isExecutable)
  }

  private static func currentProgram() -> FilePath? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { chars in
        chars.baseAddress.map { readlink("/proc/self/exe", $0, chars.count) } ?? 0
      }
    }
    return count > 0 ? FilePath(bytes: bytes[..<count]) : nil
  }

  private static func isExecutable(_ path: FilePath) -> Bool {
    path.withCString { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && access(path, X_OK) == 0
    }
  }
}
