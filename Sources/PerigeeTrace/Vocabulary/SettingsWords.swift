import PerigeeCore

// The words of the settings whose values are names (trace.md "First line").

extension Words {
  static let contentMode = Vocabulary<Settings.ContentMode>.words([("fit", .fit), ("fill", .fill)])
}

extension Words {
  static let doubleTapToggle = Vocabulary<Settings.DoubleTapToggle>.words([
    ("atRest", .atRest), ("belowMaximum", .belowMaximum),
  ])
}

extension Words {
  static let doubleTapAnchor = Vocabulary<Settings.DoubleTapAnchor>.words([
    ("finger", .finger), ("center", .center),
  ])
}

extension Words {
  static let pagingWhileZoomed = Vocabulary<Settings.PagingWhileZoomed>.words([
    ("edgeStartOnly", .edgeStartOnly), ("handoff", .handoff), ("locked", .locked),
  ])
}

extension Words {
  static let dismiss = Vocabulary<Settings.Dismiss>.words([
    ("none", .none), ("down", .down), ("both", .both),
  ])
}

extension Words {
  static let keyTurn = Vocabulary<Settings.KeyTurn>.words([("cut", .cut), ("animated", .animated)])
}

extension Words {
  static let deceleration = Vocabulary<Settings.DecelerationRate>.words([
    ("normal", .normal), ("fast", .fast),
  ])
}

extension Words {
  static let wheel = Vocabulary<Settings.Wheel>.words([
    ("zoom", .zoom), ("page", .page), ("pan", .pan),
  ])
}

extension Words {
  static let resize = Vocabulary<Settings.Resize>.words([
    ("keepScale", .keepScale), ("keepTimesFit", .keepTimesFit),
  ])
}
