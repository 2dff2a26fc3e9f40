import PerigeeCore
import Testing

@Suite("Input that makes no sense")
struct BadInputTests {
  private let finger = Finger(rawValue: 1)
  private let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]

  @Test("48 a number that is none, or beyond any screen, is refused and changes nothing")
  func refused() {
    for number in numbers {
      let point = ViewPoint(x: number, y: 1)
      let events: [InputEvent] = [
        .down(finger, at: point, .touch, button: 1), .move(finger, to: point),
        .up(finger, at: point), .scroll(ViewVector(dx: 0, dy: number), at: .zero, .changed, []),
        .scroll(.zero, at: point, .none, []), .magnify(number, at: .zero, .began),
        .magnify(1, at: point, .began), .command(.zoomIn, .key, at: point),
        .command(.zoomToActual(times: number), .key, at: nil),
        .resize(ViewSize(width: number, height: 4)), .displayScale(number),
        .size(PhotoID(rawValue: 1), PixelSize(width: 3, height: number)),
        .set(.ios.with { $0.maximumZoom = .scale(number) }),
      ]
      for event in events {
        var drive = Drive()
        let before = drive.scene
        drive.handle(event)
        #expect(drive.notices() == [.refused], "\(event)")
        #expect(drive.scene == before)
      }
    }
  }

  @Test("nor are zero or negative factors, scales and sizes")
  func zero() {
    for event in [
      InputEvent.magnify(0, at: .zero, .changed), .magnify(-2, at: .zero, .changed),
      .displayScale(0), .displayScale(-1), .resize(ViewSize(width: -1, height: 1)),
      .command(.zoomToActual(times: 0), .key, at: nil),
      .size(PhotoID(rawValue: 1), PixelSize(width: -3, height: 3)),
    ] {
      var drive = Drive()
      drive.handle(event)
      #expect(drive.notices() == [.refused])
    }
  }

  @Test("a time that is none is refused; one before the last counts as the last")
  func time() {
    var drive = Drive()
    drive.go(2)
    drive.wait(0.1)
    let scene = drive.scene
    for time in [Double.nan, .infinity, -.infinity] {
      drive.viewer.handle(.command(.nextPage, .key, at: nil), at: time)
    }
    #expect(drive.notices().filter { $0 == .refused }.count == 3)
    #expect(drive.viewer.scene(at: -5) == scene)
    #expect(drive.viewer.scene(at: .nan) == scene)
  }

  @Test(
    "a finger that is down already is refused; move, up and cancel of one that is not are ignored")
  func fingers() {
    var drive = Drive()
    drive.move(10, 10, finger: 4)
    drive.up(10, 10, finger: 4)
    drive.cancel(finger: 4)
    #expect(drive.notices().isEmpty)
    drive.down(10, 10)
    drive.down(20, 20)
    #expect(drive.notices() == [.refused])
    #expect(drive.scene.phase == .tracking)
  }

  @Test("a viewer made of nonsense is an empty one with the settings of ios, and says so")
  func made() {
    var viewer = Viewer(
      photos: [Photo(id: PhotoID(rawValue: 1), size: .canonical)],
      viewport: ViewSize(width: .nan, height: 3), displayScale: -1,
      settings: .ios.with { $0.pageVelocity = .nan })
    var kinds: [Notice.Kind] = []
    viewer.drainNotices { kinds.append($0.kind) }
    #expect(kinds == [.refused])
    #expect(viewer.scene(at: 0).pages.count == 0)
    viewer.handle(.resize(.canonical), at: 0)
    #expect(near(viewer.scene(at: 0).scale, 0.1))
  }

  @Test("48 degenerate photos and viewports give finite numbers, whatever is done to them")
  func degenerate() {
    for (width, height) in [
      (0.0, 0.0), (1, 0), (100_000, 1), (1, 100_000), (1e-300, 5), (1e9, 1e9),
    ] {
      for viewport in [ViewSize.zero, ViewSize(width: 1, height: 1), .canonical] {
        var drive = Drive(
          sizes: [PixelSize(width: width, height: height), nil], viewport: viewport)
        drive.doubleTap(0.5, 0.5)
        drive.pinch(around: 0.5, 0.5, to: 1e6)
        drive.liftPinch(around: 0.5, 0.5, at: 1e6)
        drive.scroll(3, -3)
        drive.command(.zoomIn)
        drive.flick(from: (0, 0), by: (-1e6, 3))
        for _ in 0..<20 {
          let scene = drive.wait(0.05)
          for number in [
            scene.page, scene.scale, scene.contentOffset.x, scene.contentOffset.y,
            scene.rect.origin.x, scene.rect.origin.y, scene.rect.size.width,
            scene.rect.size.height, scene.backdrop, scene.maximumZoomScale.pointsPerPixel,
          ] {
            #expect(number.isFinite)
          }
          #expect(scene.scale > 0)
        }
      }
    }
  }

  @Test("fingers flung as far as numbers go harm nothing")
  func far() {
    var drive = Drive()
    drive.zoom(to: 0.5)
    drive.down(-1e9, 1e9, finger: 1)
    drive.down(1e9, -1e9, finger: 2)
    for _ in 0..<40 {
      drive.move(1, 1, finger: 1)
      drive.move(1e9, 1e9, finger: 2)
      drive.up(1e9, 1e9, finger: 2)
      drive.down(-1e9, 1e9, finger: 2)
    }
    #expect(drive.scene.scale.isFinite && drive.scene.rect.origin.x.isFinite)
    for _ in 0..<200 { drive.magnify(1e6, .changed) }
    drive.up(1, 1, finger: 1)
    drive.up(1, 1, finger: 2)
    for _ in 0..<200 { drive.magnify(1e6, .changed) }
    drive.magnify(1e-6, .ended)
    let scene = drive.settle()
    #expect(scene.scale.isFinite && scene.phase == .idle)
  }
}
