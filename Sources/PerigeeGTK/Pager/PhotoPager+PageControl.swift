import PerigeeCore

extension PhotoPager {
  /// Turns one page, sliding, as a tap on a page control does: towards the half that was tapped.
  ///
  /// - Parameters:
  ///   - x: where, from the control's left edge, in view points.
  ///   - width: the width of the control's row of pages.
  public func tapPageControl(at x: Double, width: Double) {
    handle(.tapPageControl(at: x, width: width))
  }

  /// Goes at once to the page under a finger that drags along a page control.
  ///
  /// - Parameters:
  ///   - x: where, from the control's left edge, in view points.
  ///   - width: the width of the control's row of pages.
  public func scrubPageControl(to x: Double, width: Double) {
    handle(.scrubPageControl(to: x, width: width))
  }

  /// Tells the page controls what is to be seen now.
  func tellFollowers() {
    for follower in followers.values { follower(scene) }
  }
}
