import PerigeeCore
import Testing

@testable import perigee

struct WindowSizeTests {
  private func fitting(
    _ width: Double, _ height: Double, on screen: (Int, Int) = (1920, 1080), scale: Int = 1
  ) -> WindowSize {
    .fitting(
      PixelSize(width: width, height: height),
      on: WindowSize(width: screen.0, height: screen.1), scale: scale)
  }

  @Test("a photo gets 40 % of a large screen's area, 80 % of a small one's, in its own shape")
  func share() {
    let large = fitting(6000, 4000)
    #expect(abs(Double(large.width * large.height) / (1920 * 1080) - 0.4) < 0.01)
    #expect(abs(Double(large.width) / Double(large.height) - 1.5) < 0.01)
    let small = fitting(4000, 3000, on: (1024, 768))
    #expect(small.width <= 1004 && small.height <= 663)
    #expect(abs(Double(small.width) / Double(small.height) - 4.0 / 3) < 0.01)
  }

  @Test("the window never leaves less than the margins, whatever the photo's shape")
  func margins() {
    #expect(fitting(50_000, 1_000).width == 1900)
    #expect(fitting(1_000, 50_000).height == 975)
  }

  @Test("a small photo is not enlarged, but the window stays large enough for its buttons")
  func small() {
    #expect(fitting(600, 500) == WindowSize(width: 600, height: 500))
    #expect(fitting(1200, 1000, scale: 2) == WindowSize(width: 600, height: 500))
    #expect(fitting(1, 1) == .smallest)
  }

  @Test("a screen smaller than any window should be, and a photo without a size, are survived")
  func odd() {
    #expect(fitting(6000, 4000, on: (100, 50)) == .smallest)
    #expect(fitting(0, 0) == WindowSize(width: 1280, height: 800))
    #expect(fitting(0, 0, on: (800, 600)) == WindowSize(width: 800, height: 600))
  }
}
