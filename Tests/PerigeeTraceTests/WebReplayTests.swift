import Foundation
import Testing

@testable import PerigeeTrace

/// The engine as WebAssembly, run by Node.
@Suite("The engine in a browser")
struct WebReplayTests {
  static let root = TraceFile.folder.deletingLastPathComponent().deletingLastPathComponent()
  static let module = root.appending(path: "out/perigee.wasm")
  static let canRun =
    FileManager.default.fileExists(atPath: module.path)
    && ["/usr/bin/node", "/usr/local/bin/node"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }

  private func node(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(
    "plays every trace as the native engine does",
    .enabled(if: canRun, "`make wasm` has not been run, or Node is not installed"),
    arguments: TraceFile.names)
  func playsAlike(name: String) throws {
    let trace = TraceFile(name: name)
    let (status, output) = try node([
      Self.root.appending(path: "Web/replay.mjs").path, trace.url.path,
    ])
    #expect(status == 0)
    let native = try trace.play().all
    let web = output.split(separator: "\n")
    #expect(web.count == native.count)
    for (probe, line) in zip(native, web) {
      let ours = JSONValue.object(probe.members)
      let theirs = JSONValue.object(try Probe(String(line)).members)
      #expect(isAlike(ours, theirs), "native \(probe.text)\nweb    \(line)")
    }
  }

  /// Whether all is the same, numbers within 1e-6: the two mathematics libraries may differ in the
  /// last bit (motion.md §0.6).
  private func isAlike(_ a: JSONValue, _ b: JSONValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): abs(a - b) <= 1e-6
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { isAlike($0, $1) }
    case (.object(let a), .object(let b)):
      a.map(\.key) == b.map(\.key) && zip(a, b).allSatisfy { isAlike($0.value, $1.value) }
    default: a == b
    }
  }
}
