import PerigeeCore

extension TraceEvent {
  /// The keys that say what happens; a line has one of them.
  static let kinds = [
    "down", "move", "up", "cancel", "scroll", "magnify", "command", "go", "tapPageControl",
    "scrubPageControl", "resize", "displayScale", "photos", "size", "set", "probe",
  ]

  /// Reads a line after the first.
  init(_ members: Members, names: inout PhotoNames) throws(TraceProblem) {
    var members = members
    let kinds = members.keys.filter(Self.kinds.contains)
    guard let kind = kinds.first else {
      // An unknown key is the more helpful thing to name.
      _ = members.take("t")
      try members.finish()
      throw .noEvent
    }
    guard kinds.count == 1 else { throw .severalEvents(kinds[0], kinds[1]) }
    guard let time = try members.require("t").number else {
      throw .badValue(key: "t", expected: "a number of seconds")
    }
    let json = try members.require(kind)
    let action = try Self.action(kind, json, &members, names: &names)
    try members.finish()
    self.init(time: time, action: action)
  }

  private static func action(
    _ kind: String, _ json: JSONValue, _ members: inout Members, names: inout PhotoNames
  ) throws(TraceProblem) -> Action {
    switch kind {
    case "down", "move", "up", "cancel": return .input(try finger(kind, json, &members))
    case "scroll": return .input(try scroll(json, &members))
    case "magnify": return .input(try magnify(json, &members))
    case "command": return .input(try command(json, &members))
    case "go": return .input(try go(json, &members, names: names))
    case "resize": return .input(.resize(try Words.viewSize.read(json, of: kind)))
    case "displayScale": return .input(.displayScale(try Words.positive.read(json, of: kind)))
    case "photos": return .photos(try names.photos(json, key: kind))
    case "size": return .input(try size(json, names: names))
    case "set": return .set(try SettingsPatch(json: json, key: kind))
    case "probe":
      guard json == .bool(true) else { throw .badValue(key: kind, expected: "true") }
      return .probe
    case "tapPageControl":
      let place = try Words.placeOnControl.read(json, of: kind)
      return .input(.tapPageControl(at: place.x, width: place.width))
    default:
      let place = try Words.placeOnControl.read(json, of: kind)
      return .input(.scrubPageControl(to: place.x, width: place.width))
    }
  }

  private static func go(
    _ json: JSONValue, _ members: inout Members, names: PhotoNames
  ) throws(TraceProblem) -> InputEvent {
    guard let name = json.string else { throw .badValue(key: "go", expected: "an id") }
    guard let id = names[name] else { throw .unknownID(name) }
    return .go(id, animated: try members.take("animated", Words.bool, else: false))
  }

  private static func size(
    _ json: JSONValue, names: PhotoNames
  ) throws(TraceProblem) -> InputEvent {
    guard let fields = json.array, fields.count == 3, let name = fields[0].string,
      let width = fields[1].number, let height = fields[2].number, width >= 0, height >= 0
    else { throw .badValue(key: "size", expected: "[id, width, height], each side at least 0") }
    guard let id = names[name] else { throw .unknownID(name) }
    return .size(id, PixelSize(width: width, height: height))
  }
}
