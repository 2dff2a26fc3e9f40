import Testing

@testable import PerigeeTrace

/// What each of the five recipes does by its settings; see also the tests of their slips.
@Suite("The recipes")
struct RecipeTraceTests {
  @Test("1: the page control turns one page to a tap, any number to a finger that slides along it")
  func pageControl() throws {
    let probes = try TraceFile(name: "recipe-1").play()
    #expect(probes[8.1].phase == "animating")
    #expect([9.0, 10, 11, 12].map { probes[$0].current } == ["b", "c", "c", "b"])
    #expect(probes[12.1].current == "a")
    #expect(probes[12.1].page == 0)
    #expect(
      probes[9].strings("events") == ["didEndScrollingAnimation a", "didChangePage b"])
  }

  @Test("1: a photo is enlarged until it covers the window, and fits again when it comes back")
  func coversAtMost() throws {
    let probes = try TraceFile(name: "recipe-1").play()
    #expect(agree([probes[32].zoomScale], [0.8 / 3]))
    #expect(probes[32].rect[1] == 0)
    #expect(agree(probes[34].rect, [0, 250, 400, 300]))
    #expect(agree(probes[35].rect, [400.0 / 3, 0, 1600.0 / 3, 400]))
  }

  @Test("2: a double tap zooms to the maximum, and from anything above the minimum back")
  func slideShow() throws {
    let probes = try TraceFile(name: "recipe-2").play()
    #expect([5.0, 11, 21].map { probes[$0].zoomScale } == [1, 0.1, 400.0 / 3000])
    // A photo smaller than the screen goes to three times what fits.
    #expect(agree(probes[30].rect, [-400, -50, 1200, 900]))
  }

  @Test("3: dragged down, a photo shrinks under the finger, the ground fades, and it leaves")
  func leaves() throws {
    let probes = try TraceFile(name: "recipe-3").play()
    let down = probes[32.3]
    #expect(down.phase == "dismissing")
    // 126 of 800 points after the slop: the ground is gone at a third of the height.
    #expect(agree([down.number("backdrop")], [1 - 126.0 / (800.0 / 3)]))
    #expect(agree([down.rect[2]], [400 * (1 - 126.0 / 800)]))
    #expect(probes[34]["dismissed"] == .bool(true))
    #expect(probes[34].number("backdrop") == 0)
    #expect(probes[34].eventNames.last == "didDismiss")
  }

  @Test("4: a zoomed photo hands a drag on to the next page, and is at its minimum on return")
  func handsOver() throws {
    let probes = try TraceFile(name: "recipe-4").play()
    #expect(agree(probes[13].rect, [-1000.0 / 3, 0, 3200.0 / 3, 800]))
    #expect([26.0, 29].map { probes[$0].current } == ["b", "c"])
  }

  @Test("4: the page control reaches all ten photos")
  func tenPages() throws {
    let probes = try TraceFile(name: "recipe-4").play()
    #expect([31.0, 32, 32.5].map { probes[$0].current } == ["d", "j", "a"])
    #expect([31.0, 32, 32.5].map { probes[$0].number("pageControl") } == [3, 9, 0])
  }

  @Test("5: zoomed, the photo moves where it is larger than the window, and covers it at most")
  func singlePhoto() throws {
    let probes = try TraceFile(name: "recipe-5").play()
    let rect = probes[3].rect
    #expect(rect[2] > 400 && rect[3] < 800)
    for time in [3.0, 6, 9] {
      #expect(agree([probes[time].rect[1] + rect[3] / 2], [400], within: 1e-6), "at \(time)")
    }
    #expect(agree([probes[6].rect[0]], [0]))
    #expect(agree([probes[12].rect[3]], [800]))
    #expect(probes[12].zoomScale == probes[12].number("maximumZoomScale"))
    #expect(agree([probes[15].rect[0]], [400 - probes[15].rect[2]], within: 1e-6))
    #expect(probes[15].current == "a")
  }
}
