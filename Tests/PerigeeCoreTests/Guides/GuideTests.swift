import Foundation
import Testing

@testable import PerigeeCore

@Suite("Documentation/Motion")
struct GuideTests {
  private static let known = GuideNumbers.constants
    .merging(GuideNumbers.chosen) { one, _ in one }
    .merging(GuideNumbers.motion) { one, _ in one }
    .merging(GuideNumbers.use) { one, _ in one }

  @Test("every number of every guide is the engine's")
  func numbers() throws {
    let guides = try Guide.all()
    #expect(guides.count >= 20)
    for guide in guides {
      #expect(!guide.numbers.isEmpty, "\(guide.name) has no numbers")
      for number in guide.numbers {
        guard let truth = Self.known[number.name] else {
          Issue.record("\(guide.name): nobody knows \(number.name)")
          continue
        }
        #expect(number.says(truth), "\(guide.name): \(number.name) is \(truth)")
      }
    }
  }

  @Test("every constant and every platform's number is in a guide, and every example was asked for")
  func complete() throws {
    let told = Set(try Guide.all().flatMap { $0.numbers.map(\.name) })
    let missing = Set(Self.known.keys).subtracting(told)
    #expect(missing.isEmpty, "in no guide: \(missing.sorted())")
  }

  @Test("a constant that is added to the engine is missed here until a guide has it")
  func sources() throws {
    let folder = Guide.root.appending(path: "Sources/PerigeeCore").resolvingSymlinksInPath()
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let match = line.firstMatch(of: /static let (\w+)(?:: \w+)? = -?[\d(]/) else {
          continue
        }
        // What is nobody else's, or a number of values, is no number of motion.
        guard !line.contains("private"), match.1 != "count" else { continue }
        found += 1
        let name = ".\(match.1)"
        let isKnown = GuideNumbers.constants.keys.contains {
          $0.hasSuffix(name) || $0.contains(name + ".")
        }
        #expect(isKnown, "\(file.lastPathComponent): \(match.1)")
      }
    }
    #expect(found > 40)
  }

  @Test("each guide says what it does, by what formula and numbers, why, and how others do it")
  func shape() throws {
    for guide in try Guide.all() {
      let sections = guide.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(
        sections == [
          "## What it does", "## Formula", "## Numbers", "## Why", "## How others do it",
        ], "\(guide.name)")
      #expect(guide.text.split(separator: "\n").count <= 60, "\(guide.name) is more than a page")
    }
  }

  @Test("each example is compiled as it stands")
  func examples() throws {
    let source = try String(
      contentsOf: Guide.root.appending(path: "Tests/PerigeeCoreTests/Guides/GuideExamples.swift"),
      encoding: .utf8)
    var count = 0
    for guide in try Guide.all() {
      for example in guide.examples {
        count += 1
        let lines = example.split(separator: "\n").map { "    \($0)\n" }.joined()
        #expect(source.contains(lines), "\(guide.name)")
      }
    }
    let settings = GuideExamples.settings()
    #expect(count == settings.count && count > 8)
    for (name, settings) in settings {
      #expect(settings.isValid, "\(name)")
      #expect(settings != .ios && settings != .gtk && settings != .web, "\(name) changes nothing")
    }
  }

  @Test("the index names every guide, and every link in them leads somewhere")
  func links() throws {
    let index = try String(
      contentsOf: Guide.folder.appending(path: "README.md"), encoding: .utf8)
    let guides = try Guide.all()
    for guide in guides { #expect(index.contains("](\(guide.name).md)"), "\(guide.name)") }
    for text in guides.map(\.text) + [index] {
      for match in text.matches(of: /\]\(([\w\/.-]+)\)/) {
        let target = Guide.folder.appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
      }
    }
  }
}
