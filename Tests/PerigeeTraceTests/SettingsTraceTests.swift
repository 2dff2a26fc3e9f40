import Testing

@testable import PerigeeTrace

/// What each value of each setting changes (settings.md); expected numbers follow from its rules.
@Suite("Settings that change while running")
struct SettingsTraceTests {
  private static let fill = 0.8 / 3

  @Test("the forms of the largest zoom mean what they say")
  func maximumZoom() throws {
    let probes = try TraceFile(name: "settings-zoom").play()
    let maxima = (0...7).map { probes[Double($0)].number("maximumZoomScale") }
    #expect(agree(maxima, [Self.fill, 0.5, 0.4, 0.3, 2, Self.fill, 1, 1]))
  }

  @Test("a double tap goes to the scale that is set, about the finger or to the middle")
  func doubleTap() throws {
    let probes = try TraceFile(name: "settings-zoom").play()
    let scales = stride(from: 12.0, through: 44, by: 4).map { probes[$0].zoomScale }
    #expect(agree(scales, [0.3, Self.fill, 0.2, 0.25, 0.4, 0.5, Self.fill, 2, 0.1]))
    #expect(probes[44].eventNames.suffix(2) == ["singleTap", "singleTap"])
    // The point tapped is pixel (1000, 1500).
    #expect(agree([probes[52].rect[0], probes[56].rect[0]], [200.0 - 300, 100.0 - 300]))
  }

  @Test("away from rest a double tap goes back, or on to the maximum")
  func doubleTapToggle() throws {
    let probes = try TraceFile(name: "settings-zoom").play()
    #expect(agree([58.0, 60, 62, 66].map { probes[$0].zoomScale }, [0.2, 2, 0.1, 0.1]))
  }

  @Test("a photo fits or fills, is enlarged or not, is read or seen whole")
  func layout() throws {
    let probes = try TraceFile(name: "settings-layout").play()
    #expect(agree(probes[1].rect, [-1000.0 / 3, 0, 3200.0 / 3, 800]))
    #expect(agree(probes[2].rect, [0, 250, 400, 300]))
    #expect([3.0, 4, 5].map { probes[$0].zoomScale } == [1, 4, 1])
    #expect(agree([6.0, 7, 8].map { probes[$0].zoomScale }, [0.4, 0.04, 0.4]))
  }

  @Test("pages lie a share of the width apart, or so many points")
  func pageSpacing() throws {
    let probes = try TraceFile(name: "settings-layout").play()
    #expect(agree([probes[10.3].page, probes[14.3].page], [80.0 / 600, 80.0 / 440]))
  }

  @Test("a window of another size keeps the scale, or the multiple of what fits")
  func resize() throws {
    let probes = try TraceFile(name: "settings-layout").play()
    #expect(agree([20.0, 21, 22, 23].map { probes[$0].zoomScale }, [0.5, 0.5, 1, 0.5]))
  }

  @Test("the zoom is kept for the next photo of the same size, or not")
  func keepZoom() throws {
    let probes = try TraceFile(name: "settings-layout").play()
    #expect(agree([26.0, 29, 30].map { probes[$0].zoomScale }, [0.4 / 3, 0.5, 0.1]))
  }

  @Test("a turned photo fits as it lies, and is upright again when it comes back")
  func rotation() throws {
    let probes = try TraceFile(name: "settings-layout").play()
    #expect([32.0, 34, 35].map { probes[$0].number("rotation") } == [90, 270, 0])
    #expect(agree([32.0, 34, 35].map { probes[$0].zoomScale }, [0.4 / 3, 0.4 / 3, 0.1]))
  }

  @Test("a key turns the page with a cut or sliding, and always with a cut under reduced motion")
  func keyTurn() throws {
    let probes = try TraceFile(name: "settings-pages").play()
    #expect(
      [0.0, 1.1, 2, 33, 34.1, 36].map { probes[$0].current } == ["b", "b", "a", "b", "b", "a"])
    #expect(
      [0.0, 1.1, 33, 34.1].map { probes[$0].phase } == ["idle", "animating", "idle", "animating"])
  }

  @Test("how fast a finger must be to turn the page; on a touchpad it has a value of its own")
  func velocity() throws {
    let probes = try TraceFile(name: "settings-pages").play()
    #expect([5.0, 8, 11, 14].map { probes[$0].current } == ["a", "b", "a", "b"])
  }

  @Test("the first page is next to the last, or the end")
  func ends() throws {
    let probes = try TraceFile(name: "settings-pages").play()
    #expect([17.0, 21].map { probes[$0].current } == ["c", "a"])
    #expect([28.3, 32].map { probes[$0].page } == [0, 0])
    #expect(probes[30.3].page < -0.1)
  }

  @Test("right to left, a swipe to the right goes on; else back")
  func direction() throws {
    let probes = try TraceFile(name: "settings-pages").play()
    #expect([24.0, 27].map { probes[$0].current } == ["b", "a"])
  }

  @Test("a zoomed photo hands over to the next page, or stops at its edge")
  func pagingWhileZoomed() throws {
    let probes = try TraceFile(name: "settings-pages").play()
    #expect([42.3, 52.3, 62.3].map { probes[$0].phase } == ["paging", "panning", "panning"])
    #expect(probes[42.3].page > 0.5)
    #expect([52.3, 62.3].map { probes[$0].page } == [0, 0])
  }

  @Test("a touch and a pen turn pages; a mouse when that is set, and with its first button only")
  func pointers() throws {
    let probes = try TraceFile(name: "settings-input").play()
    #expect(probes[0.01].phase == "tracking")
    #expect(probes[1].strings("events") == ["singleTap a"])
    #expect([4.0, 7, 10, 12].map { probes[$0].current } == ["a", "b", "b", "a"])
    #expect(!probes[12].eventNames.contains("singleTap"))
    #expect(probes[12.5].strings("events") == ["refused a"])
  }

  @Test("the wheel zooms, turns the page, or pans what is zoomed; shift turns it sideways")
  func wheel() throws {
    let probes = try TraceFile(name: "settings-input").play()
    #expect(probes[15].zoomScale > 0.1)
    #expect([18.0, 21].map { probes[$0].current } == ["b", "b"])
    #expect(agree([probes[25].rect[1]], [-350.0 - 54]))
    #expect(agree(Array(probes[27].rect[0...1]), [-800.0 - 54, -350.0 - 54]))
  }

  @Test("a tenth of the viewport to each side by command, and back")
  func panCommands() throws {
    let probes = try TraceFile(name: "settings-input").play()
    #expect(agree(Array(probes[29].rect[0...1]), [-854.0 + 40, -404.0 - 80]))
    #expect(agree(probes[31].rect, probes[27].rect))
  }

  @Test("a fling goes far, or not so far; a pinch below the minimum bounces, or stops there")
  func motion() throws {
    let probes = try TraceFile(name: "settings-input").play()
    let (normal, fast) = (-800 - probes[37].rect[0], -800 - probes[43].rect[0])
    #expect(fast > 30 && normal > 2 * fast)
    #expect(agree([probes[46.3].zoomScale], [0.1]))
    #expect(probes[49.3].zoomScale < 0.09)
    #expect([48.0, 51].map { probes[$0].zoomScale } == [0.1, 0.1])
  }

  @Test("a second touch that moves zooms, or does not")
  func doubleTapDrag() throws {
    let probes = try TraceFile(name: "settings-input").play()
    #expect(probes[52.3].phase != "tapDragging")
    #expect(agree([probes[52.3].zoomScale], [0.1]))
    #expect(probes[55.3].phase == "tapDragging")
    #expect(probes[55.3].zoomScale > 0.14)
  }

  @Test("a photo is dragged away not at all, down only, or both ways")
  func dismiss() throws {
    let probes = try TraceFile(name: "settings-input").play()
    let phases = [60.25, 63.25, 66.25, 69.25, 72.25].map { probes[$0].phase == "dismissing" }
    #expect(phases == [false, false, false, true, true])
    #expect(
      [71.0, 74].map { probes[$0].eventNames } == [
        ["didCancelDismissing"], ["didCancelDismissing"],
      ])
  }
}
