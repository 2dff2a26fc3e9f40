import PerigeeCore

/// Plays a trace line by line: each event goes to a viewer, each probe comes back as a line.
public struct TracePlayer: Sendable {
  private var reader = TraceReader()
  private var viewer: Viewer?
  private var settings = Settings.ios

  /// Makes a player that waits for the first line.
  public init() {}

  /// Plays the next line, given without its line feed.
  ///
  /// - Returns: the line that a probe prints, without a line feed; `nil` for any other line.
  /// - Throws: what is wrong with the line. The play ends there.
  public mutating func play(_ line: [UInt8]) throws(TraceError) -> String? {
    switch try reader.read(line) {
    case nil: return nil
    case .header(let header):
      settings = header.settings
      viewer = Viewer(
        photos: header.photos, current: header.current, viewport: header.viewport,
        displayScale: header.displayScale, settings: header.settings)
      return nil
    case .event(let event): return play(event)
    }
  }

  /// Says that no line follows: a trace has at least its header.
  public func finish() throws(TraceError) {
    try reader.finish()
  }

  private mutating func play(_ event: TraceEvent) -> String? {
    switch event.action {
    case .input(let input): viewer?.handle(input, at: event.time)
    case .photos(let photos): viewer?.replacePhotos(photos, at: event.time)
    case .set(let patch):
      settings = patch.applied(to: settings)
      viewer?.handle(.set(settings), at: event.time)
    case .probe: return probe(at: event.time)
    }
    return nil
  }

  private mutating func probe(at time: Double) -> String? {
    guard let scene = viewer?.scene(at: time) else { return nil }
    var notices: [Notice] = []
    viewer?.drainNotices { notices.append($0) }
    return ProbeWriter.line(scene, notices: notices, at: time) { reader.names[$0] ?? "" }
  }
}
