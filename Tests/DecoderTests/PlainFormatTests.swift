import Glibc
import PerigeeWire
import PictureSupport
import Testing

@Suite("Formats with a reader of our own show every pixel where it belongs")
struct PlainFormatTests {
  private let folder: TemporaryFolder
  private let decoder: DecoderProcess

  /// A format and a file of it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: String
    let testDescription: String
    let file: [UInt8]
    let picture: TestPicture

    init(_ format: String, _ variant: String, _ picture: TestPicture, _ file: [UInt8]) {
      self.format = format
      testDescription = "\(format) \(variant)"
      self.file = file
      self.picture = picture
    }
  }

  private static let picture = TestPicture.ramps(width: 13, height: 7)
  private static let clear = TestPicture(width: 9, height: 5, hasAlpha: true) { x, y in
    .init(UInt8(x * 20), UInt8(y * 40), 90, alpha: x == 0 ? 0 : 255)
  }
  private static let few = TestPicture.quadrants(width: 10, height: 6)

  static let samples = [
    Sample("BMP", "bottom up", picture, PlainFiles.bmp(picture)),
    Sample("BMP", "top down", picture, PlainFiles.bmp(picture, isTopDown: true)),
    Sample("BMP", "in runs", few, PlainFiles.bmpInRuns(few)),
    Sample("ICO", "plain", clear, PlainFiles.icon([clear])),
    Sample("CUR", "plain", clear, PlainFiles.icon([clear], hotSpot: (0, 2))),
    Sample("TGA", "bottom up", clear, PlainFiles.tga(clear)),
    Sample(
      "TGA", "in runs, top down", clear, PlainFiles.tga(clear, isTopDown: true, isInRuns: true)),
    Sample("QOI", "plain", clear, PlainFiles.qoi(clear)),
    Sample("PSD", "plain", picture, PlainFiles.psd(picture, isPacked: false)),
    Sample("PSD", "packed", picture, PlainFiles.psd(picture, isPacked: true)),
    Sample("DDS", "plain", clear, PlainFiles.dds(clear)),
    Sample("OpenEXR", "plain", picture, PlainFiles.exr(picture, linear: linear)),
  ]

  /// The light of an sRGB value (IEC 61966-2-1).
  private static func linear(_ value: UInt8) -> Float {
    let value = Float(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  init() throws {
    folder = try TemporaryFolder()
    decoder = try DecoderProcess()
  }

  @Test("what is written is what is shown, whatever the name says", arguments: samples)
  func shown(sample: Sample) throws {
    let answer = try decoder.ask(folder.write(sample.file, "named-wrong.jpg"))
    #expect(answer.header?.format == sample.format)
    let pixels = try #require(answer.pixels)
    #expect(pixels.width == sample.picture.width && pixels.height == sample.picture.height)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let expected = sample.picture.colour(x, y)
        let shown = pixels.colour(x, y)
        // Where nothing is seen the colour is free.
        let isRight =
          expected.alpha == 0 ? shown.alpha == 0 : shown.isNear(expected, within: 1)
        #expect(isRight, "\(x), \(y): \(shown) for \(expected)")
      }
    }
  }

  @Test("cut anywhere it ends in an answer, and rows that are there are shown", arguments: samples)
  func cut(sample: Sample) throws {
    // The mask at an icon's end hides nothing that its alpha does not.
    let whole = sample.file.count - (["ICO", "CUR"].contains(sample.format) ? 20 : 0)
    for part in 1..<24 {
      let count = whole * part / 24
      let answer = try decoder.ask(folder.write(Array(sample.file.prefix(count)), "cut"))
      #expect(answer.failure != nil || answer.pixels?.reply.partialReason != nil)
    }
    #expect(try decoder.ask(folder.write(sample.file, "whole")).pixels != nil)
  }

  @Test("damaged anywhere it ends in an answer", arguments: samples)
  func damaged(sample: Sample) throws {
    for broken in Mutations.of(sample.file, count: 80) {
      let answer = try decoder.ask(folder.write(broken, "broken"))
      #expect(answer.failure != nil || answer.pixels != nil)
    }
  }

  @Test("of an icon's pictures the largest comes first")
  func largestFirst() throws {
    let pictures = [16, 48, 32].map { side in
      TestPicture.solid(width: side, height: side, .init(UInt8(side), 0, 0))
    }
    let path = try folder.write(PlainFiles.icon(pictures), "icon")
    for (page, side) in [48, 32, 16].enumerated() {
      let answer = try decoder.ask(path, page: page)
      #expect(answer.header?.width == side && answer.header?.pages == 3)
      #expect(answer.pixels?.colour(1, 1).red == UInt8(side))
    }
  }

  @Test("a file that claims more than memory holds is refused")
  func bombs() throws {
    var qoi = PlainFiles.qoi(Self.clear)
    for place in 4..<12 { qoi[place] = 0x7F }
    #expect(try decoder.ask(folder.write(qoi, "bomb")).failure?.code == .tooLarge)
  }
}
