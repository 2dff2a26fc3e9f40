import PerigeeTrace

/// Spoilt traces: each line plays or is refused, and what plays goes through the engine.
enum Traces {
  /// Plays so many spoilt copies of these traces; the number of those that play to their end.
  static func play(_ count: Int, of samples: [[UInt8]], seed: UInt64) -> Int {
    var mutator = Mutator(seed: seed)
    var whole = 0
    for _ in 0..<count {
      let sample = samples[mutator.whole(below: samples.count)]
      if play(mutator.spoil(text: sample)) { whole += 1 }
    }
    return whole
  }

  private static func play(_ bytes: [UInt8]) -> Bool {
    var player = TracePlayer()
    do throws(TraceError) {
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        _ = try player.play(Array(line))
      }
      try player.finish()
      return true
    } catch {
      return false
    }
  }
}
