import PerigeeWire
import PictureSupport
import Testing

@Suite("Colours that a file describes without a profile are heeded")
struct CodedColourTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  /// A colour of a PNG with these chunks after its header.
  private func shown(
    _ colour: TestPicture.Colour, _ chunks: [(String, [UInt8])]
  ) throws -> (colour: TestPicture.Colour, profile: String?) {
    let path = folder.path("colour.png")
    try TestPicture.solid(width: 8, height: 8, colour).write(to: path, as: .png)
    let file = try TemporaryFolder.bytes(of: path)
    // Behind the signature and the header.
    let head = 33
    let added = chunks.flatMap { PNGChunks.chunk($0.0, $0.1) }
    _ = try folder.write(Array(file[..<head]) + added + Array(file[head...]), "colour.png")
    let answer = try decoder.ask(path)
    return (try #require(answer.pixels).colour(4, 4), answer.header?.profile)
  }

  private func grey(_ value: UInt8) -> TestPicture.Colour { .init(value, value, value) }

  private func big32(_ values: Int...) -> [UInt8] {
    values.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  }

  /// White, red, green and blue of Display P3.
  private var p3: [UInt8] {
    big32(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000)
  }

  @Test("a linear PNG is lit up, one with the usual gamma stays as it is")
  func gamma() throws {
    // Half the light is 188 of 255 in sRGB.
    #expect(try shown(grey(128), [("gAMA", big32(100_000))]).colour.isNear(grey(188), within: 1))
    let usual = try shown(grey(128), [("gAMA", big32(45_455))])
    #expect(usual.colour == grey(128) && usual.profile == nil)
    // 1.8, that of old Macintosh screens, is darker on those of today.
    #expect(try shown(grey(128), [("gAMA", big32(55_556))]).colour.isNear(grey(145), within: 4))
  }

  @Test("the sRGB chunk is stronger than gamma, and nonsense counts for nothing")
  func order() throws {
    #expect(
      try shown(grey(128), [("gAMA", big32(100_000)), ("sRGB", [0])]).colour == grey(128))
    for gamma in [0, 1, 100_000_000] {
      #expect(try shown(grey(128), [("gAMA", big32(gamma))]).colour == grey(128))
    }
    #expect(
      try shown(grey(99), [("cHRM", big32(0, 0, 0, 0, 0, 0, 0, 0))]).colour == grey(99))
  }

  @Test("primaries given as numbers show as the same ones given by code points")
  func primaries() throws {
    let colour = TestPicture.Colour(190, 80, 60)
    let numbers = try shown(colour, [("gAMA", big32(45_455)), ("cHRM", p3)])
    let points = try shown(colour, [("cICP", [12, 13, 0, 1])])
    #expect(points.profile == "Display P3")
    #expect(numbers.colour.isNear(points.colour, within: 1))
    #expect(numbers.colour.red > 200 && !numbers.colour.isNear(colour, within: 5))
  }

  @Test("PQ and HLG are neither dark nor flat: white shines, what is darker keeps its light")
  func toneMapped() throws {
    // 203 cd/m² is a white page in both: 0.581 of PQ, 0.75 of HLG.
    for (transfer, white) in [(UInt8(16), UInt8(148)), (18, 191)] {
      let chunk = [("cICP", [9, transfer, 0, 1])]
      #expect(try shown(grey(0), chunk).colour == grey(0))
      let page = try shown(grey(white), chunk).colour
      #expect(page.isNear(grey(228), within: 5))
      #expect(try shown(grey(255), chunk).colour.isNear(grey(255), within: 1))
    }
    // 20 cd/m², a tenth of white, is dark grey on any screen: 0.357 of PQ.
    let dark = try shown(grey(91), [("cICP", [9, 16, 0, 1])])
    #expect(dark.colour.isNear(grey(88), within: 3))
    #expect(dark.profile == "BT.2020 PQ")
  }
}
