import CAdwaita
import GtkSupport
public import PerigeeCore
public import PerigeePhotos

/// A GTK widget that shows photos: swipe, drag, pinch, double-tap, scroll.
///
/// The widget owns its pager. With `pictures` the `FilePath` of a folder:
///
/// ```swift
/// adw_init()
/// let album = Album(opening: [pictures])
/// let pager = PhotoPager(supplying: PhotoStore(album: album))
/// album.onChange = { [weak album, weak pager] in pager?.photos = album?.photos ?? [] }
/// album.startListing()
/// let window: Widget = gtk_window_new()
/// gtk_window_set_child(ptr(window), pager.widget)
/// gtk_window_present(ptr(window))
/// ```
public final class PhotoPager {
  /// The widget to put into a window.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// Where the photos come from.
  public let supply: any PhotoSupplying

  /// The photos in their order, each once.
  ///
  /// What is on the screen stays as long as it is in the list.
  public var photos: [PhotoID] = [] {
    didSet { replacePhotos(before: oldValue) }
  }
  /// Everything a person may choose; what the system asks for (less motion, right to left) is added.
  public var settings: Settings {
    didSet { systemSettingsChanged() }
  }
  /// What the photos lie on.
  public var ground = Ground.dark {
    didSet {
      grounds.forget()
      redraw()
    }
  }
  /// What photos lie on whose edges would vanish into ``ground``; `nil` leaves them on that.
  public var contrastingGround: Ground? {
    didSet {
      grounds.forget()
      redraw()
    }
  }
  /// What shows through transparent photos.
  public var paper = Ground.paper {
    didSet { redraw() }
  }

  /// What is on the screen and where.
  public internal(set) var scene: Scene
  /// What was used last; `nil` before the first input.
  public internal(set) var lastInput: PagerInput?
  /// How many frames were drawn so far; stands still when nothing moves.
  public internal(set) var frameCount = 0

  /// Called when something happened that is not to be seen from the scene alone.
  public var onNotice: ((Notice) -> Void)?
  /// Called after the scene changed.
  public var onSceneChange: ((Scene) -> Void)?
  /// Called after what is known of a photo changed: its size, its picture, why it cannot be shown.
  public var onPhotoChange: ((PhotoID) -> Void)?
  /// Called for everything a person does over the widget, before it takes effect.
  ///
  /// A pointer counts only when it really moved: displays report it again when something appears
  /// under it.
  public var onInput: ((PagerInput) -> Void)?
  /// Called for all that the engine is told, in order and before it takes effect, each with its time
  /// in seconds, which never goes back: enough to do it all again.
  ///
  /// To be set before the widget has a size.
  public var onStep: ((PagerStep, _ time: Double) -> Void)?
  /// Asked for a photo's thumbnail whenever the pager opens out of it or closes into it, by
  /// ``present(_:)``, ``dismiss()`` or a drag; `nil` where none is to be seen.
  ///
  /// While this is not set, a drag that leaves is the host's to answer.
  public var thumbnail: ((PhotoID) -> PhotoThumbnail?)?
  /// Called when the pager has closed: nothing of it is to be seen, and its widget can be hidden.
  public var onClose: (() -> Void)?
  /// Makes the widget that stands in for a photo that cannot be shown; `nil` leaves the page empty.
  public var makeFailureView: ((PhotoID, PhotoFailure) -> UnsafeMutablePointer<GtkWidget>?)?

  /// The page controls that follow the scene.
  var followers: [ObjectIdentifier: (Scene) -> Void] = [:]
  var viewer: Viewer
  var viewport = ViewSize.zero
  /// What was asked for before there was a size.
  var early: [(Command, CommandSource)] = []
  var grid = DeviceGrid(scale: 1)
  var translator = InputTranslator()
  var clock = EventClock()
  /// Where the pointer was last, for zooms by key; `nil` while it is elsewhere.
  var pointer: ViewPoint?
  /// Where the pointer was last seen, in the widget or not.
  var lastPlace: ViewPoint?
  /// Whether the widget has been taken apart; whoever still holds the pager can do no harm.
  var isGone = false
  /// The engine's time, in seconds.
  var lastTime = -Double.infinity
  /// Whether ``onStep`` has been told of the beginning.
  var hasBegun = false
  /// The sizes the engine has been told.
  var sizes: [PhotoID: PixelSize] = [:]
  var demand = PhotoDemand()
  var transition = PagerTransition.none
  var textures = PhotoTextures()
  var grounds = PageGrounds()
  let pages: PageViews
  let waiting = WaitingPages()
  /// The page of the current photo's file that is wanted; `nil` for the first.
  var filePage: (id: PhotoID, number: Int)?
  let animations = Animations()
  let system: SystemSettings
  lazy var ticks = FrameTicks(of: widget) { [weak self] time in self?.tick(at: time) ?? false }

  /// Makes a pager without photos.
  ///
  /// - Parameters:
  ///   - supply: where the photos come from; its `onChange` is the pager's from now on.
  ///   - settings: see `Settings`.
  public init(supplying supply: any PhotoSupplying, settings: Settings = .gtk) {
    let peer = PagerWidget()
    self.supply = supply
    self.settings = settings
    widget = makeWidget(peer, className: "PerigeePhotoPager", cssName: "photopager")
    pages = PageViews(of: widget)
    system = SystemSettings(of: widget)
    viewer = Viewer(
      photos: [], viewport: .zero, settings: system.applied(to: settings))
    scene = viewer.scene(at: 0)
    peer.pager = self
    attach(self, to: widget, as: "perigee-pager")
    supply.onChange = { [weak self] id in self?.photoChanged(id) }
    waiting.onImpatience = { [weak self] id in self?.showSpinner(on: id) }
    system.onChange = { [weak self] in self?.systemSettingsChanged() }
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    listen()
  }

  /// Whether the first page is the rightmost: the settings or the system's language say so.
  public var isRightToLeft: Bool { system.applied(to: settings).rightToLeft }

  /// The size of a photo in its own upright pixels; `nil` while that is unknown.
  public func size(of id: PhotoID) -> PixelSize? { sizes[id] }

  /// The photo whose page has settled; `nil` while there is none.
  public var current: PhotoID? { scene.current }

  /// Turns to a photo.
  ///
  /// Without effect for one that is not in the list.
  public func go(to id: PhotoID, animated: Bool) {
    handle(.go(id, animated: animated))
  }

  /// Does what a key or a button asks for; zooms are about the pointer when it is over the widget.
  ///
  /// Before the widget has a size there is nothing to zoom or turn: then it is done as soon as it has one.
  public func command(_ command: Command, source: CommandSource = .key) {
    guard !viewport.isEmpty else {
      early.append((command, source))
      return
    }
    if transition.closes { return }
    finishTransition()
    handle(.command(command, source, at: pointer))
  }
}
