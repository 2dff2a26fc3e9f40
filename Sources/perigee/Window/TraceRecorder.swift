import Glibc
import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import PerigeeTrace

/// Writes what happens in a window to a file as a trace: `PERIGEE_TRACE=FILE perigee …`.
///
/// Photos are called by numbers in it, so that it can be handed on without what they are called. Every
/// line is written at once: it is there even when the program does not end well.
final class TraceRecorder {
  /// The variable that names the file.
  static let variable = "PERIGEE_TRACE"

  /// How many have been made in this process.
  private static var count = 0

  private let path: FilePath
  private let writer = TraceWriter { "photo \($0.rawValue)" }
  /// The open file; -1 while there is none.
  private var file: Int32 = -1
  /// When the trace begins, in the pager's seconds.
  private var start = 0.0
  private var settings = Settings.gtk
  private var photos: Set<PhotoID> = []

  /// A recorder for one more pager; `nil` when nobody asks for a trace.
  ///
  /// The first writes to the file named, the others to files with a number behind that name: a trace
  /// has one beginning.
  static func next() -> TraceRecorder? {
    guard let name = getenv(variable), name[0] != 0 else { return nil }
    count += 1
    let suffix = count == 1 ? "" : ".\(count)"
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    return TraceRecorder(FilePath(bytes: Array(bytes) + Array(suffix.utf8)))
  }

  init(_ path: FilePath) {
    self.path = path
  }

  /// Writes what one step of the pager stands for.
  func record(_ step: PagerStep, at time: Double) {
    switch step {
    case .began(let beginning): begin(beginning, at: time)
    case .input(.set(let new)):
      let patch = SettingsPatch(from: settings, to: new)
      settings = new
      if !patch.isEmpty { write(.set(patch), at: time) }
    case .input(let event):
      // The engine refuses the others, and a trace has no words for them.
      if event.isValid, isKnown(event) { write(.input(event), at: time) }
    case .photos(let list):
      photos = Set(list.map(\.id))
      write(.photos(list), at: time)
    case .rested: write(.probe, at: time)
    }
  }

  private func begin(_ beginning: PagerBeginning, at time: Double) {
    start = time
    settings = beginning.settings
    photos = Set(beginning.photos.map(\.id))
    file = path.withCString {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666)
    }
    guard file >= 0 else { return fail() }
    write(
      writer.line(
        TraceHeader(
          viewport: beginning.viewport, displayScale: beginning.displayScale,
          photos: beginning.photos, current: beginning.current, preset: .gtk,
          settings: settings)))
  }

  private func isKnown(_ event: InputEvent) -> Bool {
    switch event {
    case .go(let id, _), .size(let id, _): photos.contains(id)
    default: true
    }
  }

  private func write(_ action: TraceEvent.Action, at time: Double) {
    // The clocks of display and frames count whole microseconds; what is finer is rounding.
    let seconds = ((time - start) * 1e6).rounded() / 1e6
    write(writer.line(TraceEvent(time: seconds, action: action)))
  }

  private func write(_ line: String) {
    guard file >= 0 else { return }
    if !StandardStreams.write(line + "\n", to: file) { fail() }
  }

  /// Says so once and writes no more.
  private func fail() {
    let reason = String(cString: strerror(errno))
    StandardStreams.complain("cannot write the trace \(path.display): \(reason)")
    closeFile()
  }

  private func closeFile() {
    if file >= 0 { close(file) }
    file = -1
  }

  isolated deinit { closeFile() }
}
