import Testing

@testable import PerigeeTrace

/// Uses that a random generator made up, in which the engine, or what watches it, was once wrong; cut down to
/// what matters.
@Suite("What made-up uses once found")
struct FoundTraceTests {
  @Test("pages thrown towards the first in a viewport of one point can be caught where they are")
  func pointViewport() throws {
    let probes = try TraceFile(name: "found-point-viewport").play().all
    #expect(probes[0].phase == "decelerating")
    #expect(probes[0].page < 1 && probes[0].page > -0.99 / 26)
    #expect(agree(probes[1].rect, probes[0].rect, within: 1e-6))
    #expect(probes[2].phase == "idle" && probes[2].page.rounded() == probes[2].page)
  }

  @Test("a bounce ends with its viewport, so that a finger finds nothing on its way")
  func noViewport() throws {
    let probes = try TraceFile(name: "found-no-viewport").play().all
    #expect(probes[0].phase == "idle" && probes[0].page == 0)
    #expect(probes[1].rect == probes[0].rect && probes[1].phase == "tracking")
    #expect(probes[2].phase == "idle" && agree(probes[2].rect, [-41_810, 0, 42_200, 844]))
  }

  @Test("a ring turned round several times by one drag shows the same photo when it is let go")
  func roundTheRing() throws {
    let probes = try TraceFile(name: "found-round-the-ring").play().all
    #expect(probes[0].phase == "paging" && probes[1].phase == "idle")
    let seen = try #require(probes[0]["pages"]?.array)
    #expect(seen.count == 1 && "\(seen)" == "\(probes[1]["pages"]?.array ?? [])")
    #expect(probes[2].current == "a" && probes[2].page == 0)
  }
}
