import PerigeeCore
import Testing

@testable import PerigeeGTK

private let here = ViewPoint(x: 10, y: 20)
private let there = ViewPoint(x: 30, y: 40)

struct InputTranslatorTests {
  private var translator = InputTranslator()

  @Test("each touch is a finger of its own from its first event to its last")
  mutating func fingers() {
    #expect(
      translator.translate(.touch(.began, sequence: 7, at: here))
        == [.down(Finger(rawValue: 1), at: here, .touch, button: 1)])
    #expect(
      translator.translate(.touch(.began, sequence: 9, at: there))
        == [.down(Finger(rawValue: 2), at: there, .touch, button: 1)])
    #expect(
      translator.translate(.touch(.changed, sequence: 7, at: there))
        == [.move(Finger(rawValue: 1), to: there)])
    #expect(
      translator.translate(.touch(.ended, sequence: 7, at: there))
        == [.up(Finger(rawValue: 1), at: there)])
    #expect(
      translator.translate(.touch(.cancelled, sequence: 9, at: there))
        == [.cancel(Finger(rawValue: 2))])
    #expect(!translator.isActive)
  }

  @Test("a touch that never began is ignored")
  mutating func unknownTouch() {
    #expect(translator.translate(.touch(.changed, sequence: 7, at: here)).isEmpty)
    #expect(translator.translate(.touch(.ended, sequence: 7, at: here)).isEmpty)
  }

  @Test("a touch that begins twice cancels the one the display forgot to end")
  mutating func repeatedBegin() {
    _ = translator.translate(.touch(.began, sequence: 7, at: here))
    #expect(
      translator.translate(.touch(.began, sequence: 7, at: there)) == [
        .cancel(Finger(rawValue: 1)),
        .down(Finger(rawValue: 2), at: there, .touch, button: 1),
      ])
  }

  @Test("lost input cancels everything that is held")
  mutating func lostInput() {
    _ = translator.translate(.touch(.began, sequence: 7, at: here))
    _ = translator.translate(.touch(.began, sequence: 9, at: here))
    _ = translator.translate(.button(isDown: true, number: 1, at: here, .mouse))
    #expect(
      translator.translate(.inputLost) == [
        .cancel(Finger(rawValue: 1)), .cancel(Finger(rawValue: 2)),
        .cancel(InputTranslator.mouse),
      ])
    #expect(!translator.isActive)
    #expect(translator.translate(.touch(.ended, sequence: 7, at: here)).isEmpty)
  }

  @Test("a pointer that moves without a button is no event; with one it drags")
  mutating func mouse() {
    #expect(translator.translate(.motion(at: here)).isEmpty)
    _ = translator.translate(.button(isDown: true, number: 1, at: here, .mouse))
    #expect(
      translator.translate(.motion(at: there)) == [.move(InputTranslator.mouse, to: there)])
  }

  @Test("a second button while one is held changes nothing")
  mutating func secondButton() {
    _ = translator.translate(.button(isDown: true, number: 1, at: here, .mouse))
    #expect(translator.translate(.button(isDown: true, number: 3, at: here, .mouse)).isEmpty)
    #expect(translator.translate(.button(isDown: false, number: 3, at: here, .mouse)).isEmpty)
    #expect(
      translator.translate(.button(isDown: false, number: 1, at: there, .mouse))
        == [.up(InputTranslator.mouse, at: there)])
  }

  @Test("the buttons for back and forward turn a page once, and not while another is held")
  mutating func sideButtons() {
    #expect(
      translator.translate(.button(isDown: true, number: 8, at: here, .mouse))
        == [.command(.previousPage, .key, at: nil)])
    #expect(translator.translate(.button(isDown: false, number: 8, at: here, .mouse)).isEmpty)
    #expect(
      translator.translate(.button(isDown: true, number: 9, at: here, .mouse))
        == [.command(.nextPage, .key, at: nil)])
    #expect(!translator.isActive)
    _ = translator.translate(.button(isDown: true, number: 1, at: here, .mouse))
    #expect(translator.translate(.button(isDown: true, number: 9, at: here, .mouse)).isEmpty)
    #expect(
      translator.translate(.button(isDown: false, number: 1, at: here, .mouse))
        == [.up(InputTranslator.mouse, at: here)])
  }

  @Test("touchpad scrolling is one stream from its first delta to the stop")
  mutating func touchpadStream() {
    let delta = ViewVector(dx: 3, dy: 4)
    #expect(
      translator.translate(.touchpadScroll(delta, at: here, []))
        == [.scroll(delta, at: here, .began, [])])
    #expect(
      translator.translate(.touchpadScroll(delta, at: here, .shift))
        == [.scroll(delta, at: here, .changed, .shift)])
    #expect(
      translator.translate(.touchpadStop(at: there)) == [.scroll(.zero, at: there, .ended, [])])
    #expect(translator.translate(.touchpadStop(at: there)).isEmpty)
  }

  @Test("whatever else happens ends a touchpad stream first")
  mutating func streamIsEnded() {
    _ = translator.translate(.touchpadScroll(ViewVector(dx: 3, dy: 4), at: here, []))
    #expect(
      translator.translate(.wheel(ViewVector(dx: 0, dy: 1), at: there, .control)) == [
        .scroll(.zero, at: here, .ended, []),
        .scroll(ViewVector(dx: 0, dy: 1), at: there, .none, .control),
      ])
  }

  @Test("a touchpad pinch comes as the factor since the event before")
  mutating func pinch() {
    #expect(
      translator.translate(.touchpadPinch(.began, scale: 1, at: here))
        == [.magnify(1, at: here, .began)])
    #expect(
      translator.translate(.touchpadPinch(.changed, scale: 2, at: here))
        == [.magnify(2, at: here, .changed)])
    #expect(
      translator.translate(.touchpadPinch(.changed, scale: 3, at: here))
        == [.magnify(1.5, at: here, .changed)])
    #expect(
      translator.translate(.touchpadPinch(.changed, scale: 0, at: here)).isEmpty, "no such spread")
    #expect(
      translator.translate(.touchpadPinch(.ended, scale: 3, at: here))
        == [.magnify(1, at: here, .ended)])
  }

  @Test("fingers laid on a touchpad begin a stream that scrolling goes on with")
  mutating func hold() {
    let delta = ViewVector(dx: 3, dy: 4)
    #expect(
      translator.translate(.touchpadHold(.began, at: here)) == [
        .scroll(.zero, at: here, .began, [])
      ])
    #expect(translator.translate(.touchpadHold(.cancelled, at: here)).isEmpty)
    #expect(
      translator.translate(.touchpadScroll(delta, at: here, []))
        == [.scroll(delta, at: here, .changed, [])])
  }
}
