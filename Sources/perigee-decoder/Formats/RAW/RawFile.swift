import CRaw
import CVips

/// A camera RAW that LibRaw has opened; its bytes must outlive it.
final class RawFile {
  private let library: RawLibrary
  private let data: UnsafeMutablePointer<libraw_data_t>

  /// The size as it is stored.
  let width: Int
  let height: Int
  /// The EXIF orientation.
  let orientation: Int

  /// Opens the file; `nil` when LibRaw is not there or does not know it.
  init?(_ content: ByteReader) {
    guard let library = RawLibrary.shared, let data = library.create(0) else { return nil }
    let bytes = UnsafeMutableRawPointer(mutating: content.bytes.baseAddress)
    guard library.open(data, bytes, content.count) == 0, data.pointee.idata.raw_count > 0 else {
      library.close(data)
      return nil
    }
    self.library = library
    self.data = data
    // The pictures are turned with all others.
    data.pointee.params.user_flip = 0
    data.pointee.params.output_bps = 8
    data.pointee.params.use_camera_wb = 1
    width = Int(data.pointee.sizes.width)
    height = Int(data.pointee.sizes.height)
    switch data.pointee.sizes.flip {
    case 3: orientation = 3
    case 5: orientation = 8
    case 6: orientation = 6
    default: orientation = 1
    }
  }

  deinit {
    library.close(data)
  }

  /// The preview the camera made, as the bytes of a JPEG; `nil` when there is none.
  func preview() -> [UInt8]? {
    guard library.unpackPreview(data) == 0 else { return nil }
    var code: Int32 = 0
    guard let image = library.preview(data, &code) else { return nil }
    defer { library.free(image) }
    guard image.pointee.type == LIBRAW_IMAGE_JPEG else { return nil }
    return Array(Self.bytes(of: image))
  }

  /// The sensor's own picture, developed; half the size takes a quarter of the time.
  func developed(half: Bool) throws(ReadFailure) -> Raster {
    data.pointee.params.half_size = half ? 1 : 0
    guard library.unpack(data) == 0, library.process(data) == 0 else {
      throw .damaged("LibRaw cannot develop it")
    }
    var code: Int32 = 0
    guard let image = library.image(data, &code) else { throw .noMemory }
    defer { library.free(image) }
    let picture = image.pointee
    let bands = Int(picture.colors)
    guard picture.type == LIBRAW_IMAGE_BITMAP, picture.bits == 8, bands == 1 || bands == 3 else {
      throw .unsupported("\(bands) colours")
    }
    let raster = try Raster(
      width: Int(picture.width), height: Int(picture.height), bands: bands)
    let bytes = Self.bytes(of: image)
    guard bytes.count >= raster.bytes.count else { throw .damaged("too few pixels") }
    raster.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<raster.bytes.count]))
    return raster
  }

  /// The bytes behind the header of an image.
  private static func bytes(
    of image: UnsafeMutablePointer<libraw_processed_image_t>
  ) -> UnsafeRawBufferPointer {
    let offset = MemoryLayout<libraw_processed_image_t>.offset(of: \.data) ?? 0
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(image) + offset, count: Int(image.pointee.data_size))
  }
}
