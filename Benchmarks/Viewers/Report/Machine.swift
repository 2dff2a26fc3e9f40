import DisplaySupport
import Glibc

/// The facts without which a time means nothing.
enum Machine {
  /// Processor, memory, kernel, load, and the versions of the viewers, a line each.
  static func facts(of viewers: [Viewer]) -> String {
    let versions = viewers.compactMap { viewer in
      version(of: viewer.name).map { "\(viewer.name) \($0)" }
    }
    return [
      "\(sysconf(Int32(_SC_NPROCESSORS_ONLN))) × \(processor), \(memory), Linux \(kernel)",
      "load \(load) before the run", versions.joined(separator: ", "),
      "Xvfb 1280 × 800, no graphics card, everything in the page cache",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static var processor: String {
    value("model name", in: "/proc/cpuinfo") ?? "processor"
  }

  private static var memory: String {
    let kilobytes = value("MemTotal", in: "/proc/meminfo")?.split(separator: " ").first
    return kilobytes.flatMap { Double($0) }.map { "\(Int(($0 / 1_048_576).rounded())) GiB" } ?? ""
  }

  private static var kernel: String { text("/proc/sys/kernel/osrelease") }

  private static var load: String {
    text("/proc/loadavg").split(separator: " ").prefix(1).joined()
  }

  private static func version(of package: String) -> String? {
    guard
      let query = try? ChildProcess(
        "dpkg-query", ["-W", "-f", "${Version}", package], output: .capture),
      query.wait(upTo: 10) == .status(0)
    else { return nil }
    return query.output
  }

  private static func value(_ name: String, in path: String) -> String? {
    for line in text(path).split(separator: "\n") where line.hasPrefix(name) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      return String(line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
    }
    return nil
  }

  private static func text(_ path: String) -> String {
    var text = String(decoding: readFile(path) ?? [], as: UTF8.self)
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
