/// EXIF blocks as cameras write them, to be put into a JPEG (EXIF 2.32).
public enum ExifBlock {
  /// A JPEG with a camera, a date, an exposure and a place in the south and east put behind its start.
  public static func inserted(into jpeg: [UInt8], camera: String) -> [UInt8] {
    let body = Array("Exif\0\0".utf8) + block(camera)
    let length = body.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
      + jpeg.dropFirst(2)
  }

  /// A JPEG with another, smaller one put into an EXIF block behind its start.
  public static func inserted(into jpeg: [UInt8], thumbnail: [UInt8]) -> [UInt8] {
    let place = 8 + 6
    let second = directory(
      [
        Entry(tag: 513, type: 4, count: 1, value: little(place + 30, 4)),
        Entry(tag: 514, type: 4, count: 1, value: little(thumbnail.count, 4)),
      ], at: place)
    // The first directory is empty and leads to the second.
    let block =
      Array("II*\0".utf8) + little(8, 4) + little(0, 2) + little(place, 4) + second + thumbnail
    let body = Array("Exif\0\0".utf8) + block
    let length = body.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
      + jpeg.dropFirst(2)
  }

  private struct Entry {
    let tag: Int
    let type: Int
    let count: Int
    let value: [UInt8]
  }

  private static func block(_ camera: String) -> [UInt8] {
    let text = { (tag: Int, value: String) in
      let bytes = Array(value.utf8) + [0]
      return Entry(tag: tag, type: 2, count: bytes.count, value: bytes)
    }
    let fractions = { (tag: Int, values: [(Int, Int)]) in
      Entry(
        tag: tag, type: 5, count: values.count,
        value: values.flatMap { little($0.0, 4) + little($0.1, 4) })
    }
    let link = { (tag: Int, place: Int) in
      Entry(tag: tag, type: 4, count: 1, value: little(place, 4))
    }
    let exposure = [
      fractions(33_434, [(1, 250)]), fractions(33_437, [(28, 10)]),
      Entry(tag: 34_855, type: 3, count: 1, value: little(400, 2)),
      text(36_867, "2014:05:01 10:11:12"), fractions(37_386, [(50, 1)]),
    ]
    // 33° 51' 25.2" south, 151° 12' 36" east, 58.5 m.
    let place = [
      text(1, "S"), fractions(2, [(33, 1), (51, 1), (252, 10)]), text(3, "E"),
      fractions(4, [(151, 1), (12, 1), (36, 1)]),
      Entry(tag: 5, type: 1, count: 1, value: [0]), fractions(6, [(585, 10)]),
    ]
    // The directories stand one behind the other; the first has a known length whatever it links to.
    let first = { (exposure: Int, place: Int) in
      directory([text(272, camera), link(34_665, exposure), link(34_853, place)], at: 8)
    }
    let exposurePlace = 8 + first(0, 0).count
    let exposureBytes = directory(exposure, at: exposurePlace)
    let placePlace = exposurePlace + exposureBytes.count
    return Array("II*\0".utf8) + little(8, 4) + first(exposurePlace, placePlace) + exposureBytes
      + directory(place, at: placePlace)
  }

  private static func directory(_ entries: [Entry], at place: Int) -> [UInt8] {
    var list = little(entries.count, 2)
    var values: [UInt8] = []
    let start = place + 2 + entries.count * 12 + 4
    for entry in entries {
      list += little(entry.tag, 2) + little(entry.type, 2) + little(entry.count, 4)
      if entry.value.count <= 4 {
        list += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
      } else {
        list += little(start + values.count, 4)
        values += entry.value
      }
    }
    return list + little(0, 4) + values
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
