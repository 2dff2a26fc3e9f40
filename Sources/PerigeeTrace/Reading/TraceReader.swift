import PerigeeCore

/// A strict reader of traces, line by line: what it has let through can be played without a check.
///
/// It keeps what later lines are judged by and nothing else: the ids, the list's members, the
/// fingers that are down and the last time.
public struct TraceReader: Sendable {
  /// One line of a trace.
  public enum Line: Equatable, Sendable {
    case header(TraceHeader)
    case event(TraceEvent)
  }

  /// The text ids met so far and their numbers.
  public private(set) var names = PhotoNames()
  private var listed: Set<PhotoID> = []
  private var fingers: Set<Finger> = []
  private var lineNumber = 0
  private var hasHeader = false
  private var lastTime: Double?

  /// Makes a reader that waits for the first line.
  public init() {}

  /// Reads the next line, given without its line feed.
  ///
  /// - Returns: what the line says; `nil` for one that is empty or blank, which says nothing.
  /// - Throws: what is wrong with the line. Reading ends there.
  public mutating func read(_ line: [UInt8]) throws(TraceError) -> Line? {
    lineNumber += 1
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    do throws(TraceProblem) {
      return try read(object: try Self.members(of: line))
    } catch {
      throw TraceError(line: lineNumber, problem: error)
    }
  }

  /// Says that no line follows: a trace has at least its header.
  public func finish() throws(TraceError) {
    guard hasHeader else { throw TraceError(line: max(lineNumber, 1), problem: .empty) }
  }

  private static func members(of line: [UInt8]) throws(TraceProblem) -> Members {
    let json: JSONValue
    do {
      json = try JSONParser.parse(line)
    } catch {
      throw .json(error)
    }
    guard case .object(let members) = json else { throw .notAnObject }
    return Members(members)
  }

  private mutating func read(object: Members) throws(TraceProblem) -> Line {
    guard hasHeader else {
      let header = try TraceHeader(object, names: &names)
      hasHeader = true
      listed = Set(header.photos.map(\.id))
      return .header(header)
    }
    let event = try TraceEvent(object, names: &names)
    try admit(event)
    return .event(event)
  }

  /// Judges the event by the lines before it, and remembers it for those after.
  private mutating func admit(_ event: TraceEvent) throws(TraceProblem) {
    if let lastTime, event.time < lastTime {
      throw .timeGoesBack(from: lastTime, to: event.time)
    }
    lastTime = event.time
    switch event.action {
    case .input(.down(let finger, _, _, _)):
      guard fingers.insert(finger).inserted else { throw .fingerIsDown(finger.rawValue) }
    case .input(.up(let finger, _)), .input(.cancel(let finger)): fingers.remove(finger)
    case .input(.go(let id, _)):
      // A size may come late, for a photo that has gone; a page that has gone cannot be asked for.
      guard listed.contains(id) else { throw .unknownID(names[id] ?? "") }
    case .photos(let photos): listed = Set(photos.map(\.id))
    default: break
    }
  }
}
