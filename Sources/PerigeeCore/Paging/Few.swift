/// At most four of something, kept inline.
public struct Few<Element: Sendable>: Sendable {
  private var slots: InlineArray<4, Element?> = .init(repeating: nil)
  /// How many there are.
  public private(set) var count = 0

  /// Makes an empty list.
  public init() {}

  /// The element at `index`, which must be below ``count``.
  public subscript(index: Int) -> Element {
    guard let element = slots[index] else { preconditionFailure("index beyond the count") }
    return element
  }

  /// Adds one at the end; the fifth and later ones are left out.
  public mutating func append(_ element: Element) {
    guard count < 4 else { return }
    slots[count] = element
    count += 1
  }

  /// Calls `body` with each, in order.
  public func forEach(_ body: (Element) -> Void) {
    for index in 0..<count { body(self[index]) }
  }
}

extension Few: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order.
  public static func == (a: Few, b: Few) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }
}

/// The photos to get ready.
public typealias FewPhotos = Few<PhotoID>
