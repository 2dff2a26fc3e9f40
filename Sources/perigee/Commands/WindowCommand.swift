import Glibc
import GtkSupport
import PerigeePhotos

/// `perigee [FILE|FOLDER|file://URI …]`: a window on these photos.
enum WindowCommand {
  static func run(_ arguments: [FilePath]) -> Int32 {
    switch parse(arguments) {
    case .help:
      print(help)
      return 0
    case .version:
      print("perigee \(version)")
      return 0
    case .unknown(let option):
      StandardStreams.complain("there is no option \(option); perigee --help lists them")
      return EX_USAGE
    case .restore:
      return show([], resuming: RememberedPhoto.load())
    case .open(let photos):
      return show(photos)
    }
  }

  /// What the arguments ask for.
  enum Request: Equatable {
    case help, version, restore
    case unknown(option: String)
    case open([FilePath])
  }

  static func parse(_ arguments: [FilePath]) -> Request {
    var photos: [FilePath] = []
    var hasEnded = false
    var restores = false
    for argument in arguments {
      let text = argument.display
      if hasEnded || !text.hasPrefix("-") || text == "-" {
        photos.append(argument)
        continue
      }
      switch text {
      case "--": hasEnded = true
      case "--help", "-h": return .help
      case "--version": return .version
      case "--restore": restores = true
      default: return .unknown(option: text)
      }
    }
    return restores && photos.isEmpty ? .restore : .open(photos)
  }

  /// The photo named first is on its way before the toolkit starts.
  ///
  /// Where a window is open already, the photos go to its process and get a window there.
  private static func show(
    _ photos: [FilePath], resuming remembered: RememberedPhoto? = nil
  ) -> Int32 {
    let decoder = DecoderClient()
    let viewing =
      remembered.map { Viewing(resuming: $0, decoder: decoder) }
      ?? Viewing(opening: photos, decoder: decoder)
    let size = RememberedSize.load() ?? .standard
    viewing.store.askForFirst(fittingWidth: size.width, height: size.height)
    SessionBus.prepare()
    let process = SharedProcess()
    if process.isElsewhere {
      decoder.shutDown()
      process.handOver(viewing.opened)
      return 0
    }
    guard Toolkit.start() else {
      StandardStreams.complain("there is no display to open a window on")
      return EX_UNAVAILABLE
    }
    let window = ViewerWindow(viewing, decoder: decoder)
    window.present()
    process.serve { ViewerWindow.open($0, startupID: $1) }
    EventLoop.run()
    return 0
  }

  static let version = "0.1.0"

  static let help = """
    Usage: perigee [FILE|FOLDER|file://ADDRESS …]

    Opens a window on these photos. A file opens its folder with that photo first; several files are
    shown in the order given; a folder opens at its first photo.

      --restore  goes on with the photo looked at last, as it was left
      --help     prints this
      --version  prints the version

    Other commands, which need no display:

      perigee info [--json] FILE…                says what a file is
      perigee render FILE -o OUT.png             writes what the viewer would show
      perigee replay FILE                        plays a trace and prints its probes

    Keys: Left, Right, Page Up, Page Down, Home, End turn pages; + and - zoom, 0 fits the window,
    1, 2 and 3 show 100, 200 and 300 %; Ctrl+R turns the photo right, Ctrl+Shift+R left; K keeps the zoom
    for the next photo; F5 reads the photo again; F11 is full screen; F10 is the menu and Ctrl+? lists the
    keys; Ctrl+O opens, Ctrl+N is a new window, Ctrl+W closes one, Ctrl+Q quits. The buttons at a mouse's
    side turn pages.

    PERIGEE_TRACE=FILE in the environment records what happens in the window for perigee replay, without
    the photos' names.
    """
}
