import Glibc
import PictureSupport
import Testing

@testable import perigee

@Suite("perigee info")
struct InfoCommandTests {
  let folder = PhotoFolder()
  /// A decoder that does what the files say.
  let scripted = ["PERIGEE_DECODER": "\(ProgramRun.folder)/scripted-decoder"]

  @Test("says what a photo is, as a line for a person and as JSON, without a display")
  func show() {
    let path = folder.quarters("a photo.ppm")
    let text = ProgramRun("info", path)
    #expect(text.status == 0)
    #expect(text.outputText == "\(path): PPM, 40 × 20 pixels\n")
    let json = ProgramRun("info", "--json", path)
    #expect(json.status == 0)
    #expect(
      json.outputText
        == #"{"path":"\#(path)","format":"PPM","width":40,"height":20,"frames":1,"delays":[],"#
        + #""loops":null,"orientation":1,"profile":null,"verdict":"show","reason":null,"#
        + #""properties":{"date":null,"camera":null,"lens":null,"exposureTime":null,"#
        + #""aperture":null,"sensitivity":null,"focalLength":null,"latitude":null,"#
        + #""longitude":null,"altitude":null,"title":null,"description":null}}"# + "\n")
    #expect(json.errors.isEmpty)
  }

  @Test("goes on after a file that is refused, and ends with 65")
  func refused() {
    let bad = folder.file("bad.jpg", "These are words.")
    let empty = folder.file("empty.jpg", "")
    let good = folder.quarters("good.ppm")
    let run = ProgramRun("info", "--json", bad, empty, folder.path, "\(folder.path)/none.jpg", good)
    #expect(run.status == 65)
    #expect(run.outputLines.count == 5)
    for line in run.outputLines.dropLast() {
      #expect(line.contains(#""verdict":"refuse""#))
      #expect(!line.contains(#""reason":null"#))
    }
    #expect(run.outputLines.last?.contains(#""verdict":"show""#) == true)
  }

  @Test("a header that reads does not make a photo that shows")
  func pixelsCount() {
    let path = folder.file("half.jpg", "half 30x20")
    let run = ProgramRun("info", "--json", path, environment: scripted)
    #expect(run.status == 65)
    #expect(run.outputText.contains(#""width":30"#))
    #expect(run.outputText.contains(#""verdict":"refuse","reason":"No pixels.""#))
  }

  @Test("a photo whose end is missing is shown in part, which is no failure")
  func partial() {
    let path = folder.file("partial.jpg", "show 30x20 partial")
    let run = ProgramRun("info", "--json", path, environment: scripted)
    #expect(run.status == 0)
    #expect(run.outputText.contains(#""verdict":"show-partial","reason":"The end is missing.""#))
    let text = ProgramRun("info", path, environment: scripted)
    #expect(text.outputText.hasSuffix("shown in part: The end is missing.\n"))
  }

  @Test("a file that stops the decoder is refused, and the next one is shown")
  func crash() {
    let bad = folder.file("bad.jpg", "crash")
    let good = folder.file("good.jpg", "show")
    let run = ProgramRun("info", "--json", bad, good, environment: scripted)
    #expect(run.status == 65)
    #expect(run.outputLines.count == 2)
    #expect(run.outputLines.last?.contains(#""verdict":"show""#) == true)
  }

  @Test("without a decoder one sentence says so")
  func noDecoder() {
    let path = folder.quarters("a.ppm")
    let run = ProgramRun("info", path, environment: ["PERIGEE_DECODER": "/nowhere"])
    #expect(run.status == 65)
    #expect(run.outputText.contains("perigee-decoder"))
  }

  @Test("names are printed so that they neither break a line nor steer a terminal")
  func oddNames() {
    let name = Array("new\nline \u{1b}[31m \"q\" \\ ".utf8) + [0xff] + Array(".ppm".utf8)
    let path = folder.file(name, Array("P6 1 1 255\nabc".utf8))
    let json = ProgramRun([Array("info".utf8), Array("--json".utf8), path])
    #expect(json.status == 0)
    #expect(json.outputText.contains(#"new\nline \u001b[31m \"q\" \\ \#u{fffd}.ppm""#))
    let text = ProgramRun([Array("info".utf8), path])
    #expect(text.outputLines.count == 1)
    #expect(!text.output.contains(0x1b))
  }

  @Test("a name that begins with a dash is a file after --")
  func dash() {
    let run = ProgramRun("info", "--json", "--", "--json")
    #expect(run.status == 65)
    #expect(run.outputText.contains(#""path":"--json""#))
  }

  @Test("a wrong use is one line on standard error and 64", arguments: [[], ["--jsn", "a.jpg"]])
  func usage(arguments: [String]) {
    let run = ProgramRun((["info"] + arguments).map { Array($0.utf8) })
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errorText.hasPrefix("perigee: "))
  }

  @Test("--help is printed and is no error")
  func help() {
    let run = ProgramRun("info", "--help")
    #expect(run.status == 0)
    #expect(run.outputText.contains("show-partial"))
  }
}
