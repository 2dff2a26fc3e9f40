import DisplaySupport

/// One run of the benchmark: every measure of every viewer, viewers taking turns so that what else
/// the machine does hits all alike.
final class Session {
  private let options: Options
  private let viewers: [Viewer]
  private let photos: BenchmarkPhotos
  private let stage: Stage
  private let say: (String) -> Void
  private var values: [Question: [String: [Double]]] = [:]
  /// What could not be measured, a line each.
  private(set) var failures: [String] = []

  init(
    _ options: Options, _ viewers: [Viewer], _ photos: BenchmarkPhotos,
    say: @escaping (String) -> Void
  ) throws(DisplayError) {
    self.options = options
    self.viewers = viewers
    self.photos = photos
    self.say = say
    stage = try Stage()
  }

  /// Takes all measures asked for.
  func run() -> [Measurement] {
    if options.measures.contains("first") { measureFirstPhoto() }
    if options.measures.contains("turn") { measurePageTurns() }
    if options.measures.contains("memory") { measureMemory() }
    if options.measures.contains("quiet") { measureQuiet() }
    if options.measures.contains("pan") { measurePanning() }
    return values.flatMap { question, byViewer in
      byViewer.map { Measurement(question: question, viewer: $0.key, values: $0.value) }
    }
  }

  private func measureFirstPhoto() {
    let measure = FirstPhoto(stage: stage)
    let places: [(Question, Question, String)] = [
      (.firstAlone, .firstAloneSettled, photos.alone),
      (.firstAmongMany, .firstAmongManySettled, photos.amongMany),
    ]
    for (shown, settled, photo) in places {
      // The first round only warms the caches.
      each(shown, rounds: options.runs + 1) { viewer, round in
        let result = try measure.run(viewer, photo: photo)
        guard round > 0 else { return }
        self.add(result.shown, shown, viewer)
        self.add(result.settled, settled, viewer)
      }
    }
  }

  private func measurePageTurns() {
    let measure = PageTurn(stage: stage, photos: photos)
    each(.pageTurn, rounds: max(1, options.runs / 3)) { viewer, _ in
      let times = try measure.run(viewer, count: self.options.turns)
      for time in times { self.add(time, .pageTurn, viewer) }
      self.add(times.max() ?? 0, .pageTurnSlowest, viewer)
    }
  }

  private func measureMemory() {
    let measure = Memory(stage: stage, photos: photos)
    each(.memory, rounds: 1) { viewer, _ in
      self.add(try measure.run(viewer), .memory, viewer)
    }
  }

  private func measureQuiet() {
    let measure = Quiet(stage: stage, photos: photos)
    each(.quietFrames, rounds: 1) { viewer, _ in
      let result = try measure.run(viewer)
      self.add(Double(result.frames), .quietFrames, viewer)
      self.add(Double(result.mainWakes), .quietWakes, viewer)
      self.add(Double(result.allWakes), .quietWakesAll, viewer)
    }
  }

  private func measurePanning() {
    let measure = Panning(stage: stage, photos: photos)
    each(.panFrames, rounds: max(1, options.runs / 3)) { viewer, _ in
      self.add(try measure.run(viewer), .panFrames, viewer)
    }
  }

  // A viewer that fails a measure once is not asked it again.
  private func each(
    _ question: Question, rounds: Int, _ body: (Viewer, Int) throws -> Void
  ) {
    say(question.rawValue)
    var failed: Set<String> = []
    for round in 0..<rounds {
      for viewer in viewers where !failed.contains(viewer.name) {
        do {
          try body(viewer, round)
        } catch {
          failed.insert(viewer.name)
          let reason = (error as? MeasuringError)?.reason ?? "\(error)"
          failures.append("\(question.rawValue): \(viewer.name) \(reason)")
          values[question, default: [:]][viewer.name] = []
        }
      }
    }
  }

  private func add(_ value: Double, _ question: Question, _ viewer: Viewer) {
    values[question, default: [:]][viewer.name, default: []].append(value)
  }
}
