import PerigeeCore
import PerigeePhotos

// The pages of one file: those of a document, the sizes of an icon, the photos of a burst.
extension PhotoPager {
  /// The page of the current photo's file, from 1, and how many it has; `nil` for one that has a single
  /// page or moves.
  public var currentFilePage: (number: Int, count: Int)? {
    guard let id = scene.current, let count = filePages(of: id) else { return nil }
    return (wantedPage(of: id) + 1, count)
  }

  /// Turns pages inside the current photo's file, as far as there are some; the photo keeps its place
  /// among the others.
  public func turnFilePage(by step: Int) {
    guard let id = scene.current, let count = filePages(of: id) else { return }
    // Sums of this kind stay far from what a number holds.
    let step = min(max(step, -count), count)
    let page = min(max(wantedPage(of: id) + step, 0), count - 1)
    guard page != wantedPage(of: id) else { return }
    filePage = page == 0 ? nil : (id, page)
    updateDemand()
  }

  /// The page wanted of a photo's file, from 0.
  func wantedPage(of id: PhotoID) -> Int { filePage?.id == id ? filePage?.number ?? 0 : 0 }

  /// Whether the size that is known is that of the page wanted.
  func isPageKnown(of id: PhotoID) -> Bool {
    guard let header = supply.header(of: id) else { return true }
    return header.page == wantedPage(of: id)
  }

  private func filePages(of id: PhotoID) -> Int? {
    guard let header = supply.header(of: id), header.frames > 1, header.delays.isEmpty else {
      return nil
    }
    return header.frames
  }
}
