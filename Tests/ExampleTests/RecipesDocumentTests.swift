import Foundation
import Testing

/// The document about the recipes says what the programs are.
@Suite("Documentation/Recipes.md")
struct RecipesDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test("shows each program as it is compiled", arguments: RunningExample.names)
  func code(name: String) throws {
    let folder = name.dropFirst("recipe-".count)
    let program = try text("Examples/\(folder)/main.swift")
    let document = try text("Documentation/Recipes.md")
    #expect(document.contains("```swift\n\(program)```\n"), "Examples/\(folder) has changed")
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
  }

  @Test("has a picture of each, small enough to read along, and its trace", arguments: 1...5)
  func picture(number: Int) throws {
    let document = try text("Documentation/Recipes.md")
    let picture = Self.root.appending(path: "Documentation/recipes/\(number).jpg")
    #expect(document.contains("](recipes/\(number).jpg)"))
    #expect(document.contains("../Tests/Traces/recipe-\(number).trace"))
    let size = try FileManager.default.attributesOfItem(atPath: picture.path)[.size] as? Int
    #expect((1...60_000).contains(size ?? 0))
  }
}
