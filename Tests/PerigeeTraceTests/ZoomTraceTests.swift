import Testing

@testable import PerigeeTrace

/// 4000 × 3000 in 400 × 800 unless said; expected numbers are those of scenarios and worked examples.
@Suite("Zooming")
struct ZoomTraceTests {
  private let fit: [Double] = [0, 250, 400, 300]

  @Test("a double tap keeps the tapped pixel under the finger, within bounds, and the next returns")
  func doubleTap() throws {
    let probes = try TraceFile(name: "double-tap").play()
    #expect(agree(probes[2].rect, [-200, -50, 1200, 900]))
    #expect(agree(probes[2].offset, [200, 50]))
    #expect(agree([probes[2].zoomScale], [0.3]))
    #expect(probes[2].eventNames.contains("doubleTap"))
    #expect(!probes[2].eventNames.contains("singleTap"))
    #expect(probes[5].rect == fit)
    #expect(agree(probes[8].rect, [-600, -100, 1200, 900]))
    #expect(probes[11].rect == fit)
    #expect(agree(probes[14].rect, [-200, 0, 1200, 900]))
  }

  @Test("a pinch keeps the pixel between the fingers, and rests where it ends")
  func pinch() throws {
    let probes = try TraceFile(name: "pinch").play()
    for time in [0.2, 0.3, 2] {
      #expect(agree(probes[time].rect, [-200, 100, 800, 600]), "at \(time)")
    }
    #expect(probes[0.2].phase == "pinching")
    #expect(probes[2].phase == "idle")
    #expect(probes.all.flatMap(\.eventNames) == ["willBeginZooming", "didEndZooming"])
  }

  @Test("lifting one finger of a pinch moves nothing, and the other then pans point by point")
  func pinchLift() throws {
    let probes = try TraceFile(name: "pinch-lift").play()
    #expect(agree(probes[0.2].rect, [-400, -50, 1200, 900]))
    #expect(agree(probes[0.3].rect, [-400, -50, 1200, 900]))
    #expect(agree(probes[0.35].rect, [-395, -50, 1200, 900]))
    #expect(agree(probes[0.4].rect, [-395, -57, 1200, 900]))
    #expect(agree(probes[2].rect, [-395, -57, 1200, 900]))
    #expect(probes[2].page == 0)
  }

  @Test("a pinch past the maximum meets resistance and bounces back")
  func pinchBounce() throws {
    let probes = try TraceFile(name: "pinch-bounce").play()
    let scales = [0.25, 0.3, 0.4, 0.5].map { probes[$0].zoomScale / 0.3 }
    #expect(agree(scales, [1.2788, 1.2788, 1.1210, 1.0316], within: 6e-5))
    #expect(probes[2].zoomScale == probes[2].number("maximumZoomScale"))
    #expect(probes[2].phase == "idle")
  }

  @Test("a pinch below the minimum meets resistance and comes back, centred")
  func pinchBelow() throws {
    let probes = try TraceFile(name: "pinch-below").play()
    #expect(agree([probes[0.25].zoomScale / 0.1], [0.7820], within: 6e-5))
    #expect(probes[2].rect == fit)
  }

  @Test("wheel steps zoom about the pointer, multiply, and undo each other")
  func wheel() throws {
    let probes = try TraceFile(name: "wheel-zoom").play()
    #expect(agree(probes[1].rect, [-30, 205, 520, 390]))
    #expect(agree(probes[2].rect, [-69, 146.5, 676, 507]))
    #expect(agree(probes[3].rect, fit))
  }

  @Test("a touchpad pinch multiplies its factors about the pointer")
  func touchpad() throws {
    #expect(agree(try TraceFile(name: "touchpad-pinch").play()[1].rect, [-200, 100, 800, 600]))
  }

  @Test("turning the viewport keeps the looked-at point and the multiple of rest, and turns back")
  func resizeTimesFit() throws {
    let probes = try TraceFile(name: "resize-times-fit").play()
    #expect(agree(probes[3].rect, [-400.0 / 3, -400, 1600, 1200]))
    #expect(agree(probes[4].rect, [-200, -50, 1200, 900]))
    #expect(agree(probes[7].rect, [400.0 / 3, 0, 1600.0 / 3, 400]))
  }

  @Test("turning the viewport keeps the looked-at point and the scale where that is asked for")
  func resizeKeepScale() throws {
    let probes = try TraceFile(name: "resize-keep-scale").play()
    #expect(agree(probes[3].rect, [0, -250, 1200, 900]))
    #expect(agree(probes[4].rect, [-200, -50, 1200, 900]))
  }

  @Test("commands zoom about the middle and pan by a tenth of the viewport")
  func commands() throws {
    let probes = try TraceFile(name: "commands").play()
    #expect(agree(probes[1].rect, [-100, 175, 600, 450]))
    #expect(agree(probes[2].rect, [-1800, -1100, 4000, 3000]))
    #expect(agree(probes[3].rect, [-1840, -1100, 4000, 3000]))
    #expect(agree(probes[4].rect, [-1840, -1020, 4000, 3000]))
    #expect(agree(probes[5].rect, [-3880, -2440, 8000, 6000]))
    #expect(probes[6].rect == fit)
    #expect([6.5, 7.5, 9, 9.5].map { probes[$0].current } == ["b", "c", "c", "a"])
  }

  @Test("a wheel that turns right after a page turn zooms the new photo, within its own limits")
  func wheelAfterTurn() throws {
    let probe = try TraceFile(name: "wheel-after-turn").play()[2]
    #expect(probe.current == "b")
    #expect(agree(probe.rect, [-60, 270, 520, 260]))
  }

  @Test("a touchpad gesture that ends while the viewport is empty has ended")
  func touchpadEndsUnseen() throws {
    let probes = try TraceFile(name: "touchpad-end-unseen").play()
    for time in [2.0, 5] {
      #expect(probes[time].phase == "idle", "at \(time)")
      #expect(probes[time].page == 0, "at \(time)")
      #expect(agree(probes[time].rect, fit), "at \(time)")
    }
  }
}
