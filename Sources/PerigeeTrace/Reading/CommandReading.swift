import PerigeeCore

extension TraceEvent {
  /// Reads `command`; `at` goes with zooms and `times` with `zoomToActual` only.
  static func command(
    _ json: JSONValue, _ members: inout Members
  ) throws(TraceProblem) -> InputEvent {
    var command = try Words.command.read(json, of: "command")
    let source = try members.take("source", Words.commandSource, else: .key)
    var point: ViewPoint?
    switch command {
    case .zoomToActual:
      command = .zoomToActual(times: try members.take("times", Words.positive, else: 1))
      fallthrough
    case .zoomIn, .zoomOut, .zoomToFit:
      if let json = members.take("at") { point = try Words.point.read(json, of: "at") }
    default: break
    }
    return .command(command, source, at: point)
  }
}
