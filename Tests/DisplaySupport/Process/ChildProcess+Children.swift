import Glibc

extension ChildProcess {
  /// The names of the processes it has started and that have not been waited for.
  public var children: [String] {
    let threads = Self.text(of: "/proc/\(pid)/task/\(pid)/children")
    return threads.split(separator: " ").map { child in
      String(Self.text(of: "/proc/\(child)/comm").dropLast())
    }
  }

  private static func text(of path: String) -> String {
    readFile(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
