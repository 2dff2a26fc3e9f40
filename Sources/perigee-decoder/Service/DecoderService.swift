import Glibc
import PerigeeWire

/// Reads the viewer's messages until it closes the connection.
struct DecoderService {
  private let socket: MessageSocket
  private let queue = RequestQueue()

  /// Two requests at once: the photo wanted and one beside it; more would only share the memory.
  private static let workers = 2

  init(_ socket: MessageSocket) {
    self.socket = socket
  }

  /// Serves to the end; gives the exit status (0 after a proper end, 71 when the system has no
  /// thread, 76 when the viewer does not keep to the protocol).
  func run() -> Int32 {
    let shelf = AnimationShelf()
    for _ in 0..<Self.workers {
      guard DecodeWorker(queue, shelf, socket).start() else { return 71 }
    }
    var arrived = 0
    while true {
      do throws(WireError) {
        arrived += 1
        try serve(try DecoderRequest(try socket.receive()), number: arrived)
      } catch {
        guard error != .closed else { return 0 }
        StandardError.say(error.sentence)
        return 76
      }
    }
  }

  private func serve(_ request: DecoderRequest, number: Int) throws(WireError) {
    switch request {
    case .open(let words, let file):
      try add(DecodeJob(words, file: file, number: number))
    case .unpack(let words, let file, let destination):
      let request = OpenRequest(
        id: words.id, priority: words.priority, page: words.page, level: .none)
      try add(DecodeJob(request, file: file, into: destination, number: number))
    case .cancel(let id):
      guard queue.cancel(id) != nil else { return }
      try socket.send(DecoderReply.failed(id: id, .cancelled).packet)
    case .setPriority(let id, let priority):
      queue.setPriority(id, priority)
    }
  }

  private func add(_ job: DecodeJob) throws(WireError) {
    guard !queue.add(job) else { return }
    try socket.send(DecoderReply.failed(id: job.request.id, .idInUse).packet)
  }
}
