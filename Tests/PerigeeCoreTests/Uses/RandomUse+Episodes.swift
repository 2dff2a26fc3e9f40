import PerigeeCore

// What people do, one thing after the other, and sometimes one in the midst of another.

extension RandomUse {
  /// One thing a person does, from beginning to end.
  mutating func episode() {
    switch dice.whole(below: 16) {
    case 0...3: drag()
    case 4, 5: taps()
    case 6...8: fingers(2 + dice.whole(below: dice.chance(0.25) ? 4 : 1))
    case 9: touchpad()
    case 10: wheel()
    case 11: magnify()
    case 12, 13: command()
    case 14: environment()
    default: chaos()
    }
    // Often the next thing comes while this one still moves.
    pass(dice.one(of: [0, 0.02, 0.1, 0.3, 2.5, 12]))
  }

  private func finger(_ number: Int) -> Finger { Finger(rawValue: Int32(number) + 1) }

  private mutating func drag() {
    let kind = dice.one(of: [PointerKind.touch, .touch, .touch, .mouse, .pen])
    var place = point()
    add(.down(finger(0), at: place, kind, button: 1))
    // Along an axis, diagonal, or any way; slow or a flick.
    var way = dice.one(of: [
      ViewVector(dx: 1, dy: 0), ViewVector(dx: -1, dy: 0), ViewVector(dx: 0, dy: 1),
      ViewVector(dx: 0, dy: -1), ViewVector(dx: 1, dy: 1),
      ViewVector(dx: dice.number(in: -1...1), dy: dice.number(in: -1...1)),
    ])
    // Up to 20,000 points a second at 16 ms.
    let step = dice.one(of: [1.0, 6, 20, 60, 320])
    for index in 0..<(2 + dice.whole(below: 14)) {
      if index == 6, dice.chance(0.3) { way = way * -1 }
      place = place + way * step
      pass(dice.one(of: [0.004, 0.008, 0.016, 0.016]), frames: 1)
      add(.move(finger(0), to: place))
      if dice.chance(0.02) { environment() }
    }
    if dice.chance(0.3) { pass(0.15) }
    add(dice.chance(0.1) ? .cancel(finger(0)) : .up(finger(0), at: place))
  }

  private mutating func taps() {
    let place = point()
    for _ in 0..<(1 + dice.whole(below: 3)) {
      add(.down(finger(0), at: place, .touch, button: 1))
      pass(dice.one(of: [0.03, 0.05, 0.9]), frames: 2)
      if dice.chance(0.15) {
        // Quick zoom, where this is the second.
        var moving = place
        for _ in 0..<6 {
          moving.y += dice.number(in: -40...60)
          add(.move(finger(0), to: moving))
          pass(0.016, frames: 1)
        }
        add(.up(finger(0), at: moving))
      } else {
        add(.up(finger(0), at: place))
      }
      pass(dice.one(of: [0.05, 0.1, 0.5]), frames: 3)
    }
  }

  /// Several fingers come, move about, and go one by one, some to come back.
  private mutating func fingers(_ count: Int) {
    var places: [ViewPoint] = []
    var isDown: [Bool] = []
    for index in 0..<count {
      places.append(point())
      isDown.append(true)
      add(.down(finger(index), at: places[index], .touch, button: 1))
      if dice.chance(0.4) { pass(0.016, frames: 1) }
    }
    for _ in 0..<(4 + dice.whole(below: 25)) {
      let index = dice.whole(below: count)
      if isDown[index] {
        if dice.chance(0.06) {
          isDown[index] = false
          add(.up(finger(index), at: places[index]))
        } else {
          places[index] =
            places[index]
            + ViewVector(dx: dice.number(in: -30...30), dy: dice.number(in: -30...30))
          add(.move(finger(index), to: places[index]))
        }
      } else if dice.chance(0.3) {
        isDown[index] = true
        add(.down(finger(index), at: places[index], .touch, button: 1))
      }
      if dice.chance(0.6) { pass(0.008, frames: 1) }
      if dice.chance(0.02) { environment() }
    }
    for index in 0..<count where isDown[index] {
      add(dice.chance(0.05) ? .cancel(finger(index)) : .up(finger(index), at: places[index]))
      if dice.chance(0.5) { pass(dice.one(of: [0.01, 0.05, 0.3]), frames: 2) }
    }
  }

  private mutating func touchpad() {
    let place = point()
    let modifiers: Modifiers = dice.chance(0.2) ? [.control] : []
    let way = dice.one(of: [
      ViewVector(dx: 1, dy: 0), ViewVector(dx: -1, dy: 0.2), ViewVector(dx: 0, dy: -1),
      ViewVector(dx: 1, dy: 1),
    ])
    add(.scroll(.zero, at: place, .began, modifiers))
    for _ in 0..<(1 + dice.whole(below: 15)) {
      pass(0.01, frames: 1)
      add(.scroll(way * dice.number(in: 0...50), at: place, .changed, modifiers))
      if dice.chance(0.02) { environment() }
    }
    add(.scroll(.zero, at: place, .ended, modifiers))
    for _ in 0..<dice.whole(below: 8) {
      pass(0.01, frames: 1)
      add(.scroll(way * dice.number(in: 0...30), at: place, .momentum, []))
    }
  }

  private mutating func wheel() {
    let modifiers = dice.one(of: [Modifiers(), [], [.control], [.shift], [.control, .shift]])
    for _ in 0..<(1 + dice.whole(below: 6)) {
      let way = ViewVector(
        dx: dice.one(of: [0, 0, 1, -0.2]), dy: dice.one(of: [-3, -1, 1, 2, 0.25]))
      add(.scroll(way, at: point(), .none, modifiers))
      pass(dice.one(of: [0.02, 0.1, 0.3]), frames: 4)
    }
  }

  private mutating func magnify() {
    add(.magnify(1, at: point(), .began))
    for _ in 0..<(1 + dice.whole(below: 12)) {
      add(.magnify(dice.number(in: 0.8...1.3), at: point(), .changed))
      pass(0.016, frames: 1)
      if dice.chance(0.02) { environment() }
    }
    add(.magnify(1, at: point(), .ended))
  }

  private mutating func command() {
    let commands: [Command] = [
      .zoomIn, .zoomIn, .zoomOut, .zoomToFit, .zoomToActual(times: 1), .zoomToActual(times: 2),
      .nextPage, .previousPage, .firstPage, .lastPage, .panLeft, .panRight, .panUp, .panDown,
      .rotateLeft, .rotateRight,
    ]
    for _ in 0..<(1 + dice.whole(below: 4)) {
      if dice.chance(0.2) {
        add(.go(id(), animated: dice.chance(0.7)))
      } else {
        let place = dice.chance(0.5) ? point() : nil
        add(.command(dice.one(of: commands), dice.one(of: [.key, .button]), at: place))
      }
      pass(dice.one(of: [0, 0.05, 0.2]), frames: 6)
    }
  }

  /// Events in no order a host would send.
  private mutating func chaos() {
    for _ in 0..<12 {
      let number = dice.whole(below: 4)
      switch dice.whole(below: 8) {
      case 0, 1: add(.down(finger(number), at: point(), .touch, button: 1))
      case 2, 3: add(.move(finger(number), to: point()))
      case 4: add(.up(finger(number), at: point()))
      case 5: add(.cancel(finger(number)))
      case 6:
        add(
          .scroll(
            ViewVector(dx: dice.number(in: -90...90), dy: dice.number(in: -90...90)),
            at: point(), dice.one(of: [.began, .changed, .ended, .momentum, .none]), []))
      default:
        add(
          .magnify(
            dice.number(in: 0.5...2), at: point(), dice.one(of: [.began, .changed, .ended])))
      }
      if dice.chance(0.4) { pass(0.02, frames: 1) }
    }
    add(.scroll(.zero, at: .zero, .ended, []))
    add(.magnify(1, at: .zero, .ended))
    for number in 0..<4 { add(.up(finger(number), at: point())) }
  }
}
