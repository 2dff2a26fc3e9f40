import Glibc
import PerigeeWire

/// The requests that wait and those that run; workers take the most urgent, then the oldest.
final class RequestQueue: @unchecked Sendable {
  // Guarded by `mutex`.
  private var waiting: [DecodeJob] = []
  private var running: [UInt32: DecodeJob] = [:]

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(arrived, nil)
  }

  deinit {
    pthread_cond_destroy(arrived)
    pthread_mutex_destroy(mutex)
    arrived.deallocate()
    mutex.deallocate()
  }

  /// Lines a request up; false when its id is still in use.
  func add(_ job: DecodeJob) -> Bool {
    locked {
      let id = job.request.id
      guard running[id] == nil, !waiting.contains(where: { $0.request.id == id }) else {
        return false
      }
      waiting.append(job)
      pthread_cond_signal(arrived)
      return true
    }
  }

  /// Waits for a request and counts it as running.
  func next() -> DecodeJob {
    locked {
      while true {
        if let index = mostUrgent() {
          let job = waiting.remove(at: index)
          running[job.request.id] = job
          return job
        }
        pthread_cond_wait(arrived, mutex)
      }
    }
  }

  /// Frees the id of a request that is done; true when nothing waits or runs any more.
  func finish(_ job: DecodeJob) -> Bool {
    locked {
      running[job.request.id] = nil
      return running.isEmpty && waiting.isEmpty
    }
  }

  /// Takes a waiting request away and gives it; one that runs is told to stop.
  func cancel(_ id: UInt32) -> DecodeJob? {
    locked {
      running[id]?.cancel()
      guard let index = waiting.firstIndex(where: { $0.request.id == id }) else { return nil }
      return waiting.remove(at: index)
    }
  }

  /// Makes a waiting request more or less urgent.
  func setPriority(_ id: UInt32, _ priority: DecodePriority) {
    locked {
      waiting.first { $0.request.id == id }?.priority = priority
    }
  }

  private func mostUrgent() -> Int? {
    waiting.indices.min { left, right in
      (waiting[left].priority, waiting[left].number)
        < (waiting[right].priority, waiting[right].number)
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
