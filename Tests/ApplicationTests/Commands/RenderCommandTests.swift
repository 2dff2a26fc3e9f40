import Glibc
import PictureSupport
import Testing

@testable import perigee

@Suite("perigee render")
struct RenderCommandTests {
  let folder = PhotoFolder()

  @Test("writes the photo at full size, each pixel where it was")
  func fullSize() throws {
    let output = folder.appending("out.png")
    let run = ProgramRun("render", folder.quarters("a.ppm"), "-o", output)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let png = try #require(ReadPNG(output))
    #expect([png.width, png.height, png.channels] == [40, 20, 3])
    #expect(png.pixel(0, 0) == [255, 0, 0])
    #expect(png.pixel(39, 0) == [0, 255, 0])
    #expect(png.pixel(0, 19) == [0, 0, 255])
    #expect(png.pixel(39, 19) == [255, 255, 255])
  }

  @Test(
    "the result fits inside --size and is never enlarged",
    arguments: [("20x20", 20, 10), ("100x10", 20, 10), ("1000x1000", 40, 20), ("1x1", 1, 1)])
  func size(box: String, width: Int, height: Int) throws {
    let output = folder.appending("out.png")
    let photo = folder.quarters("a.ppm")
    #expect(ProgramRun("render", photo, "-o", output, "--size", box).status == 0)
    let png = try #require(ReadPNG(output))
    #expect([png.width, png.height] == [width, height])
  }

  @Test("--region takes a part in the photo's pixels and leaves out what lies outside")
  func region() throws {
    let output = folder.appending("out.png")
    let photo = folder.quarters("a.ppm")
    #expect(ProgramRun("render", photo, "-o", output, "--region", "20,0,20,10").status == 0)
    var png = try #require(ReadPNG(output))
    #expect([png.width, png.height] == [20, 10])
    #expect(png.pixel(0, 0) == [0, 255, 0])
    #expect(png.pixel(19, 9) == [0, 255, 0])
    #expect(ProgramRun("render", photo, "-o", output, "--region", "30,15,100,100").status == 0)
    png = try #require(ReadPNG(output))
    #expect([png.width, png.height] == [10, 5])
    #expect(png.pixel(0, 0) == [255, 255, 255])
    let outside = ProgramRun("render", photo, "-o", output, "--region", "50,50,5,5")
    #expect(outside.status == 65)
    #expect(outside.errorLines.count == 1)
  }

  @Test("what is half transparent keeps its colour and its alpha")
  func alpha() throws {
    let photo = folder.file(
      "a.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect width="10" height="10" fill="#c86432" fill-opacity="0.5"/></svg>
      """)
    let output = folder.appending("out.png")
    #expect(ProgramRun("render", photo, "-o", output).status == 0)
    let png = try #require(ReadPNG(output))
    #expect(png.channels == 4)
    let pixel = png.pixel(5, 5).map(Int.init)
    for (value, expected) in zip(pixel, [200, 100, 50, 128]) { #expect(abs(value - expected) <= 2) }
    #expect(png.pixel(15, 5)[3] == 0)
  }

  @Test("a refused photo is one line on standard error, 65, and no file")
  func refused() {
    let output = folder.appending("out.png")
    let run = ProgramRun("render", folder.file("bad.jpg", "words"), "-o", output)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 1)
    #expect(access(output, F_OK) != 0)
    let missing = ProgramRun("render", "\(folder.path)/none.jpg", "-o", output)
    #expect(missing.status == 65)
    let page = ProgramRun("render", folder.quarters("a.ppm"), "-o", output, "--page", "7")
    #expect(page.status == 65)
  }

  @Test("a photo is never written over by its own picture, under any name")
  func ownFile() throws {
    let photo = folder.quarters("a.ppm")
    let link = folder.appending("link.ppm")
    #expect(symlink(photo, link) == 0)
    for output in [photo, link] {
      #expect(ProgramRun("render", photo, "-o", output).status == 64)
    }
    #expect(ProgramRun("info", photo).status == 0)
  }

  @Test("an output that cannot be written is 73, and nothing half written stays")
  func cannotWrite() {
    let photo = folder.quarters("a.ppm")
    let run = ProgramRun("render", photo, "-o", "\(folder.path)/none/out.png")
    #expect(run.status == 73)
    #expect(run.errorLines.count == 1)
    #expect(ProgramRun("render", photo, "-o", "/dev/full").status == 73)
  }

  @Test("a file that exists is replaced, and a device is written to as it is")
  func replaced() throws {
    let output = folder.file("out.png", "old")
    #expect(ProgramRun("render", folder.quarters("a.ppm"), "-o", output).status == 0)
    #expect(ReadPNG(output)?.width == 40)
    let run = ProgramRun("render", folder.quarters("a.ppm"), "-o", "/dev/stdout")
    #expect(run.status == 0)
    #expect(run.output.starts(with: [0x89, 0x50, 0x4e, 0x47]))
  }

  @Test(
    "a wrong use is one line on standard error and 64",
    arguments: [
      "", "a.jpg", "a.jpg b.jpg -o c.png", "a.jpg -o", "a.jpg -o c.png --size 10",
      "a.jpg -o c.png --size 0x10", "a.jpg -o c.png --size 10x70000", "a.jpg -o c.png --page -1",
      "a.jpg -o c.png --page x", "a.jpg -o c.png --region 1,2,3", "a.jpg -o c.png --region 1,2,0,3",
      "a.jpg -o c.png --region 1,2,3,99999999999999999999", "a.jpg -o c.png --colour",
    ])
  func usage(words: String) {
    let arguments = ["render"] + words.split(separator: " ").map(String.init)
    let run = ProgramRun(arguments.map { Array($0.utf8) })
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
  }
}
