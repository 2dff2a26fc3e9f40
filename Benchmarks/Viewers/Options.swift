import Glibc

/// What the command line asks for.
struct Options {
  /// Runs of each start and rounds of each measure.
  var runs = 7
  /// Page turns a round.
  var turns = 20
  /// The names of the viewers to measure; empty for all.
  var viewers: [String] = []
  /// The measures to take, by their words below.
  var measures = Set(Self.allMeasures)
  /// Where the photos are kept.
  var folder = "out/bench"

  /// All measures there are.
  static let allMeasures = ["first", "turn", "memory", "quiet", "pan"]

  /// How it is used.
  static let usage = """
    usage: perigee-bench [--quick] [--runs N] [--only MEASURE,…] [--viewers NAME,…] [--photos FOLDER]
    measures: \(allMeasures.joined(separator: ", "))
    """

  /// Reads a command line; `nil` when it makes no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--quick" {
        (runs, turns) = (3, 6)
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      let list = value.split(separator: ",").map(String.init)
      switch option {
      case "--runs":
        guard let number = Int(value), number > 0 else { return nil }
        runs = number
      case "--only":
        measures = Set(list)
        guard measures.isSubset(of: Self.allMeasures) else { return nil }
      case "--viewers": viewers = list
      case "--photos": folder = value
      default: return nil
      }
    }
  }
}
