import PerigeeCore
import Testing

@Suite("Rotation by command (settings.md)")
struct RotationTests {
  private static let middle = ViewPoint(x: 200, y: 400)

  @Test("at rest a turned photo refits, and four quarters are none")
  func refits() {
    var drive = Drive()
    drive.command(.rotateRight)
    let turned = drive.settle()
    #expect(turned.rotation == .clockwise && turned.turn == 0)
    // 3000 × 4000 in 400 × 800.
    #expect(near(turned.rect, ViewRect(x: 0, y: 800 / 2 - 1600 / 6, width: 400, height: 1600 / 3)))
    #expect(turned.zoomScale == turned.restScale)
    for _ in 1...3 { drive.command(.rotateRight) }
    let back = drive.settle()
    #expect(back.rotation == .none)
    #expect(near(back.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test(
    "zoomed it keeps the pixel in the middle and the multiple of rest", arguments: [true, false])
  func keepsMiddle(clockwise: Bool) {
    var drive = Drive()
    drive.zoom(to: 0.3, around: (100, 400))
    let before = drive.scene
    let x = (200 - before.rect.origin.x) / before.rect.size.width
    let y = (400 - before.rect.origin.y) / before.rect.size.height
    drive.command(clockwise ? .rotateRight : .rotateLeft)
    let after = drive.settle()
    #expect(after.rotation == (clockwise ? .clockwise : .anticlockwise))
    #expect(near(after.zoomScale / after.restScale, before.zoomScale / before.restScale))
    let across = (200 - after.rect.origin.x) / after.rect.size.width
    let down = (400 - after.rect.origin.y) / after.rect.size.height
    #expect(near(across, clockwise ? 1 - y : y) && near(down, clockwise ? x : 1 - x))
  }

  @Test(
    "the turn takes 0.2 s, starts where the photo was, and is cut where less motion is asked for")
  func animates() {
    var drive = Drive()
    drive.command(.rotateRight)
    let start = drive.scene
    #expect(start.phase == .animating && start.needsFrame && start.turn == -90)
    // Drawn a quarter back, the 300 × 400 it has now is the 400 × 300 it was.
    #expect(near(start.rect, ViewRect(x: 50, y: 200, width: 300, height: 400), 1e-9))
    #expect(drive.wait(0.1).turn == -45)
    #expect(drive.wait(0.101).phase == .idle && !drive.scene.needsFrame)

    var calm = Drive(.ios.with { $0.reduceMotion = true })
    calm.command(.rotateLeft)
    #expect(calm.scene.rotation == .anticlockwise && calm.scene.turn == 0)
    #expect(calm.scene.phase == .idle && calm.notices().isEmpty)
  }

  @Test("it ends when the page leaves")
  func ends() {
    var drive = Drive()
    drive.command(.rotateRight)
    drive.settle()
    drive.go(2, animated: false)
    #expect(drive.scene.rotation == .none)
    drive.go(1, animated: false)
    #expect(drive.scene.rotation == .none && near(drive.scene.scale, 0.1, 1e-12))
  }

  @Test("gestures and bounds are those of the turned photo")
  func bounds() {
    var drive = Drive()
    drive.command(.rotateRight)
    drive.settle()
    drive.doubleTap(200, 400)
    let zoomed = drive.settle()
    #expect(near(zoomed.scale, 0.4) && near(zoomed.rect.size.height, 1600))
    drive.dragAndRest(from: (200, 400), by: (0, 300))
    #expect(near(drive.settle().rect.origin.y, -100))
  }

  @Test("a finger that lands ends the turn, and a better version of the photo keeps it")
  func interrupted() {
    var drive = Drive()
    drive.command(.rotateRight)
    drive.wait(0.05)
    drive.down(200, 400)
    #expect(drive.scene.turn == 0 && near(drive.scene.rect.size.width, 400, 1e-9))
    drive.up(200, 400, after: 0.05)
    let rect = drive.settle().rect
    drive.size(1, 8000, 6000)
    #expect(near(drive.scene.rect, rect, 1e-9) && drive.scene.rotation == .clockwise)
    drive.replacePhotos([(1, PixelSize(width: 8000, height: 6000)), (2, nil)])
    #expect(near(drive.scene.rect, rect, 1e-9) && drive.scene.rotation == .clockwise)
  }

  @Test(
    "a touchpad that takes the photo ends the turn",
    arguments: [
      .scroll(ViewVector(dx: 0, dy: 0), at: middle, .began, []),
      .scroll(ViewVector(dx: 0, dy: 1), at: middle, .changed, .control),
      .magnify(1, at: middle, .began),
    ] as [InputEvent])
  func touchpad(event: InputEvent) {
    var drive = Drive()
    drive.command(.rotateRight)
    drive.wait(0.05)
    drive.handle(event)
    #expect(drive.scene.turn == 0)
    let rect = drive.scene.rect
    #expect(near(rect.size.height / rect.size.width, 4.0 / 3, 1e-9))
    #expect(near(rect.origin.x + rect.size.width / 2, 200))
    #expect(near(rect.origin.y + rect.size.height / 2, 400))
  }

  @Test("less motion asked for in the middle of a turn ends it (motion.md RM5)")
  func reducedMotion() {
    var drive = Drive()
    drive.command(.rotateRight)
    drive.wait(0.05)
    drive.handle(.set(Settings.ios.with { $0.reduceMotion = true }))
    #expect(drive.scene.turn == 0 && drive.scene.phase == .idle && !drive.scene.needsFrame)
    #expect(near(drive.scene.rect.size.width, 400, 1e-9))
  }

  @Test("a photo without a size takes the turn up when its size comes")
  func late() {
    var drive = Drive(sizes: [nil, nil])
    drive.command(.rotateRight)
    #expect(drive.settle().rotation == .clockwise)
    drive.size(1, 4000, 3000)
    #expect(near(drive.scene.rect.size.height, 1600 / 3))
  }
}
