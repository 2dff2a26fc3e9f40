import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("The next frame of a moving picture costs no more than itself")
struct FrameCostTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess
  private static let count = 240

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  /// A colour of its own for each frame.
  private static func colour(_ frame: Int) -> TestPicture.Colour {
    .init(UInt8(40 + frame % 2 * 160), UInt8(frame % 16 * 16), UInt8(frame / 16 * 16))
  }

  /// Frames that each change a part only, so that each needs all those before it.
  private static func animatedPNG(width: Int, height: Int) -> [UInt8] {
    var frames = [AnimatedPNG.Frame(.solid(width: width, height: height, colour(0)))]
    for index in 1..<count {
      frames.append(.init(.solid(width: width - 1, height: height, colour(index)), x: 1))
    }
    return AnimatedPNG.file(width: width, height: height, frames)
  }

  private func moving(_ format: PictureFormat?) throws -> String {
    let (width, height) = (120, 100)
    guard let format else {
      return try folder.write(Self.animatedPNG(width: width, height: height), "moving.png")
    }
    let path = folder.path("moving")
    let pictures = AnimatedPicture.solid(
      (0..<Self.count).map(Self.colour), width: width, height: height,
      delays: Array(repeating: 50, count: Self.count))
    try pictures.write(to: path, as: format)
    return path
  }

  /// The processor time the decoder has taken so far, in seconds.
  private func effort() -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(decoder.process, &clock) == 0, clock_gettime(clock, &time) == 0
    else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func play(_ path: String, _ frames: Range<Int>) throws -> Double {
    let before = effort()
    for frame in frames {
      let pixels = try #require(decoder.ask(path, page: frame).pixels)
      #expect(pixels.colour(60, 50).isNear(Self.colour(frame), within: 10))
    }
    return effort() - before
  }

  @Test(
    "the last frames of a long one cost as much as the first",
    arguments: [PictureFormat.gif, .webp, nil])
  func isConstant(format: PictureFormat?) throws {
    let path = try moving(format)
    _ = try play(path, 0..<4)
    let early = try play(path, 4..<44)
    _ = try play(path, 44..<(Self.count - 40))
    let late = try play(path, (Self.count - 40)..<Self.count)
    // From the beginning each time they would cost more than six times as much.
    #expect(late < early * 3 + 0.02, "\(early) s early, \(late) s late")
  }

  @Test(
    "a frame is the same however it was come to", arguments: [PictureFormat.gif, .webp, nil])
  func anyOrder(format: PictureFormat?) throws {
    let path = try moving(format)
    for frame in [5, 6, 6, 2, 30, 31, 0, 1, 32] {
      let pixels = try #require(decoder.ask(path, page: frame).pixels)
      #expect(pixels.colour(60, 50).isNear(Self.colour(frame), within: 10))
    }
  }

  @Test("a file that was written anew is read anew in the midst of playing")
  func written() throws {
    let path = try moving(nil)
    _ = try play(path, 3..<5)
    try TestPicture.solid(width: 8, height: 8, .init(1, 2, 3)).write(to: path, as: .png)
    #expect(try decoder.ask(path, page: 5).failure?.code == .noSuchPage)
    #expect(try #require(decoder.ask(path).pixels).colour(4, 4) == .init(1, 2, 3))
  }

  @Test("two moving pictures in turn stay apart")
  func twoInTurn() throws {
    let first = try moving(nil)
    let second = try moving(.gif)
    for frame in 1..<6 {
      for path in [first, second] {
        let pixels = try #require(decoder.ask(path, page: frame).pixels)
        #expect(pixels.colour(60, 50).isNear(Self.colour(frame), within: 10))
      }
    }
  }
}
