/// The thumbnail a photo opens from and closes to: where it is, and which part of the photo it shows.
public struct TransitionSource: Equatable, Sendable {
  /// How a photo lies in the frame of its thumbnail.
  public enum Content: Equatable, Sendable {
    /// It covers the frame, and what reaches past it is cropped.
    case fill
    /// All of it is in the frame, with room beside it.
    case fit
  }

  /// The thumbnail's frame, in the viewer's view points.
  public var frame: ViewRect
  /// How the photo lies in it.
  public var content: Content
  /// Which part is left when the photo is cropped: 0 the left or top end, 1 the other, 0.5 the middle.
  public var alignment: ViewPoint
  /// The radius of the frame's corners, in view points.
  public var cornerRadius: Double

  /// Makes a source; thumbnails mostly show the middle of the photo, cropped to their frame.
  public init(
    frame: ViewRect, content: Content = .fill, alignment: ViewPoint = ViewPoint(x: 0.5, y: 0.5),
    cornerRadius: Double = 0
  ) {
    self.frame = frame
    self.content = content
    self.alignment = alignment
    self.cornerRadius = cornerRadius
  }

  /// Whether a photo can be seen to come from it or to go to it: its middle is in the viewport.
  func isUsable(in viewport: ViewSize) -> Bool {
    let x = frame.origin.x + frame.size.width / 2
    let y = frame.origin.y + frame.size.height / 2
    return !frame.size.isEmpty && frame.size.isValid && frame.origin.isValid && alignment.isValid
      && Reach.holds(cornerRadius) && x >= 0 && y >= 0 && x <= viewport.width
      && y <= viewport.height
  }

  /// The whole photo where its thumbnail shows it; `aspect` is its height over its width.
  func photo(aspect: Double) -> ViewRect {
    let (across, down) = (frame.size.width, frame.size.height / aspect)
    let width = content == .fill ? max(across, down) : min(across, down)
    let height = width * aspect
    return ViewRect(
      x: frame.origin.x - (width - frame.size.width) * alignment.x,
      y: frame.origin.y - (height - frame.size.height) * alignment.y, width: width,
      height: height)
  }
}

/// Where a photo is when the viewer is open.
public struct TransitionPlace: Equatable, Sendable {
  /// The whole photo on the screen, before clipping: ``Scene/rect``; of no size while that is unknown.
  public var photo: ViewRect
  /// The viewer's size.
  public var viewport: ViewSize

  /// Makes a place from the photo's rectangle and the viewer's size, in view points.
  public init(photo: ViewRect, viewport: ViewSize) {
    self.photo = photo
    self.viewport = viewport
  }
}

/// What is drawn at one moment of a transition.
public struct TransitionPose: Equatable, Sendable {
  /// The whole photo, before clipping; always in its own shape.
  public var photo: ViewRect
  /// What lies outside is not drawn.
  public var clip: ViewRect
  /// The radius of the clip's corners, in view points.
  public var cornerRadius: Double
  /// How opaque what lies behind the photo is, 0 … 1.
  public var backdrop: Double
  /// How opaque the photo is, 0 … 1.
  public var opacity: Double
}

/// A photo that a drag has sent away, at the moment of the release.
public struct Departure: Equatable, Sendable {
  /// The whole photo on the screen, before clipping.
  public var photo: ViewRect
  /// The speed of its middle, in points a second.
  public var velocity: ViewVector
  /// The speed of its width, in points a second; below 0 as it shrinks.
  public var widening: Double
  /// How opaque what lies behind it is, 0 … 1.
  public var backdrop: Double
}
