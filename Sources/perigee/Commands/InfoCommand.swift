import Glibc
import PerigeePhotos

/// `perigee info [--json] FILE…`: what files are and whether they can be shown.
///
/// It needs no display. The pixels are really decoded, as they would be for the window.
enum InfoCommand {
  private static let help = """
    usage: perigee info [--json] FILE…

    Says of each file what it is and whether it can be shown. The photo is decoded at the size of a
    screen to find out.

      --json   one JSON object a line with the keys path, format, width, height (upright), frames,
               delays (in milliseconds as stored, of the first frames), loops (how often it plays,
               0 for ever), orientation (as stored), profile, verdict (show, show-partial or refuse),
               reason and properties (an object with date, camera, lens, exposureTime in seconds,
               aperture, sensitivity, focalLength in millimetres, latitude, longitude and altitude,
               title, description); null where there is nothing to say
      --help   this text

    Exit status: 0, 65 when any file is refused, 64 for a wrong use of the command.
    """

  /// The size photos are decoded at: a common screen, so that the verdict is the window's.
  private static let level = PhotoLevel.fit(width: 1280, height: 800)

  /// Runs the command on the arguments after its name and gives its exit status.
  static func run(_ arguments: [FilePath]) -> Int32 {
    var isJSON = false
    var files: [FilePath] = []
    var takesOptions = true
    for argument in arguments {
      switch argument.display {
      case "--" where takesOptions: takesOptions = false
      case "--json" where takesOptions: isJSON = true
      case "--help" where takesOptions: return StandardStreams.printLine(help) ? 0 : EX_IOERR
      case let option where takesOptions && option.hasPrefix("-") && option != "-":
        return refuse("info has no option \(option); see perigee info --help")
      default: files.append(argument)
      }
    }
    guard !files.isEmpty else { return refuse("info needs a file; see perigee info --help") }
    return describe(files, asJSON: isJSON)
  }

  private static func describe(_ files: [FilePath], asJSON isJSON: Bool) -> Int32 {
    let decoder = DecoderClient()
    defer { decoder.shutDown() }
    var status: Int32 = 0
    for file in files {
      let description = PhotoDescription(
        path: file, photo: decoder.decode(file, level: level, wantsProperties: isJSON))
      if description.verdict == .refuse { status = EX_DATAERR }
      let line = isJSON ? description.json.description : description.text
      guard StandardStreams.printLine(line) else { return EX_IOERR }
    }
    return status
  }

  private static func refuse(_ sentence: String) -> Int32 {
    StandardStreams.complain(sentence)
    return EX_USAGE
  }
}
