import CZstd

/// Packs the pixels of one tile and gets them back, exactly (Zstandard over differences).
final class TileCoding {
  /// Why a tile could not be packed or unpacked.
  struct Failure: Error {}

  /// Zstandard's quickest level: it keeps up with the decoders, which the others do not.
  private static let strength: Int32 = 1

  private let packer: OpaquePointer
  private let unpacker: OpaquePointer
  /// Room for the differences of one tile.
  private let plain: UnsafeMutableRawBufferPointer
  /// Room for what becomes of them.
  private let packed: UnsafeMutableRawBufferPointer

  init() throws(Failure) {
    guard let packer = ZSTD_createCCtx(), let unpacker = ZSTD_createDCtx() else { throw Failure() }
    self.packer = packer
    self.unpacker = unpacker
    let most = TiledLayout.tileEdge * TiledLayout.tileEdge * 4
    plain = .allocate(byteCount: most, alignment: 16)
    packed = .allocate(byteCount: ZSTD_compressBound(most), alignment: 16)
  }

  deinit {
    ZSTD_freeCCtx(packer)
    ZSTD_freeDCtx(unpacker)
    plain.deallocate()
    packed.deallocate()
  }

  /// Packs `height` rows of `rowBytes` that lie `stride` apart; the bytes are valid until the next call.
  ///
  /// Each sample is replaced by its difference from the pixel to its left, which in photos is small.
  func pack(
    _ pixels: UnsafePointer<UInt8>, rowBytes: Int, height: Int, stride: Int, bands: Int
  ) throws(Failure) -> UnsafeRawBufferPointer {
    guard var place = plain.bindMemory(to: UInt8.self).baseAddress else { throw Failure() }
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<min(bands, rowBytes) { place[x] = row[x] }
      for x in Swift.stride(from: bands, to: rowBytes, by: 1) {
        place[x] = row[x] &- row[x - bands]
      }
      place += rowBytes
    }
    let count = ZSTD_compressCCtx(
      packer, packed.baseAddress, packed.count, plain.baseAddress, rowBytes * height,
      Self.strength)
    guard ZSTD_isError(count) == 0 else { throw Failure() }
    return UnsafeRawBufferPointer(rebasing: packed[..<count])
  }

  /// Unpacks a tile into rows that lie `stride` apart; throws when the bytes are not such a tile.
  func unpack(
    _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutablePointer<UInt8>, rowBytes: Int,
    height: Int, stride: Int, bands: Int
  ) throws(Failure) {
    guard rowBytes * height <= plain.count,
      var place = plain.bindMemory(to: UInt8.self).baseAddress
    else { throw Failure() }
    let count = ZSTD_decompressDCtx(
      unpacker, plain.baseAddress, plain.count, bytes.baseAddress, bytes.count)
    guard ZSTD_isError(count) == 0, count == rowBytes * height else { throw Failure() }
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<min(bands, rowBytes) { row[x] = place[x] }
      for x in Swift.stride(from: bands, to: rowBytes, by: 1) {
        row[x] = place[x] &+ row[x - bands]
      }
      place += rowBytes
    }
  }
}
