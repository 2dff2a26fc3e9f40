import Glibc
import PerigeeCore
import PerigeePhotos
import PictureSupport

/// One giant photo, opened, looked at closely in its last corner, unpacked, and looked at again.
struct GiantMeasurement {
  static let heading = """
    photo | size | first seen | × libvips | last corner | unpacked | corner again | half size | \
    decoders, peak | this process, peak
    """

  /// The size of the part looked at, in pixels of a screen.
  private static let part = (width: 1_280, height: 800)

  private let name: String
  private var header: PhotoHeader?
  private var seconds: [String] = []
  private var memory = ""
  private(set) var isShown = false

  /// Measures one photo; takes as long as that is.
  init(of path: FilePath) {
    name = String(decoding: path.name, as: UTF8.self)
    let decoder = DecoderClient()
    let album = Album(opening: [path])
    let store = PhotoStore(album: album, decoder: decoder)
    guard let id = album.first else { return }
    let wish = PhotoDemand.Wish(
      id: id, level: .fit(width: Self.part.width, height: Self.part.height))
    let first = Self.time {
      store.want(PhotoDemand(wishes: [wish]))
      MainLoop.run { store.state(of: id) != .loading }
    }
    header = store.header(of: id)
    guard store.state(of: id) == .ready, let header else { return }
    isShown = true
    seconds.append(Self.text(first))
    seconds.append(Self.ratio(first, path))
    func look(_ x: Int, _ y: Int, reduced: Int) -> Double {
      let region = PhotoRegion(
        x: max(0, x), y: max(0, y), width: min(header.width, Self.part.width * reduced),
        height: min(header.height, Self.part.height * reduced))
      let detail = PhotoDemand.Detail(
        id: id, region: region,
        level: .exact(width: region.width / reduced, height: region.height / reduced))
      return Self.time {
        store.want(PhotoDemand(wishes: [wish], detail: detail))
        MainLoop.run { store.detail(of: id)?.region == region }
      }
    }
    let right = header.width - Self.part.width
    let bottom = header.height - Self.part.height
    seconds.append(Self.text(look(right, bottom, reduced: 1)))
    if store.unpacking(of: id) == nil {
      seconds.append("not needed")
    } else {
      let unpacking = Self.time {
        MainLoop.run { if case .underWay = store.unpacking(of: id) { false } else { true } }
      }
      seconds.append(store.unpacking(of: id) == .done ? Self.text(unpacking) : "failed")
    }
    seconds.append(Self.text(look(right - 7, bottom - 7, reduced: 1)))
    seconds.append(Self.text(look(header.width / 2, header.height / 2, reduced: 2)))
    memory = "\(Self.peak(of: Self.children())) | \(Self.peak(of: ["self"]))"
    decoder.shutDown()
  }

  /// The row of the table.
  var line: String {
    let size = header.map { "\($0.width) × \($0.height)" } ?? "?"
    return ([name, size] + (isShown ? seconds + [memory] : ["not shown"])).joined(separator: " | ")
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let (seconds, fraction) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(fraction) / 1e18
  }

  private static func text(_ seconds: Double) -> String {
    "\((seconds * 1_000).rounded() / 1_000) s"
  }

  /// The time as a multiple of what libvips alone takes for the same size.
  private static func ratio(_ seconds: Double, _ path: FilePath) -> String {
    var isReduced = true
    let bare = time {
      do { try PhotoLikePicture.reduce(path.display, toWidth: part.width) } catch {
        isReduced = false
      }
    }
    return isReduced ? "\((seconds / bare * 100).rounded() / 100)" : "?"
  }

  /// The decoders this process has running.
  private static func children() -> [String] {
    contents("/proc/self/task/\(getpid())/children").split(separator: " ").map(String.init)
  }

  /// The most memory that processes have ever had in use, added up.
  private static func peak(of processes: [String]) -> String {
    let kilobytes = processes.reduce(0) { sum, process in
      let line = contents("/proc/\(process)/status").split(separator: "\n")
        .first { $0.hasPrefix("VmHWM:") }
      return sum
        + (line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) }
          ?? 0)
    }
    return "\(kilobytes / 1_024) MiB"
  }

  private static func contents(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    return String(decoding: bytes[..<max(0, read(file, &bytes, bytes.count))], as: UTF8.self)
  }
}
