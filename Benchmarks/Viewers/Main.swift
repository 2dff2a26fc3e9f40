import DisplaySupport
import Glibc

/// `perigee-bench`: measures Perigee beside the quickest viewers of Debian, in one run, on one
/// machine, and prints a table.
///
/// Exit status: 0, 1 when something could not be measured, 64 for a wrong command line.
@main
struct Main {
  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      complain(Options.usage)
      exit(EX_USAGE)
    }
    do throws(DisplayError) {
      let failures = try measure(options)
      for failure in failures { complain("not measured: \(failure)") }
      exit(failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
      complain("perigee-bench: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  private static func measure(_ options: Options) throws(DisplayError) -> [String] {
    let all = Viewer.all(perigee: "\(ownFolder)/perigee").filter {
      options.viewers.isEmpty || options.viewers.contains($0.name)
    }
    let viewers = all.filter(\.isInstalled)
    for viewer in all where !viewer.isInstalled {
      complain("\(viewer.name) is left out: \(viewer.program) is not there.")
    }
    makeFolders(options.folder)
    complain("photos in \(options.folder) …")
    let photos = try BenchmarkPhotos(in: absolute(options.folder))
    let facts = Machine.facts(of: viewers)
    let session = try Session(options, viewers, photos, say: { complain("\($0) …") })
    let measurements = session.run()
    let megabytes = Table.number(Double(photos.size) / 1e6, 1)
    print(Table(viewers: viewers.map(\.name), measurements: measurements).text)
    print("\n24-megapixel JPEG of \(megabytes) MB; \(options.runs) runs, viewers taking turns.")
    print(facts)
    return session.failures
  }

  /// The folder this program lies in; the viewer is built beside it.
  private static var ownFolder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    let text = String(
      decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
  }

  private static func makeFolders(_ path: String) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      mkdir(made, 0o777)
    }
  }

  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Says something on standard error, where the table does not go.
  private static func complain(_ message: String) {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
