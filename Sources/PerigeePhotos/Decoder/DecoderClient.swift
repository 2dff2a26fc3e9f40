import Glibc
import PerigeeWire

/// Has photos decoded by other processes.
///
/// There are two at most: one for the photo on the screen, and one, started when first needed, for
/// those that may come next. What a neighbour does to its process never reaches the photo shown.
@MainActor
public final class DecoderClient {
  private var lanes: [DecoderLane]
  private var visibleLane = 0
  private var lastID: UInt32 = 0

  /// Makes a client; no process runs until the first request.
  ///
  /// - Parameters:
  ///   - executable: the decoder; `nil` looks for it where it is installed.
  ///   - limits: deadlines and numbers.
  public init(executable: FilePath? = nil, limits: DecoderLimits = DecoderLimits()) {
    let locate = { executable ?? DecoderLocation.find() }
    lanes = (0..<2).map { _ in DecoderLane(locate: locate, limits: limits) }
  }

  /// What a request is for, and so which process it may go to.
  enum Purpose {
    /// The photo on the screen.
    case visible
    /// A part of the photo on the screen.
    case detail
    /// A photo that may come next.
    case prefetch
  }

  /// The process that decodes the photo on the screen; `nil` when none runs.
  var visiblePID: pid_t? { lanes[visibleLane].pid }
  /// The process that decodes its neighbours; `nil` when none runs.
  var prefetchPID: pid_t? { lanes[1 - visibleLane].pid }

  /// Asks for a file; answers come through the main loop, never from within this call.
  ///
  /// - Parameters:
  ///   - path: where the photo is.
  ///   - source: what to read, if it is open already; else the photo is opened on another thread.
  ///   - level: how large.
  ///   - region: which part; `nil` for all of it.
  ///   - page: which page or frame, from 0.
  ///   - priority: among requests for the same purpose.
  ///   - wantsProperties: whether to read the metadata too.
  ///   - purpose: whether the photo is on the screen.
  ///   - onEvent: the answers, the last of which comes once.
  func request(
    _ path: FilePath, source: DecodeRequest.Source? = nil, level: DecodeLevel,
    region: ImageRegion? = nil, page: Int = 0, priority: DecodePriority = .current,
    wantsProperties: Bool = false, for purpose: Purpose = .visible,
    onEvent: @escaping (DecodeRequest.Event) -> Void
  ) -> DecodeRequest {
    lastID &+= 1
    let request = DecodeRequest(
      id: lastID, path: path, level: level, region: region, page: page, priority: priority,
      wantsProperties: wantsProperties, source: source, onEvent: onEvent)
    if purpose == .visible { leaveUncleanProcess() }
    lanes[purpose == .prefetch ? 1 - visibleLane : visibleLane].add(request)
    return request
  }

  /// Has the photo on the screen unpacked into a file; the last answer has no picture.
  func unpack(
    _ path: FilePath, into destination: OwnedDescriptor,
    onEvent: @escaping (DecodeRequest.Event) -> Void
  ) -> DecodeRequest {
    lastID &+= 1
    let request = DecodeRequest(
      id: lastID, path: path, level: .none, region: nil, page: 0, priority: .unpacking,
      destination: destination, onEvent: onEvent)
    lanes[visibleLane].add(request)
    return request
  }

  /// Gives the photo on the screen the other process when its own still has a photo in its hands
  /// that was given up: that one may hang or crash.
  private func leaveUncleanProcess() {
    let other = 1 - visibleLane
    if lanes[visibleLane].isIdle, !lanes[visibleLane].isClean, lanes[other].isClean {
      visibleLane = other
    }
  }

  /// Gives a request up; nothing more is heard of it, and its place in the decoder is freed.
  func cancel(_ request: DecodeRequest) {
    lanes.forEach { $0.cancel(request) }
  }

  /// Says that the photo of this request is now the one on the screen.
  ///
  /// Its process becomes the one for the visible photo; the caller has cancelled what else was asked
  /// of that process. Without effect when it is that already.
  func moveToScreen(_ request: DecodeRequest) {
    if lanes[1 - visibleLane].holds(request) { visibleLane = 1 - visibleLane }
  }

  /// Whether nothing is being asked for the photo on the screen.
  var isVisibleIdle: Bool { lanes[visibleLane].isIdle }

  /// Ends both processes at once; what was asked is never answered.
  public func shutDown() {
    lanes.forEach { $0.shutDown() }
  }

  isolated deinit {
    shutDown()
  }
}
