import Foundation

/// A guide of Documentation/Motion.
struct Guide {
  let name: String
  let text: String

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "Documentation/Motion")

  /// All guides, in order.
  static func all() throws -> [Guide] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
      .map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return Guide(name: String(file.dropLast(3)), text: text)
      }
  }

  /// A row of its table of numbers.
  struct Number {
    let name: String
    let value: String

    /// Whether it says `truth`: exactly, or as far as it goes where it ends in "…".
    func says(_ truth: Double) -> Bool {
      let isCut = value.hasSuffix("…")
      let digits = value.replacing("…", with: "").replacing("−", with: "-").replacing(",", with: "")
      guard let number = Double(digits) else { return false }
      let places = digits.split(separator: ".").dropFirst().first?.count ?? 0
      let tolerance = isCut ? pow(10, -Double(places)) : 1e-9 * max(abs(truth), 1e-3)
      return abs(number - truth) <= tolerance
    }
  }

  /// What its table of numbers says.
  var numbers: [Number] {
    var found: [Number] = []
    var isTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "| number | value | unit |" { isTable = true }
      guard line.hasPrefix("| ") else {
        if line.isEmpty { isTable = false }
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard isTable, cells.count >= 2, cells[0] != "number" else { continue }
      let isCode = cells[0].hasPrefix("`") && cells[0].hasSuffix("`")
      found.append(
        Number(name: isCode ? String(cells[0].dropFirst().dropLast()) : cells[0], value: cells[1]))
    }
    return found
  }

  /// Its examples.
  var examples: [String] {
    text.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
  }
}
