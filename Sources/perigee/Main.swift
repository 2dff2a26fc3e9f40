import Glibc

/// The command line: a subcommand by name, else the window on the files and folders named.
@main
struct Main {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command and gives its exit status (sysexits.h: 64 for a usage error, 65 for bad data).
  static func run(_ arguments: [String]) -> Int32 {
    switch arguments.first {
    case "replay": ReplayCommand.run(Array(arguments.dropFirst()))
    default: 64
    }
  }
}
