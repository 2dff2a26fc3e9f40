import PerigeeCore
import PerigeePhotos

/// A photo as it is seen, turned by quarters, and as its file has it.
///
/// Pictures and what is asked for are in the photo's own orientation; rectangles on the screen are
/// those of the turned photo.
struct TurnedPhoto: Equatable {
  /// The photo's size in its own upright pixels.
  let size: PixelSize
  /// How far it is turned.
  let rotation: Rotation

  /// The size of the photo as it is seen.
  var seenSize: PixelSize { swapped(size) }

  /// A picture's size as it is seen.
  func seen(_ picture: PixelSize) -> PixelSize { swapped(picture) }

  /// Where a part of the photo lies in the photo as it is seen.
  func seen(_ region: PhotoRegion) -> PhotoRegion {
    region.turned(by: rotation, in: (Int(size.width), Int(size.height)))
  }

  /// What was asked for, as it is seen.
  func seen(_ detail: PhotoDemand.Detail) -> PhotoDemand.Detail {
    PhotoDemand.Detail(id: detail.id, region: seen(detail.region), level: swapped(detail.level))
  }

  /// What to ask for in order to see this.
  func own(_ detail: PhotoDemand.Detail) -> PhotoDemand.Detail {
    let seenSize = seenSize
    let region = detail.region.turned(
      by: rotation.inverse, in: (Int(seenSize.width), Int(seenSize.height)))
    return PhotoDemand.Detail(id: detail.id, region: region, level: swapped(detail.level))
  }

  /// The size of the photo as it lies in its file, where it is seen at this size.
  func own(_ seen: ViewSize) -> ViewSize {
    rotation.isSideways ? ViewSize(width: seen.height, height: seen.width) : seen
  }

  /// How wide a rectangle is along the photo's own rows.
  func rowLength(of rect: ViewRect) -> Double {
    rotation.isSideways ? rect.size.height : rect.size.width
  }

  /// Whether what is seen runs against the file's own rows and columns, across or down.
  func isReversed(isVertical: Bool) -> Bool {
    switch rotation {
    case .none: false
    case .clockwise: !isVertical
    case .half: true
    case .anticlockwise: isVertical
    }
  }

  private func swapped(_ size: PixelSize) -> PixelSize {
    rotation.isSideways ? PixelSize(width: size.height, height: size.width) : size
  }

  private func swapped(_ level: PhotoLevel) -> PhotoLevel {
    guard rotation.isSideways else { return level }
    return switch level {
    case .fit(let width, let height): .fit(width: height, height: width)
    case .exact(let width, let height): .exact(width: height, height: width)
    }
  }
}

extension Rotation {
  /// The turn back.
  var inverse: Rotation {
    switch self {
    case .none: .none
    case .clockwise: .anticlockwise
    case .half: .half
    case .anticlockwise: .clockwise
    }
  }
}

extension PhotoRegion {
  /// Where this part of a whole of this size lies once the whole is turned.
  func turned(by rotation: Rotation, in whole: (width: Int, height: Int)) -> PhotoRegion {
    let right = whole.width - x - width
    let below = whole.height - y - height
    return switch rotation {
    case .none: self
    case .clockwise: PhotoRegion(x: below, y: x, width: height, height: width)
    case .half: PhotoRegion(x: right, y: below, width: width, height: height)
    case .anticlockwise: PhotoRegion(x: y, y: right, width: height, height: width)
    }
  }
}
