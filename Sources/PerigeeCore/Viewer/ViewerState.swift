/// How a viewer was left: which photo, how close, which part of it, how far turned.
///
/// A small value without pixels or points, so that it can be kept and means the same in another viewport,
/// on another display and after a relaunch. Settings are the host's to keep. Ids last as long as their
/// list; a host that keeps a state for longer keeps the photo's own name with it.
public struct ViewerState: Equatable, Sendable {
  /// The photo; `nil` of an empty list.
  public var photo: PhotoID?
  /// Its place in the list: the photo that is there instead is shown when it has gone.
  public var index: Int
  /// How many times its scale at rest; 1 when nobody has zoomed.
  public var timesRest: Double
  /// The place of the photo, as it is seen turned, in the middle of the viewport: 0 … 1 from its left
  /// and its top edge.
  ///
  /// `nil` when it lies as it opens, which for a photo that is read is not its middle.
  public var center: ViewPoint?
  /// How far a person has turned it.
  public var rotation: Rotation

  /// Makes a state from its parts; without them the photo is as it opens.
  public init(
    photo: PhotoID?, index: Int = 0, timesRest: Double = 1, center: ViewPoint? = nil,
    rotation: Rotation = .none
  ) {
    self.photo = photo
    self.index = index
    self.timesRest = timesRest
    self.center = center
    self.rotation = rotation
  }

  /// Whether all of it is within reach of a viewer.
  public var isValid: Bool {
    timesRest >= 1 / Reach.rawScale && timesRest <= Reach.rawScale && index >= 0
      && (center?.isValid ?? true)
  }

  /// Where the photo is in `list`, or what is in its place when it has gone; `nil` for an empty list.
  func index(in list: PhotoList) -> Int? {
    guard !list.isEmpty else { return nil }
    return photo.flatMap { list.index(of: $0) } ?? min(index, list.count - 1)
  }
}

extension PageLayout {
  /// The content as `state` has it, within the limits and bounds here.
  func transform(of state: ViewerState) -> ZoomTransform {
    // A rounding away from rest is rest: it is compared with exactly.
    let isAtRest = abs(state.timesRest - 1) < 1e-9
    guard let center = state.center else {
      guard !isAtRest else { return rest }
      return clamped(
        rest.scaled(
          to: limits.clamp(limits.rest * state.timesRest),
          about: ViewPoint(x: viewport.width / 2, y: viewport.height / 2)))
    }
    let scale = isAtRest ? limits.rest : limits.clamp(limits.rest * state.timesRest)
    return clamped(transform(at: scale, middle: center))
  }

  /// How `transform`, which is at rest, is kept.
  func state(of transform: ZoomTransform) -> (timesRest: Double, center: ViewPoint?) {
    guard transform != rest else { return (1, nil) }
    return (transform.scale / limits.rest, middle(of: transform))
  }
}
