/// A camera's DNG with the raw values of a sensor behind red, green and blue filters, and no preview.
public enum SensorFile {
  /// Writes what a sensor of linear light sees of a picture; both sides must be even.
  public static func dng(_ picture: TestPicture, orientation: Int = 1) -> [UInt8] {
    let make = Array("Perigee\0".utf8)
    // The camera's colours are those of linear sRGB: XYZ to RGB (IEC 61966-2-1), in 10,000ths.
    let matrix = [32_405, -15_371, -4_985, -9_693, 18_760, 416, 556, -2_040, 10_572]
    let entries = 17
    var extra: [UInt8] = []
    let extraStart = 8 + 2 + entries * 12 + 4
    func kept(_ bytes: [UInt8]) -> Int {
      defer { extra += bytes }
      return extraStart + extra.count
    }
    let makePlace = kept(make)
    let matrixPlace = kept(matrix.flatMap { little($0, 4) + little(10_000, 4) })
    let pixels = extraStart + extra.count
    let area = picture.width * picture.height
    var directory = little(entries, 2)
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) {
      directory += little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
    }
    entry(254, 4, 1, 0)
    entry(256, 4, 1, picture.width)
    entry(257, 4, 1, picture.height)
    entry(258, 3, 1, 16)
    entry(259, 3, 1, 1)
    entry(262, 3, 1, 32_803)
    entry(271, 2, make.count, makePlace)
    entry(272, 2, make.count, makePlace)
    entry(273, 4, 1, pixels)
    entry(274, 3, 1, orientation)
    entry(277, 3, 1, 1)
    entry(278, 4, 1, picture.height)
    entry(279, 4, 1, area * 2)
    // The filters' 2 × 2 pattern: red and green over green and blue.
    entry(33_421, 3, 2, 0x0002_0002)
    entry(33_422, 1, 4, 0x0201_0100)
    entry(50_706, 1, 4, 0x0000_0401)
    entry(50_721, 10, 9, matrixPlace)
    var file = Array("II*\0".utf8) + little(8, 4) + directory + little(0, 4) + extra
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        let values = [colour.red, colour.green, colour.blue]
        let value = Int(values[y % 2 + x % 2])
        file += little(value * value, 2)
      }
    }
    return file
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
