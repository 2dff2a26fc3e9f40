import Glibc
import PerigeeWire

/// One decoder process at a time and the requests that go to it, with the rule of blame.
///
/// When the process crashes or hangs, nothing is held against the files it had in its hands: each is
/// tried again alone in a fresh process, and only one that fails alone is given up.
final class DecoderLane {
  /// Finds the decoder each time one is started, so that installing it late helps.
  private let locate: () -> FilePath?
  private let limits: DecoderLimits
  private var process: DecoderProcess?
  /// Not yet begun, most urgent first.
  private var queue: [DecodeRequest] = []
  /// Being opened or with the decoder.
  private(set) var inFlight: [DecodeRequest] = []
  /// In flight when a process ended; each is to be tried alone.
  private var suspects: [DecodeRequest] = []
  /// The suspect that is being tried alone.
  private var onTrial: UInt32?
  /// Cancelled with the decoder, by id: when it must have let go.
  private var letGoBy: [UInt32: Double] = [:]
  private var timer: MainLoopSource?

  init(locate: @escaping () -> FilePath?, limits: DecoderLimits) {
    self.locate = locate
    self.limits = limits
  }

  /// The process at work; `nil` when none runs.
  var pid: pid_t? { process?.pid }

  /// Whether there is nothing to do.
  var isIdle: Bool { queue.isEmpty && inFlight.isEmpty && suspects.isEmpty }

  /// Whether the request is waiting or being worked on here.
  func holds(_ request: DecodeRequest) -> Bool {
    [queue, inFlight, suspects].contains { $0.contains { $0 === request } }
  }

  /// Takes a request, before those that are less urgent; a file already opened is sent at once.
  func add(_ request: DecodeRequest, file: OwnedDescriptor? = nil) {
    if let file, suspects.isEmpty, onTrial == nil {
      inFlight.append(request)
      send(request, file: file)
      return
    }
    let place = queue.firstIndex { $0.priority > request.priority } ?? queue.endIndex
    queue.insert(request, at: place)
    advance()
  }

  /// Gives a request up; nothing more is heard of it.
  func cancel(_ request: DecodeRequest) {
    queue.removeAll { $0 === request }
    suspects.removeAll { $0 === request }
    if inFlight.contains(where: { $0 === request }) {
      inFlight.removeAll { $0 === request }
      if onTrial == request.id { onTrial = nil }
      if request.isWithDecoder {
        letGoBy[request.id] = MainLoop.now + limits.cancelGrace
        if process?.send(.cancel(id: request.id)) == false { abandonProcess() }
      }
    }
    request.phase = .done
    advance()
  }

  /// Ends the process; requests still here are never answered.
  func shutDown() {
    queue = []
    suspects = []
    inFlight = []
    letGoBy = [:]
    process?.kill()
    process = nil
    timer = nil
  }

  // MARK: Sending

  private func advance() {
    while let request = nextToBegin() {
      inFlight.append(request)
      request.phase = .opening(since: MainLoop.now)
      FileOpening.openInBackground(request.path) { [weak self] result in
        self?.opened(request, result)
      }
    }
    setTimer()
  }

  private func nextToBegin() -> DecodeRequest? {
    guard onTrial == nil else { return nil }
    if !suspects.isEmpty {
      // A cancelled file may still be in this process's hands; a trial is alone.
      guard inFlight.isEmpty else { return nil }
      if !letGoBy.isEmpty { abandonProcess() }
      let suspect = suspects.removeFirst()
      onTrial = suspect.id
      return suspect
    }
    guard !queue.isEmpty, inFlight.count < limits.mostInFlight else { return nil }
    return queue.removeFirst()
  }

  private func opened(_ request: DecodeRequest, _ result: Result<OwnedDescriptor, PhotoFailure>) {
    // Cancelled or timed out in the meantime.
    guard case .opening = request.phase, inFlight.contains(where: { $0 === request }) else {
      return
    }
    switch result {
    case .success(let file) where onTrial == nil || onTrial == request.id:
      send(request, file: file)
    case .success:
      // Others are being tried alone since this one began to open.
      inFlight.removeAll { $0 === request }
      request.phase = .waiting
      queue.insert(request, at: 0)
    case .failure(let failure):
      end(request, .failed(failure))
    }
    advance()
  }

  private func send(_ request: DecodeRequest, file: OwnedDescriptor) {
    do throws(PhotoFailure) {
      let process = try runningProcess()
      request.phase = .sent(at: MainLoop.now)
      // A process that has just died is reported by its end, and this request tried again then.
      _ = process.send(request.message(file: file))
    } catch {
      // Later, so that no answer comes from within a call that asks.
      MainLoop.post { [weak self] in
        self?.end(request, .failed(error))
        self?.advance()
      }
    }
    setTimer()
  }

  private func end(_ request: DecodeRequest, _ event: DecodeRequest.Event) {
    inFlight.removeAll { $0 === request }
    if onTrial == request.id { onTrial = nil }
    request.finish(event)
  }

  // MARK: The process

  private func runningProcess() throws(PhotoFailure) -> DecoderProcess {
    if let process { return process }
    return try start()
  }

  private func start() throws(PhotoFailure) -> DecoderProcess {
    guard let executable = locate() else { throw PhotoFailure(.decoderMissing) }
    let started = try DecoderProcess(
      executable: executable,
      onReply: { [weak self] in self?.received($0) },
      onEnd: { [weak self] in self?.processEnded($0) })
    process = started
    return started
  }

  private func received(_ reply: DecoderReply) {
    switch reply {
    case .started(let id):
      request(id)?.phase = .started(at: MainLoop.now)
    case .header(let id, let header):
      guard let request = request(id) else { break }
      request.deliver(PhotoHeader(header))
      if request.level == .none { end(request, .finished(nil)) }
    case .pixels(let reply, let memory):
      letGoBy[reply.id] = nil
      guard let request = request(reply.id) else { break }
      if let picture = Picture(reply, memory: memory) {
        end(request, .finished(picture))
      } else {
        end(request, .failed(PhotoFailure(.crashed, details: "The pixels could not be mapped.")))
      }
    case .failed(let id, let failure):
      letGoBy[id] = nil
      if let request = request(id) { end(request, .failed(PhotoFailure(failure))) }
    }
    advance()
  }

  private func request(_ id: UInt32) -> DecodeRequest? {
    inFlight.first { $0.id == id && $0.isWithDecoder }
  }

  private func processEnded(_ end: DecoderProcess.End) {
    let hadAnswered = process?.hasAnswered ?? false
    process = nil
    letGoBy = [:]
    let verdict = PhotoFailure(end, hadAnswered: hadAnswered)
    accuse(verdict)
    // Back before it is needed; one that dies at its start would only die again.
    if hadAnswered, isIdle { _ = try? start() }
    advance()
  }

  /// Gives up the request that failed alone, and has all others in the decoder's hands tried alone.
  private func accuse(_ verdict: PhotoFailure) {
    let accused = inFlight.filter(\.isWithDecoder)
    inFlight.removeAll(where: \.isWithDecoder)
    for request in accused {
      if onTrial == request.id || verdict.cause == .decoderMissing {
        onTrial = nil
        request.finish(.failed(verdict))
      } else {
        request.phase = .waiting
        suspects.append(request)
      }
    }
  }

  /// Replaces the process without blame: what it had in its hands waits again.
  private func abandonProcess() {
    process?.kill()
    process = nil
    letGoBy = [:]
    let innocent = inFlight.filter(\.isWithDecoder)
    inFlight.removeAll(where: \.isWithDecoder)
    innocent.forEach { $0.phase = .waiting }
    if let onTrial, let request = innocent.first(where: { $0.id == onTrial }) {
      self.onTrial = nil
      suspects.insert(request, at: 0)
    } else {
      queue.insert(contentsOf: innocent, at: 0)
    }
  }

  // MARK: Deadlines

  private func deadline(of request: DecodeRequest) -> Double? {
    switch request.phase {
    case .opening(let since): since + limits.deadline
    case .started(let time): time + limits.deadline
    // It waits its turn while the decoder is heard of.
    case .sent(let time): max(time, process?.lastHeard ?? 0) + limits.deadline
    case .waiting, .done: nil
    }
  }

  private func setTimer() {
    let next = (inFlight.compactMap(deadline(of:)) + letGoBy.values).min()
    timer = next.map { next in
      let delay = max(0, (next - MainLoop.now) * 1_000).rounded(.up)
      return MainLoopSource(afterMilliseconds: UInt32(delay)) { [weak self] in self?.timePassed() }
    }
  }

  private func timePassed() {
    let now = MainLoop.now
    let late = inFlight.filter { (deadline(of: $0) ?? .infinity) <= now }
    for request in late where !request.isWithDecoder {
      end(request, .failed(PhotoFailure(.timedOut)))
    }
    if late.contains(where: \.isWithDecoder) {
      // One that hangs with nothing beside it in the process has been tried alone.
      let withDecoder = inFlight.filter(\.isWithDecoder)
      if withDecoder.count == 1, letGoBy.isEmpty, case .started = withDecoder[0].phase {
        onTrial = withDecoder[0].id
      }
      process?.kill()
      process = nil
      letGoBy = [:]
      accuse(PhotoFailure(.timedOut))
    } else if letGoBy.values.contains(where: { $0 <= now }) {
      abandonProcess()
    }
    advance()
  }
}
