import CLinux
import Glibc
import PerigeeWire

/// A thread that answers requests one after the other, for as long as the process lives.
final class DecodeWorker: Sendable {
  private let queue: RequestQueue
  private let shelf: AnimationShelf
  private let socket: MessageSocket

  init(_ queue: RequestQueue, _ shelf: AnimationShelf, _ socket: MessageSocket) {
    self.queue = queue
    self.shelf = shelf
    self.socket = socket
  }

  /// Starts the thread; false when the system has none left.
  func start() -> Bool {
    var thread = pthread_t()
    let retained = Unmanaged.passRetained(self).toOpaque()
    let result = pthread_create(
      &thread, nil,
      { worker in
        guard let worker else { return nil }
        Unmanaged<DecodeWorker>.fromOpaque(worker).takeRetainedValue().run()
      }, retained)
    return result == 0
  }

  private func run() -> Never {
    // The second file should not wait for libvips; the first, a JPEG as a rule, needs it late.
    _ = VipsLibrary.isReady
    while true {
      answer(queue.next())
    }
  }

  private func answer(_ job: DecodeJob) {
    send(.started(id: job.request.id))
    let answer: DecoderReply
    do {
      if let destination = job.destination {
        answer = try Unpacking(job: job, destination: destination, send: send).lastAnswer()
      } else {
        answer = try PhotoDecoder(job: job, shelf: shelf, send: send).lastAnswer()
      }
    } catch {
      answer = .failed(id: job.request.id, error)
    }
    job.ends()
    // The id is free before the viewer can know that it is.
    let isIdle = queue.finish(job)
    send(answer)
    if isIdle { linux_trim_heap() }
  }

  private func send(_ reply: DecoderReply) {
    do {
      try socket.send(reply.packet)
    } catch {
      // Without the viewer there is nothing left to do.
      _exit(error == .closed ? 0 : 74)
    }
  }
}
