import CAdwaita
import GtkSupport
import PerigeeCore

/// A row of dots that shows which photo of a ``PhotoPager`` is in view, and turns its pages.
///
/// The dots follow the pages while these move. A tap turns one page towards its half, dragging along
/// the row goes to the photo under the finger, and so do the arrow keys, Home and End while the row
/// has the focus. Where not all dots fit there are none, and input goes to what lies behind.
///
/// ```swift
/// let dots = PageDots(of: pager)
/// gtk_overlay_add_overlay(ptr(overlay), dots.widget)
/// ```
public final class PageDots {
  /// The widget to put over the pager or beside it; at the middle of the bottom unless told
  /// otherwise.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// Whether a single photo has no dot.
  public var hidesForSinglePage = true {
    didSet { pagesChanged() }
  }

  /// Whether the dots are out of the way for now, as the rest of a viewer's controls are: what lies
  /// behind gets the input, and the widget has the style class `faded` for the looks of it.
  public var isFaded = false {
    didSet { if isFaded != oldValue { fade() } }
  }

  /// Whether the dots stand on an even ground of their own, with a line about it.
  public var isHighContrast = false {
    didSet { if isHighContrast != oldValue { gtk_widget_queue_draw(widget) } }
  }

  weak var pager: PhotoPager?
  var row = DotRow()
  /// The position in pages that was drawn last.
  var page = 0.0
  /// The width the widget was given, in view points.
  var givenWidth = 0.0
  /// Whether the finger that is down has gone far enough to scrub.
  var isScrubbing = false
  /// What a screen reader was told last.
  var described: String?
  private var updateIsDue = false

  /// Makes the dots of a pager; they go on as long as both are there.
  public init(of pager: PhotoPager) {
    let peer = PageDotsWidget()
    self.pager = pager
    widget = makeWidget(peer, className: "PerigeePageDots", cssName: "pagedots")
    peer.dots = self
    attach(self, to: widget, as: "perigee-page-dots")
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_focusable(widget, 1)
    takeRole()
    listen()
    pager.followers[ObjectIdentifier(self)] = { [weak self] scene in self?.follow(scene) }
    follow(pager.scene)
  }

  /// The page the dots show, counted from 0.
  public var currentPage: Int { pager?.scene.pageControl ?? 0 }

  /// How many pages there are.
  public var numberOfPages: Int { row.count }

  /// Whether the dots are to be seen: there are enough pages, and all dots fit.
  public var isShown: Bool { isWanted && row.width <= givenWidth }

  /// Whether there are pages to show dots of, room or not.
  var isWanted: Bool { row.count > (hidesForSinglePage ? 1 : 0) }

  /// Takes over where the pages stand.
  func follow(_ scene: Scene) {
    guard let pager else { return }
    let now = DotRow(
      count: pager.photos.count, isRightToLeft: pager.isRightToLeft, loops: pager.settings.loop)
    if now != row {
      row = now
      pagesChanged()
    }
    guard scene.page != page else { return }
    page = scene.page
    gtk_widget_queue_draw(widget)
    describe()
  }

  private func pagesChanged() {
    gtk_widget_queue_resize(widget)
    updateReach()
    describe()
  }

  /// Lets input through where no dot is shown.
  ///
  /// Later, since it may not be changed while GTK lays out.
  func updateReach() {
    guard !updateIsDue else { return }
    updateIsDue = true
    EventLoop.whenIdle { [weak self] in
      guard let self else { return }
      updateIsDue = false
      let isInReach = isShown && !isFaded
      guard pager != nil, (gtk_widget_get_can_target(widget) != 0) != isInReach else { return }
      gtk_widget_set_can_target(widget, isInReach ? 1 : 0)
      gtk_widget_set_focusable(widget, isInReach ? 1 : 0)
      describe()
    }
  }

  private func fade() {
    if isFaded {
      gtk_widget_add_css_class(widget, "faded")
    } else {
      gtk_widget_remove_css_class(widget, "faded")
    }
    updateReach()
  }

  func willDispose() {
    pager?.followers[ObjectIdentifier(self)] = nil
    pager = nil
  }
}
