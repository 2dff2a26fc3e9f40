import CAdwaita
import PerigeeCore
import Testing

@testable import perigee

struct KeyBindingsTests {
  private func action(_ key: Int32, control: Bool = false, shift: Bool = false) -> WindowAction? {
    KeyBindings.action(isControl: control, isShift: shift) { $0 == key }
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

  @Test("Space stops and plays what moves, and is not a letter with Control")
  func playing() {
    #expect(action(GDK_KEY_space) == .playPause)
    #expect(action(GDK_KEY_space, control: true) == nil)
  }

  @Test("Control with the page keys turns pages inside the file, without it the photos")
  func filePages() {
    #expect(action(GDK_KEY_Page_Down, control: true) == .filePage(by: 1))
    #expect(action(GDK_KEY_KP_Page_Up, control: true) == .filePage(by: -1))
    #expect(action(GDK_KEY_Page_Down) == .photo(.nextPage))
  }

  @Test("F9 and Alt with Return show what is known of the photo; Alt leaves other keys alone")
  func properties() {
    #expect(action(GDK_KEY_F9) == .properties)
    #expect(KeyBindings.actionWithAlt { $0 == GDK_KEY_Return } == .properties)
    #expect(KeyBindings.actionWithAlt { $0 == GDK_KEY_Left } == nil)
  }

  @Test("F5 reads the photo again")
  func reload() {
    #expect(action(GDK_KEY_F5) == .reload)
  }

  @Test("the menu, the list of keys and keeping the zoom have Loupe's keys, or their own")
  func menu() {
    #expect(action(GDK_KEY_F10) == .menu)
    #expect(action(GDK_KEY_question, control: true) == .shortcuts)
    #expect(action(GDK_KEY_n, control: true) == .newWindow)
    #expect(action(GDK_KEY_k) == .keepZoom)
    #expect(action(GDK_KEY_k, control: true) == nil)
  }

  @Test("what closes a window needs Control")
  func closing() {
    #expect(action(GDK_KEY_q) == nil)
    #expect(action(GDK_KEY_q, control: true) == .quit)
    #expect(action(GDK_KEY_w, control: true) == .close)
    #expect(action(GDK_KEY_o, control: true) == .open)
  }

  @Test("R turns the photo, right with Control, left with Shift too, whatever Caps Lock does")
  func rotation() {
    for key in [GDK_KEY_r, GDK_KEY_R] {
      #expect(action(key, control: true) == .photo(.rotateRight))
      #expect(action(key, control: true, shift: true) == .photo(.rotateLeft))
      #expect(action(key) == nil)
    }
  }

  @Test("no two bindings claim the same key")
  func unambiguous() {
    for control in [false, true] {
      for shift in [false, true] {
        let claimed = KeyBindings.all.filter {
          $0.control.allows(control) && $0.shift.allows(shift)
        }.flatMap(\.keys)
        #expect(Set(claimed).count == claimed.count)
      }
    }
  }
}
