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

  @Test(
    "a photo caught past its edge, its drag handed on to the pages, stays when the list is sorted")
  func listUnderHandOver() throws {
    let probes = try TraceFile(name: "found-list-under-hand-over").play().all
    #expect(probes[0].phase == "paging")
    #expect(agree(probes[1].rect, probes[0].rect, within: 1e-6))
    #expect(probes[2].phase == "idle")
  }

  @Test("a wheel that takes over from a touchpad pans the photo that is there then")
  func wheelAfterTouchpad() throws {
    let probes = try TraceFile(name: "found-wheel-after-touchpad").play().all
    for probe in probes {
      // At rest it is exactly as wide as the viewport, and cannot leave it sideways.
      #expect(agree([probe.rect[0], probe.rect[2]], [0, 240], within: 1e-9))
      #expect(probe.rect[1] <= 0 && probe.rect[1] + probe.rect[3] >= 200)
    }
    #expect(probes[1].current == "c" && probes[1].offset[1] > 1000)
  }

  @Test("a finger that is down when the viewport goes drags nothing away")
  func dragWithoutViewport() throws {
    let probes = try TraceFile(name: "found-drag-without-viewport").play().all
    #expect(probes.allSatisfy { $0.number("backdrop") == 1 && $0["dismissed"] == .bool(false) })
    #expect(probes[2].phase == "idle" && agree(probes[2].rect, [0, 324.5, 390, 195]))
  }

  @Test("a photo that fills the viewport under a finger stays where it is held sideways")
  func heldWhereItFits() throws {
    let probes = try TraceFile(name: "found-held-where-it-fits").play().all
    #expect(probes[0].phase == "panning")
    let sideways = (probes[1].page - probes[0].page) * 410
    #expect(agree([probes[1].offset[0]], [probes[0].offset[0]], within: 1e-9))
    #expect(sideways > 0 && sideways < 1.1)
    #expect(probes[2].phase == "idle")
  }
}
