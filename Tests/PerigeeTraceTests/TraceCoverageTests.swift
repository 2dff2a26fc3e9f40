import Foundation
import Testing

@testable import PerigeeTrace

/// Everything the format has is used by a trace with a test, and the document says by which.
@Suite("The traces cover the format")
struct TraceCoverageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let document = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/TraceCoverage.md")

  /// The suite that names a trace, by the trace's name.
  private static func suites() throws -> [String: String] {
    var suites: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: tests.path).sorted()
    where file.hasSuffix("TraceTests.swift") || file.hasSuffix("SlipTests.swift") {
      let source = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
      for name in TraceFile.names where source.contains("\"\(name)\"") && suites[name] == nil {
        suites[name] = String(file.dropLast(".swift".count))
      }
    }
    return suites
  }

  private static func uses() throws -> [TraceUse] {
    try TraceFile.names.map { try TraceUse(TraceFile(name: $0)) }
  }

  @Test("every key, event and output has a trace")
  func complete() throws {
    let used = try Self.uses().reduce(into: Set<TraceFeature>()) { $0.formUnion($1.features) }
    for section in TraceFeature.Section.allCases {
      let all = TraceFeature.all(of: section)
      #expect(!all.isEmpty, "\(section)")
      let missing = all.filter { !used.contains($0) }.map(\.name)
      #expect(missing == [], "in no trace, of \(section.rawValue)")
      // A use that the vocabulary does not know would be missing from the document.
      let unknown = used.filter { $0.section == section && !all.contains($0) }.map(\.name)
      #expect(unknown == [], "not in the vocabulary, of \(section.rawValue)")
    }
  }

  @Test("every trace has a test that says what it must show", arguments: TraceFile.names)
  func tested(name: String) throws {
    #expect(try Self.suites()[name] != nil)
  }

  @Test("the document is up to date; script/trace-table writes it anew")
  func document() throws {
    let table = Self.table(of: try Self.uses(), suites: try Self.suites())
    if ProcessInfo.processInfo.environment["PERIGEE_WRITE_TRACE_TABLE"] != nil {
      try table.write(to: Self.document, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.document, encoding: .utf8) == table)
  }

  private static func table(of uses: [TraceUse], suites: [String: String]) -> String {
    var text = """
      # What the traces cover

      Every key, value, event and output of a trace, with traces of `Tests/Traces` that use it and the
      suites of `Tests/PerigeeTraceTests` that say what they must show. A key of a probe counts where its
      value changes. `script/trace-table` writes this file; a test fails when it is out of date or a row
      is empty.

      """
    // What uses least is the most to the point.
    let order = uses.sorted { ($0.features.count, $0.name) < ($1.features.count, $1.name) }
    for section in TraceFeature.Section.allCases {
      text += "\n## \(section.rawValue)\n\n| | trace | test |\n|---|---|---|\n"
      for feature in TraceFeature.all(of: section) {
        let names = order.filter { $0.features.contains(feature) }.prefix(3).map(\.name)
        let tests = names.compactMap { suites[$0] }
          .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        text += "| \(code([feature.name])) | \(code(names)) | \(tests.joined(separator: ", ")) |\n"
      }
    }
    return text
  }

  private static func code(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}
