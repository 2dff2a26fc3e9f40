/// What is wrong with a line of a trace.
public enum TraceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line is not JSON.
  case json(JSONProblem)
  case notAnObject
  /// There is no line at all.
  case empty
  /// The first line is not the header of a trace.
  case noHeader
  /// The header's number is not one this reader knows.
  case unknownVersion
  case missingKey(String)
  case unknownKey(String)
  /// The value of `key` is of the wrong kind or outside its table.
  case badValue(key: String, expected: String)
  case unknownID(String)
  case repeatedID(String)
  /// An event's time is before that of the event before it.
  case timeGoesBack(from: Double, to: Double)
  case noEvent
  case severalEvents(String, String)
  case fingerIsDown(Int32)

  /// The sentence, without the line's number.
  public var description: String {
    switch self {
    case .json(let problem): problem.description
    case .notAnObject: "the line is not a JSON object"
    case .empty: "the trace is empty; its first line is a header with \"trace\":1"
    case .noHeader: "the first line of a trace is a header with \"trace\":1"
    case .unknownVersion: "\"trace\" must be 1, the only version there is"
    case .missingKey(let key): "the key \(quoted(key)) is missing"
    case .unknownKey(let key): "unknown key \(quoted(key))"
    case .badValue(let key, let expected): "\(quoted(key)) must be \(expected)"
    case .unknownID(let id): "unknown id \(quoted(id))"
    case .repeatedID(let id): "the id \(quoted(id)) stands twice in the list"
    case .timeGoesBack(let from, let to):
      "time goes back from \(text(from)) to \(text(to))"
    case .noEvent: "the line has no event"
    case .severalEvents(let a, let b): "\(quoted(a)) and \(quoted(b)) need a line each"
    case .fingerIsDown(let finger): "finger \(finger) is down already"
    }
  }
}

/// A line that ends the reading of a trace.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line's number, from 1.
  public var line: Int
  /// What is wrong with it.
  public var problem: TraceProblem

  /// Makes an error from the line's number, from 1, and what is wrong with it.
  public init(line: Int, problem: TraceProblem) {
    self.line = line
    self.problem = problem
  }

  /// The sentence for a person: `line 3: unknown key "foo"`.
  public var description: String { "line \(line): \(problem)" }
}
