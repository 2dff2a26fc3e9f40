import PerigeeCore
import Testing

@testable import perigee

struct AnnouncerTests {
  @Test("a photo is told by its number, how many there are, its name, and what is wrong with it")
  func photo() {
    #expect(
      Announcer.text((3, 41), name: "moon.jpg", problem: nil) == "Photo 3 of 41, moon.jpg")
    #expect(Announcer.text(nil, name: "moon.jpg", problem: nil) == "moon.jpg")
    #expect(
      Announcer.text((1, 2), name: "a.jpg", problem: "Damaged Photo")
        == "Photo 1 of 2, a.jpg, Damaged Photo")
    #expect(Announcer.text(nil, name: "", problem: nil) == "No photo")
  }

  @Test("the zoom is told in the display's own pixels")
  func zoom() {
    #expect(Announcer.percentage(of: ZoomScale(0.5), displayScale: 1) == 50)
    #expect(Announcer.percentage(of: ZoomScale(0.5), displayScale: 2) == 100)
  }
}
