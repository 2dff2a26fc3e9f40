import PerigeeCore
import Testing

@Suite("The five reference viewers at rest")
struct RecipeTests {
  @Test("R1: fit, centred, at most filling; pages lie side by side without a gap")
  func moonAlbum() {
    var drive = Drive(.r1, count: 3)
    let scene = drive.scene
    #expect(near(scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300)))
    #expect(near(scene.minimumZoomScale.pointsPerPixel, 0.1))
    #expect(near(scene.maximumZoomScale.pointsPerPixel, 800.0 / 3000))
    drive.drag(from: (300, 400), by: (-110, 0))
    let pages = drive.scene.pages
    #expect(pages.count == 2)
    #expect(near(pages[1].frame.origin.x - pages[0].frame.maxX, 0, 1e-9))
  }

  @Test("R1: the page control follows while the finger still drags, from the half on")
  func pageControl() {
    var drive = Drive(.r1, count: 3)
    drive.drag(from: (390, 400), by: (-199, 0))
    #expect(drive.scene.pageControl == 0, "199 of 400 points")
    drive.move(168, 400)
    #expect(drive.scene.pageControl == 1)
    #expect(drive.scene.current == PhotoID(rawValue: 1), "not settled yet")
  }

  @Test("R2: a double tap at rest goes to max(1, 3 × fit) about the tapped point, and back")
  func slideShow() {
    var drive = Drive(.r2, count: 5)
    #expect(near(drive.scene.maximumZoomScale.pointsPerPixel, 1))
    drive.doubleTap(200, 400)
    #expect(near(drive.settle().scale, 1))
    #expect(near(drive.scene.contentOffset, 1800, 1100))
    drive.doubleTap(200, 400)
    #expect(drive.settle().scale == drive.scene.restScale.pointsPerPixel)
  }

  @Test("R2: three times fit wins where that is more than actual size")
  func slideShowOfSmallPhotos() {
    var drive = Drive(.r2, sizes: [PixelSize(width: 200, height: 150)])
    #expect(near(drive.scene.maximumZoomScale.pointsPerPixel, 6))
  }

  @Test("R3: aspect fit, up to three times that; panning stops at the photo's own edges")
  func imagePager() {
    var drive = Drive(.r3)
    #expect(near(drive.scene.maximumZoomScale.pointsPerPixel, 0.3))
    drive.zoom(to: 0.3)
    drive.dragAndRest(from: (10, 400), by: (380, 0))
    drive.dragAndRest(from: (10, 400), by: (380, 0))
    #expect(near(drive.settle().rect.origin.x, 0))
    drive.dragAndRest(from: (200, 100), by: (0, 390))
    #expect(near(drive.settle().rect.origin.y, 0), "the photo's top, not the letterbox's")
    #expect(drive.scene.current == PhotoID(rawValue: 1))
  }

  @Test("R4: fills, clipped at its middle; the largest is three times that")
  func pagingViewer() {
    var drive = Drive(.r4, count: 10)
    let scene = drive.scene
    #expect(near(scene.rect, ViewRect(x: 200 - 1600.0 / 3, y: 0, width: 3200.0 / 3, height: 800)))
    #expect(near(scene.minimumZoomScale.pointsPerPixel, 800.0 / 3000))
    #expect(near(scene.maximumZoomScale.pointsPerPixel, 0.8))
    #expect(scene.pages.count == 1, "what is clipped does not reach the next page")
    #expect(near(scene.pages[0].frame, ViewRect(x: 0, y: 0, width: 400, height: 800)))
  }

  @Test("R4: a double tap brings the tapped point to the middle at the largest scale; again: back")
  func pagingViewerDoubleTap() {
    var drive = Drive(.r4, count: 10)
    drive.doubleTap(150, 300)
    let scene = drive.settle()
    #expect(near(scene.scale, 0.8))
    // The tapped point (150, 300) at three times its place is the middle (200, 400).
    #expect(near(scene.contentOffset, 250, 500))
    drive.doubleTap(10, 10)
    #expect(near(drive.settle().scale, 800.0 / 3000))
    #expect(near(drive.scene.contentOffset, 0, 0))
  }

  @Test("R4: every other page is at its minimum when a new one has settled")
  func pagingViewerResets() {
    var drive = Drive(.r4, count: 10)
    drive.zoom(to: 0.5)
    drive.go(2, animated: true)
    drive.settle()
    drive.go(1, animated: true)
    #expect(near(drive.settle().scale, 800.0 / 3000))
  }

  @Test("R5: one photo, centred on both axes on the first frame, enlarged up to filling")
  func single() {
    var drive = Drive(.r5, sizes: [PixelSize(width: 1024, height: 581)])
    let scene = drive.scene
    let height = 400.0 * 581 / 1024
    #expect(near(scene.rect, ViewRect(x: 0, y: 400 - height / 2, width: 400, height: height)))
    #expect(near(scene.maximumZoomScale.pointsPerPixel, 800.0 / 581))
    drive.pinch(around: 200, 400, to: 20)
    drive.liftPinch(around: 200, 400, at: 20)
    #expect(near(drive.settle().rect.size.height, 800, 1e-9))
  }

  @Test("R5: an empty viewport first, then the first layout: centred, never in the corner")
  func firstLayout() {
    var drive = Drive(.r5, sizes: [PixelSize(width: 1024, height: 581)], viewport: .zero)
    #expect(drive.scene.pages.count == 0)
    drive.resize(400, 800)
    let rect = drive.scene.rect
    #expect(near(rect.origin.x, 0) && near(rect.origin.y + rect.size.height / 2, 400))
  }
}
