import PerigeeCore

extension TraceEvent {
  /// Reads `down`, `move`, `up` and `cancel`.
  ///
  /// A host may name pointer and button with each of the first three; those of the landing count.
  static func finger(
    _ kind: String, _ json: JSONValue, _ members: inout Members
  ) throws(TraceProblem) -> InputEvent {
    if kind == "cancel" {
      guard let number = json.integer else {
        throw .badValue(key: kind, expected: "the whole number of a finger")
      }
      return .cancel(Finger(rawValue: number))
    }
    guard let fields = json.array, fields.count == 3, let number = fields[0].integer,
      let x = fields[1].number, let y = fields[2].number
    else { throw .badValue(key: kind, expected: "[finger, x, y], the finger a whole number") }
    let finger = Finger(rawValue: number)
    let point = ViewPoint(x: x, y: y)
    let pointer = try members.take("pointer", Words.pointer, else: .touch)
    let button = try members.take("button", Words.button, else: 1)
    switch kind {
    case "down": return .down(finger, at: point, pointer, button: Int(button))
    case "move": return .move(finger, to: point)
    default: return .up(finger, at: point)
    }
  }

  /// Reads `scroll`.
  ///
  /// A wheel without phases may leave `phase` out.
  static func scroll(
    _ json: JSONValue, _ members: inout Members
  ) throws(TraceProblem) -> InputEvent {
    .scroll(
      try Words.vector.read(json, of: "scroll"), at: try members.require("at", Words.point),
      try members.take("phase", Words.scrollPhase, else: .none),
      try members.take("modifiers", Words.modifiers, else: []))
  }

  /// Reads `magnify`.
  static func magnify(
    _ json: JSONValue, _ members: inout Members
  ) throws(TraceProblem) -> InputEvent {
    .magnify(
      try Words.positive.read(json, of: "magnify"), at: try members.require("at", Words.point),
      try members.require("phase", Words.magnifyPhase))
  }
}

extension Words {
  /// The number of a mouse button, from 1.
  static let button = Vocabulary<Int32>(
    expected: "the whole number of a button, from 1",
    read: { $0.integer.flatMap { $0 >= 1 ? $0 : nil } }, write: { .number(Double($0)) })
}
