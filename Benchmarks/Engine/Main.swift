import Glibc
import PerigeeCore

/// perigee-engine-bench [--check]: what one event and one frame of the engine cost, for albums of ten to a
/// million photos.
///
/// With `--check` it fails when an event or a frame asks for memory; times are only printed, as they
/// depend on the machine.
@main
enum EngineBench {
  /// The most allocations of one event or frame: a viewer that asks for memory while a finger moves will
  /// stutter some day.
  static let mostAllocations: UInt = 0

  static func main() {
    let checks = CommandLine.arguments.contains("--check")
    var failed = false
    print("photos    what     count  median ns  p99 ns  worst ns  allocations")
    for count in [10, 1_000, 1_000_000] {
      var hand = Hand(photos: count)
      // The first uses may still make room for what the later ones reuse.
      for _ in 0..<3 { hand.use() }
      hand.forget()
      for _ in 0..<400 { hand.use() }
      for (name, costs) in [("event", hand.events), ("frame", hand.frames)] {
        print(costs.line(photos: count, name: name))
        if costs.worstAllocations > mostAllocations { failed = true }
      }
    }
    guard checks, failed else { exit(0) }
    print("An event or a frame asks for memory; at most \(mostAllocations) times is allowed.")
    exit(1)
  }
}
