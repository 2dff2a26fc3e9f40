import Glibc
import PerigeeTrace

/// `perigee replay FILE|-`: plays a trace through the engine and prints a line for each probe.
///
/// It needs no display.
enum ReplayCommand {
  private static let usage = "usage: perigee replay FILE   (- reads standard input)"
  /// Bytes read at a time: a few pages, so that lines arrive soon from a pipe and calls are rare.
  private static let chunkSize = 65_536

  /// How a replay can end early, each with its line for a person and its status of sysexits.h.
  private enum Failure: Error {
    case trace(TraceError)
    case cannotRead(String, errno: Int32)
    case cannotWrite(errno: Int32)

    var sentence: String {
      switch self {
      case .trace(let error): error.description
      case .cannotRead(let path, let code): "perigee: cannot read \(path): \(reason(code))"
      case .cannotWrite(let code): "perigee: cannot write the probes: \(reason(code))"
      }
    }

    var status: Int32 {
      switch self {
      case .trace: 65
      case .cannotRead: 66
      case .cannotWrite: 74
      }
    }

    private func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
  }

  /// Runs the command on the arguments after its name and gives its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 1, let path = arguments.first,
      path == "-" || !path.hasPrefix("-")
    else {
      printError(usage)
      return 64
    }
    do throws(Failure) {
      try replay(path)
      return 0
    } catch {
      printError(error.sentence)
      return error.status
    }
  }

  private static func replay(_ path: String) throws(Failure) {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path, errno: errno) }
    defer { if !isStandardInput { close(descriptor) } }

    var player = TracePlayer()
    var lines = LineSplitter()
    var buffer = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .cannotRead(isStandardInput ? "standard input" : path, errno: errno)
      }
      var output = ""
      do throws(TraceError) {
        if count > 0 {
          try lines.append(buffer[..<count]) { (line) throws(TraceError) in
            if let probe = try player.play(line) { output += probe + "\n" }
          }
        } else {
          try lines.finish { (line) throws(TraceError) in
            if let probe = try player.play(line) { output += probe + "\n" }
          }
          try player.finish()
        }
      } catch {
        // What was seen before the line that is wrong is printed all the same.
        try write(output)
        throw .trace(error)
      }
      try write(output)
      if count == 0 { return }
    }
  }

  private static func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .cannotWrite(errno: errno) }
      start += count
    }
  }

  private static func printError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
