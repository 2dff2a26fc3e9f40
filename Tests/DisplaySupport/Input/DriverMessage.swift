/// A message to Xorg's inputtest driver, as laid out in its header xf86-input-inputtest-protocol.h.
struct DriverMessage {
  private(set) var bytes: [UInt8] = []

  /// What happens to a touch: the XInput event types.
  enum Touch: UInt32 {
    case began = 18
    case moved = 19
    case ended = 20
  }

  /// What happens to a touchpad pinch: the XInput event types.
  enum Pinch: UInt16 {
    case began = 27
    case changed = 28
    case ended = 29
  }

  /// The largest value of an axis, at the screen's far edge.
  static let axisRange = 65_535.0
  /// Values the driver reserves room for in each event.
  private static let valuators = 64

  /// The greeting: protocol 1.1.
  static var version: DriverMessage {
    var message = DriverMessage(length: 12, type: 0)
    message.append(UInt16(1))
    message.append(UInt16(1))
    return message
  }

  /// A finger's event at a place on the axes.
  static func touch(_ what: Touch, finger: UInt32, x: Double, y: Double) -> DriverMessage {
    // Length and type, finger and kind, flags, 8 bytes of mask, 4 of padding; then each value twice.
    var message = DriverMessage(length: UInt32(32 + valuators * 16), type: 6)
    message.append(finger)
    message.append(what.rawValue)
    message.append(UInt32(0))
    message.bytes += [0b11, 0, 0, 0, 0, 0, 0, 0]
    message.append(UInt32(0))
    for _ in 0..<2 {
      message.append(x)
      message.append(y)
      message.bytes += [UInt8](repeating: 0, count: (valuators - 2) * 8)
    }
    return message
  }

  /// Two fingers on a touchpad, `scale` times as far apart as when they landed.
  static func pinch(_ what: Pinch, scale: Double) -> DriverMessage {
    var message = DriverMessage(length: 64, type: 7)
    message.append(what.rawValue)
    message.append(UInt16(2))
    message.append(UInt32(0))
    for value in [0, 0, 0, 0, scale, 0] {
      message.append(value)
    }
    return message
  }

  private init(length: UInt32, type: UInt32) {
    append(length)
    append(type)
  }

  private mutating func append(_ value: some BitwiseCopyable) {
    withUnsafeBytes(of: value) { bytes += $0 }
  }
}
