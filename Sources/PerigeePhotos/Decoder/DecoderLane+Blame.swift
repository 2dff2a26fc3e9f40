import PerigeeWire

/// The process of a lane: its start, its answers, its end, and who is to blame for that.
extension DecoderLane {
  /// How often a trial may be lost to a process that ends before it begins: each is bad luck, more
  /// than two in a row are not.
  private static let mostLostTrials = 2

  /// The process at work, started when there is none.
  func runningProcess() throws(PhotoFailure) -> DecoderProcess {
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
      if request.level == .none, request.destination == nil { end(request, .finished(nil)) }
    case .properties(let id, let properties):
      request(id)?.deliver(PhotoProperties(properties))
    case .preview(let reply, let memory):
      guard let request = request(reply.id), let picture = Picture(reply, memory: memory) else {
        break
      }
      request.deliver(preview: picture)
    case .progress(let id, let share):
      request(id)?.deliver(progress: share)
    case .unpacked(let id):
      letGoBy[id] = nil
      if let request = request(id) { end(request, .finished(nil)) }
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
  func accuse(_ verdict: PhotoFailure) {
    let accused = inFlight.filter(\.isWithDecoder)
    inFlight.removeAll(where: \.isWithDecoder)
    for request in accused {
      let wasOnTrial = onTrial == request.id
      if wasOnTrial { onTrial = nil }
      if wasOnTrial, request.isUntouched, request.lostTrials < Self.mostLostTrials {
        // The process ended before it looked at this file.
        request.lostTrials += 1
        request.phase = .waiting
        suspects.insert(request, at: 0)
      } else if wasOnTrial || verdict.cause == .decoderMissing {
        request.finish(.failed(verdict))
      } else {
        request.phase = .waiting
        suspects.append(request)
      }
    }
  }

  /// Replaces the process without blame: what it had in its hands waits again.
  func abandonProcess() {
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
}
