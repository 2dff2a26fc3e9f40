/// One thing measured of one viewer: all runs, in the unit of its question.
struct Measurement: Sendable {
  /// Which question it answers.
  let question: Question
  /// The viewer's name.
  let viewer: String
  /// One value a run; empty when it could not be measured.
  var values: [Double]

  /// The middle value; of an even number the mean of the two in the middle.
  var median: Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// What the benchmark asks.
enum Question: String, CaseIterable, Sendable {
  case firstAlone = "exec to photo, alone"
  case firstAloneSettled = "  … until it changes no more"
  case firstAmongMany = "exec to photo, among 50,000"
  case firstAmongManySettled = "  … until it changes no more  "
  case pageTurn = "page turn at rest"
  case pageTurnSlowest = "  … the slowest of a run"
  case memory = "memory after 20 photos"
  case quietFrames = "frames in 5 s of quiet"
  case quietWakes = "main-thread wake-ups in 5 s"
  case quietWakesAll = "  … of all threads"
  case panFrames = "frames a second while panning"

  /// What its values count.
  var unit: String {
    switch self {
    case .firstAlone, .firstAloneSettled, .firstAmongMany, .firstAmongManySettled, .pageTurn,
      .pageTurnSlowest:
      "ms"
    case .memory: "MiB"
    case .quietFrames, .quietWakes, .quietWakesAll, .panFrames: ""
    }
  }

  /// Whether viewers are compared by ratio.
  var isCompared: Bool {
    switch self {
    case .quietFrames, .quietWakes, .quietWakesAll, .panFrames: false
    default: true
    }
  }
}

/// Something that could not be measured.
struct MeasuringError: Error {
  /// What did not happen, as a sentence.
  let reason: String
}
