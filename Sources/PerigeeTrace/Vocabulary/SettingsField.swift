import PerigeeCore

/// One key of the settings table: how its value is read, written, compared and copied.
struct SettingsField: Sendable {
  /// The key in a trace.
  let key: String
  /// Sets the field of `settings` to what the JSON says.
  let read: @Sendable (JSONValue, _ settings: inout Settings) throws(TraceProblem) -> Void
  /// The field's value as JSON.
  let write: @Sendable (Settings) -> JSONValue
  /// Copies the field's value into `target`.
  let copy: @Sendable (Settings, _ target: inout Settings) -> Void
  /// Whether the field is the same in both.
  let isEqual: @Sendable (Settings, Settings) -> Bool

  private init<Value: Equatable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Settings, Value> & Sendable,
    _ vocabulary: Vocabulary<Value>
  ) {
    self.key = key
    read = { (json, settings) throws(TraceProblem) in
      settings[keyPath: path] = try vocabulary.read(json, of: key)
    }
    write = { vocabulary.write($0[keyPath: path]) }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
  }

  /// Every key, in the order of trace.md's table.
  static let all: [SettingsField] = [
    .init("contentMode", \.contentMode, Words.contentMode),
    .init("enlargeSmall", \.enlargeSmall, Words.bool),
    .init("readMode", \.readMode, Words.bool),
    .init("doubleTapDrag", \.doubleTapDrag, Words.bool),
    .init("mouseDragPages", \.mouseDragPages, Words.bool),
    .init("loop", \.loop, Words.bool),
    .init("rightToLeft", \.rightToLeft, Words.bool),
    .init("bounces", \.bounces, Words.bool),
    .init("bouncesZoom", \.bouncesZoom, Words.bool),
    .init("reduceMotion", \.reduceMotion, Words.bool),
    .init("keepZoom", \.keepZoom, Words.bool),
    .init("maximumZoom", \.maximumZoom, Words.zoomLevel),
    .init("doubleTap", \.doubleTap, Words.doubleTap),
    .init("doubleTapToggle", \.doubleTapToggle, Words.doubleTapToggle),
    .init("doubleTapAnchor", \.doubleTapAnchor, Words.doubleTapAnchor),
    .init("pagingWhileZoomed", \.pagingWhileZoomed, Words.pagingWhileZoomed),
    .init("pageSpacing", \.pageSpacing, Words.pageSpacing),
    .init("pageVelocity", \.pageVelocity, Words.notNegative),
    .init("touchpadPageVelocity", \.touchpadPageVelocity, Words.notNegative),
    .init("dismiss", \.dismiss, Words.dismiss),
    .init("keyTurn", \.keyTurn, Words.keyTurn),
    .init("deceleration", \.deceleration, Words.deceleration),
    .init("wheel", \.wheel, Words.wheel),
    .init("resize", \.resize, Words.resize),
  ]
}
