import CAdwaita
import DisplaySupport
import PerigeeCore
import Testing

@testable import PerigeeGTK
@testable import PerigeePhotos

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct AnimationTests {
  private static let id = PhotoID(rawValue: 1)
  private static let next = PhotoID(rawValue: 2)
  private static let red = Bitmap.Colour(255, 0, 0)
  private static let green = Bitmap.Colour(0, 255, 0)
  private static let blue = Bitmap.Colour(0, 0, 255)
  private static let colours: [SolidSupply.Colour] = [
    (0, 0, 255, 255), (0, 255, 0, 255), (255, 0, 0, 255),
  ]

  /// A window with a picture of three colours that moves, and one after it that does not.
  private func window(
    delays: [Int], width: Int = 400, height: Int = 300, loops: Int = 0
  ) throws -> (window: PagerWindow, supply: MovingSupply) {
    let supply = MovingSupply()
    supply[Self.id] = MovingSupply.Moving(
      colours: Self.colours, delays: delays, width: width, height: height, loops: loops)
    supply[Self.next] = MovingSupply.Moving(colours: [(128, 128, 128, 255)], delays: [])
    let window = try PagerWindow(supplying: supply)
    window.pager.photos = [Self.id, Self.next]
    try window.waitUntil { window.pager.isPlaying == true }
    return (window, supply)
  }

  private func player(_ window: PagerWindow) throws -> AnimationPlayer {
    try #require(window.pager.animations.player(of: Self.id))
  }

  @Test("frames come one after the other and over again, each filling the photo's place")
  func plays() throws {
    let (window, _) = try window(delays: [60, 60, 60])
    defer { window.close() }
    let player = try player(window)
    let rect = window.pager.scene.rect
    for round in 0..<3 {
      for (frame, colour) in [(1, Self.green), (2, Self.blue), (0, Self.red)] {
        try window.waitUntil { player.step >= round * 3 + (frame + 2) % 3 + 1 }
        window.pager.togglePlaying()
        let expected = [Self.red, Self.green, Self.blue][player.frame]
        #expect(try window.pixels().count(of: expected) == 400 * 300)
        #expect(player.frame != frame || expected == colour)
        window.pager.togglePlaying()
      }
    }
    #expect(window.pager.scene.rect == rect)
  }

  @Test("one that is stopped draws nothing and wakes nobody, and goes on from the same frame")
  func stops() throws {
    let (window, supply) = try window(delays: [60, 60, 60])
    defer { window.close() }
    let player = try player(window)
    try window.waitUntil { player.step >= 4 }
    window.pager.togglePlaying()
    let step = player.step
    #expect(window.pager.isPlaying == false)
    _ = try window.pixels()
    let asked = supply.asked.count
    let frames = window.pager.frameCount
    #expect(window.wakeUps(during: 0.5) < 5)
    #expect(window.pager.frameCount == frames && supply.asked.count == asked)
    #expect(player.step == step)
    window.pager.togglePlaying()
    try window.waitUntil { player.step > step }
  }

  @Test("one that has played as often as it should is quiet, on its last frame (scenario 25)")
  func ends() throws {
    let (window, _) = try window(delays: [50, 50, 50], loops: 2)
    defer { window.close() }
    try window.waitUntil { window.pager.isPlaying == false }
    #expect(try window.pixels().count(of: Self.blue) == 400 * 300)
    let frames = window.pager.frameCount
    #expect(window.wakeUps(during: 0.5) < 5)
    #expect(window.pager.frameCount == frames)
  }

  @Test("while another photo is looked at time stands still, and it comes back as it left")
  func offPage() throws {
    let (window, _) = try window(delays: [300, 300, 300])
    defer { window.close() }
    let player = try player(window)
    try window.waitUntil { player.step >= 1 }
    window.pager.go(to: Self.next, animated: false)
    try window.waitUntil { window.pager.current == Self.next }
    let step = player.step
    #expect(window.pager.isPlaying == nil && !player.isPlaying)
    try window.settle()
    // One that plays wakes with each frame of the screen.
    #expect(window.wakeUps(during: 1) < 10)
    #expect(player.step == step)
    window.pager.go(to: Self.id, animated: false)
    #expect(player.step == step && player.isPlaying)
    try window.waitUntil { player.step >= step + 2 }
  }

  @Test("a window that is hidden and shown again goes on where it was")
  func hidden() throws {
    let (window, _) = try window(delays: [400, 400, 400])
    defer { window.close() }
    let player = try player(window)
    try window.waitUntil { player.step >= 1 }
    gtk_widget_set_visible(window.window, 0)
    let step = player.step
    #expect(!player.isPlaying)
    // Seven frames long.
    _ = window.wakeUps(during: 3)
    #expect(player.step == step)
    gtk_widget_set_visible(window.window, 1)
    try window.waitUntil { player.isPlaying }
    #expect(player.step < step + 4)
  }

  @Test("a frame that changes while the photo is zoomed and turned moves nothing (scenario 24)")
  func zoomed() throws {
    let (window, supply) = try window(delays: [60, 60, 60], width: 1600, height: 1200)
    defer { window.close() }
    let player = try player(window)
    window.pager.command(.zoomToActual(times: 1))
    window.pager.command(.rotateRight)
    try window.waitUntil { window.pager.scene.phase == .idle && window.pager.scene.turn == 0 }
    let rect = window.pager.scene.rect
    try window.waitUntil { supply.asked.last?.level == .exact(width: 1600, height: 1200) }
    let step = player.step
    try window.waitUntil { player.step > step + 4 }
    window.pager.togglePlaying()
    try window.waitUntil { player.picture?.width == 1600 }
    #expect(window.pager.scene.rect == rect)
    #expect(window.supplyHasNoDetail(supply))
    let colour = [Self.red, Self.green, Self.blue][player.frame]
    #expect(try window.pixels().count(of: colour) == 400 * 300)
  }

  @Test("a file that was saved over with another picture plays that")
  func replaced() throws {
    let (window, supply) = try window(delays: [60, 60, 60])
    defer { window.close() }
    let former = try player(window)
    supply[Self.id] = MovingSupply.Moving(
      colours: Self.colours.reversed(), delays: [60, 60, 70])
    let player = try player(window)
    #expect(player !== former && !former.isPlaying)
    try window.waitUntil { player.step > 3 }
  }
}

extension PagerWindow {
  /// Whether no part of the first frame is asked for, which would lie over the others.
  fileprivate func supplyHasNoDetail(_ supply: MovingSupply) -> Bool { supply.demand.detail == nil }
}
