import CVips

/// The flattened picture of a Photoshop file.
struct PSDReader: RasterReader {
  private(set) var description: RasterDescription
  private let header: PSDHeader
  private let content: ByteReader

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    guard page == 0 else { throw .noSuchPage(of: 1) }
    self.content = content
    header = try PSDHeader(content)
    let alpha = header.hasAlpha ? 1 : 0
    description = RasterDescription(
      width: header.width, height: header.height, bands: header.mode.colours + alpha,
      profile: header.profile)
    let isDeep = header.depth == 16
    description.sample = header.depth == 32 ? .float : isDeep ? .word : .byte
    switch header.mode {
    case .bitmap: description.interpretation = VIPS_INTERPRETATION_B_W
    case .indexed: description.bands = 3
    case .grey, .duotone:
      description.interpretation = isDeep ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_B_W
    case .rgb where isDeep: description.interpretation = VIPS_INTERPRETATION_RGB16
    case .rgb: break
    case .cmyk: description.interpretation = VIPS_INTERPRETATION_CMYK
    case .lab:
      // The profile would be one of what the colours were before.
      description.profile = nil
      description.sample = .float
      description.interpretation = VIPS_INTERPRETATION_LAB
    }
    if header.depth == 32 {
      // Samples of 32 bits are linear light.
      description.interpretation =
        header.mode == .rgb ? VIPS_INTERPRETATION_scRGB : VIPS_INTERPRETATION_B_W
    }
    if header.depth == 32, header.mode != .rgb { throw .unsupported("grey of 32 bits") }
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    let raster = try Raster(
      width: header.width, height: header.height, bands: description.bands,
      sample: description.sample)
    var rows = try PSDRows(content, header)
    let channels = header.mode == .indexed ? 1 : description.bands
    for channel in 0..<channels {
      for y in 0..<header.height {
        guard let row = rows.next() else {
          // Without all of its channels a picture has other colours.
          guard !strict, channel == channels - 1, channels == 1 else { throw .cutShort }
          return raster
        }
        put(row, channel, y, raster)
      }
    }
    return raster
  }

  private func put(_ row: [UInt8], _ channel: Int, _ y: Int, _ raster: Raster) {
    row.withUnsafeBytes { bytes in
      let row = ByteReader(bytes)
      for x in 0..<header.width {
        let place = (y * header.width + x) * description.bands + channel
        switch header.depth {
        case 1:
          let isBlack = (row.byte(x / 8) ?? 0) >> UInt8(7 - x % 8) & 1 == 1
          raster.bytes[place] = isBlack ? 0 : 255
        case 8: put(row.byte(x) ?? 0, place, channel, raster)
        case 16:
          var value = row.big16(x * 2) ?? 0
          if header.mode == .lab {
            putLab(Double(value) / 257, place, channel, raster)
            continue
          }
          if header.mode == .cmyk, channel < 4 { value = .max - value }
          raster.bytes.storeBytes(of: value, toByteOffset: place * 2, as: UInt16.self)
        default:
          // Alpha runs to 255 in the conversions, whatever the colours' range.
          let most: Float = channel == 3 ? 255 : 1
          let value = Float(bitPattern: row.big32(x * 4) ?? 0) * most
          raster.bytes.storeBytes(
            of: value.isFinite ? value : 0, toByteOffset: place * 4, as: Float.self)
        }
      }
    }
  }

  private func put(_ value: UInt8, _ place: Int, _ channel: Int, _ raster: Raster) {
    switch header.mode {
    case .indexed:
      for band in 0..<3 {
        raster.bytes[place + band] = header.palette?.byte(band * 256 + Int(value)) ?? 0
      }
    case .lab: putLab(Double(value), place, channel, raster)
    // Photoshop stores full ink as 0.
    case .cmyk where channel < 4: raster.bytes[place] = 255 - value
    default: raster.bytes[place] = value
    }
  }

  /// Lightness runs to 100, the colours lie around 128; alpha stays as it is.
  private func putLab(_ value: Double, _ place: Int, _ channel: Int, _ raster: Raster) {
    let stored = channel == 0 ? value * 100 / 255 : channel < 3 ? value - 128 : value
    raster.bytes.storeBytes(of: Float(stored), toByteOffset: place * 4, as: Float.self)
  }
}
