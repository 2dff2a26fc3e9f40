/// The first picture of a DirectDraw surface: plain pixels, or blocks BC1 to BC5.
struct DDSReader: RasterReader {
  let description: RasterDescription
  private let content: ByteReader
  private let packing: DDSPacking
  private let place: Int

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    guard page == 0 else { throw .noSuchPage(of: 1) }
    guard let height = content.little32(12), let width = content.little32(16) else {
      throw .cutShort
    }
    guard width > 0, height > 0 else { throw .damaged("no size") }
    self.content = content
    (packing, place) = try DDSPacking.read(content)
    description = RasterDescription(
      width: Int(width), height: Int(height), bands: 4, isPremultiplied: packing.isPremultiplied)
    guard place < content.count else { throw .cutShort }
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    let raster = try Raster(width: description.width, height: description.height, bands: 4)
    let isWhole: Bool
    switch packing {
    case .plain(let size, let masks): isWhole = plain(raster, size, masks)
    case .blocks(let kind, _): isWhole = blocks(raster, kind)
    }
    guard isWhole || !strict else { throw .cutShort }
    return raster
  }

  private func plain(_ raster: Raster, _ size: Int, _ masks: [ChannelMask]) -> Bool {
    for index in 0..<raster.width * raster.height {
      guard let bytes = content.slice(place + index * size, size) else { return false }
      var pixel: UInt32 = 0
      for byte in bytes.bytes.reversed() { pixel = pixel << 8 | UInt32(byte) }
      // A surface of one channel is grey.
      let isGrey = !masks[1].isThere && !masks[2].isThere
      raster.bytes[index * 4] = masks[0].value(pixel)
      raster.bytes[index * 4 + 1] = masks[isGrey ? 0 : 1].value(pixel)
      raster.bytes[index * 4 + 2] = masks[isGrey ? 0 : 2].value(pixel)
      raster.bytes[index * 4 + 3] = masks[3].isThere ? masks[3].value(pixel) : 255
    }
    return true
  }

  private func blocks(_ raster: Raster, _ kind: DDSBlock.Kind) -> Bool {
    var place = place
    for top in stride(from: 0, to: raster.height, by: 4) {
      for left in stride(from: 0, to: raster.width, by: 4) {
        guard let block = content.slice(place, kind.size) else { return false }
        place += kind.size
        let pixels = DDSBlock.pixels(block, kind)
        for index in 0..<16 {
          let x = left + index % 4
          let y = top + index / 4
          guard x < raster.width, y < raster.height else { continue }
          raster.bytes.storeBytes(
            of: pixels[index].littleEndian, toByteOffset: (y * raster.width + x) * 4,
            as: UInt32.self)
        }
      }
    }
    return true
  }
}
