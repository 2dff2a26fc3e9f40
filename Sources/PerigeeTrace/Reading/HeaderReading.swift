import PerigeeCore

extension TraceHeader {
  /// Reads the first line.
  init(_ members: Members, names: inout PhotoNames) throws(TraceProblem) {
    var members = members
    guard let version = members.take("trace") else { throw .noHeader }
    guard version == .number(1) else { throw .unknownVersion }
    let viewport = try members.require("viewport", Words.viewSize)
    let displayScale = try members.take("displayScale", Words.positive, else: 1)
    let photos = try names.photos(try members.require("photos"), key: "photos")
    let current = try Self.current(members.take("current") ?? .null, names: names)
    let preset = try members.take("preset", Words.preset, else: .ios)
    var settings = preset.settings
    if let json = members.take("settings") {
      settings = try SettingsPatch(json: json, key: "settings").applied(to: settings)
    }
    try members.finish()
    self.init(
      viewport: viewport, displayScale: displayScale, photos: photos, current: current,
      preset: preset, settings: settings)
  }

  private static func current(
    _ json: JSONValue, names: PhotoNames
  ) throws(TraceProblem) -> PhotoID? {
    if json == .null { return nil }
    guard let name = json.string else { throw .badValue(key: "current", expected: "an id") }
    guard let id = names[name] else { throw .unknownID(name) }
    return id
  }
}
