import PerigeeWire

/// How a stored picture must be turned to stand upright (EXIF 2.32, tag 274).
struct Orientation: Equatable, Sendable {
  /// The EXIF value, 1 to 8.
  let exif: Int

  /// Takes an EXIF value; one outside 1 to 8 turns nothing.
  init(exif: Int) {
    self.exif = (1...8).contains(exif) ? exif : 1
  }

  /// Whether width and height change places.
  var swapsAxes: Bool { exif >= 5 }

  /// A stored size as it stands upright, and the other way round.
  func turned(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    swapsAxes ? (height, width) : (width, height)
  }

  /// Where the pixels of the upright picture lie in the stored one.
  ///
  /// The upright pixel (x, y) is the stored pixel number `start + x × across + y × down`.
  func walk(storedWidth width: Int, storedHeight height: Int) -> (
    start: Int, across: Int, down: Int
  ) {
    let last = width - 1
    let bottom = (height - 1) * width
    switch exif {
    case 2: return (last, -1, width)
    case 3: return (bottom + last, -1, -width)
    case 4: return (bottom, 1, -width)
    case 5: return (0, width, 1)
    case 6: return (bottom, -width, 1)
    case 7: return (bottom + last, -width, -1)
    case 8: return (last, width, -1)
    default: return (0, 1, width)
    }
  }

  /// A rectangle of the upright picture as it lies in a stored picture of this size.
  func stored(_ region: ImageRegion, storedWidth: Int, storedHeight: Int) -> ImageRegion {
    let right = storedWidth - region.x - region.width
    let below = storedHeight - region.y - region.height
    let x: Int
    let y: Int
    switch exif {
    case 2: (x, y) = (right, region.y)
    case 3: (x, y) = (right, below)
    case 4: (x, y) = (region.x, below)
    case 5: (x, y) = (region.y, region.x)
    case 6: (x, y) = (region.y, storedHeight - region.x - region.width)
    case 7:
      (x, y) = (
        storedWidth - region.y - region.height, storedHeight - region.x - region.width
      )
    case 8: (x, y) = (storedWidth - region.y - region.height, region.x)
    default: (x, y) = (region.x, region.y)
    }
    let size = turned(region.width, region.height)
    return ImageRegion(x: x, y: y, width: size.width, height: size.height)
  }
}
