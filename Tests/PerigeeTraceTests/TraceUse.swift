@testable import PerigeeTrace

/// What of the format one trace uses.
struct TraceUse {
  let name: String
  private(set) var features: Set<TraceFeature> = []

  /// Reads and plays the trace.
  init(_ trace: TraceFile) throws {
    name = trace.name
    let lines = try trace.text.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard case .object(let members) = try JSONParser.parse(Array(line.utf8)) else { continue }
      if index == 0 { useHeader(members) } else { useEvent(members) }
    }
    use(try trace.play().all)
  }

  private mutating func use(_ section: TraceFeature.Section, _ name: String) {
    features.insert(TraceFeature(section: section, name: name))
  }

  private mutating func useHeader(_ members: [JSONValue.Member]) {
    for member in members {
      use(.header, member.key)
      if member.key == "preset" { use(.preset, member.value.string ?? "") }
      if member.key == "settings" { useSettings(member.value) }
    }
    if !members.contains(where: { $0.key == "preset" }) { use(.preset, "ios") }
  }

  private mutating func useSettings(_ json: JSONValue) {
    guard case .object(let members) = json else { return }
    for member in members {
      let value =
        switch member.value {
        case .bool(let value): String(value)
        case .string(let word): word
        case .object(let form): form.first?.key ?? ""
        default: "a number"
        }
      use(.setting, "\(member.key) \(value)")
    }
  }

  private mutating func useEvent(_ members: [JSONValue.Member]) {
    let kind = members.first { TraceEvent.kinds.contains($0.key) }?.key ?? ""
    for member in members {
      let word = member.value.string ?? ""
      switch member.key {
      case "command": use(.event, "command \(word)")
      case "pointer", "source": use(.option, "\(member.key) \(word)")
      case "phase": use(.option, "\(kind), phase \(word)")
      case "modifiers":
        for modifier in member.value.array ?? [] {
          use(.option, "modifiers \(modifier.string ?? "")")
        }
      case "t": break
      case kind: use(.event, kind)
      default: use(.option, member.key)
      }
      if member.key == "set" { useSettings(member.value) }
    }
  }

  /// A key counts where its value is not always the same.
  private mutating func use(_ probes: [Probe]) {
    for probe in probes {
      for member in probe.members where member.key != "t" {
        if probes.contains(where: { $0[member.key] != member.value }) { use(.key, member.key) }
      }
      use(.phase, probe.phase ?? "")
      for name in probe.eventNames { use(.notice, name) }
    }
  }
}
