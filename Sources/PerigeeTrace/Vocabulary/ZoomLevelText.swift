import PerigeeCore

extension Words {
  static let zoomLevel = Vocabulary<ZoomLevel>(
    expected: levels, read: ZoomLevel.init(json:), write: \.json)

  /// The forms a level has, for messages.
  private static let levels =
    "\"automatic\", \"fill\", or one of timesFit, timesMinimum, scale, pixelScale with a number "
    + "above 0, or largest with a list of these"
}

extension Words {
  static let doubleTap = Vocabulary<Settings.DoubleTap>(
    expected: "\"none\", \"maximum\", " + levels,
    read: { json in
      switch json {
      case .string("none"): Settings.DoubleTap.none
      case .string("maximum"): .maximum
      default: ZoomLevel(json: json).map { .level($0) }
      }
    },
    write: { value in
      switch value {
      case .none: .string("none")
      case .maximum: .string("maximum")
      case .level(let level): level.json
      }
    })
}

extension Words {
  static let pageSpacing = Vocabulary<Settings.PageSpacing>(
    expected: "points of at least 0, or {\"ofWidth\":share} with a share of at least 0",
    read: { json in
      switch json {
      case .number(let points): points >= 0 ? .points(points) : nil
      case .object(let members):
        if members.count == 1, members[0].key == "ofWidth", let share = members[0].value.number,
          share >= 0
        {
          .ofWidth(share)
        } else {
          nil
        }
      default: nil
      }
    },
    write: { value in
      switch value {
      case .points(let points): .number(points)
      case .ofWidth(let share): .object([.init("ofWidth", .number(share))])
      }
    })
}

extension ZoomLevel {
  /// The level that the JSON stands for, or `nil` when it stands for none.
  fileprivate init?(json: JSONValue) {
    switch json {
    case .string("automatic"): self = .automatic
    case .string("fill"): self = .fill
    case .object(let members):
      guard members.count == 1, let level = ZoomLevel(member: members[0]), level.isValid else {
        return nil
      }
      self = level
    default: return nil
    }
  }

  private init?(member: JSONValue.Member) {
    switch (member.key, member.value) {
    case ("timesFit", .number(let times)): self = .timesFit(times)
    case ("timesMinimum", .number(let times)): self = .timesMinimum(times)
    case ("scale", .number(let scale)): self = .scale(scale)
    case ("pixelScale", .number(let scale)): self = .pixelScale(scale)
    case ("largest", .array(let values)):
      let levels = values.compactMap(ZoomLevel.init(json:))
      guard levels.count == values.count else { return nil }
      self = .largest(levels)
    default: return nil
    }
  }

  /// The JSON that stands for the level.
  fileprivate var json: JSONValue {
    switch self {
    case .automatic: .string("automatic")
    case .fill: .string("fill")
    case .timesFit(let times): .object([.init("timesFit", .number(times))])
    case .timesMinimum(let times): .object([.init("timesMinimum", .number(times))])
    case .scale(let scale): .object([.init("scale", .number(scale))])
    case .pixelScale(let scale): .object([.init("pixelScale", .number(scale))])
    case .largest(let levels): .object([.init("largest", .array(levels.map(\.json)))])
    }
  }
}
