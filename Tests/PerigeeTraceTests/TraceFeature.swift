import PerigeeCore

@testable import PerigeeTrace

/// One thing that a trace can say or print: a key, a value of a setting, an event, an output.
struct TraceFeature: Hashable {
  let section: Section
  let name: String

  /// The parts of the format, in the order of the document.
  enum Section: String, CaseIterable {
    case header = "First line"
    case preset = "Presets"
    case setting = "Settings and their values"
    case event = "Events"
    case option = "Options of events"
    case key = "Keys of a probe"
    case phase = "Phases"
    case notice = "Names in a probe's events"
  }

  /// Everything there is, read from the words that the reader and the writer use.
  static var all: [TraceFeature] { Section.allCases.flatMap(all) }

  static func all(of section: Section) -> [TraceFeature] {
    names(of: section).map { TraceFeature(section: section, name: $0) }
  }

  private static func names(of section: Section) -> [String] {
    switch section {
    case .header:
      ["trace", "viewport", "displayScale", "photos", "current", "preset", "settings"]
    case .preset: TracePreset.allCases.map(\.rawValue)
    case .setting: SettingsField.all.flatMap(values)
    case .event:
      TraceEvent.kinds.filter { $0 != "command" }
        + words(of: Words.command).map { "command \($0)" }
    case .option:
      ["at", "times", "button", "animated"]
        + words(of: Words.pointer).map { "pointer \($0)" }
        + words(of: Words.commandSource).map { "source \($0)" }
        + words(of: Words.scrollPhase).map { "scroll, phase \($0)" }
        + words(of: Words.magnifyPhase).map { "magnify, phase \($0)" }
        + words(of: Words.modifiers).map { "modifiers \($0)" }
    case .key: probeKeys
    case .phase: Scene.Phase.allCases.map(\.word)
    case .notice: Notice.Kind.allCases.map(\.word)
    }
  }

  /// The keys of a probe but its time.
  private static var probeKeys: [String] {
    let probes = try? playTrace(usualHeader + "\n" + #"{"t":0,"probe":true}"#)
    return (probes?.first?.members.map(\.key) ?? []).filter { $0 != "t" }
  }

  /// Every value of a setting, from what the reader says of a wrong one.
  private static func values(of field: SettingsField) -> [String] {
    var settings = Settings.ios
    guard case .badValue(_, let expected)? = problem({ try field.read(.null, &settings) }) else {
      return []
    }
    let forms = ["timesFit", "timesMinimum", "pixelScale", "largest", "ofWidth"]
    var values = quotedWords(in: expected) + forms.filter(expected.contains)
    values = values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if expected.contains(" scale,") { values.append("scale") }
    if expected.contains("true or false") { values += ["true", "false"] }
    if expected.hasPrefix("a number") || expected.hasPrefix("points") { values.append("a number") }
    return values.map { "\(field.key) \($0)" }
  }

  private static func problem(_ body: () throws -> Void) -> TraceProblem? {
    do { try body() } catch { return error as? TraceProblem }
    return nil
  }

  private static func words<Value>(of vocabulary: Vocabulary<Value>) -> [String] {
    quotedWords(in: vocabulary.expected)
  }

  private static func quotedWords(in text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
