/// What the command line says.
struct Options {
  /// How many photos to try, and traces; messages are so cheap that there are forty times as many.
  private(set) var count = 20_000
  /// Minutes after which no further photo is tried.
  private(set) var minutes = 60.0
  /// Fewer photos than this are a failure.
  private(set) var least = 0
  /// What all of it is made from.
  private(set) var seed: UInt64 = 1
  /// A folder of more files to spoil.
  private(set) var corpus = ""
  /// A folder of traces to spoil.
  private(set) var traces = "Tests/Traces"

  /// Reads pairs of a name and a value; others are left out.
  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let name = rest.popFirst(), let value = rest.popFirst() {
      switch name {
      case "--count": count = Int(value) ?? count
      case "--least": least = Int(value) ?? least
      case "--minutes": minutes = Double(value) ?? minutes
      case "--seed": seed = UInt64(value) ?? seed
      case "--corpus": corpus = value
      case "--traces": traces = value
      default: break
      }
    }
  }
}
