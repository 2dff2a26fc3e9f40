import PerigeeCore

extension PhotoNames {
  /// Reads a list of photos and gives new names their numbers.
  mutating func photos(_ json: JSONValue, key: String) throws(TraceProblem) -> [Photo] {
    guard let entries = json.array else {
      throw .badValue(key: key, expected: "a list of [id, width, height]")
    }
    var photos: [Photo] = []
    var seen: Set<PhotoID> = []
    photos.reserveCapacity(entries.count)
    seen.reserveCapacity(entries.count)
    for entry in entries {
      guard let fields = entry.array, let name = fields.first?.string,
        let size = Self.size(fields.dropFirst())
      else {
        throw .badValue(
          key: key, expected: "a list of [id, width, height], sizes at least 0 or null")
      }
      let id = insert(name)
      guard seen.insert(id).inserted else { throw .repeatedID(name) }
      photos.append(Photo(id: id, size: size))
    }
    return photos
  }

  /// The size that is given as two numbers, or as `null` for unknown, once or for each side.
  ///
  /// The outer `nil` says that it is neither.
  private static func size(_ fields: ArraySlice<JSONValue>) -> PixelSize?? {
    if fields.count <= 2, !fields.isEmpty, fields.allSatisfy({ $0 == .null }) {
      return .some(nil)
    }
    guard fields.count == 2, let width = fields.first?.number, let height = fields.last?.number,
      width >= 0, height >= 0
    else { return nil }
    return PixelSize(width: width, height: height)
  }
}
