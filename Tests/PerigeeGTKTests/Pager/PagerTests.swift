import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeePhotos
import Testing

@testable import PerigeeGTK

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct PagerTests {
  @Test("a window at rest draws no frame and does not wake up")
  func quiet() throws {
    let window = try PagerWindow()
    defer { window.close() }
    try window.show([(1, 4000, 3000, (0, 0, 255, 255))])
    try window.settle()
    let frames = window.pager.frameCount
    // What GTK itself does late after a window appears (cursor, frame clock) is over when the loop
    // has slept for a whole second.
    try window.waitUntil { window.wakeUps(during: 1) <= 1 }
    #expect(window.wakeUps(during: 1.5) <= 1, "only the timer that ends the count")
    #expect(window.pager.frameCount == frames)
  }

  @Test("the photo before the first layout is asked for as soon as there is a size")
  func firstDemand() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    window.pager.photos = [PhotoID(rawValue: 1)]
    #expect(window.supply.demands.last?.wishes.map(\.level) == [.fit(width: 400, height: 300)])
    window.supply.setHeader(PhotoID(rawValue: 1), width: 8000, height: 3000)
    #expect(window.supply.demands.last?.wishes.map(\.level) == [.exact(width: 400, height: 150)])
  }

  @Test("a photo that cannot be shown gets the host's page, which goes when the photo is back")
  func failurePage() throws {
    let window = try PagerWindow()
    defer { window.close() }
    var made: [PhotoFailure.Cause] = []
    window.pager.makeFailureView = { _, failure in
      made.append(failure.cause)
      return gtk_label_new("failed")
    }
    let id = PhotoID(rawValue: 1)
    window.pager.photos = [id]
    window.supply.fail(id, PhotoFailure(.damaged))
    try window.settle()
    #expect(made == [.damaged])
    #expect(gtk_widget_get_first_child(window.pager.widget) != nil)
    window.pager.photos = []
    #expect(gtk_widget_get_first_child(window.pager.widget) == nil)
  }

  @Test("a key pressed before the window has a size does what it says once it has")
  func earlyCommand() throws {
    _ = try TestDisplay.shared.get()
    gtk_init()
    let supply = SolidSupply()
    let pager = PhotoPager(supplying: supply)
    g_object_ref_sink(ptr(pager.widget))
    defer { g_object_unref(ptr(pager.widget)) }
    let ids = [PhotoID(rawValue: 1), PhotoID(rawValue: 2)]
    for id in ids { supply.setHeader(id, width: 4_000, height: 3_000) }
    pager.photos = ids
    pager.command(.nextPage)
    pager.allocate(width: 400, height: 300)
    #expect(pager.scene.target == ids[1])
  }

  @Test("going to a photo shows it; going to one that is not there changes nothing")
  func go() throws {
    let window = try PagerWindow()
    defer { window.close() }
    try window.show([(1, 40, 30, (0, 0, 255, 255)), (2, 40, 30, (255, 0, 0, 255))])
    window.pager.go(to: PhotoID(rawValue: 2), animated: false)
    #expect(window.pager.current == PhotoID(rawValue: 2))
    window.pager.go(to: PhotoID(rawValue: 9), animated: false)
    #expect(window.pager.current == PhotoID(rawValue: 2))
  }

  @Test("the pager goes with its widget")
  func lifetime() throws {
    weak var pager: PhotoPager?
    do {
      let window = try PagerWindow()
      defer { window.close() }
      let other = PhotoPager(supplying: SolidSupply())
      pager = other
      gtk_window_set_child(ptr(window.window), other.widget)
    }
    #expect(pager == nil)
  }

  @Test("a picture that is no longer shown is let go")
  func pictureIsReleased() throws {
    let window = try PagerWindow()
    defer { window.close() }
    // GTK's GL renderer keeps textures below 128 pixels for a while, in an atlas.
    try window.show([(1, 400, 300, (0, 0, 255, 255))])
    try window.settle()
    weak let picture = window.supply.picture(of: PhotoID(rawValue: 1))
    #expect(picture != nil)
    try window.supply.setPicture(PhotoID(rawValue: 1), width: 200, height: 150, (0, 0, 255, 255))
    try window.waitUntil { picture == nil }
  }

  @Test("a pager held longer than its widget does nothing, and no harm")
  func afterTheWidget() throws {
    let window = try PagerWindow()
    try window.show([(1, 40, 30, (0, 0, 255, 255))])
    window.close()
    let scene = window.pager.scene
    window.pager.go(to: PhotoID(rawValue: 1), animated: true)
    window.pager.command(.zoomIn)
    window.pager.ground = Ground(grey: 1)
    window.pager.photos = []
    window.supply.fail(PhotoID(rawValue: 1), PhotoFailure(.gone))
    #expect(window.pager.scene == scene)
  }
}
