import Testing

@testable import PerigeeCore

@Suite("A photo opens out of its thumbnail and closes into it")
struct TransitionTests {
  /// A photo of 4 : 3 in a viewport of 400 × 800, and a square thumbnail of its middle.
  private let place = TransitionPlace(
    photo: ViewRect(x: 0, y: 250, width: 400, height: 300), viewport: .canonical)
  private let thumbnail = TransitionSource(
    frame: ViewRect(x: 20, y: 600, width: 90, height: 90), cornerRadius: 8)

  private func opening(from source: TransitionSource?, reducesMotion: Bool = false) -> Transition {
    Transition(opening: source, to: place, reducesMotion: reducesMotion, at: 0)
  }

  @Test("it begins exactly as the thumbnail looks and ends exactly as the viewer does")
  func ends() {
    let transition = opening(from: thumbnail)
    let first = transition.pose(at: 0)
    #expect(near(first.photo, ViewRect(x: 5, y: 600, width: 120, height: 90), 1e-9))
    #expect(near(first.clip, thumbnail.frame, 1e-9) && first.cornerRadius == 8)
    #expect(first.backdrop == 0 && first.opacity == 1)
    let last = transition.pose(at: transition.end)
    #expect(last.photo == place.photo && near(last.clip, place.photo, 1e-9))
    #expect(last.backdrop == 1 && last.opacity == 1 && last.cornerRadius == 0)
    #expect(transition.end > 0.3 && transition.end < 0.8)
  }

  @Test("the photo is never stretched, its clip lies in it, and it is opaque all the way")
  func shape() {
    let transition = opening(from: thumbnail)
    var last = 0.0
    for step in 0...60 {
      let pose = transition.pose(at: Double(step) / 100)
      #expect(near(pose.photo.size.height / pose.photo.size.width, 0.75, 1e-12))
      #expect(
        pose.clip.intersection(pose.photo) == pose.clip
          || near(
            pose.clip.intersection(pose.photo), pose.clip, 1e-9)
      )
      #expect(pose.opacity == 1 && pose.photo.size.width >= last)
      last = pose.photo.size.width
    }
  }

  @Test("closing ends exactly in the thumbnail, as it is then", arguments: [0.0, 0.5, 1])
  func closes(alignment: Double) {
    var transition = opening(from: thumbnail)
    var moved = thumbnail
    moved.frame.origin.y = 200
    moved.alignment = ViewPoint(x: alignment, y: alignment)
    transition.close(to: moved, at: 5)
    let last = transition.pose(at: transition.end)
    #expect(transition.goal == .closed && near(last.clip, moved.frame, 1e-9))
    #expect(near(last.photo.origin.x, 20 - 30 * alignment, 1e-9) && last.backdrop == 0)
  }

  @Test("a photo that is seen whole in its thumbnail is not clipped")
  func whole() {
    var source = thumbnail
    source.content = .fit
    let pose = opening(from: source).pose(at: 0)
    #expect(near(pose.clip, ViewRect(x: 20, y: 611.25, width: 90, height: 67.5), 1e-9))
    #expect(near(pose.photo, pose.clip, 1e-9))
  }

  @Test("a zoomed photo closes from what is seen of it")
  func zoomed() {
    let zoomed = TransitionPlace(
      photo: ViewRect(x: -500, y: -100, width: 1600, height: 1200), viewport: .canonical)
    let transition = Transition(
      closing: zoomed, to: thumbnail, reducesMotion: false, at: 0)
    #expect(near(transition.pose(at: 0).clip, ViewRect(x: 0, y: 0, width: 400, height: 800), 1e-9))
    #expect(near(transition.pose(at: transition.end).clip, thumbnail.frame, 1e-9))
  }

  @Test("turned round in mid-air it goes back from where it is, as fast as it is")
  func reversed() {
    var transition = opening(from: thumbnail)
    let before = transition.pose(at: 0.1)
    transition.close(to: thumbnail, at: 0.1)
    #expect(near(transition.pose(at: 0.1).photo, before.photo, 1e-9))
    let next = transition.pose(at: 0.105)
    #expect(next.photo.size.width > before.photo.size.width, "it still grows for a moment")
    #expect(near(transition.pose(at: transition.end).clip, thumbnail.frame, 1e-9))
    transition.open(at: 0.2)
    #expect(transition.pose(at: transition.end).photo == place.photo)
  }

  @Test(
    "it fades where there is no thumbnail to be seen, and under reduced motion", arguments: 0..<4)
  func fades(why: Int) {
    var hidden = thumbnail
    switch why {
    case 0: hidden.frame.origin.y = 900
    case 1: hidden.frame.size = .zero
    case 2: hidden.frame.origin.x = .nan
    default: break
    }
    let reduces = why == 3
    var transition = opening(from: hidden, reducesMotion: reduces)
    #expect(transition.pose(at: 0).opacity == 0 && transition.pose(at: 0).backdrop == 0)
    #expect(near(transition.pose(at: 0).photo, place.photo, 1e-9), "it does not move")
    #expect(transition.end < 0.3)
    transition.close(to: hidden, at: 3)
    let last = transition.pose(at: transition.end)
    #expect(last.opacity == 0 && last.backdrop == 0 && near(last.photo, place.photo, 1e-9))
  }

  @Test("a thumbnail that went while it opened: it coasts on a little and fades")
  func wentAway() {
    var transition = opening(from: thumbnail)
    let before = transition.pose(at: 0.1).photo
    transition.close(to: nil, at: 0.1)
    let last = transition.pose(at: transition.end)
    #expect(last.opacity == 0 && last.photo.size.width > before.size.width)
    #expect(last.photo.size.width < place.photo.size.width)
  }

  @Test("a drag that leaves flies into the thumbnail, from where and as fast as it was let go")
  func drag() throws {
    var drive = Drive()
    drive.flick(from: (200, 300), by: (40, 160))
    let scene = drive.scene
    let departure = try #require(drive.viewer.departure)
    #expect(near(departure.photo, scene.rect, 1e-9) && near(departure.backdrop, scene.backdrop))
    #expect(departure.velocity.dy > 500 && departure.widening < 0)
    let transition = Transition(
      closing: place, departure: departure, to: thumbnail, reducesMotion: false, at: drive.time)
    let first = transition.pose(at: drive.time)
    #expect(near(first.photo, scene.rect, 1e-9) && near(first.backdrop, scene.backdrop))
    let next = transition.pose(at: drive.time + 1e-5).photo
    #expect(
      near(
        (next.maxY - first.photo.maxY) / 1e-5,
        departure.velocity.dy + departure.widening * 0.75 / 2, 5))
    #expect(near(transition.pose(at: transition.end).clip, thumbnail.frame, 1e-9))

    drive = Drive()
    #expect(drive.viewer.departure == nil)
    drive.dragAndRest(from: (200, 300), by: (0, 60))
    #expect(drive.viewer.departure == nil, "it comes back")
  }

  @Test("the open place may change on the way; a photo whose size comes late is there at once")
  func moved() {
    var transition = opening(from: thumbnail)
    let wide = TransitionPlace(
      photo: ViewRect(x: 100, y: 0, width: 400, height: 300),
      viewport: ViewSize(width: 600, height: 300))
    let before = transition.pose(at: 0.1).photo
    transition.move(to: wide, at: 0.1)
    #expect(near(transition.pose(at: 0.1).photo, before, 1e-9))
    #expect(transition.pose(at: transition.end).photo == wide.photo)

    let nowhere = TransitionPlace(
      photo: ViewRect(x: 200, y: 400, width: 0, height: 0), viewport: .canonical)
    transition = Transition(opening: thumbnail, to: nowhere, reducesMotion: false, at: 0)
    let dim = transition.pose(at: 0.05)
    transition.move(to: place, at: 0.05)
    let pose = transition.pose(at: 0.05)
    #expect(near(pose.photo, place.photo, 1e-9) && near(pose.opacity, dim.opacity, 1e-9))
  }
}
