import PerigeeCore

/// The text ids of a trace and the engine's numbers for them: 0, 1, 2 … in the order they first
/// appear.
///
/// A name keeps its number when its photo leaves the list, and has it again on return.
public struct PhotoNames: Sendable {
  private var names: [String] = []
  private var numbers: [Exactly: Int32] = [:]

  /// Makes an empty table.
  public init() {}

  /// How many names there are.
  public var count: Int { names.count }

  /// The number for `name`, a new one when it has none.
  public mutating func insert(_ name: String) -> PhotoID {
    if let id = self[name] { return id }
    let number = Int32(names.count)
    names.append(name)
    numbers[Exactly(name)] = number
    return PhotoID(rawValue: number)
  }

  /// The number for `name`, or `nil` when it has none.
  public subscript(name: String) -> PhotoID? {
    numbers[Exactly(name)].map { PhotoID(rawValue: $0) }
  }

  /// The name of `id`, or `nil` when no name has that number.
  public subscript(id: PhotoID) -> String? {
    names.indices.contains(Int(id.rawValue)) ? names[Int(id.rawValue)] : nil
  }
}

/// A text compared code point by code point.
///
/// `String` holds é and e + ◌́ for the same, but two files may be named so.
private struct Exactly: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: Exactly, b: Exactly) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
