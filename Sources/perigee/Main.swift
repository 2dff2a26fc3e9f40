import Glibc
import PerigeePhotos

/// The command line: a subcommand by name, else the window on the files and folders named.
@main
struct Main {
  static func main() {
    setlocale(LC_ALL, "")
    exit(run(FilePath.lastArguments(Int(CommandLine.argc) - 1)))
  }

  /// Runs the command and gives its exit status.
  ///
  /// The statuses are those of sysexits.h: 64 for a usage error, 65 for bad data, 66 for a file that
  /// cannot be read, 69 for a display that is not there.
  static func run(_ arguments: [FilePath]) -> Int32 {
    let rest = Array(arguments.dropFirst())
    return switch arguments.first?.display {
    case "info": InfoCommand.run(rest)
    case "render": RenderCommand.run(rest)
    case "replay": ReplayCommand.run(rest.map(\.display))
    default: WindowCommand.run(arguments)
    }
  }
}
