/// Frames that a reader unpacks into memory.
final class RasterFrames: FrameSource {
  private let reader: any FrameReader
  /// Keeps the bytes where the reader looks for them.
  private let content: PhotoContent

  init(_ reader: any FrameReader, _ content: PhotoContent) {
    self.reader = reader
    self.content = content
  }

  func frame(_ page: Int, strict: Bool) throws(VipsFailure) -> VipsPicture {
    let raster: Raster
    do throws(ReadFailure) {
      raster = try reader.raster(page: page, strict: strict)
    } catch {
      throw error.vipsFailure
    }
    return try reader.description.picture(of: raster)
  }
}
