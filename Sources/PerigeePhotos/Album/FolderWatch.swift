/// Gathers what happens in a folder, has a look taken at what that has come to, and says so.
@MainActor
final class FolderWatch {
  /// What a burst of changes has come to.
  struct Outcome: Sendable {
    /// Old and new names, in order.
    var renames: [(old: [UInt8], new: [UInt8])] = []
    /// Every entry something happened to, once, and what it is now.
    var entries: [(name: [UInt8], verdict: FolderEntry.Verdict)] = []
  }

  /// Milliseconds for which changes are gathered: a program that saves a file in several steps takes
  /// less, and a person does not notice so much.
  private static let pause: UInt32 = 100

  private let folder: FilePath
  private let report: (Outcome) -> Void
  private var monitor: FolderMonitor?
  private var names: [[UInt8]] = []
  /// Those in ``names``: thousands may come at once.
  private var touched: Set<[UInt8]> = []
  private var renames: [(old: [UInt8], new: [UInt8])] = []
  private var timer: MainLoopSource?
  private var examination: FolderExamination?
  /// Whether what is gathered is held back: while the folder is still being listed.
  private var isHeld = true

  /// Makes a watch that holds everything back until ``release(_:)``.
  init(_ folder: FilePath, report: @escaping (Outcome) -> Void) {
    self.folder = folder
    self.report = report
  }

  /// Takes a change up.
  func add(_ change: FolderChange) {
    switch change {
    case .touched(let name): touch(name)
    case .renamed(let old, let new):
      renames.append((old, new))
      touch(old)
      touch(new)
    }
    schedule()
  }

  /// Says what happened since the listing began, and from now on at once.
  func release(_ monitor: FolderMonitor?) {
    self.monitor = monitor
    isHeld = false
    schedule()
  }

  private func touch(_ name: [UInt8]) {
    if touched.insert(name).inserted { names.append(name) }
  }

  private func schedule() {
    guard !isHeld, timer == nil, examination == nil, !names.isEmpty else { return }
    timer = MainLoopSource(afterMilliseconds: Self.pause) { [weak self] in self?.examine() }
  }

  private func examine() {
    timer = nil
    let renames = self.renames
    let names = self.names
    self.renames = []
    self.names = []
    touched = []
    examination = FolderExamination(folder, names: names) { [weak self] verdicts in
      guard let self else { return }
      examination = nil
      report(Outcome(renames: renames, entries: Array(zip(names, verdicts))))
      schedule()
    }
  }

  isolated deinit {
    examination?.cancel()
  }
}
