import PerigeeCore
import Testing

@Suite("Keys and buttons (motion.md §1.8)")
struct CommandTests {
  @Test("zoom steps by 1.5 about the pointer, else the centre; repeated ones start from the target")
  func zoom() {
    var drive = Drive()
    drive.command(.zoomIn, at: (100, 400))
    #expect(drive.scene.phase == .animating)
    drive.wait(0.05)
    drive.command(.zoomIn, at: (100, 400))
    #expect(near(drive.settle().scale, 0.225))
    #expect(near((100 - drive.scene.rect.origin.x) / drive.scene.scale, 1000, 1e-6))
    drive.command(.zoomOut)
    drive.command(.zoomOut)
    drive.command(.zoomOut)
    #expect(near(drive.settle().rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test("actual size is a device pixel for each of the photo's; 2 is twice that")
  func actual() {
    var drive = Drive(.gtk, displayScale: 2)
    drive.command(.zoomToActual(times: 1))
    #expect(near(drive.settle().scale, 0.5))
    drive.command(.zoomToActual(times: 2))
    #expect(near(drive.settle().scale, 1))
    drive.command(.zoomToFit)
    #expect(near(drive.settle().scale, 0.1))
  }

  @Test("at the minimum, to fit from anywhere changes nothing (invariant 43)")
  func fit() {
    var drive = Drive()
    let before = drive.scene
    drive.command(.zoomToFit, at: (3, 790))
    #expect(drive.scene == before && drive.notices().isEmpty)
  }

  @Test("pan commands move a tenth of the viewport within the bounds, and add up")
  func pan() {
    var drive = Drive()
    drive.zoom(to: 0.9)
    let start = drive.scene.contentOffset
    drive.command(.panRight)
    drive.wait(0.03)
    drive.command(.panRight)
    drive.command(.panDown)
    #expect(drive.scene.phase == .animating)
    #expect(near(drive.settle().contentOffset, start.x + 80, start.y + 80, 1e-9))
    drive.command(.panLeft)
    drive.command(.panUp)
    #expect(near(drive.settle().contentOffset, start.x + 40, start.y, 1e-9))
    for _ in 0..<200 { drive.command(.panLeft) }
    #expect(drive.settle().contentOffset.x == 0)
    #expect(drive.notices().last == .didEndScrollingAnimation)
  }

  @Test("a pan step that is interrupted by the next goes on without a jump in place or speed")
  func smoothPan() {
    var drive = Drive()
    drive.zoom(to: 0.9)
    drive.command(.panRight)
    var last = drive.scene.contentOffset.x
    for step in 0..<40 {
      if step == 3 || step == 6 { drive.command(.panRight) }
      let now = drive.wait(0.005).contentOffset.x
      #expect(now >= last && now - last < 8)
      last = now
    }
  }

  @Test("at rest there is nothing to pan")
  func panAtRest() {
    var drive = Drive()
    for command in [Command.panLeft, .panRight, .panUp, .panDown] { drive.command(command) }
    #expect(!drive.scene.needsFrame && drive.notices().isEmpty)
  }

  @Test(
    "keys turn as keyTurn says, buttons always slide",
    arguments: [
      (Settings.ios, CommandSource.key, false), (.gtk, .key, true), (.gtk, .button, false),
      (.web, .key, false),
    ])
  func turns(settings: Settings, source: CommandSource, cuts: Bool) {
    var drive = Drive(settings)
    drive.command(.nextPage, source)
    let scene = drive.scene
    #expect(scene.target == PhotoID(rawValue: 2))
    if cuts {
      #expect(scene.current == PhotoID(rawValue: 2) && scene.page == 1 && !scene.needsFrame)
      #expect(drive.notices() == [.didChangePageControl, .didChangePage])
    } else {
      #expect(scene.current == PhotoID(rawValue: 1) && scene.phase == .animating)
      #expect(drive.settle().current == PhotoID(rawValue: 2))
      #expect(
        drive.notices() == [.didChangePageControl, .didEndScrollingAnimation, .didChangePage])
    }
  }

  @Test("a key pressed again before the pages rest goes one further")
  func repeated() {
    var drive = Drive(count: 6)
    for _ in 0..<3 {
      drive.command(.nextPage)
      drive.wait(0.05)
    }
    #expect(drive.scene.target == PhotoID(rawValue: 4))
    #expect(drive.settle().page == 3)
    drive.command(.lastPage)
    #expect(drive.settle().page == 5)
    drive.command(.nextPage)
    #expect(!drive.scene.needsFrame)
    drive.command(.firstPage)
    #expect(drive.settle().page == 0)
    drive.command(.previousPage)
    #expect(!drive.scene.needsFrame)
  }

  @Test("41 one photo, zoomed: next stays")
  func single() {
    var drive = Drive(count: 1)
    drive.zoom(to: 0.3)
    let before = drive.scene
    drive.command(.nextPage)
    #expect(drive.settle() == before)
  }

  @Test("a finger that lands takes over from a command; a command waits for no finger (A6)")
  func fingers() {
    var drive = Drive()
    drive.command(.zoomToActual(times: 1))
    drive.wait(0.1)
    drive.down(200, 400)
    let held = drive.scene.scale
    drive.wait(1)
    #expect(drive.scene.scale == held && held < 1)
    drive.command(.zoomIn)
    #expect(drive.wait(1).scale == held, "fingers hold the zoom")
    drive.command(.nextPage)
    #expect(drive.settle().page == 1, "a turn ends the touch")
    drive.up(200, 400)
    #expect(drive.settle().page == 1)
  }

  @Test("a zoom command during a turn acts on the photo it turns to")
  func zoomWhileTurning() {
    var drive = Drive()
    drive.command(.nextPage)
    drive.wait(0.05)
    drive.command(.zoomIn)
    #expect(drive.scene.current == PhotoID(rawValue: 2))
    #expect(near(drive.settle().scale, 0.15))
  }

  @Test("and by that photo's limits, not by those of the one that leaves")
  func zoomWhileTurningToAnother() {
    for command in [Command.zoomIn, .zoomToFit, .zoomToActual(times: 1)] {
      var drive = Drive(.gtk, sizes: [.canonical, PixelSize(width: 30, height: 40)])
      drive.command(.nextPage, .button)
      drive.wait(0.05)
      drive.command(command)
      let scene = drive.settle()
      #expect(scene.current == PhotoID(rawValue: 2))
      #expect(near(scene.scale, command == .zoomIn ? 1.5 : 1))
    }
    var wheel = Drive(.gtk, sizes: [.canonical, PixelSize(width: 30, height: 40)])
    wheel.command(.nextPage, .button)
    wheel.wait(0.05)
    wheel.scroll(0, 1)
    #expect(near(wheel.settle().scale, 1))
  }

  @Test("a key during a touchpad pinch takes over from it")
  func whilePinching() {
    var drive = Drive()
    drive.magnify(2, .began)
    drive.command(.zoomIn)
    drive.magnify(1.5, .ended)
    #expect(near(drive.settle().scale, 0.3))
    #expect(drive.scene.phase == .idle)
  }

  @Test("reduced motion: keys and double taps show nothing between (RM2, invariant 67)")
  func reduceMotion() {
    var drive = Drive(.ios.with { $0.reduceMotion = true })
    drive.command(.nextPage, .button)
    #expect(drive.scene.page == 1 && !drive.scene.needsFrame)
    drive.doubleTap(200, 400)
    #expect(near(drive.scene.scale, 0.3) && !drive.scene.needsFrame)
    drive.command(.panRight)
    #expect(near(drive.scene.contentOffset.x, 440) && !drive.scene.needsFrame)
    drive.go(1, animated: true)
    #expect(drive.scene.page == 0)
  }

  @Test("reduced motion switched on: what a command animates is at its end; a fling fades on (RM5)")
  func reduceMotionLater() {
    var turn = Drive()
    turn.command(.nextPage)
    turn.wait(0.05)
    turn.handle(.set(.ios.with { $0.reduceMotion = true }))
    #expect(turn.scene.page == 1 && turn.scene.phase == .idle)
    var zoom = Drive()
    zoom.command(.zoomIn)
    zoom.wait(0.05)
    zoom.handle(.set(.ios.with { $0.reduceMotion = true }))
    #expect(near(zoom.scene.scale, 0.15) && !zoom.scene.needsFrame)
    var fling = Drive()
    fling.zoom(to: 1)
    fling.flick(from: (200, 400), by: (-100, 0))
    var undisturbed = fling
    fling.wait(0.1)
    fling.handle(.set(.ios.with { $0.reduceMotion = true }))
    #expect(fling.scene.phase == .decelerating)
    #expect(near(fling.settle().contentOffset.x, undisturbed.settle().contentOffset.x, 1e-6))
  }
}
