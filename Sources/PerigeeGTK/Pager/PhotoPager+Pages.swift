import GtkSupport
import PerigeeCore
import PerigeePhotos

// What stands on a page whose photo is not to be seen.
extension PhotoPager {
  /// Gives pages on the screen that have no picture their stand-in, and takes it from all others.
  func updatePages() {
    let spinning = waiting.impatient
    var failed: [PhotoID] = []
    var missing: [PhotoID] = []
    scene.pages.forEach { page in
      guard case .failed(let failure) = supply.state(of: page.id) else {
        if supply.picture(of: page.id) == nil { missing.append(page.id) }
        return
      }
      failed.append(page.id)
      if spinning.contains(page.id) { pages.remove(page.id) }
      if !pages.has(page.id), let view = makeFailureView?(page.id, failure) {
        pages.add(view, for: page.id)
      }
    }
    waiting.wait(for: missing)
    pages.keepOnly(failed + waiting.impatient)
  }

  /// Has a page that has waited long enough say that it is at work.
  func showSpinner(on id: PhotoID) {
    guard !isGone else { return }
    pages.add(WaitingPages.makeSpinner(on: ground), for: id)
  }
}
