@testable import PerigeeCore

/// Every number of the guides by its name there, as the engine has it.
enum GuideNumbers {
  /// The constants, by their names in the source.
  static let constants: [String: Double] = [
    "VelocityTracker.bucket": VelocityTracker.bucket + 1e-9,
    "VelocityTracker.staleAfter": VelocityTracker.staleAfter + 1e-9,
    "VelocityTracker.cap": VelocityTracker.cap,
    "ScrollVelocityTracker.window": ScrollVelocityTracker.window,
    "ScrollVelocityTracker.capacity": Double(ScrollVelocityTracker.capacity),
    "GestureConstants.tapDuration": GestureConstants.tapDuration,
    "GestureConstants.tapRadius": GestureConstants.tapRadius,
    "GestureConstants.spanSlop": GestureConstants.spanSlop,
    "GestureConstants.edgeTolerance": GestureConstants.edgeTolerance,
    "GestureConstants.quickZoomGain": GestureConstants.quickZoomGain,
    "GestureConstants.pinchFlingWindow": GestureConstants.pinchFlingWindow,
    "GestureConstants.flingSpeed": GestureConstants.flingSpeed,
    "GestureConstants.restSnap": GestureConstants.restSnap,
    "RubberBand.coefficient": RubberBand.coefficient,
    "ZoomRubberBand.reach": ZoomRubberBand.reach,
    "AxisMotion.flingTolerance": AxisMotion.flingTolerance,
    "AxisMotion.springTolerance": AxisMotion.springTolerance,
    "AxisMotion.transferCap": AxisMotion.transferCap,
    "AxisMotion.furthest": AxisMotion.furthest,
    "Spring.Response.edge": Spring.Response.edge,
    "Spring.Response.snap": Spring.Response.snap,
    "Spring.Response.reduced": Spring.Response.reduced,
    "Glide.wheelDuration": Glide.wheelDuration,
    "Glide.keyDuration": Glide.keyDuration,
    "TurnMotion.duration": TurnMotion.duration,
    "PageMotion.longestReport": Double(PageMotion.longestReport),
    "DismissalRules.fullShare": DismissalRules.fullShare,
    "DismissalRules.threshold": DismissalRules.threshold,
    "DismissalRules.projection": DismissalRules.projection,
    "DismissalRules.smallestScale": DismissalRules.smallestScale,
    "DismissalRules.leaving.least": DismissalRules.leaving.least,
    "DismissalRules.leaving.most": DismissalRules.leaving.most,
    "ScrollStream.pointsPerPage": ScrollStream.pointsPerPage,
    "ScrollStream.deafness": ScrollStream.deafness,
    "ScrollStream.dominance": ScrollStream.dominance,
    "ScrollStream.zoomRate": ScrollStream.zoomRate,
    "Viewer.nearlyStill": Viewer.nearlyStill,
    "Viewer.zoomStep": Viewer.zoomStep,
    "Viewer.panShare": Viewer.panShare,
    "Viewer.notchFactor": Viewer.notchFactor,
    "Viewer.notchPan": Viewer.notchPan,
    "Viewer.longestSlide": Double(Viewer.longestSlide),
    "Reach.length": Reach.length,
    "Reach.nothing": Reach.nothing,
    "Reach.factor": Reach.factor,
    "Reach.rawScale": Reach.rawScale,
    "Reach.pages": Reach.pages,
  ]

  /// What a platform or a preset sets, and what follows from a setting.
  static var chosen: [String: Double] {
    var numbers = [
      "Deceleration.rate(of: .normal)": Deceleration.rate(of: .normal),
      "Deceleration.rate(of: .fast)": Deceleration.rate(of: .fast),
    ]
    let platforms: [(String, Settings)] = [("ios", .ios), ("gtk", .gtk), ("web", .web)]
    for (name, settings) in platforms {
      let constants = GestureConstants(platform: settings.platform)
      numbers["GestureConstants.\(name).touchSlop"] = constants.touchSlop
      numbers["GestureConstants.\(name).mouseSlop"] = constants.mouseSlop
      numbers["GestureConstants.\(name).doubleTapWindow"] = constants.doubleTapWindow
      numbers["GestureConstants.\(name).doubleTapRadius"] = constants.doubleTapRadius
      numbers["Settings.\(name).pageVelocity"] = settings.pageVelocity
      numbers["Settings.\(name).touchpadPageVelocity"] = settings.touchpadPageVelocity
      numbers["Settings.\(name).pageSpacing"] =
        switch settings.pageSpacing {
        case .points(let points): points
        case .ofWidth(let share): share
        }
    }
    return numbers
  }
}
