import CAdwaita
import PerigeeCore
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

  @Test("a socket's path is read from a bus address; other kinds of address have none")
  func busAddress() {
    #expect(SessionBus.socketPath(in: "unix:path=/run/user/1/bus,guid=ab") == "/run/user/1/bus")
    #expect(SessionBus.socketPath(in: "unix:path=/a;unix:path=/b") == "/a")
    #expect(SessionBus.socketPath(in: "unix:abstract=/a") == nil)
    #expect(SessionBus.socketPath(in: "disabled:") == nil)
  }
}

struct KeyBindingsTests {
  private func action(_ key: Int32, control: Bool = false) -> WindowAction? {
    KeyBindings.action(isControl: control) { $0 == key }
  }

  @Test("zoom keys work with and without Control, and on the keypad")
  func zoomKeys() {
    for control in [false, true] {
      for key in [GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add] {
        #expect(action(key, control: control) == .photo(.zoomIn))
      }
      for key in [GDK_KEY_minus, GDK_KEY_KP_Subtract] {
        #expect(action(key, control: control) == .photo(.zoomOut))
      }
      #expect(action(GDK_KEY_KP_0, control: control) == .photo(.zoomToFit))
      #expect(action(GDK_KEY_1, control: control) == .photo(.zoomToActual(times: 1)))
      #expect(action(GDK_KEY_KP_3, control: control) == .photo(.zoomToActual(times: 3)))
    }
  }

  @Test("arrows page, and pan with Control")
  func arrows() {
    #expect(action(GDK_KEY_Left) == .pageLeft)
    #expect(action(GDK_KEY_KP_Right) == .pageRight)
    #expect(action(GDK_KEY_Left, control: true) == .photo(.panLeft))
  }

  @Test("what closes a window needs Control")
  func closing() {
    #expect(action(GDK_KEY_q) == nil)
    #expect(action(GDK_KEY_q, control: true) == .quit)
    #expect(action(GDK_KEY_w, control: true) == .close)
    #expect(action(GDK_KEY_o, control: true) == .open)
  }

  @Test("no two bindings claim the same key")
  func unambiguous() {
    for control in [false, true] {
      let claimed = KeyBindings.all.filter { $0.control != (control ? .no : .needed) }
        .flatMap(\.keys)
      #expect(Set(claimed).count == claimed.count)
    }
  }
}
