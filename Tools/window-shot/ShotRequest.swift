import DisplaySupport

/// What the command line asks for.
struct ShotRequest {
  static let usage =
    "usage: window-shot [--size WIDTHxHEIGHT] [--press KEY] OUT.png PROGRAM [ARGUMENT…]"

  /// The screen's size in pixels.
  private(set) var size = (width: 1280, height: 800)
  /// The key to press, if any.
  private(set) var key: Keyboard.Key?
  let file: String
  let program: String
  let arguments: [String]

  /// Reads it; `nil` when it asks for nothing that can be done.
  init?(_ words: [String]) {
    var words = words[...]
    while let option = words.first, option.hasPrefix("-") {
      guard let value = words.dropFirst().first else { return nil }
      switch option {
      case "--size":
        let numbers = value.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
        size = (numbers[0], numbers[1])
      case "--press": key = value
      default: return nil
      }
      words = words.dropFirst(2)
    }
    guard words.count >= 2 else { return nil }
    file = words[words.startIndex]
    program = words[words.startIndex + 1]
    arguments = Array(words.dropFirst(2))
  }
}
