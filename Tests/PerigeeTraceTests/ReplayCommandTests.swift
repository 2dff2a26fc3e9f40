import Foundation
import Testing

/// The program as a person runs it.
///
/// It is built beside the tests.
@Suite("perigee replay")
struct ReplayCommandTests {
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "perigee")
  static let isBuilt = FileManager.default.isExecutableFile(atPath: program.path)

  private struct Result {
    var status: Int32
    var output: String
    var error: String
  }

  private func replay(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["replay"] + arguments
    // No display: a replay must not ask for one.
    process.environment = ["PATH": "/usr/bin:/bin"]
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let error = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self))
  }

  @Test(
    "prints one line for each probe of a file or of standard input",
    .enabled(if: isBuilt, "the program perigee has not been built"))
  func prints() throws {
    let trace = TraceFile(name: "double-tap")
    let expected = try trace.play().all.map { $0.text + "\n" }.joined()
    #expect(!expected.isEmpty)
    let file = try replay([trace.url.path])
    #expect(file.status == 0)
    #expect(file.output == expected)
    #expect(file.error == "")
    // The last line need not end in a line feed.
    let input = try replay(["-"], input: trace.text.trimmingCharacters(in: .newlines))
    #expect(input.status == 0)
    #expect(input.output == expected)
  }

  @Test(
    "a wrong line ends it with status 65, after the probes before it",
    .enabled(if: isBuilt, "the program perigee has not been built"))
  func refuses() throws {
    let probe = #"{"t":0,"probe":true}"#
    let result = try replay(
      ["-"], input: [usualHeader, probe, #"{"t":1,"go":"c"}"#, probe].joined(separator: "\n"))
    #expect(result.status == 65)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.error == "line 3: unknown id \"c\"\n")
    #expect(try replay(["-"]).status == 65)
  }

  @Test(
    "no file is a usage error, and one that cannot be read has its own status",
    .enabled(if: isBuilt, "the program perigee has not been built"))
  func usage() throws {
    #expect(try replay([]).status == 64)
    #expect(try replay(["a", "b"]).status == 64)
    #expect(try replay(["--fast"]).status == 64)
    let missing = try replay(["/nonexistent/trace"])
    #expect(missing.status == 66)
    #expect(missing.error.split(separator: "\n").count == 1)
    #expect(try replay(["/"]).status == 66)
  }
}
