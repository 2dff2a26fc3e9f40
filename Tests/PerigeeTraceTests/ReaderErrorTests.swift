import Testing

@testable import PerigeeTrace

@Suite("A line that is wrong ends the reading")
struct ReaderErrorTests {
  private func error(_ text: String) -> String? {
    do throws(TraceError) {
      _ = try readTrace(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "a wrong header is an error of line 1",
    arguments: [
      ("", "the trace is empty; its first line is a header with \"trace\":1"),
      ("[]", "the line is not a JSON object"),
      (#"{"t":0,"probe":true}"#, "the first line of a trace is a header with \"trace\":1"),
      (
        #"{"trace":2,"viewport":[4,8],"photos":[]}"#,
        "\"trace\" must be 1, the only version there is"
      ),
      (#"{"trace":1,"photos":[]}"#, "the key \"viewport\" is missing"),
      (#"{"trace":1,"viewport":[4,8]}"#, "the key \"photos\" is missing"),
      (
        #"{"trace":1,"viewport":[-4,8],"photos":[]}"#,
        "\"viewport\" must be [width, height] in points, each at least 0"
      ),
      (#"{"trace":1,"viewport":[4,8],"photos":[],"current":"a"}"#, "unknown id \"a\""),
      (
        #"{"trace":1,"viewport":[4,8],"photos":[["a",1,1],["a",1,1]]}"#,
        "the id \"a\" stands twice in the list"
      ),
      (
        #"{"trace":1,"viewport":[4,8],"photos":[["a",-1,1]]}"#,
        "\"photos\" must be a list of [id, width, height], sizes at least 0 or null"
      ),
      (
        #"{"trace":1,"viewport":[4,8],"photos":[["a",1]]}"#,
        "\"photos\" must be a list of [id, width, height], sizes at least 0 or null"
      ),
      (
        #"{"trace":1,"viewport":[4,8],"photos":[["a",1,null]]}"#,
        "\"photos\" must be a list of [id, width, height], sizes at least 0 or null"
      ),
      (
        #"{"trace":1,"viewport":[4,8],"photos":[],"displayScale":0}"#,
        "\"displayScale\" must be a number above 0"
      ),
      (#"{"trace":1,"viewport":[4,8],"photos":[],"x":0}"#, "unknown key \"x\""),
      (#"{"trace":1,"viewport":[4,8],"photos":[],"settings":{"zoom":1}}"#, "unknown key \"zoom\""),
      (
        #"{"trace":1,"viewport":[4,8],"photos":[],"preset":"r1"}"#,
        "\"preset\" must be \"ios\" or \"gtk\" or \"web\" or \"R1\" or \"R2\" or \"R3\" or \"R4\" or \"R5\""
      ),
      (#"{"trace":1,"viewport":[4,1e999],"photos":[]}"#, "the number at column 26 is too large"),
      (#"{"trace":1,"viewport":[4,8],"photos":[]} x"#, "text follows the JSON value at column 42"),
      (#"{"trace":1,"trace":1}"#, "the key \"trace\" stands twice in one object"),
    ])
  func refusesHeader(line: String, sentence: String) {
    #expect(error(line) == "line 1: " + sentence)
  }

  @Test(
    "a wrong event is an error of its line",
    arguments: [
      (#"{"down":[1,1,1]}"#, "the key \"t\" is missing"),
      (#"{"t":"0","down":[1,1,1]}"#, "\"t\" must be a number of seconds"),
      (#"{"t":0}"#, "the line has no event"),
      (#"{"t":0,"tap":[1,1]}"#, "unknown key \"tap\""),
      (#"{"t":0,"down":[1,1,1],"phase":"none"}"#, "unknown key \"phase\""),
      (#"{"t":0,"down":[1,1,1],"up":[1,1,1]}"#, "\"down\" and \"up\" need a line each"),
      (#"{"t":0,"down":[1,1]}"#, "\"down\" must be [finger, x, y], the finger a whole number"),
      (#"{"t":0,"move":[1.5,1,1]}"#, "\"move\" must be [finger, x, y], the finger a whole number"),
      (
        #"{"t":0,"up":[3000000000,1,1]}"#,
        "\"up\" must be [finger, x, y], the finger a whole number"
      ),
      (#"{"t":0,"cancel":[1]}"#, "\"cancel\" must be the whole number of a finger"),
      (
        #"{"t":0,"down":[1,1,1],"pointer":"nose"}"#,
        "\"pointer\" must be \"touch\" or \"mouse\" or \"pen\""
      ),
      (
        #"{"t":0,"down":[1,1,1],"button":0}"#,
        "\"button\" must be the whole number of a button, from 1"
      ),
      (#"{"t":0,"scroll":[0,1]}"#, "the key \"at\" is missing"),
      (#"{"t":0,"scroll":[0],"at":[0,0]}"#, "\"scroll\" must be [dx, dy]"),
      (
        #"{"t":0,"scroll":[0,1],"at":[0,0],"modifiers":["alt"]}"#,
        "\"modifiers\" must be a list of \"control\" and \"shift\", each once at most"
      ),
      (#"{"t":0,"magnify":0,"at":[0,0],"phase":"began"}"#, "\"magnify\" must be a number above 0"),
      (
        #"{"t":0,"magnify":1,"at":[0,0],"phase":"momentum"}"#,
        "\"phase\" must be \"began\" or \"changed\" or \"ended\""
      ),
      (#"{"t":0,"command":"nextPage","at":[0,0]}"#, "unknown key \"at\""),
      (#"{"t":0,"command":"zoomIn","times":2}"#, "unknown key \"times\""),
      (#"{"t":0,"command":"zoomToActual","times":0}"#, "\"times\" must be a number above 0"),
      (
        #"{"t":0,"tapPageControl":[1,0]}"#,
        "\"tapPageControl\" must be [x, width] in points, with a width above 0"
      ),
      (
        #"{"t":0,"scrubPageControl":1}"#,
        "\"scrubPageControl\" must be [x, width] in points, with a width above 0"
      ),
      (#"{"t":0,"go":"c"}"#, "unknown id \"c\""),
      (#"{"t":0,"go":1}"#, "\"go\" must be an id"),
      (#"{"t":0,"go":"b","animated":1}"#, "\"animated\" must be true or false"),
      (#"{"t":0,"size":["c",1,1]}"#, "unknown id \"c\""),
      (
        #"{"t":0,"size":["a",null,null]}"#,
        "\"size\" must be [id, width, height], each side at least 0"
      ),
      (#"{"t":0,"photos":[["a",1,1],["a",2,2]]}"#, "the id \"a\" stands twice in the list"),
      (#"{"t":0,"set":{"x":1}}"#, "unknown key \"x\""),
      (#"{"t":0,"set":{"loop":1}}"#, "\"loop\" must be true or false"),
      (#"{"t":0,"set":{"pageVelocity":-1}}"#, "\"pageVelocity\" must be a number of at least 0"),
      (#"{"t":0,"set":[]}"#, "\"set\" must be an object of settings"),
      (#"{"t":0,"probe":false}"#, "\"probe\" must be true"),
      (#"{"t":-1,"probe":true}"#, "time goes back from 0 to -1"),
      (#"{"t":0,"down":[7,0,0]}"#, "finger 7 is down already"),
      (#"{"t":0,"#, "the JSON ends too early"),
    ])
  func refusesEvent(line: String, sentence: String) {
    let before = usualHeader + "\n" + #"{"t":0,"down":[7,1,1]}"# + "\n"
    #expect(error(before + line) == "line 3: " + sentence)
  }

  @Test(
    "a setting outside its table is refused",
    arguments: [
      #""contentMode":"cover""#, #""contentMode":null"#, #""enlargeSmall":"yes""#,
      #""maximumZoom":"none""#, #""maximumZoom":3"#, #""maximumZoom":{"timesFit":0}"#,
      #""maximumZoom":{"timesFit":-1}"#, #""maximumZoom":{"timesFit":1,"scale":1}"#,
      #""maximumZoom":{"timesRest":1}"#, #""maximumZoom":{"largest":[]}"#,
      #""maximumZoom":{"largest":["none"]}"#, #""maximumZoom":{"largest":{"scale":1}}"#,
      #""doubleTap":"min""#, #""doubleTap":{"largest":["maximum"]}"#,
      #""doubleTapToggle":"rest""#, #""doubleTapAnchor":"middle""#, #""pagingWhileZoomed":"free""#,
      #""pageSpacing":-1"#, #""pageSpacing":{"ofWidth":-1}"#, #""pageSpacing":{"points":1}"#,
      #""pageSpacing":"20""#, #""touchpadPageVelocity":null"#, #""dismiss":"up""#,
      #""keyTurn":"slide""#, #""deceleration":"slow""#, #""wheel":"scroll""#, #""resize":"keep""#,
      #""platform":"gtk""#, #""preset":"gtk""#,
    ])
  func refusesSetting(setting: String) {
    let line = #"{"t":0,"set":{"# + setting + "}}"
    #expect(error(usualHeader + "\n" + line)?.hasPrefix("line 2: ") == true)
  }

  @Test("a page that has left the list cannot be asked for, but its size may come late")
  func judgesPhotosThatHaveGone() {
    let gone = usualHeader + "\n" + #"{"t":0,"photos":[["a",4000,3000]]}"# + "\n"
    #expect(error(gone + #"{"t":1,"go":"b"}"#) == "line 3: unknown id \"b\"")
    #expect(error(gone + #"{"t":1,"size":["b",30,40]}"#) == nil)
  }

  @Test(
    "a finger may land again after it lifted or was taken away; others may move and lift freely")
  func judgesFingers() {
    let lines = [
      usualHeader, #"{"t":0,"move":[1,0,0]}"#, #"{"t":0,"up":[1,0,0]}"#, #"{"t":0,"cancel":1}"#,
      #"{"t":0,"down":[1,0,0]}"#, #"{"t":0,"up":[1,0,0]}"#, #"{"t":0,"down":[1,0,0]}"#,
      #"{"t":0,"cancel":1}"#, #"{"t":0,"down":[1,0,0]}"#,
    ]
    #expect(error(lines.joined(separator: "\n")) == nil)
    #expect(
      error((lines + [lines[8]]).joined(separator: "\n")) == "line 10: finger 1 is down already")
  }

  @Test("blank lines say nothing but count, and a line may end with a carriage return")
  func skipsBlankLines() {
    #expect(
      error("\n" + usualHeader + "\r\n \t\r\n" + #"{"t":0}"#) == "line 4: the line has no event")
    #expect(error("\n\n") == "line 3: " + TraceProblem.empty.description)
  }
}
