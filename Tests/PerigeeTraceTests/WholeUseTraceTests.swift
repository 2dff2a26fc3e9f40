import Testing

@testable import PerigeeTrace

/// What completes the engine: dismissal, quick zoom, loops, reduced motion.
@Suite("Leaving, quick zoom, loops, reduced motion")
struct WholeUseTraceTests {
  @Test("a short drag down springs back, a long one leaves")
  func dismisses() throws {
    let probes = try TraceFile(name: "dismiss").play()
    #expect(probes[0.15].phase == "dismissing")
    #expect(agree([probes[0.15].number("backdrop")], [0.7867], within: 6e-5))
    #expect(agree([probes[0.15].rect[2] / 390], [0.9289], within: 6e-5))
    #expect(probes[2].number("backdrop") == 1)
    #expect(probes[2]["dismissed"] == .bool(false))
    #expect(probes[5]["dismissed"] == .bool(true))
  }

  @Test("a second touch that moves down zooms in about the tap")
  func quickZoom() throws {
    let probes = try TraceFile(name: "quick-zoom").play()
    #expect(agree([probes[0.3].zoomScale], [0.1648721], within: 1e-7))
    #expect(probes[0.3].phase == "tapDragging")
    #expect(agree([probes[2].zoomScale], [0.1648721], within: 1e-7))
    #expect(!probes[2].eventNames.contains("doubleTap"))
  }

  @Test("in a loop the first page is next to the last")
  func loops() throws {
    let probes = try TraceFile(name: "loop").play()
    #expect(probes[2].current == "c")
    #expect(probes[2].page == 2)
    #expect(probes[5].current == "a")
    #expect(probes[5].page == 0)
  }

  @Test("with reduced motion a double tap and a key are there at once")
  func reducedMotion() throws {
    let probes = try TraceFile(name: "reduced-motion").play()
    #expect(agree(probes[0.2].rect, [-200, -50, 1200, 900]))
    #expect(probes[2].current == "b")
    #expect(probes[2].page == 1)
  }
}
