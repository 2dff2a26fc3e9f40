/// Files of formats that libraries read, plainly packed.
public enum LibraryFiles {
  /// A binary PPM.
  public static func ppm(_ picture: TestPicture) -> [UInt8] {
    var file = Array("P6\n\(picture.width) \(picture.height)\n255\n".utf8)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        file += [colour.red, colour.green, colour.blue]
      }
    }
    return file
  }

  /// A Radiance HDR of linear light without runs; it must be less than 8 pixels wide.
  public static func radiance(_ picture: TestPicture, linear: (UInt8) -> Float) -> [UInt8] {
    let size = "-Y \(picture.height) +X \(picture.width)\n"
    var file = Array("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n\(size)".utf8)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        let light = [colour.red, colour.green, colour.blue].map(linear)
        let most = light.max() ?? 0
        guard most > 0 else {
          file += [0, 0, 0, 0]
          continue
        }
        // One exponent for the three: that of the brightest.
        let exponent = Int(most.exponent) + 1
        let unit = Float(sign: .plus, exponent: 8 - exponent, significand: 1)
        file += light.map { UInt8(min(255, $0 * unit)) } + [UInt8(exponent + 128)]
      }
    }
    return file
  }

  /// A PDF with a page of one colour for each of the sizes, in points.
  public static func pdf(_ pages: [(width: Int, height: Int, colour: String)]) -> [UInt8] {
    let kids = pages.indices.map { "\(3 + $0 * 2) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
    ]
    for (index, page) in pages.enumerated() {
      let box = "[0 0 \(page.width) \(page.height)]"
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox \(box) /Contents \(4 + index * 2) 0 R >>")
      let drawing = "\(page.colour) rg 0 0 \(page.width) \(page.height) re f"
      objects.append("<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream")
    }
    var file = "%PDF-1.4\n"
    var places: [String] = []
    for (index, object) in objects.enumerated() {
      let place = String(file.utf8.count)
      places.append(String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n")
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n" + places.joined()
    file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(file.utf8)
  }

  /// A compressed SVG that is stored and not packed (RFC 1952).
  public static func svgz(_ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    precondition(body.count <= 0xFFFF, "one stored block holds no more")
    let low = [UInt8(body.count & 255), UInt8(body.count >> 8)]
    let end = [PNGChunks.checksum(body), UInt32(body.count)].flatMap { value in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1] + low + low.map { ~$0 } + body + end
  }
}
