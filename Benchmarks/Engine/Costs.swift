import CAllocationCount
import Glibc

/// What many runs of one thing cost.
struct Costs {
  private var nanoseconds: [UInt64] = []
  private(set) var allocations: UInt = 0
  private(set) var worstAllocations: UInt = 0

  /// Room for so many runs, so that keeping them costs the runs nothing.
  init(room: Int) { nanoseconds.reserveCapacity(room) }

  /// Runs `work` and keeps what it cost.
  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let allocated = allocation_count()
    let start = Self.now
    let result = work()
    let end = Self.now
    let more = allocation_count() - allocated
    nanoseconds.append(end - start)
    allocations += more
    worstAllocations = max(worstAllocations, more)
    return result
  }

  /// A line of the table.
  func line(photos: Int, name: String) -> String {
    let sorted = nanoseconds.sorted()
    guard let worst = sorted.last else { return "nothing was measured" }
    let numbers = [
      sorted.count, Int(sorted[sorted.count / 2]), Int(sorted[sorted.count * 99 / 100]),
    ]
    let columns = [String(photos), name] + (numbers + [Int(worst)]).map(String.init)
    return columns.map { $0 + String(repeating: " ", count: max(1, 10 - $0.count)) }.joined()
      + String(allocations)
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
