/// Files of formats that libvips does not write, plainly packed; every one shows the picture given.
public enum PlainFiles {
  /// A Windows bitmap of 24 bits; from the bottom row up unless told otherwise.
  public static func bmp(_ picture: TestPicture, isTopDown: Bool = false) -> [UInt8] {
    let body = dib(picture, isTopDown: isTopDown)
    return Array("BM".utf8) + little(14 + body.count, 4) + little(0, 4) + little(54, 4) + body
  }

  /// A Windows bitmap of 8 bits in runs; the picture must be of few colours.
  public static func bmpInRuns(_ picture: TestPicture) -> [UInt8] {
    var palette: [[UInt8]] = []
    var runs: [UInt8] = []
    for y in (0..<picture.height).reversed() {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        let entry = [colour.blue, colour.green, colour.red, 0]
        if !palette.contains(entry) { palette.append(entry) }
        runs += [1, UInt8(palette.firstIndex(of: entry) ?? 0)]
      }
      runs += [0, 0]
    }
    runs += [0, 1]
    var header = little(40, 4) + little(picture.width, 4) + little(picture.height, 4)
    header += little(1, 2) + little(8, 2) + little(1, 4) + little(runs.count, 4) + little(0, 8)
    header += little(palette.count, 4) + little(0, 4)
    let start = 14 + header.count + palette.count * 4
    return Array("BM".utf8) + little(start + runs.count, 4) + little(0, 4) + little(start, 4)
      + header + palette.flatMap(\.self) + runs
  }

  private static func dib(_ picture: TestPicture, isTopDown: Bool) -> [UInt8] {
    let stride = (picture.width * 3 + 3) / 4 * 4
    let height = isTopDown ? -picture.height : picture.height
    var file = little(40, 4) + little(picture.width, 4) + little(height, 4) + little(1, 2)
    file += little(24, 2) + little(0, 4) + little(stride * picture.height, 4) + little(0, 16)
    for row in 0..<picture.height {
      let y = isTopDown ? row : picture.height - 1 - row
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        file += [colour.blue, colour.green, colour.red]
      }
      file += [UInt8](repeating: 0, count: stride - picture.width * 3)
    }
    return file
  }

  /// An icon, or a cursor with its hot spot, of pictures of 32 bits; alpha becomes the mask too.
  public static func icon(_ pictures: [TestPicture], hotSpot: (Int, Int)? = nil) -> [UInt8] {
    var list = little(0, 2) + little(hotSpot == nil ? 1 : 2, 2) + little(pictures.count, 2)
    var bodies: [UInt8] = []
    let start = 6 + pictures.count * 16
    for picture in pictures {
      let body = iconBody(picture)
      list += [UInt8(picture.width % 256), UInt8(picture.height % 256), 0, 0]
      list += little(hotSpot?.0 ?? 1, 2) + little(hotSpot?.1 ?? 32, 2)
      list += little(body.count, 4) + little(start + bodies.count, 4)
      bodies += body
    }
    return list + bodies
  }

  private static func iconBody(_ picture: TestPicture) -> [UInt8] {
    var body = little(40, 4) + little(picture.width, 4) + little(picture.height * 2, 4)
    body += little(1, 2) + little(32, 2) + little(0, 24)
    for y in (0..<picture.height).reversed() {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        body += [colour.blue, colour.green, colour.red, colour.alpha]
      }
    }
    return body + [UInt8](repeating: 0, count: (picture.width + 31) / 32 * 4 * picture.height)
  }

  /// A Targa file; from the top left corner on, or from the bottom, in runs or plain.
  public static func tga(
    _ picture: TestPicture, isTopDown: Bool = false, isInRuns: Bool = false
  ) -> [UInt8] {
    var file: [UInt8] = [0, 0, isInRuns ? 10 : 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    file += little(picture.width, 2) + little(picture.height, 2)
    let flags: UInt8 = isTopDown ? 0x28 : 8
    file += [32, flags]
    for row in 0..<picture.height {
      let y = isTopDown ? row : picture.height - 1 - row
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        if isInRuns { file.append(0x80) }
        file += [colour.blue, colour.green, colour.red, colour.alpha]
      }
    }
    return file
  }

  /// A QOI file that states every colour in full.
  public static func qoi(_ picture: TestPicture) -> [UInt8] {
    var file = Array("qoif".utf8) + big(picture.width, 4) + big(picture.height, 4) + [4, 0]
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        file += [0xFF, colour.red, colour.green, colour.blue, colour.alpha]
      }
    }
    return file + [0, 0, 0, 0, 0, 0, 0, 1]
  }

  /// A Photoshop file with a flattened picture, packed (PackBits) or plain.
  public static func psd(_ picture: TestPicture, isPacked: Bool) -> [UInt8] {
    var file = Array("8BPS".utf8) + big(1, 2) + big(0, 6) + big(3, 2)
    file += big(picture.height, 4) + big(picture.width, 4) + big(8, 2) + big(3, 2)
    file += big(0, 4) + big(0, 4) + big(0, 4) + big(isPacked ? 1 : 0, 2)
    if isPacked {
      for _ in 0..<picture.height * 3 { file += big(picture.width * 2, 2) }
    }
    for channel in 0..<3 {
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let colour = picture.colour(x, y)
          // One byte, as it is.
          if isPacked { file.append(0) }
          file.append([colour.red, colour.green, colour.blue][channel])
        }
      }
    }
    return file
  }

  /// A DirectDraw surface of 32 bits a pixel.
  public static func dds(_ picture: TestPicture) -> [UInt8] {
    var file = Array("DDS ".utf8) + little(124, 4) + little(0x100F, 4)
    file += little(picture.height, 4) + little(picture.width, 4) + little(0, 56)
    file += little(32, 4) + little(0x41, 4) + little(0, 4) + little(32, 4)
    file += little(0xFF, 4) + little(0xFF00, 4) + little(0xFF_0000, 4) + little(0xFF00_0000, 4)
    file += little(0, 20)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        file += [colour.red, colour.green, colour.blue, colour.alpha]
      }
    }
    return file
  }

  /// An OpenEXR file without compression, its colours in linear light.
  public static func exr(_ picture: TestPicture, linear: (UInt8) -> Float) -> [UInt8] {
    let box = little(0, 8) + little(picture.width - 1, 4) + little(picture.height - 1, 4)
    var channels: [UInt8] = []
    // Channels stand in the order of the alphabet; 2 is 32-bit float.
    for name in ["B", "G", "R"] {
      channels += Array(name.utf8)
      channels += [0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    }
    var file: [UInt8] = [0x76, 0x2F, 0x31, 0x01, 2, 0, 0, 0]
    let attributes: [(String, String, [UInt8])] = [
      ("channels", "chlist", channels + [0]), ("compression", "compression", [0]),
      ("dataWindow", "box2i", box), ("displayWindow", "box2i", box),
      ("lineOrder", "lineOrder", [0]), ("pixelAspectRatio", "float", float(1)),
      ("screenWindowCenter", "v2f", float(0) + float(0)), ("screenWindowWidth", "float", float(1)),
    ]
    for (name, type, value) in attributes {
      file += Array(name.utf8) + [0]
      file += Array(type.utf8) + [0]
      file += little(value.count, 4) + value
    }
    file.append(0)
    let size = picture.width * 12
    let start = file.count + picture.height * 8
    for y in 0..<picture.height { file += little(start + y * (size + 8), 8) }
    for y in 0..<picture.height {
      file += little(y, 4) + little(size, 4)
      for channel in 0..<3 {
        for x in 0..<picture.width {
          let colour = picture.colour(x, y)
          file += float(linear([colour.blue, colour.green, colour.red][channel]))
        }
      }
    }
    return file
  }

  private static func float(_ value: Float) -> [UInt8] { little(Int(value.bitPattern), 4) }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    little(value, count).reversed()
  }
}
