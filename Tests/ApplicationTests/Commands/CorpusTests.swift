import Glibc
import Testing

/// Real files with known answers, where `PERIGEE_CORPUS` names a folder with a `MANIFEST.tsv`.
@Suite("A corpus of real files")
struct CorpusTests {
  nonisolated static let folder = getenv("PERIGEE_CORPUS").map { String(cString: $0) }

  /// One file's line of the manifest.
  struct Expectation {
    let path: String
    let format: String
    let size: String
    let frames: String
    let verdicts: [String]

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 10, fields[0] != "path" else { return nil }
      path = fields[0]
      format = String(fields[3])
      size = "\(fields[4])x\(fields[5])"
      frames = fields[6]
      let also = fields[9].split(separator: ";").first { $0.contains("also accepted:") }
      let words = also?.split(whereSeparator: { !$0.isLetter && $0 != "-" }).map(String.init) ?? []
      verdicts = [fields[8]] + words.filter { ["show", "show-partial", "refuse"].contains($0) }
    }
  }

  @Test(
    "every file gets the verdict it deserves, and its true size",
    .enabled(if: folder != nil, "PERIGEE_CORPUS is not set"))
  func verdicts() throws {
    let folder = try #require(Self.folder)
    let manifest = try #require(Self.text(of: "\(folder)/MANIFEST.tsv"))
    let files = manifest.split(separator: "\n").compactMap(Expectation.init)
    let run = ProgramRun(
      ([Array("info".utf8), Array("--json".utf8)])
        + files.map { Array("\(folder)/\($0.path)".utf8) })
    let lines = run.outputLines
    #expect(run.status == 65)
    #expect(lines.count == files.count)
    for (file, line) in zip(files, lines) {
      let verdict = Self.value("verdict", in: line)
      let size = "\(Self.value("width", in: line))x\(Self.value("height", in: line))"
      let isRight =
        file.verdicts.contains(verdict)
        && (verdict == "refuse" || file.verdicts[0] == "refuse" || size == file.size)
      print(
        isRight ? "as expected:" : "DIFFERENT:", file.path,
        "\(file.format) \(file.size) \(file.verdicts.joined(separator: "/")):",
        "\(Self.value("format", in: line)) \(size) \(verdict)", Self.value("reason", in: line))
      #expect(isRight, "\(file.path): \(line)")
    }
  }

  private static func value(_ key: String, in line: Substring) -> String {
    guard let start = line.firstRange(of: "\"\(key)\":")?.upperBound else { return "" }
    let rest = line[start...]
    return rest.first == "\""
      ? String(rest.dropFirst().prefix { $0 != "\"" })
      : String(rest.prefix { $0 != "," && $0 != "}" })
  }

  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}
