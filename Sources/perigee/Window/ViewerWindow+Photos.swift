import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

// What the window shows of its album.
extension ViewerWindow {
  /// Puts the pager into the window and follows it and the album.
  func follow() {
    if let recorder = TraceRecorder.next() {
      isRecorded = true
      pager.onStep = { step, time in recorder.record(step, at: time) }
    }
    let announcer = Announcer(for: pager.widget)
    self.announcer = announcer
    pager.onSceneChange = { [weak self] scene in
      guard let self else { return }
      announcer.follow(scene, displayScale: Int(gtk_widget_get_scale_factor(widget)))
    }
    pager.ground = look.ground
    pager.contrastingGround = look.contrastingGround
    if keepsZoom { pager.settings = pager.settings.with { $0.keepZoom = true } }
    pager.makeFailureView = { [weak self] id, failure in self?.failurePage(of: id, failure) }
    pager.onInput = { [weak self] input in self?.received(input) }
    pager.onNotice = { [weak self] notice in self?.received(notice) }
    pager.onPhotoChange = { [weak self] id in self?.photoChanged(id) }
    viewing.album.onChange = { [weak self] in self?.takeOverPhotos() }
    gtk_overlay_set_child(ptr(overlay), pager.widget)
    takeOverPhotos()
  }

  private func takeOverPhotos() {
    pager.photos = viewing.album.photos
    if !isAtFirst, let first = viewing.album.first {
      isAtFirst = true
      pager.go(to: first, animated: false)
      restorePhoto()
    }
    updatePages()
  }

  private func received(_ input: PagerInput) {
    switch input {
    case .pointer: chrome.show()
    case .touch, .scroll: chrome.restart()
    }
  }

  private func received(_ notice: Notice) {
    switch notice.kind {
    case .didChangePage: updatePages()
    // A mouse shows the header by moving; only a finger needs the tap.
    case .singleTap where pager.lastInput == .touch: chrome.toggle()
    default: break
    }
  }

  private func photoChanged(_ id: PhotoID) {
    guard id == pager.current else { return }
    unpackingBar.show(viewing.store.unpacking(of: id))
    if isFirstSizeKnown { appearIfNeeded() }
    switch viewing.store.state(of: id) {
    case .ready, .failed:
      if header == nil { EventLoop.whenIdle { [weak self] in self?.finishOpening() } }
      updatePages()
    case .waiting, .loading: break
    }
  }

  private func failurePage(of id: PhotoID, _ failure: PhotoFailure) -> Widget {
    let details = FailureDetails(
      path: viewing.album.entry(id)?.path.display ?? "",
      format: viewing.store.header(of: id)?.format, failure: failure)
    let retry: @MainActor () -> Void = { [weak self] in
      // Later: the button that was pressed goes with its page.
      EventLoop.whenIdle { self?.tryAgain(id) }
    }
    // An address elsewhere stays elsewhere.
    let canHelp = failure.cause != .notLocal
    return FailurePage.make(
      failure, name: viewing.name(of: id), details: details, retry: canHelp ? retry : nil)
  }

  /// Reads a photo that failed once more; a folder that failed is opened anew.
  func tryAgain(_ id: PhotoID) {
    gtk_widget_grab_focus(pager.widget)
    if viewing.album.failure(of: id) != nil {
      open(viewing.opened)
    } else {
      viewing.store.retry(id)
    }
  }

  /// Reads the current photo again; what is shown stays where it is until that is done.
  func reload() {
    guard let id = pager.current else { return }
    if viewing.store.hasFailed(id) {
      tryAgain(id)
    } else {
      viewing.store.reload(id)
    }
  }

  /// Brings title, empty page and header in line with what is shown.
  func updatePages() {
    let isEmpty = pager.photos.isEmpty && !viewing.album.isListing
    showEmptyPage(isEmpty)
    let pins = isEmpty || currentFailure != nil
    if chrome.isPinned != pins { chrome.isPinned = pins }
    let name = viewing.name(of: pager.current)
    gtk_window_set_title(ptr(widget), name.isEmpty ? "Perigee" : name)
    header?.setOverPhoto(!pins)
    let place = place()
    let page = pager.currentFilePage.map { "page \($0.number) of \($0.count)" }
    let number = place.map { "\($0.number) / \($0.count)" }
    header?.setTitle(
      name.isEmpty ? "Perigee" : name,
      position: [number, page].compactMap { $0 }.joined(separator: " · "))
    announcer?.setPhoto(
      place, name: [name, page].compactMap { $0 }.joined(separator: ", "),
      problem: currentFailure?.title)
    unpackingBar.show(pager.current.flatMap { viewing.store.unpacking(of: $0) })
    updateProperties()
  }

  private var currentFailure: PhotoFailure? {
    guard let id = pager.current, case .failed(let failure) = viewing.store.state(of: id) else {
      return nil
    }
    return failure
  }

  /// Where the photo stands; `nil` for a single photo and while the folder is still being listed.
  private func place() -> (number: Int, count: Int)? {
    guard pager.photos.count > 1, !viewing.album.isListing, let current = pager.current,
      let index = pager.photos.firstIndex(of: current)
    else { return nil }
    return (index + 1, pager.photos.count)
  }

  private func showEmptyPage(_ isEmpty: Bool) {
    guard isEmpty != (emptyPage != nil) else { return }
    if let emptyPage {
      gtk_overlay_remove_overlay(ptr(overlay), emptyPage)
      self.emptyPage = nil
      return
    }
    let page = Pages.empty("Drop photos here, or open some.") { [weak self] in
      self?.askForFiles()
    }
    // Under the header.
    gtk_widget_insert_before(page, overlay, chrome.widget)
    emptyPage = page
    offerToContinue()
    finishOpening()
  }

  func showDropHint(_ isHovering: Bool) {
    guard isHovering != (dropHint != nil) else { return }
    if let dropHint {
      gtk_overlay_remove_overlay(ptr(overlay), dropHint)
      self.dropHint = nil
      return
    }
    let hint: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(hint, "drop-hint")
    gtk_widget_set_can_target(hint, 0)
    gtk_overlay_add_overlay(ptr(overlay), hint)
    dropHint = hint
  }
}
