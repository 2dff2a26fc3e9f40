import Glibc
import PerigeeWire

/// One decoder process at a time and the requests that go to it, with the rule of blame.
///
/// When the process crashes or hangs, nothing is held against the files it had in its hands: each is
/// tried again alone in a fresh process, and only one that fails alone is given up.
final class DecoderLane {
  /// Finds the decoder each time one is started, so that installing it late helps.
  let locate: () -> FilePath?
  let limits: DecoderLimits
  var process: DecoderProcess?
  /// Not yet begun, most urgent first.
  var queue: [DecodeRequest] = []
  /// Being opened or with the decoder.
  var inFlight: [DecodeRequest] = []
  /// In flight when a process ended; each is to be tried alone.
  var suspects: [DecodeRequest] = []
  /// The suspect that is being tried alone.
  var onTrial: UInt32?
  /// Cancelled with the decoder, by id: when it must have let go.
  var letGoBy: [UInt32: Double] = [:]
  var timer: MainLoopSource?

  init(locate: @escaping () -> FilePath?, limits: DecoderLimits) {
    self.locate = locate
    self.limits = limits
  }

  /// The process at work; `nil` when none runs.
  var pid: pid_t? { process?.pid }

  /// Whether there is nothing to do.
  var isIdle: Bool { queue.isEmpty && inFlight.isEmpty && suspects.isEmpty }

  /// Whether there is nothing to do, and the process works on nothing that was given up either.
  var isClean: Bool { isIdle && letGoBy.isEmpty }

  /// Whether the request is waiting or being worked on here.
  func holds(_ request: DecodeRequest) -> Bool {
    [queue, inFlight, suspects].contains { $0.contains { $0 === request } }
  }

  /// Takes a request, before those that are less urgent; a file already opened is sent at once.
  func add(_ request: DecodeRequest) {
    if case .file(let file) = request.source, suspects.isEmpty, onTrial == nil {
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

  func advance() {
    while let request = nextToBegin() {
      inFlight.append(request)
      if case .unpacked(let file) = request.source {
        send(request, file: file)
        continue
      }
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

  func end(_ request: DecodeRequest, _ event: DecodeRequest.Event) {
    inFlight.removeAll { $0 === request }
    if onTrial == request.id { onTrial = nil }
    request.finish(event)
  }
}
