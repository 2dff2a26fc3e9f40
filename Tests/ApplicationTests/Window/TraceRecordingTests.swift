import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct TraceRecordingTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  /// Photos that fill the screen: four quarters, then violet.
  private func photos(in folder: PictureSupport.TemporaryFolder) throws -> [String] {
    let paths = ["1 quarters.png", "2 violet.png"].map(folder.path)
    try TestPicture.quadrants(width: 2000, height: 1400).write(to: paths[0], as: .png)
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: paths[1], as: .png)
    return paths
  }

  /// Waits until the trace's last state is that of a window at rest in which this holds.
  private func waitForState(
    _ viewer: RunningViewer, _ trace: String, _ what: String, _ holds: (Substring) throws -> Bool
  ) throws {
    try viewer.waitUntil(what) {
      guard let state = Trace.replayed(trace)?.lines.last else { return false }
      return try holds(state)
    }
  }

  /// Whether the screen shows the quarters meeting where a state has the middle of the photo.
  private func quartersMeet(_ viewer: RunningViewer, _ state: Substring) throws -> Bool {
    let rect = Trace.numbers("rect", in: state)
    guard rect.count == 4 else { return false }
    let x = Int((rect[0] + rect[2] / 2).rounded())
    let y = Int((rect[1] + rect[3] / 2).rounded())
    guard (10..<990).contains(x), (10..<690).contains(y) else { return false }
    return try viewer.shows(TestPicture.topLeft, at: (x - 3, y - 3))
      && viewer.shows(TestPicture.topRight, at: (x + 2, y - 3))
      && viewer.shows(TestPicture.bottomLeft, at: (x - 3, y + 2))
      && viewer.shows(TestPicture.bottomRight, at: (x + 2, y + 2))
  }

  @Test("what was done by keys is replayed to the states that were on the screen")
  func keys() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let trace = folder.path("use.trace")
    let viewer = try RunningViewer(
      try photos(in: folder), environment: ["PERIGEE_TRACE": trace])
    defer { viewer.close() }
    try waitForState(viewer, trace, "the whole photo") { state in
      try Trace.numbers("rect", in: state) == [0, 0, 1000, 700] && quartersMeet(viewer, state)
    }
    viewer.keyboard.press("1")
    viewer.keyboard.press("Right", holding: ["Control_L"])
    viewer.keyboard.press("Down", holding: ["Control_L"])
    try waitForState(viewer, trace, "a place of it at actual size") { state in
      try Trace.numbers("rect", in: state) == [-600, -420, 2000, 1400]
        && quartersMeet(viewer, state)
    }
    viewer.keyboard.press("Right")
    try waitForState(viewer, trace, "the next photo") { state in
      try Trace.numbers("page", in: state) == [1] && viewer.shows(violet, at: (500, 350))
    }
    viewer.keyboard.press("q", holding: ["Control_L"])
    #expect(viewer.waitForEnd() == .status(0))
    #expect(viewer.output == "")
    let written = Trace(at: trace).lines
    let first = try #require(written.first)
    #expect(first.contains("\"preset\":\"gtk\""))
    #expect(!first.contains("settings"), "nothing differs from the preset")
    #expect(!written.contains { $0.contains("violet") }, "the photos' names are nobody's business")
    let times = written.dropFirst().flatMap { Trace.numbers("t", in: $0) }
    #expect(times == times.sorted())
    #expect(times.first.map { $0 >= 0 } == true)
  }

  @Test(
    "what was done by touch is replayed to the states that were on the screen",
    .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
  func touch() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let trace = folder.path("use.trace")
    let viewer = try RunningViewer(
      try photos(in: folder), environment: ["PERIGEE_TRACE": trace], on: .touch)
    defer { viewer.close() }
    try waitForState(viewer, trace, "the whole photo") { try quartersMeet(viewer, $0) }
    let touch = try viewer.server.touchScreen()
    touch.pinch(about: (480, 340), from: 150, to: 320, movingTo: (520, 380))
    try waitForState(viewer, trace, "a pinched photo") { state in
      try Trace.numbers("zoomScale", in: state).first ?? 0 > 0.8 && quartersMeet(viewer, state)
    }
    let pinched = Trace.replayed(trace)?.lines.last.map { Trace.numbers("rect", in: $0) }
    touch.swipe(from: (400, 300), to: (520, 400), seconds: 0.2, hold: 0.3)
    try waitForState(viewer, trace, "a photo that was dragged") { state in
      try Trace.numbers("rect", in: state) != pinched && quartersMeet(viewer, state)
    }
    touch.doubleTap(at: (500, 350))
    try waitForState(viewer, trace, "the whole photo again") { state in
      try Trace.numbers("rect", in: state) == [0, 0, 1000, 700] && quartersMeet(viewer, state)
    }
    touch.swipe(from: (800, 350), to: (300, 350))
    try waitForState(viewer, trace, "the next photo") { state in
      try Trace.numbers("page", in: state) == [1] && viewer.shows(violet, at: (500, 400))
    }
    #expect(Trace(at: trace).lines.contains { $0.contains("\"down\":") })
  }

  @Test("a trace that cannot be written is named in one line, and the window works all the same")
  func cannotWrite() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try RunningViewer(
      try photos(in: folder), environment: ["PERIGEE_TRACE": folder.path("none/use.trace")])
    defer { viewer.close() }
    try viewer.waitUntil("the photo") { try viewer.shows(TestPicture.topLeft, at: (250, 200)) }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the next") { try viewer.shows(violet, at: (500, 350)) }
    viewer.keyboard.press("q", holding: ["Control_L"])
    #expect(viewer.waitForEnd() == .status(0))
    #expect(viewer.output.split(separator: "\n").count == 1)
    #expect(viewer.output.contains("use.trace: No such file or directory"))
  }
}
