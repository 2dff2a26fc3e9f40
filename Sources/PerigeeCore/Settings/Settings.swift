/// Everything about the viewer that a host or a person may choose (settings.md).
///
/// A plain value; the presets are ``ios``, ``gtk``, ``web`` and the five recipes ``r1`` … ``r5``.
public struct Settings: Equatable, Sendable {
  /// How a photo lies in its page at rest.
  public enum ContentMode: Equatable, Sendable {
    /// The whole photo is seen.
    case fit
    /// The photo covers the viewport and its middle is seen.
    case fill
  }

  /// What a double tap zooms to from rest.
  public enum DoubleTap: Equatable, Sendable {
    /// A double tap is two single taps.
    case none
    /// The largest scale.
    case maximum
    /// This level; `automatic` is three times the rest scale.
    case level(ZoomLevel)
  }

  /// What a double tap away from rest does.
  public enum DoubleTapToggle: Equatable, Sendable {
    /// Any scale above rest goes back to rest.
    case atRest
    /// Any scale below the maximum goes to the target, the maximum back to the minimum.
    case belowMaximum
  }

  /// Where the point that was double-tapped ends up.
  public enum DoubleTapAnchor: Equatable, Sendable {
    /// It stays under the finger.
    case finger
    /// It goes to the middle of the viewport.
    case center
  }

  /// What happens to a drag that meets the edge of a zoomed photo.
  public enum PagingWhileZoomed: Equatable, Sendable {
    /// Only a drag that starts at the edge turns the page.
    case edgeStartOnly
    /// What the photo cannot take goes on to the pager.
    case handoff
    /// No drag turns the page while the photo is zoomed.
    case locked
  }

  /// The gap between two pages.
  public enum PageSpacing: Equatable, Sendable {
    /// View points, at least 0.
    case points(Double)
    /// A share of the viewport's width, at least 0.
    case ofWidth(Double)
  }

  /// In which directions a drag leaves the viewer.
  public enum Dismiss: Equatable, Sendable {
    /// None.
    case none
    /// Downwards.
    case down
    /// Upwards and downwards.
    case both
  }

  /// How a key turns the page.
  public enum KeyTurn: Equatable, Sendable {
    /// The next photo is there in the next frame.
    case cut
    /// The pages slide.
    case animated
  }

  /// How fast a fling fades, UIKit's `decelerationRate`.
  public enum DecelerationRate: Equatable, Sendable {
    /// 0.998 a millisecond.
    case normal
    /// 0.99 a millisecond.
    case fast
  }

  /// What a plain wheel does.
  public enum Wheel: Equatable, Sendable {
    /// It zooms about the pointer.
    case zoom
    /// It turns pages.
    case page
    /// It pans a zoomed photo.
    case pan
  }

  /// What a change of the viewport keeps of a zoomed photo.
  public enum Resize: Equatable, Sendable {
    /// The scale.
    case keepScale
    /// The multiple of the rest scale.
    case keepTimesFit
  }

  /// Which host's conventions hold for the few numbers that are not settings: slops, the window and
  /// radius of a double tap, and whether a touchpad scroll coasts (settings.md "Other fixed
  /// numbers").
  public enum Platform: Equatable, Sendable {
    /// iOS, and the five recipes.
    case ios
    /// GTK.
    case gtk
    /// A browser.
    case web
  }

  /// Whose conventions hold for slops and taps.
  public var platform: Platform
  /// How a photo lies in its page at rest.
  public var contentMode: ContentMode
  /// Whether a photo smaller than the viewport is enlarged to fit at rest.
  public var enlargeSmall: Bool
  /// Whether a long photo opens filled, at its start, to be read.
  public var readMode: Bool
  /// The largest scale a photo rests at; one below the rest scale is raised to it.
  public var maximumZoom: ZoomLevel
  /// What a double tap zooms to from rest.
  public var doubleTap: DoubleTap
  /// What a double tap away from rest does.
  public var doubleTapToggle: DoubleTapToggle
  /// Where the double-tapped point ends up.
  public var doubleTapAnchor: DoubleTapAnchor
  /// Whether a double tap whose second touch stays down and moves zooms.
  public var doubleTapDrag: Bool
  /// What happens to a drag that meets the edge of a zoomed photo.
  public var pagingWhileZoomed: PagingWhileZoomed
  /// The gap between two pages.
  public var pageSpacing: PageSpacing
  /// The finger speed from which a release turns the page, in points a second, at least 0.
  public var pageVelocity: Double
  /// The same for a touchpad.
  public var touchpadPageVelocity: Double
  /// In which directions a drag leaves the viewer.
  public var dismiss: Dismiss
  /// What a plain wheel does.
  public var wheel: Wheel
  /// Whether a mouse drag at rest turns the page.
  public var mouseDragPages: Bool
  /// How a key turns the page.
  public var keyTurn: KeyTurn
  /// What a change of the viewport keeps of a zoomed photo.
  public var resize: Resize
  /// Whether the last page is followed by the first.
  public var loop: Bool
  /// Whether the first page is the rightmost.
  public var rightToLeft: Bool
  /// Whether the system asks for less motion.
  public var reduceMotion: Bool
  /// Whether a page takes over scale and place from a neighbour of the same pixel size.
  public var keepZoom: Bool
  /// Whether content can be dragged past its edges and comes back.
  public var bounces: Bool
  /// Whether a pinch can go past the limits and comes back.
  public var bouncesZoom: Bool
  /// How fast a fling fades.
  public var deceleration: DecelerationRate

  /// Whether every number in it is finite and in its range.
  public var isValid: Bool {
    let spacing: Double =
      switch pageSpacing {
      case .points(let x), .ofWidth(let x): x
      }
    let level: Bool =
      switch doubleTap {
      case .none, .maximum: true
      case .level(let level): level.isValid
      }
    return maximumZoom.isValid && level && spacing >= 0 && Reach.holds(spacing)
      && pageVelocity.isFinite && pageVelocity >= 0 && touchpadPageVelocity.isFinite
      && touchpadPageVelocity >= 0
  }
}
