import Glibc

/// One line for the person who started the program.
enum StandardError {
  static func say(_ sentence: String) {
    let line = "perigee-decoder: \(sentence)\n"
    _ = line.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
  }
}
