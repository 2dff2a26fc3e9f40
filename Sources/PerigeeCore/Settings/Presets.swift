// The presets of settings.md, each written as its difference from `ios`.

extension Settings {
  /// The viewer as people know it from iOS.
  public static let ios = Settings(
    platform: .ios, contentMode: .fit, enlargeSmall: true, readMode: true,
    maximumZoom: .automatic, doubleTap: .level(.automatic), doubleTapToggle: .atRest,
    doubleTapAnchor: .finger, doubleTapDrag: true, pagingWhileZoomed: .edgeStartOnly,
    pageSpacing: .points(20), pageVelocity: 300, touchpadPageVelocity: 300, dismiss: .down,
    wheel: .pan, mouseDragPages: false, keyTurn: .animated, resize: .keepTimesFit, loop: false,
    rightToLeft: false, reduceMotion: false, keepZoom: false, bounces: true, bouncesZoom: true,
    deceleration: .normal)

  /// The viewer of the Linux desktop.
  public static let gtk = ios.with {
    $0.platform = .gtk
    $0.enlargeSmall = false
    $0.maximumZoom = .pixelScale(20)
    $0.pageSpacing = .points(25)
    $0.touchpadPageVelocity = 600
    $0.dismiss = .none
    $0.wheel = .zoom
    $0.keyTurn = .cut
    $0.resize = .keepScale
  }

  /// The viewer in a browser.
  public static let web = ios.with {
    $0.platform = .web
    $0.enlargeSmall = false
    $0.pageSpacing = .ofWidth(0.1)
    $0.pageVelocity = 500
    $0.touchpadPageVelocity = 500
    $0.dismiss = .both
  }

  /// Recipe 1, the moon album: zoomable cells and a page control.
  public static let r1 = recipe.with {
    $0.maximumZoom = .fill
    $0.pagingWhileZoomed = .handoff
  }

  /// Recipe 2, the full-screen slide show.
  public static let r2 = recipe.with {
    $0.maximumZoom = .largest([.scale(1), .timesFit(3)])
    $0.doubleTap = .maximum
    $0.pagingWhileZoomed = .locked
  }

  /// Recipe 3, the pager whose zoomed photo stops at its own edges and that a drag down leaves.
  public static let r3 = recipe.with {
    $0.maximumZoom = .timesFit(3)
    $0.pagingWhileZoomed = .locked
    $0.dismiss = .down
  }

  /// Recipe 4, the paging viewer of photos that fill the screen.
  public static let r4 = recipe.with {
    $0.contentMode = .fill
    $0.maximumZoom = .timesMinimum(3)
    $0.doubleTap = .maximum
    $0.doubleTapToggle = .belowMaximum
    $0.doubleTapAnchor = .center
    $0.pagingWhileZoomed = .handoff
  }

  /// Recipe 5, one photo centred by insets.
  public static let r5 = recipe.with {
    $0.maximumZoom = .fill
  }

  /// What the five recipes share.
  private static let recipe = ios.with {
    $0.readMode = false
    $0.doubleTap = .none
    $0.doubleTapDrag = false
    $0.pageSpacing = .points(0)
    $0.dismiss = .none
  }

  /// These settings after `change`.
  public func with(_ change: (inout Settings) -> Void) -> Settings {
    var settings = self
    change(&settings)
    return settings
  }
}
