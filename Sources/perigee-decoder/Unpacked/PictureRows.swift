import CVips

/// Computes a picture from top to bottom and hands its rows on, in order.
final class PictureRows {
  private let writer: TileWriter
  private let height: Int
  private let report: (Double) -> Void
  private var rows = 0
  private var reported = 0
  /// What went wrong with the rows that were handed on.
  private(set) var failure: UnpackingFailure?
  /// What went wrong with the picture.
  private(set) var readFailure: VipsFailure?

  /// How often a progress is reported over the whole picture.
  private static let steps = 100

  /// Makes a feed; `report` is told how much is done, 0 to 1, from a thread of libvips.
  init(writer: TileWriter, height: Int, report: @escaping (Double) -> Void) {
    self.writer = writer
    self.height = height
    self.report = report
  }

  /// Computes all rows; gives what went wrong with the picture, and keeps it.
  func feed(_ picture: VipsPicture) -> VipsFailure? {
    let status = vips_sink_disc(
      picture.image,
      { region, area, rows in
        guard let region, let area, let rows else { return -1 }
        return Unmanaged<PictureRows>.fromOpaque(rows).takeUnretainedValue()
          .take(region, Int(area.pointee.top), Int(area.pointee.height)) ? 0 : -1
      }, Unmanaged.passUnretained(self).toOpaque())
    if status != 0 { readFailure = VipsFailure.taken() }
    return readFailure
  }

  /// Takes some rows; false ends the computation.
  private func take(_ region: UnsafeMutablePointer<VipsRegion>, _ top: Int, _ count: Int) -> Bool {
    do throws(UnpackingFailure) {
      for y in top..<top + count {
        let line = (y - Int(region.pointee.valid.top)) * Int(region.pointee.bpl)
        guard let data = region.pointee.data else { throw .memory }
        try writer.append(UnsafePointer(data + line))
      }
    } catch {
      failure = error
      return false
    }
    rows += count
    let step = rows * Self.steps / max(1, height)
    if step > reported {
      reported = step
      report(Double(step) / Double(Self.steps))
    }
    return true
  }
}
