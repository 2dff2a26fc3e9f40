import Glibc
import PerigeeWire
import Testing

@testable import perigee_decoder

@Suite("Waiting requests stand in the right order")
struct RequestQueueTests {
  private let queue = RequestQueue()

  private func job(_ id: UInt32, _ priority: DecodePriority = .current) -> DecodeJob {
    DecodeJob(
      OpenRequest(id: id, priority: priority, level: .none),
      file: OwnedDescriptor(adopting: open("/dev/null", O_RDONLY | O_CLOEXEC)), number: Int(id))
  }

  @Test("the most urgent comes first, then the oldest")
  func order() {
    for (id, priority) in [(1, 128), (2, 16), (3, 128), (4, 0), (5, 16)] as [(UInt32, UInt8)] {
      #expect(queue.add(job(id, DecodePriority(rawValue: priority))))
    }
    #expect((0..<5).map { _ in queue.next().request.id } == [4, 2, 5, 1, 3])
  }

  @Test("a waiting request moves when its urgency changes")
  func moved() {
    for id in [1, 2, 3] as [UInt32] { _ = queue.add(job(id, .detail)) }
    queue.setPriority(3, .current)
    queue.setPriority(1, .prefetch)
    queue.setPriority(77, .current)
    #expect((0..<3).map { _ in queue.next().request.id } == [3, 2, 1])
  }

  @Test("a waiting request that is given up is gone; a running one is told")
  func cancelled() {
    _ = queue.add(job(1))
    _ = queue.add(job(2))
    let running = queue.next()
    #expect(queue.cancel(2)?.request.id == 2)
    #expect(queue.cancel(2) == nil)
    #expect(queue.cancel(1) == nil)
    #expect(throws: DecodeFailure.cancelled) { try running.throwIfCancelled() }
  }

  @Test("an id is in use until its request is done")
  func inUse() {
    #expect(queue.add(job(1)))
    #expect(!queue.add(job(1)))
    let running = queue.next()
    #expect(!queue.add(job(1)))
    #expect(queue.finish(running))
    #expect(queue.add(job(1)))
  }
}
