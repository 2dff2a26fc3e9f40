import PerigeeCore

/// The presets by their names in a trace.
public enum TracePreset: String, CaseIterable, Sendable {
  case ios, gtk, web
  case r1 = "R1"
  case r2 = "R2"
  case r3 = "R3"
  case r4 = "R4"
  case r5 = "R5"

  /// The preset's settings.
  public var settings: Settings {
    switch self {
    case .ios: .ios
    case .gtk: .gtk
    case .web: .web
    case .r1: .r1
    case .r2: .r2
    case .r3: .r3
    case .r4: .r4
    case .r5: .r5
    }
  }
}

extension Words {
  static let preset = Vocabulary<TracePreset>.words(TracePreset.allCases.map { ($0.rawValue, $0) })
}
