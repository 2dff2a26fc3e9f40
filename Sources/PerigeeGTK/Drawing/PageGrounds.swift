import PerigeeCore
import PerigeePhotos

/// Chooses what the photos on the screen lie on, so that none vanishes into it.
///
/// A photo whose edge is all but the ground's colour lies on another ground; between two pages the
/// grounds pass into each other as the pages do.
struct PageGrounds {
  /// How near, in 0 … 1 of each colour part, an edge may come to the ground: black (0) and a ground of
  /// 18 of 255 have a contrast of 1.1 to 1, which is not to be seen on many displays.
  static let nearness: Float = 24 / 255
  /// How far the edge of a photo that lies on the other ground must be to change back: a sharper
  /// picture of the same photo has a slightly different edge.
  static let farness: Float = 32 / 255

  private struct Entry {
    let picture: ObjectIdentifier
    let usual: Ground
    let isNear: Bool
  }

  private var entries: [PhotoID: Entry] = [:]
  private var last: Ground?

  /// The ground for what is on the screen.
  ///
  /// - Parameters:
  ///   - viewport: the part of the pages that is seen counts.
  ///   - usual: for photos that stand out from it, and where there is none.
  ///   - other: for those that do not.
  ///   - paper: what shows through transparent photos.
  ///   - content: the page's picture; `nil` while that is awaited, which leaves the ground as it is.
  mutating func ground(
    of scene: Scene, in viewport: ViewSize, usual: Ground, other: Ground, paper: Ground,
    content: (PhotoID) -> PageContent
  ) -> Ground {
    var share = (near: 0.0, all: 0.0)
    var kept: [PhotoID: Entry] = [:]
    scene.pages.forEach { page in
      let area = page.frame.area(in: viewport)
      switch content(page.id) {
      case .awaited: return
      case .none: share.all += area
      case .picture(let picture):
        let entry = entry(for: picture, of: page.id, usual: usual, paper: paper)
        kept[page.id] = entry
        share.all += area
        if entry.isNear { share.near += area }
      }
    }
    entries = kept
    guard share.all > 0 else { return last ?? usual }
    let ground = usual.mixed(with: other, share: Float(share.near / share.all))
    last = ground
    return ground
  }

  /// Whether a picture's edge is too near the ground; looked at once for each picture.
  private func entry(
    for picture: Picture, of id: PhotoID, usual: Ground, paper: Ground
  ) -> Entry {
    let before = entries[id]
    let key = ObjectIdentifier(picture)
    if let before, before.picture == key, before.usual == usual { return before }
    let distance = Ground(edgeOf: picture, on: paper).distance(to: usual)
    let wasNear = before.map { $0.isNear && $0.usual == usual } ?? false
    return Entry(
      picture: key, usual: usual, isNear: distance < (wasNear ? Self.farness : Self.nearness))
  }

  /// Forgets what was on the screen: another ground is the usual one now.
  mutating func forget() {
    last = nil
  }
}

extension ViewRect {
  /// How much of it is seen, in square points.
  fileprivate func area(in viewport: ViewSize) -> Double {
    let width = min(maxX, viewport.width) - max(origin.x, 0)
    let height = min(maxY, viewport.height) - max(origin.y, 0)
    return max(0, width) * max(0, height)
  }
}

/// What is on a page of the screen.
enum PageContent {
  case picture(Picture)
  /// The picture will come.
  case awaited
  /// There will be none.
  case none
}

extension Ground {
  /// A colour between this one and another: this for a share of 0, the other for 1.
  func mixed(with other: Ground, share: Float) -> Ground {
    Ground(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
