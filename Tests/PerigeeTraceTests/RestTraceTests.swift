import Testing

@testable import PerigeeTrace

/// One page at rest: the whole photo's rectangle, its scale and the limits.
struct Rest: Sendable {
  let trace: String
  let time: Double
  let rect: [Double]
  let scale: Double
  let minimum: Double
  let maximum: Double

  init(
    _ trace: String, at time: Double, _ rect: [Double], scale: Double, minimum: Double? = nil,
    maximum: Double
  ) {
    self.trace = trace
    self.time = time
    self.rect = rect
    self.scale = scale
    self.minimum = minimum ?? scale
    self.maximum = maximum
  }
}

/// Expected numbers follow from settings.md alone: fit and fill of the photo in the viewport.
@Suite("A page at rest")
struct RestTraceTests {
  private static let third = 400.0 / 3

  @Test(
    "lies where its settings say",
    arguments: [
      // 4000 × 3000 and 3000 × 4000 in 400 × 800.
      Rest("recipe-1", at: 0, [0, 250, 400, 300], scale: 0.1, maximum: 0.8 / 3),
      Rest("recipe-1", at: 1, [0, third, 400, 4 * third], scale: 0.4 / 3, maximum: 0.2),
      Rest("recipe-2", at: 0, [0, 250, 400, 300], scale: 0.1, maximum: 1),
      Rest("recipe-2", at: 1, [0, third, 400, 4 * third], scale: 0.4 / 3, maximum: 1),
      Rest("recipe-3", at: 0, [0, 250, 400, 300], scale: 0.1, maximum: 0.3),
      Rest("recipe-3", at: 1, [0, third, 400, 4 * third], scale: 0.4 / 3, maximum: 0.4),
      Rest("recipe-4", at: 0, [-1000 / 3, 0, 3200 / 3, 800], scale: 0.8 / 3, maximum: 0.8),
      Rest("recipe-4", at: 1, [-100, 0, 600, 800], scale: 0.2, maximum: 0.6),
      // 1024 × 581: fills the width, and covers the height at most.
      Rest(
        "recipe-5", at: 0, [0, 400 - 581 * 400 / 1024 / 2, 400, 581 * 400 / 1024],
        scale: 400 / 1024, maximum: 800 / 581),
      // 100 × 50: its own size, then enlarged, then its own size on a display of twice the pixels.
      Rest("rest-small", at: 0, [150, 375, 100, 50], scale: 1, maximum: 20),
      Rest("rest-small", at: 1, [0, 300, 400, 200], scale: 4, maximum: 20),
      Rest("rest-small", at: 2, [175, 387.5, 50, 25], scale: 0.5, maximum: 10),
      Rest("rest-2x", at: 0, [175, 387.5, 50, 25], scale: 0.5, maximum: 10),
      // Long photos open filled, at their start; a line is not blown up.
      Rest("rest-read", at: 0, [0, 0, 400, 20000], scale: 1, minimum: 0.04, maximum: 9),
      Rest("rest-read", at: 1, [0, 0, 40000, 800], scale: 2, minimum: 0.02, maximum: 18),
      Rest("rest-read", at: 2, [0, 399.998, 400, 0.004], scale: 0.004, maximum: 1),
      Rest("rest-read-rtl", at: 0, [0, 0, 400, 20000], scale: 1, minimum: 0.04, maximum: 9),
      Rest("rest-read-rtl", at: 1, [-39600, 0, 40000, 800], scale: 2, minimum: 0.02, maximum: 18),
      // The size comes, then a better version, then another picture.
      Rest("rest-unknown", at: 1, [0, 250, 400, 300], scale: 0.1, maximum: 1),
      Rest("rest-unknown", at: 2, [0, 250, 400, 300], scale: 0.05, maximum: 1),
      Rest("rest-unknown", at: 3, [0, third, 400, 4 * third], scale: 0.4 / 3, maximum: 1.2),
      // The first valid layout is centred.
      Rest("rest-empty", at: 3, [third, 0, 4 * third, 400], scale: 0.4 / 3, maximum: 1.2),
    ])
  func lies(rest: Rest) throws {
    let probe = try TraceFile(name: rest.trace).play()[rest.time]
    #expect(agree(probe.rect, rest.rect))
    #expect(agree([probe.zoomScale, probe.number("restScale")], [rest.scale, rest.scale]))
    #expect(agree([probe.number("minimumZoomScale")], [rest.minimum]))
    #expect(agree([probe.number("maximumZoomScale")], [rest.maximum]))
    #expect(probe.phase == "idle")
    #expect(probe["needsFrame"] == .bool(false))
    #expect(probe["rotation"] == .number(0))
    #expect(probe["backdrop"] == .number(1))
  }

  @Test("a photo without a size is a point in the middle")
  func unknownSize() throws {
    let probe = try TraceFile(name: "rest-unknown").play()[0]
    #expect(probe.rect == [200, 400, 0, 0])
    #expect(probe.zoomScale == 1)
    #expect(probe.current == "a")
  }

  @Test("an empty photo and an empty viewport give numbers all the same")
  func degenerate() throws {
    let empty = try TraceFile(name: "rest-empty").play()
    #expect(empty[2].isFinite)
    #expect(empty[2].current == "a")
    #expect(try TraceFile(name: "rest-unknown").play()[4].isFinite)
  }

  @Test("an empty list has no page, and the first photo to come is shown")
  func emptyList() throws {
    let probes = try TraceFile(name: "rest-empty").play()
    #expect(probes[0]["current"] == .null)
    #expect(probes[0]["target"] == .null)
    #expect(probes[0]["pages"] == .array([]))
    #expect(probes[0].page == 0)
    #expect(probes[1].current == "a")
    #expect(agree(probes[1].rect, [0, 250, 400, 300]))
  }

  @Test("a probe has the keys of the format, in its order")
  func keys() throws {
    let probe = try TraceFile(name: "recipe-1").play()[0]
    #expect(
      probe.members.map(\.key) == [
        "t", "current", "target", "page", "pageControl", "zoomScale", "restScale",
        "minimumZoomScale", "maximumZoomScale", "contentOffset", "rect", "rotation", "pages",
        "backdrop", "phase", "needsFrame", "dismissed", "wanted", "events",
      ])
  }
}
