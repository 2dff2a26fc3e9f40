/// How long a lane waits for its process.
extension DecoderLane {
  private func deadline(of request: DecodeRequest) -> Double? {
    switch request.phase {
    case .opening(let since): since + limits.deadline
    case .started(let time): time + limits.deadline
    // It waits its turn while the decoder is heard of.
    case .sent(let time): max(time, process?.lastHeard ?? 0) + limits.deadline
    case .waiting, .done: nil
    }
  }

  /// Has the main loop look again when the next deadline passes; no timer runs when there is none.
  func setTimer() {
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
