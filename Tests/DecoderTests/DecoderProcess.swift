import Glibc
import PerigeeWire

/// The decoder as the viewer runs it: the real executable at the other end of a socket.
final class DecoderProcess {
  /// What one request came to.
  struct Answer {
    var header: PhotoHeader?
    var properties: PhotoProperties?
    var pixels: DecodedPixels?
    /// What was to be seen before them.
    var preview: DecodedPixels?
    var failure: DecodeFailure?
  }

  /// Why a test could not go on.
  enum Trouble: Error, Equatable {
    case notBuilt(String)
    case notStarted(Int32)
    case noFile(String)
    case silent
    case closed
  }

  let process: pid_t
  let socket: MessageSocket
  private var lastID: UInt32 = 0
  private var status: Int32?

  /// Starts a decoder; more environment than the test's own may be given as "NAME=value".
  init(environment extra: [String] = []) throws {
    let (near, far) = try MessageSocket.pair()
    let path = try Self.executable()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, far.descriptor.number, 3)
    var arguments: [UnsafeMutablePointer<CChar>?] =
      Self.copied([path, "--socket", "3"])
    var variables: [UnsafeMutablePointer<CChar>?] =
      Self.copied(Self.environment() + extra)
    defer { for text in arguments + variables { free(text) } }
    var started: pid_t = 0
    let result = posix_spawn(&started, path, &actions, nil, &arguments, &variables)
    guard result == 0 else { throw Trouble.notStarted(result) }
    process = started
    socket = near
  }

  deinit {
    kill(process, SIGKILL)
    _ = waitForEnd()
  }

  /// The executable built beside the test bundle, unless `PERIGEE_DECODER` names another.
  static func executable() throws -> String {
    if let named = getenv("PERIGEE_DECODER") { return String(cString: named) }
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = String(
      decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? "."
    let path = "\(folder)/perigee-decoder"
    guard access(path, X_OK) == 0 else { throw Trouble.notBuilt(path) }
    return path
  }

  private static func environment() -> [String] {
    var variables: [String] = []
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) { variables.append("\(name)=\(String(cString: value))") }
    }
    return variables
  }

  private static func copied(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    for text in texts { copies.append(strdup(text)) }
    return copies + [nil]
  }

  /// Sends a request for a file and gives its number.
  @discardableResult
  func send(
    _ path: String, level: DecodeLevel, region: ImageRegion? = nil, page: Int = 0,
    priority: DecodePriority = .current, wantsProperties: Bool = false
  ) throws -> UInt32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Trouble.noFile(path) }
    return try send(
      OwnedDescriptor(adopting: file), level: level, region: region, page: page,
      priority: priority, wantsProperties: wantsProperties)
  }

  /// Sends a request for an open file and gives its number.
  @discardableResult
  func send(
    _ file: OwnedDescriptor, level: DecodeLevel, region: ImageRegion? = nil, page: Int = 0,
    priority: DecodePriority = .current, wantsProperties: Bool = false,
    isUnpacked: Bool = false
  ) throws -> UInt32 {
    lastID += 1
    let request = OpenRequest(
      id: lastID, priority: priority, page: page, level: level, region: region,
      wantsProperties: wantsProperties, isUnpacked: isUnpacked)
    try socket.send(DecoderRequest.open(request, file: file).packet)
    return lastID
  }

  /// Waits for the next reply; the limit is one no working decoder reaches.
  func reply(within seconds: Int = 60) throws -> DecoderReply {
    var waiting = pollfd(fd: socket.descriptor.number, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(seconds * 1_000)) > 0 else { throw Trouble.silent }
    do {
      return try DecoderReply(socket.receive())
    } catch WireError.closed {
      throw Trouble.closed
    }
  }

  /// Sends one request and waits for its last answer; others must not be in flight.
  func ask(
    _ path: String, _ level: DecodeLevel = .fit(width: 1_280, height: 800),
    region: ImageRegion? = nil, page: Int = 0, wantsProperties: Bool = false
  ) throws -> Answer {
    let id = try send(
      path, level: level, region: region, page: page, wantsProperties: wantsProperties)
    return try answer(to: id, level)
  }

  /// Waits for the last answer to a request; replies to others are passed over.
  func answer(to id: UInt32, _ level: DecodeLevel) throws -> Answer {
    var answer = Answer()
    while true {
      switch try reply() {
      case .header(id, let header):
        answer.header = header
        if level == .none { return answer }
      case .preview(let reply, let memory) where reply.id == id:
        answer.preview = try DecodedPixels(reply, memory)
      case .properties(id, let properties): answer.properties = properties
      case .pixels(let reply, let memory) where reply.id == id:
        answer.pixels = try DecodedPixels(reply, memory)
        return answer
      case .failed(id, let failure):
        answer.failure = failure
        return answer
      default: continue
      }
    }
  }

  /// The most memory it has ever had in use, in bytes.
  func peakMemory() throws -> Int {
    let file = open("/proc/\(process)/status", O_RDONLY)
    guard file >= 0 else { throw Trouble.closed }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let text = String(decoding: bytes[..<max(0, read(file, &bytes, bytes.count))], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return
      (line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) }
      ?? 0)
      * 1_024
  }

  /// Waits until the process has ended and gives its wait status.
  func waitForEnd() -> Int32 {
    if let status { return status }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    status = result
    return result
  }
}
