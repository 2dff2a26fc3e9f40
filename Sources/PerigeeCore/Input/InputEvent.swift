/// One thing that happened to the viewer, as a host tells it.
public enum InputEvent: Equatable, Sendable {
  /// A finger, pen or button lands.
  case down(Finger, at: ViewPoint, PointerKind, button: Int)
  /// A finger that is down is now elsewhere; ignored for one that is not down.
  case move(Finger, to: ViewPoint)
  /// A finger lifts; ignored for one that is not down.
  case up(Finger, at: ViewPoint)
  /// The system takes a finger away: nothing it began is completed.
  case cancel(Finger)
  /// A wheel or two fingers on a touchpad: notches for `none`, else view points.
  ///
  /// Positive moves the view right and down.
  case scroll(ViewVector, at: ViewPoint, ScrollPhase, Modifiers)
  /// Two fingers on a touchpad spread: the factor since the last such event, above 0.
  case magnify(Double, at: ViewPoint, MagnifyPhase)
  /// A key or a button; `at` is the pointer, for zooms.
  case command(Command, CommandSource, at: ViewPoint?)
  /// A page control so many points wide is tapped at a point from its left edge.
  case tapPageControl(at: Double, width: Double)
  /// A finger drags along a page control so many points wide, to a point from its left edge.
  case scrubPageControl(to: Double, width: Double)
  /// The program asks for a page.
  case go(PhotoID, animated: Bool)
  /// The viewport is now this large.
  case resize(ViewSize)
  /// The display now has so many device pixels for each view point, above 0.
  case displayScale(Double)
  /// A photo's size became known, or a better version of the same photo has this size.
  case size(PhotoID, PixelSize)
  /// The settings are now these.
  case set(Settings)
}

/// A touch from down to up, as the host numbers it.
public struct Finger: Hashable, Sendable {
  /// The host's number.
  public var rawValue: Int32

  /// Makes a finger from the host's number for it.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// What touches.
public enum PointerKind: Equatable, Sendable {
  case touch, mouse, pen
}

/// Where a stream of scroll events stands; `none` is a notched wheel.
public enum ScrollPhase: Equatable, Sendable {
  case none, began, changed, ended, momentum
}

/// Where a touchpad pinch stands.
public enum MagnifyPhase: Equatable, Sendable {
  case began, changed, ended
}

/// The keys held down while scrolling.
public struct Modifiers: OptionSet, Equatable, Sendable {
  /// One bit a key.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Control, or command on Apple systems.
  public static let control = Modifiers(rawValue: 1)
  /// Shift.
  public static let shift = Modifiers(rawValue: 2)
}

/// What a key or button asks for.
public enum Command: Equatable, Sendable {
  case zoomIn, zoomOut, zoomToFit
  /// So many device pixels for each image pixel; 1 is actual size.
  case zoomToActual(times: Double)
  /// A quarter turn of the photo.
  case rotateLeft, rotateRight
  case nextPage, previousPage, firstPage, lastPage
  /// Ten per cent of the viewport in this direction.
  case panLeft, panRight, panUp, panDown
}

/// Where a command comes from: keys turn pages as `Settings.keyTurn` says, buttons always slide.
public enum CommandSource: Equatable, Sendable {
  case key, button
}
