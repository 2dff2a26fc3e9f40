import PerigeeCore

// The words that events are written in (trace.md "Events").

extension Words {
  static let pointer = Vocabulary<PointerKind>.words([
    ("touch", .touch), ("mouse", .mouse), ("pen", .pen),
  ])
}

extension Words {
  static let scrollPhase = Vocabulary<ScrollPhase>.words([
    ("none", .none), ("began", .began), ("changed", .changed), ("ended", .ended),
    ("momentum", .momentum),
  ])
}

extension Words {
  static let magnifyPhase = Vocabulary<MagnifyPhase>.words([
    ("began", .began), ("changed", .changed), ("ended", .ended),
  ])
}

extension Words {
  static let commandSource = Vocabulary<CommandSource>.words([("key", .key), ("button", .button)])
}

extension Words {
  /// The commands without a parameter; `zoomToActual` stands for 100 %.
  static let command = Vocabulary<Command>.words([
    ("zoomIn", .zoomIn), ("zoomOut", .zoomOut), ("zoomToFit", .zoomToFit),
    ("zoomToActual", .zoomToActual(times: 1)), ("rotateLeft", .rotateLeft),
    ("rotateRight", .rotateRight), ("nextPage", .nextPage),
    ("previousPage", .previousPage), ("firstPage", .firstPage), ("lastPage", .lastPage),
    ("panLeft", .panLeft), ("panRight", .panRight), ("panUp", .panUp), ("panDown", .panDown),
  ])
}

extension Words {
  static let modifiers = Vocabulary<Modifiers>(
    expected: "a list of \"control\" and \"shift\", each once at most",
    read: { json in
      guard let values = json.array else { return nil }
      var modifiers: Modifiers = []
      for value in values {
        let modifier: Modifiers
        switch value {
        case .string("control"): modifier = .control
        case .string("shift"): modifier = .shift
        default: return nil
        }
        guard modifiers.insert(modifier).inserted else { return nil }
      }
      return modifiers
    },
    write: { modifiers in
      .array(
        (modifiers.contains(.control) ? [.string("control")] : [])
          + (modifiers.contains(.shift) ? [.string("shift")] : []))
    })
}
