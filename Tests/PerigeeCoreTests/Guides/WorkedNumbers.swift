@testable import PerigeeCore

extension GuideNumbers {
  private static let edge = Spring.frequency(response: Spring.Response.edge)
  private static let snap = Spring.frequency(response: Spring.Response.snap)
  private static let calm = Spring.frequency(response: Spring.Response.reduced)

  /// The examples of the guides about motion, worked out by the engine.
  static var motion: [String: Double] {
    let normal = Deceleration.rate(of: .normal)
    let fling = Deceleration(origin: 0, initialVelocity: 1000, rate: normal)
    let fast = Deceleration(
      origin: 0, initialVelocity: 1000, rate: Deceleration.rate(of: .fast))
    let impact =
      Deceleration(origin: 800, initialVelocity: 2000, rate: normal).velocity(at: 1000) ?? .nan
    let past = Spring(displacement: 50, initialVelocity: 0, frequency: edge)
    let hit = Spring(displacement: 0, initialVelocity: impact, frequency: edge)
    let page = Spring(displacement: -328, initialVelocity: 400, frequency: snap)
    var tracker = VelocityTracker()
    for (step, x) in [0.0, 6, 14, 24].enumerated() {
      tracker.add(ViewPoint(x: x, y: 0), at: Double(step) * 0.008)
    }
    return [
      "last speeds of 750, 1,000 and 1,250 points a second count as":
        tracker.velocity(at: 0.024).dx,
      "a fling of 1,000 points a second goes": fling.end,
      "the same, `fast`": fast.end,
      "and lasts": fling.duration(untilRemaining: AxisMotion.flingTolerance),
      "from 200 points before an edge, at 2,000 points a second, it arrives at": impact,
      "100 points past the edge of 400 are seen as": RubberBand.visible(100, dimension: 400),
      "4,000 points are seen as": RubberBand.visible(4000, dimension: 400),
      "raw 150 points in 390, the photo moves by": RubberBand.slope(150, dimension: 390),
      "48.3516 points seen past the edge of 400 are raw": RubberBand.raw(48.3516, dimension: 400),
      "λ at an edge": edge, "λ of a snap": snap, "λ with less motion": calm,
      "50 points past the edge, after 0.1 s": past.displacement(after: 0.1),
      "after 0.3 s": past.displacement(after: 0.3),
      "an edge met at 1,599.5995 points a second is passed by":
        hit.displacement(after: hit.extremum ?? .nan),
      "328 points from its page, at 400 points a second towards it, after 0.1 s":
        -page.displacement(after: 0.1),
      "20 points from it, of 2,000 points a second there count":
        Spring.withoutCrossing(2000, displacement: -20, frequency: snap),
      "50 points past the edge, after 0.1 s with less motion":
        Spring(displacement: 50, initialVelocity: 0, frequency: calm).displacement(after: 0.1),
      "60 points down of 844, the backdrop is": DismissalRules.backdrop(60, height: 844),
      "and the photo": DismissalRules.scale(60, height: 844, direction: .down),
      "at rest it leaves from": leavingPoint,
      "half way, the angle still to go is":
        Glide(origin: 90, initialVelocity: 0, end: 0, duration: TurnMotion.duration)
        .position(after: TurnMotion.duration / 2),
    ]
  }

  /// The least way down, in points of a viewport 844 high, that a resting finger leaves with.
  private static var leavingPoint: Double {
    var (low, high) = (0.0, 844.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if DismissalRules.closes(middle, velocity: 0, height: 844, direction: .down) {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  /// The examples of the guides about zooming, pages and what else happens.
  static var use: [String: Double] {
    let drive = Drive(sizes: [PixelSize(width: 400, height: 300)])
    let limits = drive.viewer.layout?.limits
    let rest = limits?.rest ?? .one
    let maximum = limits?.maximum ?? .one
    let range = ZoomRange(low: rest, high: maximum)
    let twice = ZoomRubberBand.visible(maximum * 2, limits: range)
    let back = Spring(displacement: log(twice / maximum), initialVelocity: 0, frequency: snap)
    let untapped = Drive(
      .ios.with { $0.doubleTap = .none }, sizes: [PixelSize(width: 400, height: 300)])
    var wheel = Drive(.gtk)
    for _ in 0..<3 { wheel.scroll(0, -1) }
    var keys = Drive()
    keys.command(.zoomIn)
    keys.wait(0.02)
    keys.command(.zoomIn)
    var zoomed = Drive()
    zoomed.doubleTap(200, 400)
    zoomed.settle()
    var kept = Drive(.ios.with { $0.resize = .keepScale })
    kept.doubleTap(200, 400)
    kept.settle()
    zoomed.resize(800, 400)
    kept.resize(800, 400)
    var control = Drive(count: 8)
    control.handle(.scrubPageControl(to: 250, width: 400))
    return [
      "the automatic double tap is": (limits?.doubleTap ?? .one) / rest,
      "with it the automatic maximum is, where that is more than actual size": maximum / rest,
      "without it": (untapped.viewer.layout?.limits.maximum ?? .one) / rest,
      "the maximum of gtk is": Drive(.gtk).viewer.layout?.limits.maximum.pointsPerPixel ?? .nan,
      "a photo is read from a filled length of": Self.readFrom(viewport: .canonical),
      "and across from": Self.readFrom(viewport: ViewSize(width: 800, height: 400)),
      "it is filled up to": Self.largestFill,
      "at rest counts up to": Self.largest(1, 2) { limits?.isAtRest(rest * $0) ?? false },
      "twice the largest scale is seen as": twice / maximum,
      "half the smallest as": ZoomRubberBand.visible(rest * 0.5, limits: range) / rest,
      "from 1.2788 times, after 0.1 s": exp(back.displacement(after: 0.1)),
      "a scale seen at 1.2788 times its limit is raw":
        ZoomRubberBand.raw(maximum * 1.2788, limits: range) / maximum,
      "100 points down from a scale of 0.2 are": 0.2 * exp(GestureConstants.quickZoomGain * 100),
      "twice as close takes": log(2) / GestureConstants.quickZoomGain,
      "three notches are": wheel.settle().scale / 0.1,
      "zoomed in twice from rest, in a hurry": keys.settle().scale / 0.1,
      "4,000 × 3,000 pixels at 0.3 in 400 × 800, turned, keeping the multiple": zoomed.scene.scale,
      "keeping the scale": kept.scene.scale,
      "a slide to 250 of 400 points over 8 pages goes to page": control.scene.page,
      "at page 2.25 the third dot has the weight": 1 - abs(2.25 - 2),
      "two versions are one photo up to":
        Self.largest(0, 1) {
          PixelSize(width: 1 + $0, height: 1).hasSameAspect(as: PixelSize(width: 1, height: 1))
        },
      "ahead": Double(Self.wanted { $0 > 5 }), "behind": Double(Self.wanted { $0 < 5 }),
      "most photos wanted at rest": Double(Self.wanted { _ in true }),
    ]
  }

  /// How many of the photos wanted at rest on the fifth of nine meet `condition` by their ids.
  private static func wanted(_ condition: (Int32) -> Bool) -> Int {
    var drive = Drive(count: 9, current: 5)
    let wanted = drive.scene.wanted
    return (0..<wanted.count).count { condition(wanted[$0].rawValue) }
  }

  /// The length, in viewports, from which a tall photo is read.
  private static func readFrom(viewport: ViewSize) -> Double {
    Self.largest(1, 20) { times in
      let size = PixelSize(width: viewport.width, height: viewport.height * times)
      let layout = PageLayout(
        photo: size, viewport: viewport, displayScale: 1, settings: .ios)
      return !(layout?.limits.isRead ?? false)
    }
  }

  /// The scale, in times actual size, up to which a long photo is filled.
  private static var largestFill: Double {
    Self.largest(1, 20) { times in
      let size = PixelSize(width: 400 / times, height: 8000)
      let layout = PageLayout(
        photo: size, viewport: .canonical, displayScale: 1, settings: .ios)
      return layout?.limits.isRead ?? false
    }
  }

  /// The largest number between two for which `holds`, which it does from the first on.
  private static func largest(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
