import PerigeePhotos
import Testing

@testable import perigee

struct WindowCommandTests {
  @Test("without a display there is one line and exit status 69")
  func noDisplay() {
    let run = ProgramRun()
    #expect(run.status == 69)
    #expect(run.errorLines == ["perigee: there is no display to open a window on"])
  }

  @Test("an option that does not exist is one line and exit status 64")
  func unknownOption() {
    let run = ProgramRun("--zoom", "photo.jpg")
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.errorText.contains("--zoom"))
  }

  @Test("--help and --version answer on standard output", arguments: ["--help", "--version"])
  func answers(option: String) {
    let run = ProgramRun(option)
    #expect(run.status == 0)
    #expect(!run.outputText.isEmpty)
    #expect(run.errorText.isEmpty)
  }

  @Test("what follows -- is a photo, whatever it looks like; a lone - is a name too")
  func endOfOptions() {
    let names = ["a.jpg", "--", "--help", "-"].map { FilePath($0) }
    #expect(WindowCommand.parse(names) == .open([names[0], names[2], names[3]]))
    #expect(WindowCommand.parse([FilePath("-")]) == .open([FilePath("-")]))
    #expect(WindowCommand.parse([]) == .open([]))
  }

  @Test("--restore goes on with the last photo, unless others are named")
  func restoring() {
    #expect(WindowCommand.parse([FilePath("--restore")]) == .restore)
    let both = [FilePath("--restore"), FilePath("a.jpg")]
    #expect(WindowCommand.parse(both) == .open([FilePath("a.jpg")]))
  }

  @Test("a socket's path is read from a bus address; other kinds of address have none")
  func busAddress() {
    #expect(SessionBus.socketPath(in: "unix:path=/run/user/1/bus,guid=ab") == "/run/user/1/bus")
    #expect(SessionBus.socketPath(in: "unix:path=/a;unix:path=/b") == "/a")
    #expect(SessionBus.socketPath(in: "unix:abstract=/a") == nil)
    #expect(SessionBus.socketPath(in: "disabled:") == nil)
  }
}
