import CAdwaita

/// The frames of a window's frame clock: when each was due, and how long making it took.
final class FrameRecord {
  /// One interval of a screen of 60 hertz, in milliseconds, to the hundredth that the clock counts in.
  private static let interval = 16.7

  private var due: [Double] = []
  private var work: [Double] = []
  private var began = 0.0

  /// How many frames were made.
  var count: Int { work.count }

  /// A frame begins that was due at this time in microseconds.
  func begin(at time: Int) {
    due.append(Double(time) / 1_000)
    began = Self.now
  }

  /// The frame that began is drawn and handed over.
  func end() {
    guard work.count < due.count else { return }
    work.append(Self.now - began)
  }

  /// What was measured, in a line.
  var line: String {
    let gaps = zip(due.dropFirst(), due).map { $0 - $1 }
    // A frame that comes in time is one interval after the last; one missed makes it two.
    let even = gaps.count { $0 < Self.interval * 1.5 }
    let quick = work.count { $0 <= Self.interval }
    return """
      \(count) frames; made within 16.7 ms: \(Self.share(quick, of: work.count)); \
      work median \(Self.text(Self.percentile(work, 0.5))), 95 % \(Self.text(Self.percentile(work, 0.95))); \
      no frame missed before: \(Self.share(even, of: gaps.count)); \
      gap median \(Self.text(Self.percentile(gaps, 0.5))), 95 % \(Self.text(Self.percentile(gaps, 0.95)))
      """
  }

  private static var now: Double { Double(g_get_monotonic_time()) / 1_000 }

  private static func percentile(_ values: [Double], _ share: Double) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    "\((Double(part) * 1_000 / Double(max(1, whole))).rounded() / 10) %"
  }

  private static func text(_ milliseconds: Double) -> String {
    "\((milliseconds * 10).rounded() / 10) ms"
  }
}
