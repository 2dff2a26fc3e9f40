import CVips
import PerigeeWire

/// A camera RAW: the preview its camera made where that is large enough, else the sensor's picture.
struct RawPhoto: OpenedPhoto {
  let content: PhotoContent
  let facts: PhotoFacts
  let isReadFromItsTop = false
  private let file: RawFile

  /// What developing needs for each pixel: 16 bits of the sensor, 4 × 16 bits of colours, 3 bytes.
  private static let bytesPerPixel = 14
  /// How far a preview's shape may be from the photo's.
  private static let mostDifference = 0.01

  /// Opens the file; `nil` when LibRaw does not know it, so that another reader may.
  init?(_ content: PhotoContent) throws(DecodeFailure) {
    guard let file = RawFile(ByteReader(content.bytes)) else { return nil }
    self.content = content
    self.file = file
    let description = RasterDescription(
      width: file.width, height: file.height, bands: Self.bytesPerPixel,
      orientation: file.orientation)
    guard file.width > 0, file.height > 0 else { throw .damaged(content.format) }
    facts = try PhotoFacts(description, content.format, fileSize: content.bytes.count)
  }

  func opened(for target: DecodeTarget, strict: Bool) throws(VipsFailure) -> VipsPicture {
    if let preview = try cameraPreview(serving: target) { return preview }
    let scale = target.scale(storedWidth: facts.storedWidth, storedHeight: facts.storedHeight)
    do throws(ReadFailure) {
      let raster = try file.developed(half: scale <= 0.5)
      return try picture(raster)
    } catch {
      throw error.vipsFailure
    }
  }

  /// The camera's preview where it is too small to stand for the photo: developing takes a while.
  func preview(for target: DecodeTarget) -> VipsPicture? {
    let serves = (try? cameraPreview(serving: target)) ?? nil
    return serves == nil ? (try? cameraPreview(serving: nil)) ?? nil : nil
  }

  private func picture(_ raster: Raster) throws(ReadFailure) -> VipsPicture {
    do throws(VipsFailure) {
      return try raster.picture(
        raster.bands == 1 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB)
    } catch {
      throw .damaged(error.text)
    }
  }

  /// The camera's preview in sRGB, when it has the photo's shape and enough pixels.
  private func cameraPreview(serving target: DecodeTarget?) throws(VipsFailure) -> VipsPicture? {
    guard let bytes = file.preview() else { return nil }
    let held = HeldBytes(bytes)
    let content = UnsafeRawBufferPointer(held.bytes)
    guard let markers = JPEGMarkers(ByteReader(content)),
      markers.components == 1 || markers.components == 3, fits(markers, target),
      let jpeg = try? ScaledJPEG(
        content, isGrey: markers.components == 1, width: markers.width, height: markers.height,
        wanted: (markers.width, markers.height)), jpeg.complaint == nil,
      let raster = try? Raster(width: jpeg.width, height: jpeg.height, bands: jpeg.bands)
    else { return nil }
    raster.bytes.copyMemory(from: UnsafeRawBufferPointer(jpeg.bytes))
    let picture = try raster.picture(
      jpeg.bands == 1 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB)
    return try ColourConversion.srgb(
      picture, profile: markers.profile.flatMap(ICCProfile.init))
  }

  private func fits(_ preview: JPEGMarkers, _ target: DecodeTarget?) -> Bool {
    let width = Double(preview.width) / Double(facts.storedWidth)
    let height = Double(preview.height) / Double(facts.storedHeight)
    guard abs(width / height - 1) <= Self.mostDifference else { return false }
    guard let target else { return true }
    let scale = target.scale(storedWidth: facts.storedWidth, storedHeight: facts.storedHeight)
    // A preview of nearly full size serves at every size.
    return min(width, height) >= min(scale, 1 - Self.mostDifference)
  }
}
