/// All that moves in a transition, as numbers that can be moved one by one.
///
/// The clip counts in shares of the photo, so that it always lies in it, and moves with it when the photo is
/// dragged. The height follows from the width: a photo is never stretched.
struct TransitionShape: Equatable, Sendable {
  /// See the properties; the rest is 0.
  var values: SIMD16<Double>

  /// The middle of the photo.
  var center: ViewPoint {
    get { ViewPoint(x: values[0], y: values[1]) }
    set { (values[0], values[1]) = (newValue.x, newValue.y) }
  }
  /// The photo's width.
  var width: Double {
    get { values[2] }
    set { values[2] = newValue }
  }
  /// The share of the photo that is cut off at its left, top, right and bottom.
  var insets: SIMD4<Double> {
    get { SIMD4(values[3], values[4], values[5], values[6]) }
    set {
      for side in 0..<4 { values[3 + side] = newValue[side] }
    }
  }
  var cornerRadius: Double {
    get { values[7] }
    set { values[7] = newValue }
  }
  var backdrop: Double {
    get { values[8] }
    set { values[8] = newValue }
  }
  var opacity: Double {
    get { values[9] }
    set { values[9] = newValue }
  }

  /// How many values there are.
  static let count = 10

  /// Nothing; as a velocity, rest.
  static let zero = TransitionShape(values: .zero)

  /// This with everything of another but how opaque it is.
  func placed(as other: TransitionShape) -> TransitionShape {
    var shape = other
    (shape.backdrop, shape.opacity) = (backdrop, opacity)
    return shape
  }

  init(values: SIMD16<Double>) {
    self.values = values
  }

  /// A photo of which `window` is seen.
  init(photo: ViewRect, window: ViewRect, cornerRadius: Double, backdrop: Double, opacity: Double) {
    values = .zero
    let (width, height) = (photo.size.width, photo.size.height)
    center = ViewPoint(x: photo.origin.x + width / 2, y: photo.origin.y + height / 2)
    self.width = width
    if !photo.size.isEmpty {
      let left = Self.share((window.origin.x - photo.origin.x) / width)
      let top = Self.share((window.origin.y - photo.origin.y) / height)
      insets = SIMD4(
        left, top, min(Self.share((photo.maxX - window.maxX) / width), 1 - left),
        min(Self.share((photo.maxY - window.maxY) / height), 1 - top))
    }
    self.cornerRadius = cornerRadius
    self.backdrop = backdrop
    self.opacity = opacity
  }

  /// What is drawn of a photo whose height is `aspect` times its width.
  func pose(aspect: Double) -> TransitionPose {
    let (width, height) = (max(self.width, 0), max(self.width, 0) * aspect)
    let photo = ViewRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    let insets = insets
    let clip = ViewRect(
      x: photo.origin.x + insets[0] * width, y: photo.origin.y + insets[1] * height,
      width: max(0, 1 - insets[0] - insets[2]) * width,
      height: max(0, 1 - insets[1] - insets[3]) * height)
    return TransitionPose(
      photo: photo, clip: clip, cornerRadius: max(0, cornerRadius),
      backdrop: Self.share(backdrop), opacity: Self.share(opacity))
  }

  private static func share(_ value: Double) -> Double { min(max(value, 0), 1) }
}
