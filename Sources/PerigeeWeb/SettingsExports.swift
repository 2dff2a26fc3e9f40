#if arch(wasm32)
  import PerigeeCore

  /// Begins settings with a preset: ios, gtk, web, R1 … R5 are 0 … 7.
  @_expose(wasm, "perigee_settings_preset")
  @_cdecl("perigee_settings_preset")
  public func perigee_settings_preset(_ preset: Int32) {
    draft.settings =
      switch preset {
      case 1: .gtk
      case 2: .web
      case 3: .r1
      case 4: .r2
      case 5: .r3
      case 6: .r4
      case 7: .r5
      default: .ios
      }
    draft.levels = []
  }

  /// Begins settings with those the viewer has now.
  @_expose(wasm, "perigee_settings_load")
  @_cdecl("perigee_settings_load")
  public func perigee_settings_load(_ handle: Int32) {
    if let viewer = viewer(handle) { draft.settings = viewer.settings }
    draft.levels = []
  }

  /// Makes the settings the viewer's, at `time` in seconds.
  @_expose(wasm, "perigee_settings_apply")
  @_cdecl("perigee_settings_apply")
  public func perigee_settings_apply(_ handle: Int32, _ time: Double) {
    guard let viewer = viewer(handle) else { return }
    viewer.settings = draft.settings
    viewer.viewer.handle(.set(draft.settings), at: time)
  }

  /// Puts a zoom level on the pile: automatic, fill, timesFit, timesMinimum, scale and pixelScale are
  /// 0 … 5.
  @_expose(wasm, "perigee_level")
  @_cdecl("perigee_level")
  public func perigee_level(_ kind: Int32, _ value: Double) {
    let levels: [ZoomLevel] = [
      .automatic, .fill, .timesFit(value), .timesMinimum(value), .scale(value), .pixelScale(value),
    ]
    if let level = choice(kind, levels) { draft.levels.append(level) }
  }

  /// Makes the upper `count` levels of the pile one: the largest of them.
  @_expose(wasm, "perigee_level_largest")
  @_cdecl("perigee_level_largest")
  public func perigee_level_largest(_ count: Int32) {
    let count = min(max(0, Int(count)), draft.levels.count)
    let levels = Array(draft.levels.suffix(count))
    draft.levels.removeLast(count)
    draft.levels.append(.largest(levels))
  }

  /// Sets one field.
  ///
  /// `field` counts as the list `fields` of Web/engine.mjs does; `value` is a number, 0 or 1, or
  /// the place of a word. A level is taken from the pile.
  @_expose(wasm, "perigee_set")
  @_cdecl("perigee_set")
  public func perigee_set(_ field: Int32, _ value: Double) {
    let word = value >= 0 && value < 100 ? Int32(value) : -1
    let flag = value != 0
    var settings = draft.settings
    defer { draft.settings = settings }
    switch field {
    case 0: settings.enlargeSmall = flag
    case 1: settings.readMode = flag
    case 2: settings.doubleTapDrag = flag
    case 3: settings.mouseDragPages = flag
    case 4: settings.loop = flag
    case 5: settings.rightToLeft = flag
    case 6: settings.bounces = flag
    case 7: settings.bouncesZoom = flag
    case 8: settings.reduceMotion = flag
    case 9: settings.keepZoom = flag
    case 10: settings.pageVelocity = value
    case 11: settings.touchpadPageVelocity = value
    case 12: settings.pageSpacing = .points(value)
    case 13: settings.pageSpacing = .ofWidth(value)
    case 14: settings.maximumZoom = draft.levels.popLast() ?? settings.maximumZoom
    case 15: settings.doubleTap = draft.levels.popLast().map { .level($0) } ?? settings.doubleTap
    case 16: settings.doubleTap = choice(word, [.none, .maximum]) ?? settings.doubleTap
    default: setWord(field, word, &settings)
    }
  }

  private func setWord(_ field: Int32, _ word: Int32, _ settings: inout Settings) {
    switch field {
    case 17: settings.contentMode = choice(word, [.fit, .fill]) ?? settings.contentMode
    case 18:
      settings.doubleTapToggle =
        choice(word, [.atRest, .belowMaximum]) ?? settings.doubleTapToggle
    case 19:
      settings.doubleTapAnchor = choice(word, [.finger, .center]) ?? settings.doubleTapAnchor
    case 20:
      settings.pagingWhileZoomed =
        choice(word, [.edgeStartOnly, .handoff, .locked]) ?? settings.pagingWhileZoomed
    case 21: settings.dismiss = choice(word, [.none, .down, .both]) ?? settings.dismiss
    case 22: settings.keyTurn = choice(word, [.cut, .animated]) ?? settings.keyTurn
    case 23: settings.deceleration = choice(word, [.normal, .fast]) ?? settings.deceleration
    case 24: settings.wheel = choice(word, [.zoom, .page, .pan]) ?? settings.wheel
    case 25: settings.resize = choice(word, [.keepScale, .keepTimesFit]) ?? settings.resize
    default: break
    }
  }
#endif
