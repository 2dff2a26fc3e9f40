import Glibc
import PerigeeCore
import PerigeeTrace

/// perigee-soak [FIRST…LAST | EVENTS]: made-up uses of the viewer, watched at every event and frame.
///
/// A use that breaks a promise of the engine is shrunk and printed as a trace, and the exit status is 1.
@main
enum Soak {
  /// Episodes of a use; about 200 events and frames.
  static let episodes = 14
  /// Failures after which it gives up.
  static let patience = 5

  static func main() {
    let wanted = CommandLine.arguments.dropFirst().first ?? "1000000"
    let range = wanted.split(separator: "-").compactMap { UInt64($0) }
    guard !range.isEmpty, range.count <= 2 else {
      print("usage: perigee-soak EVENTS, or perigee-soak FIRST-LAST for seeds")
      exit(64)
    }
    let first = range.count == 2 ? range[0] : 1
    let last = range.count == 2 ? range[1] : .max
    let goal = range.count == 2 ? Int.max : Int(range[0])
    var events = 0
    var frames = 0
    var failures = 0
    var seed = first
    var nextReport = 10_000_000
    while seed <= last, events < goal, failures < patience {
      let use = RandomUse(seed: seed, episodes: episodes)
      for step in use.steps {
        if case .frame = step.step { frames += 1 } else { events += 1 }
      }
      if let problem = Proof.problem(in: use) {
        failures += 1
        report(use, problem)
      }
      if events >= nextReport {
        print("\(events) events so far, up to seed \(seed)")
        fflush(nil)
        nextReport += 10_000_000
      }
      seed += 1
    }
    print(
      "\(events) events and \(frames) frames of \(seed - first) uses, seeds \(first) to \(seed - 1):"
        + " \(failures) failures")
    exit(failures == 0 ? 0 : 1)
  }

  private static func report(_ use: RandomUse, _ words: String) {
    let short = Proof.shortest(use)
    let problem = Proof.problem(in: short) ?? words
    print("seed \(use.seed): \(words)")
    print("shrunk to \(short.steps.count) of \(use.steps.count) steps: \(problem)")
    print(TraceText.lines(of: short).joined(separator: "\n"))
    fflush(nil)
  }
}
