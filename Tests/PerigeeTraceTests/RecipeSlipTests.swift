import Testing

@testable import PerigeeTrace

/// What the five walkthroughs got wrong, done right; the fifth and the twelfth show in a window only.
@Suite("The walkthroughs' slips")
struct RecipeSlipTests {
  private static let third = 400.0 / 3

  @Test("slip 1: the page control has the nearest page, while the finger is still down")
  func nearestPage() throws {
    let probes = try TraceFile(name: "recipe-1").play()
    #expect(agree([probes[3.3].page, probes[3.4].page], [0.49, 0.51]))
    #expect([3.3, 3.4].map { probes[$0].number("pageControl") } == [0, 1])
    #expect([3.3, 3.4].map { probes[$0].phase } == ["paging", "paging"])
    #expect(probes[5].current == "b")
    #expect(probes[5].page == 1)
  }

  @Test("slip 2: turned and turned back, each photo is there once and as it was")
  func turnedWindow() throws {
    let probes = try TraceFile(name: "recipe-4").play()
    // What is in the middle stays there, and so does the multiple of rest.
    let scale = probes[19].zoomScale
    #expect(agree([probes[20].zoomScale / 0.2], [scale / (0.8 / 3)]))
    let before = middle(of: probes[19], width: 400, height: 800)
    #expect(agree(middle(of: probes[20], width: 800, height: 400), before, within: 1e-6))
    for time in [21.0, 23] {
      #expect(agree(probes[time].rect, probes[19].rect, within: 1e-6), "at \(time)")
      #expect(probes[time]["pages"]?.array?.count == 1, "at \(time)")
    }
  }

  @Test("slip 3: dragged to any side, a photo comes back to the middle of what it does not fill")
  func offCentre() throws {
    let probes = try TraceFile(name: "recipe-1").play()
    for (time, x) in [(18.0, 0.0), (21, -800.0 / 3), (24, 0), (27, -800.0 / 3)] {
      #expect(agree(probes[time].rect, [x, 150, 2000.0 / 3, 500], within: 1e-6), "at \(time)")
    }
  }

  @Test("slip 4: a zoomed photo holds its page, one at rest does not, however it came there")
  func lock() throws {
    let probes = try TraceFile(name: "recipe-2").play()
    // Zoomed by a double tap, then by a pinch: a swipe pans.
    #expect([5.0, 8].map { probes[$0].current } == ["a", "a"])
    #expect(probes[8].rect[0] < probes[5].rect[0])
    #expect([16.0, 18].map { probes[$0].current } == ["b", "b"])
    #expect(probes[18].rect[0] < probes[16].rect[0])
    // At rest again by a double tap, then by the bounce of a pinch: the same swipe pages.
    #expect([11.0, 13].map { probes[$0].current } == ["a", "b"])
    #expect([24.0, 26].map { probes[$0].current } == ["b", "c"])
  }

  @Test("slip 6: a pinch below the minimum ends at it exactly, and the page turns")
  func exactMinimum() throws {
    let probes = try TraceFile(name: "recipe-3").play()
    #expect(probes[5].zoomScale == probes[5].number("minimumZoomScale"))
    #expect(probes[7].current == "b")
  }

  @Test("slip 7: a zoomed photo stops at its own edges, not at its letterbox")
  func ownEdges() throws {
    let probes = try TraceFile(name: "recipe-3").play()
    let (width, height) = (probes[11].rect[2], probes[11].rect[3])
    #expect(height > 800)
    #expect(agree(probes[18].rect, [0, 0, width, height], within: 1e-6))
    #expect(agree(probes[25].rect, [400 - width, 800 - height, width, height], within: 1e-6))
    #expect(probes[28].current == "a")
  }

  @Test("slip 8: a page keeps neither the zoom nor a late size of another photo")
  func otherPhoto() throws {
    let probes = try TraceFile(name: "recipe-3").play()
    let atRest = [0, Self.third, 400, 4 * Self.third]
    #expect(agree(probes[30].rect, atRest))
    #expect(probes[30].current == "b")
    #expect(agree(probes[31].rect, [0, 250, 400, 300]))
    #expect(agree([probes[31].zoomScale], [0.05]))
  }

  @Test("slip 9: a double tap brings the tapped point to the middle, as far as the photo goes")
  func tappedPoint() throws {
    let probes = try TraceFile(name: "recipe-4").play()
    // The point under (100, 200) is pixel (1625, 750).
    #expect(agree(probes[5].rect, [200 - 0.8 * 1625, 400 - 0.8 * 750, 3200, 2400]))
    #expect(agree(probes[8].rect, [-1000.0 / 3, 0, 3200.0 / 3, 800]))
    // Near the corner, the crop's own corner: it begins 1000 points into the photo.
    #expect(agree(probes[11].rect, [-1000, 0, 3200, 2400]))
  }

  @Test("slip 10: on an exact half the page control stays as it was")
  func exactHalf() throws {
    let probes = try TraceFile(name: "recipe-4").play()
    #expect([14.3, 14.4, 14.5].map { probes[$0].page } == [0.5, 0.5025, 0.5])
    #expect([14.3, 14.4, 14.5].map { probes[$0].number("pageControl") } == [0, 1, 1])
  }

  @Test("slip 11: a photo is in the middle of both axes before anything has happened")
  func centredAtOnce() throws {
    let probes = try TraceFile(name: "recipe-5").play()
    for (time, width, height) in [(0.0, 400.0, 800.0), (16, 800, 400)] {
      let rect = probes[time].rect
      #expect(agree([rect[0] + rect[2] / 2, rect[1] + rect[3] / 2], [width / 2, height / 2]))
    }
    #expect(probes[0].strings("events") == [])
  }

  @Test("slip 13: the tapped point stays under the finger")
  func underTheFinger() throws {
    let probes = try TraceFile(name: "recipe-2").play()
    // The point under (100, 350) is pixel (1000, 1000), and the scale becomes 1.
    #expect(agree(probes[5].rect, [-900, -650, 4000, 3000]))
  }

  /// The pixel in the middle of a viewport.
  private func middle(of probe: Probe, width: Double, height: Double) -> [Double] {
    [
      (width / 2 - probe.rect[0]) / probe.zoomScale, (height / 2 - probe.rect[1]) / probe.zoomScale,
    ]
  }
}
