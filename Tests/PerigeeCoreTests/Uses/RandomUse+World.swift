import PerigeeCore

// What changes around the viewer while it is in use.

extension RandomUse {
  /// Something of the world outside changes.
  mutating func environment() {
    switch dice.whole(below: 10) {
    case 0, 1: add(.resize(Self.viewport(&dice)))
    case 2: add(.displayScale(dice.one(of: [1, 2, 1.25, 3, 0.5])))
    case 3: add(.size(id(), Self.size(&dice) ?? PixelSize(width: 0, height: 3)))
    case 4: betterVersion()
    case 5:
      worldSettings = worldSettings.with { $0.reduceMotion.toggle() }
      add(.set(worldSettings))
    case 6: otherSettings()
    case 7: scrubbing()
    default: steps.append((now, .photos(otherPhotos())))
    }
  }

  /// A sharper or a rougher version of a photo of the list has been read.
  private mutating func betterVersion() {
    let better = dice.one(of: [0.1, 0.5, 2, 7])
    guard !list.isEmpty else { return }
    let photo = list[dice.whole(below: list.count)]
    guard let size = photo.size else { return }
    let side = max(size.width, size.height) * better
    guard side <= 100_000 else { return }
    add(.size(photo.id, PixelSize(width: size.width * better, height: size.height * better)))
  }

  /// A person or the program changes some setting; which conventions the host has stays.
  private mutating func otherSettings() {
    let platform = worldSettings.platform
    worldSettings =
      dice.chance(0.4)
      ? Self.settings(&dice).with { $0.platform = platform }
      : Self.changed(worldSettings, &dice, share: 0.15)
    add(.set(worldSettings))
  }

  private mutating func scrubbing() {
    let width = dice.one(of: [40.0, 200, 390])
    let isTap = dice.chance(0.5)
    for _ in 0..<(1 + dice.whole(below: 4)) {
      let x = dice.number(in: -0.1...1.1) * width
      add(isTap ? .tapPageControl(at: x, width: width) : .scrubPageControl(to: x, width: width))
      pass(dice.one(of: [0, 0.016, 0.1]), frames: 2)
    }
  }

  private mutating func otherPhotos() -> [Photo] {
    // Mostly what is there changes a little; now and then all that went comes back.
    if dice.chance(0.2) { list = photos }
    switch dice.whole(below: 6) {
    case 0, 1:
      for _ in 0..<(1 + dice.whole(below: 3)) {
        nextID += 1
        list.insert(
          Photo(id: PhotoID(rawValue: nextID), size: Self.size(&dice)),
          at: dice.whole(below: list.count + 1))
      }
    case 2, 3: if !list.isEmpty { list.remove(at: dice.whole(below: list.count)) }
    case 4:
      for index in list.indices.dropFirst() {
        list.swapAt(index, dice.whole(below: index + 1))
      }
    default: list = Array(list.prefix(dice.whole(below: list.count + 1)))
    }
    return list
  }
}
