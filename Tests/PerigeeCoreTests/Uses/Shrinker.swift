/// Makes a failing use short: leaves out what it fails without.
struct Shrinker {
  /// Whether a use still fails in the same way.
  let fails: (RandomUse) -> Bool

  /// A use made of some of the steps of `use`, at their own times, that still fails and does not without
  /// any one of them.
  func shrink(_ use: RandomUse) -> RandomUse {
    var short = use
    var size = max(1, short.steps.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < short.steps.count {
        var candidate = short
        candidate.steps.removeSubrange(start..<min(start + size, candidate.steps.count))
        if fails(candidate) {
          short = candidate
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return short }
      if size > 1 { size /= 2 }
    }
  }
}

/// Everything that can be wrong with a use.
enum Proof {
  /// What is wrong, beginning with the number of the invariant; `nil` when nothing is.
  static func problem(in use: RandomUse) -> String? {
    Watch.problem(in: use)?.words ?? Record.problem(in: use)
  }

  /// `use`, which breaks a promise, shortened as long as it breaks the same one.
  static func shortest(_ use: RandomUse) -> RandomUse {
    guard let words = problem(in: use) else { return use }
    let promise = words.prefix { $0 != ":" }
    let shrinker = Shrinker { problem(in: $0)?.prefix { $0 != ":" } == promise }
    return shrinker.shrink(use)
  }
}

extension Watch {
  /// What is wrong with `use`, and at which step; `nil` when nothing is.
  static func problem(in use: RandomUse) -> (words: String, step: Int)? {
    var watch = Watch(use)
    for (index, step) in use.steps.enumerated() {
      watch.take(step.step, at: step.time)
      if let problem = watch.problem { return (problem, index) }
    }
    watch.checkTaps()
    return watch.problem.map { ($0, use.steps.count) }
  }
}
