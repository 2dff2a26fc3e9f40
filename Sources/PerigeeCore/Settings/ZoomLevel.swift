/// A scale said in the terms of a photo and its viewport, as settings give it.
public indirect enum ZoomLevel: Equatable, Sendable {
  /// The engine's own choice for the place where it stands (settings.md "Scales").
  case automatic
  /// The scale at which the photo covers the viewport.
  case fill
  /// So many times the scale at which the photo fits the viewport.
  case timesFit(Double)
  /// So many times the smallest scale a pinch can rest at.
  case timesMinimum(Double)
  /// View points for each image pixel.
  case scale(Double)
  /// Device pixels for each image pixel; 1 is actual size.
  case pixelScale(Double)
  /// The largest of these; inside it `automatic` means four times the rest scale.
  case largest([ZoomLevel])

  /// Whether every number in it is above zero and within a million, and every list has an entry.
  public var isValid: Bool {
    switch self {
    case .automatic, .fill: true
    case .timesFit(let x), .timesMinimum(let x), .scale(let x), .pixelScale(let x):
      Reach.holds(factor: x)
    case .largest(let levels): !levels.isEmpty && levels.allSatisfy { $0.isValid }
    }
  }
}
