import PerigeeCore
import Testing

@testable import PerigeeTrace

@Suite("Writing")
struct WriterTests {
  private let everything = #"""
    {"trace":1,"viewport":[400,800],"displayScale":2,"photos":[["a",4000,3000],["b\"\n",null,null]],"current":"a","preset":"R4","settings":{"loop":true,"maximumZoom":{"largest":["automatic","fill",{"timesMinimum":3},{"pixelScale":20}]},"doubleTap":{"timesFit":3},"pageSpacing":{"ofWidth":0.1},"dismiss":"both"}}
    {"t":0,"down":[1,100,400]}
    {"t":0.01,"down":[2,100.5,-400],"pointer":"mouse","button":3}
    {"t":0.1,"move":[1,110,400]}
    {"t":0.1,"up":[1,110,400]}
    {"t":0.2,"cancel":2}
    {"t":0.3,"scroll":[0,-1],"at":[5,6],"phase":"none"}
    {"t":0.3,"scroll":[1.5,-1],"at":[5,6],"phase":"momentum","modifiers":["control","shift"]}
    {"t":0.3,"magnify":1.05,"at":[5,6],"phase":"changed"}
    {"t":0.4,"command":"zoomIn","source":"button","at":[5,6]}
    {"t":0.4,"command":"zoomToActual","times":2}
    {"t":0.4,"command":"zoomToActual"}
    {"t":0.5,"go":"b\"\n","animated":true}
    {"t":0.5,"resize":[800,400]}
    {"t":0.5,"displayScale":1.25}
    {"t":0.6,"photos":[["c",1e-07,1e+21],["a",4000,3000]]}
    {"t":0.6,"size":["c",1,0]}
    {"t":0.6,"set":{"loop":false,"maximumZoom":"automatic","doubleTap":"none","pageSpacing":0}}
    {"t":0.7,"probe":true}
    """#

  @Test("what was read is written as it was, line by line")
  func writesWhatWasRead() throws {
    var reader = TraceReader()
    for line in everything.split(separator: "\n") {
      let read = try reader.read(Array(line.utf8))
      let names = reader.names
      let writer = TraceWriter { names[$0] ?? "" }
      switch read {
      case .header(let header): #expect(writer.line(header) == line)
      case .event(let event): #expect(writer.line(event) == line)
      case nil: Issue.record("nothing was read from \(line)")
      }
    }
  }

  @Test("a host's whole settings come back from its trace", arguments: TracePreset.allCases)
  func writesSettings(preset: TracePreset) throws {
    var reader = TraceReader()
    let writer = TraceWriter { "\($0.rawValue)" }
    let header = TraceHeader(viewport: .zero, photos: [], preset: .gtk, settings: preset.settings)
    guard case .header(let read) = try reader.read(Array(writer.line(header).utf8)) else { return }
    #expect(read.settings == preset.settings.with { $0.platform = .gtk })
    let event = TraceEvent(time: 0, action: .input(.set(preset.settings)))
    guard case .event(let again) = try reader.read(Array(writer.line(event).utf8)),
      case .set(let patch) = again.action
    else {
      Issue.record("not a change of settings")
      return
    }
    #expect(patch.applied(to: .web) == preset.settings.with { $0.platform = .web })
  }

  @Test("where the pointer was is written for zooms alone, which are about it")
  func place() {
    let writer = TraceWriter { "\($0.rawValue)" }
    func line(_ command: Command) -> String {
      let input = InputEvent.command(command, .key, at: ViewPoint(x: 5, y: 6))
      return writer.line(TraceEvent(time: 0, action: .input(input)))
    }
    #expect(line(.zoomOut) == #"{"t":0,"command":"zoomOut","at":[5,6]}"#)
    #expect(line(.nextPage) == #"{"t":0,"command":"nextPage"}"#)
    #expect(line(.rotateLeft) == #"{"t":0,"command":"rotateLeft"}"#)
  }
}
