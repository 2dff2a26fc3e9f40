import Testing

@testable import PerigeeTrace

@Suite("Turning pages")
struct PagingTraceTests {
  /// The order of a delegate's calls for a swipe (motion.md §1.15), the page control aside.
  private let swipe = [
    "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
    "didEndDecelerating", "didChangePage",
  ]

  @Test("a swipe turns one page, and back")
  func swipes() throws {
    let probes = try TraceFile(name: "swipe").play()
    #expect(probes[0.05].string("target") == "b")
    #expect(probes[0.05].current == "a")
    #expect(probes[2].current == "b")
    #expect(probes[2].page == 1)
    let names = probes.all.filter { $0.number("t") <= 2 }.flatMap(\.eventNames)
    #expect(names.filter { $0 != "didChangePageControl" } == swipe)
    #expect(names.filter { $0 == "didChangePageControl" }.count == 1)
    #expect(probes[5].current == "a")
    #expect(probes[5].page == 0)
  }

  @Test("in right-to-left the first page is the rightmost")
  func rightToLeft() throws {
    let probe = try TraceFile(name: "swipe-rtl").play()[2]
    #expect(probe.current == "b")
    #expect(probe.page == 1)
  }

  @Test("a release snaps as the worked example says")
  func snaps() throws {
    let probes = try TraceFile(name: "page-snap").play()
    let offsets = [0.23575, 0.33575, 0.43575].map { probes[$0].page * 410 }
    #expect(agree(offsets, [1312, 1494.3639, 1600.6699], within: 2e-4))
    #expect(probes[3].page == 4)
    #expect(probes[3].current == "e")
  }

  @Test("a slow drag of less than half a page goes back, of more goes on")
  func nearest() throws {
    let back = try TraceFile(name: "page-back").play()
    #expect(agree([back[0.3].page], [3 - 135.0 / 410]))
    #expect(back[3].page == 3)
    let on = try TraceFile(name: "page-far").play()
    #expect(agree([on[0.7].page], [3 + 285.0 / 410]))
    #expect(on[3].page == 4)
  }

  @Test("the first page resists and springs back")
  func firstPage() throws {
    let probes = try TraceFile(name: "first-page").play()
    let stretch = 0.55 * 190 * 390 / (390 + 0.55 * 190)
    #expect(agree([probes[0.25].page * 410], [-stretch]))
    #expect(agree([probes[0.6].page * 410], [-stretch * 35.0846 / 50], within: 2e-4))
    #expect(probes[3].page == 0)
  }

  @Test("a drag that starts inside a zoomed photo stops at its edge, one that starts there pages")
  func edgeStart() throws {
    let probes = try TraceFile(name: "edge-start").play()
    #expect(agree([probes[2].rect[0]], [-60]))
    let stretch = 0.55 * 240 * 400 / (400 + 0.55 * 240)
    #expect(agree([probes[3.2].rect[0]], [stretch]))
    #expect(probes[3.2].page == 1)
    #expect(probes[5].rect[0] == 0)
    #expect(probes[5].current == "b")
    #expect(probes[6.1].page < 1)
    #expect(probes[8].current == "z")
  }

  @Test("locked, a zoomed photo never lets the page turn")
  func locked() throws {
    let probes = try TraceFile(name: "locked").play()
    #expect(probes[2].zoomScale == 1)
    #expect(probes[5].current == "b")
    #expect(probes[5].page == 1)
  }

  @Test("under hand-over the pager takes what the photo cannot")
  func handOver() throws {
    let probes = try TraceFile(name: "handoff").play()
    #expect(agree([probes[3.2].page], [1 - 120.0 / 420]))
    #expect(agree([probes[3.2].rect[0]], [120]))
    #expect(probes[5].page == 1)
    #expect(probes[5].rect[0] == 0)
  }

  @Test("a diagonal swipe pages and keeps its axis")
  func diagonal() throws {
    let probes = try TraceFile(name: "diagonal").play()
    #expect(agree([probes[0.08].page], [0.2]))
    #expect(probes[0.08].number("backdrop") == 1)
    #expect(probes[2].current == "b")
  }

  @Test("two fingers never turn a page")
  func twoFingers() throws {
    for probe in try TraceFile(name: "no-page-with-two").play().all { #expect(probe.page == 0) }
  }

  @Test("keys cut or slide as set, buttons slide")
  func keys() throws {
    let probes = try TraceFile(name: "page-keys").play()
    #expect(probes[0].string("target") == "b")
    #expect(probes[0].phase == "animating")
    #expect(probes[0]["needsFrame"] == .bool(true))
    #expect(probes[0.1].page > 0 && probes[0.1].page < 1)
    #expect(probes[2].current == "b")
    #expect(probes[2].eventNames.contains("didEndScrollingAnimation"))
    #expect(probes[3].current == "c")
    #expect(probes[3].page == 2)
    #expect(probes[4.1].page > 1 && probes[4.1].page < 2)
    #expect(probes[6].current == "b")
  }

  @Test("a system cancel turns no page")
  func cancel() throws {
    let probes = try TraceFile(name: "cancel").play()
    #expect(probes[0.1].page > 0.4)
    #expect(probes[2].page == 0)
    #expect(probes[2].current == "a")
  }

  @Test("the photo left behind keeps its zoom until another page has settled")
  func neighbour() throws {
    let probes = try TraceFile(name: "reset-neighbour").play()
    let left = probes[2.1]["pages"]?.array?.first?.array?.compactMap(\.number)
    #expect(agree(Array(left?.suffix(2) ?? []), [1200, 900]))
    #expect(probes[4].current == "b")
    #expect(agree(probes[7].rect, [0, 250, 400, 300]))
  }
}
