import PerigeeCore

/// New values for some of the settings; the others stay as they are.
public struct SettingsPatch: Equatable, Sendable {
  /// The fields that change, by their place in ``SettingsField/all``, in rising order.
  private var fields: [Int]
  /// Settings that hold the new values in those fields.
  private var values: Settings

  /// What has to change in `old` to make it `new`.
  ///
  /// The platform is no setting of a trace; it comes with the preset and is left out.
  public init(from old: Settings, to new: Settings) {
    let all = SettingsField.all
    self.init(fields: all.indices.filter { !all[$0].isEqual(old, new) }, values: new)
  }

  /// Sets every field to that of `settings`.
  public init(all settings: Settings) {
    self.init(fields: Array(SettingsField.all.indices), values: settings)
  }

  /// Reads the object that trace.md calls `settings`.
  init(json: JSONValue, key: String) throws(TraceProblem) {
    guard case .object(let members) = json else {
      throw .badValue(key: key, expected: "an object of settings")
    }
    var fields: [Int] = []
    var values = Settings.ios
    for member in members {
      guard let index = SettingsField.all.firstIndex(where: { $0.key == member.key }) else {
        throw .unknownKey(member.key)
      }
      try SettingsField.all[index].read(member.value, &values)
      fields.append(index)
    }
    self.init(fields: fields.sorted(), values: values)
  }

  private init(fields: [Int], values: Settings) {
    self.fields = fields
    self.values = Settings.ios
    for index in fields { SettingsField.all[index].copy(values, &self.values) }
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { fields.isEmpty }

  /// `settings` with the new values.
  public func applied(to settings: Settings) -> Settings {
    var result = settings
    for index in fields { SettingsField.all[index].copy(values, &result) }
    return result
  }

  /// The object that trace.md calls `settings`.
  var json: JSONValue {
    .object(
      fields.map { index in
        let field = SettingsField.all[index]
        return JSONValue.Member(field.key, field.write(values))
      })
  }
}
