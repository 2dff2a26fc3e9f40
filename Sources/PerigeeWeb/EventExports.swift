#if arch(wasm32)
  import PerigeeCore

  // Times are seconds; places are view points from the viewport's top left corner. A number that
  // stands for no word makes the call do nothing.

  private func handle(_ handle: Int32, _ event: InputEvent, at time: Double) {
    viewer(handle)?.viewer.handle(event, at: time)
  }

  /// A finger lands: touch, mouse and pen are 0 … 2.
  @_expose(wasm, "perigee_down")
  @_cdecl("perigee_down")
  public func perigee_down(
    _ viewer: Int32, _ time: Double, _ finger: Int32, _ x: Double, _ y: Double, _ pointer: Int32,
    _ button: Int32
  ) {
    guard let pointer = choice(pointer, [PointerKind.touch, .mouse, .pen]) else { return }
    let point = ViewPoint(x: x, y: y)
    handle(
      viewer, .down(Finger(rawValue: finger), at: point, pointer, button: Int(button)), at: time)
  }

  /// A finger is now elsewhere.
  @_expose(wasm, "perigee_move")
  @_cdecl("perigee_move")
  public func perigee_move(
    _ viewer: Int32, _ time: Double, _ finger: Int32, _ x: Double, _ y: Double
  ) {
    handle(viewer, .move(Finger(rawValue: finger), to: ViewPoint(x: x, y: y)), at: time)
  }

  /// A finger lifts.
  @_expose(wasm, "perigee_up")
  @_cdecl("perigee_up")
  public func perigee_up(
    _ viewer: Int32, _ time: Double, _ finger: Int32, _ x: Double, _ y: Double
  ) {
    handle(viewer, .up(Finger(rawValue: finger), at: ViewPoint(x: x, y: y)), at: time)
  }

  /// The system takes a finger away.
  @_expose(wasm, "perigee_cancel")
  @_cdecl("perigee_cancel")
  public func perigee_cancel(_ viewer: Int32, _ time: Double, _ finger: Int32) {
    handle(viewer, .cancel(Finger(rawValue: finger)), at: time)
  }

  /// A wheel or touchpad scrolls: the phases none, began, changed, ended and momentum are 0 … 4; of
  /// `modifiers`, 1 is control and 2 is shift.
  @_expose(wasm, "perigee_scroll")
  @_cdecl("perigee_scroll")
  public func perigee_scroll(
    _ viewer: Int32, _ time: Double, _ dx: Double, _ dy: Double, _ x: Double, _ y: Double,
    _ phase: Int32, _ modifiers: Int32
  ) {
    let phases: [ScrollPhase] = [.none, .began, .changed, .ended, .momentum]
    guard let phase = choice(phase, phases) else { return }
    let modifiers = Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers & 3))
    let delta = ViewVector(dx: dx, dy: dy)
    handle(viewer, .scroll(delta, at: ViewPoint(x: x, y: y), phase, modifiers), at: time)
  }

  /// A touchpad pinch: the phases began, changed and ended are 0 … 2.
  @_expose(wasm, "perigee_magnify")
  @_cdecl("perigee_magnify")
  public func perigee_magnify(
    _ viewer: Int32, _ time: Double, _ factor: Double, _ x: Double, _ y: Double, _ phase: Int32
  ) {
    guard let phase = choice(phase, [MagnifyPhase.began, .changed, .ended]) else { return }
    handle(viewer, .magnify(factor, at: ViewPoint(x: x, y: y), phase), at: time)
  }

  /// A key or button: `command` counts as the list `commands` of Web/engine.mjs does, key and button
  /// are 0 and 1, and `hasPoint` is 0 without a pointer.
  @_expose(wasm, "perigee_command")
  @_cdecl("perigee_command")
  public func perigee_command(
    _ viewer: Int32, _ time: Double, _ command: Int32, _ times: Double, _ source: Int32,
    _ hasPoint: Int32, _ x: Double, _ y: Double
  ) {
    let commands: [Command] = [
      .zoomIn, .zoomOut, .zoomToFit, .zoomToActual(times: times), .nextPage, .previousPage,
      .firstPage, .lastPage, .panLeft, .panRight, .panUp, .panDown, .rotateLeft, .rotateRight,
    ]
    guard let command = choice(command, commands),
      let source = choice(source, [CommandSource.key, .button])
    else { return }
    let point = hasPoint != 0 ? ViewPoint(x: x, y: y) : nil
    handle(viewer, .command(command, source, at: point), at: time)
  }

  /// A page control so many points wide is tapped, or a finger drags along it.
  @_expose(wasm, "perigee_page_control")
  @_cdecl("perigee_page_control")
  public func perigee_page_control(
    _ viewer: Int32, _ time: Double, _ isDragged: Int32, _ x: Double, _ width: Double
  ) {
    let event: InputEvent =
      isDragged != 0
      ? .scrubPageControl(to: x, width: width) : .tapPageControl(at: x, width: width)
    handle(viewer, event, at: time)
  }

  /// The program asks for a page.
  @_expose(wasm, "perigee_go")
  @_cdecl("perigee_go")
  public func perigee_go(_ viewer: Int32, _ time: Double, _ photo: Int32, _ animated: Int32) {
    handle(viewer, .go(PhotoID(rawValue: photo), animated: animated != 0), at: time)
  }

  /// The viewport has another size.
  @_expose(wasm, "perigee_resize")
  @_cdecl("perigee_resize")
  public func perigee_resize(
    _ viewer: Int32, _ time: Double, _ width: Double, _ height: Double
  ) {
    handle(viewer, .resize(ViewSize(width: width, height: height)), at: time)
  }

  /// The display has so many device pixels for each view point.
  @_expose(wasm, "perigee_display_scale")
  @_cdecl("perigee_display_scale")
  public func perigee_display_scale(_ viewer: Int32, _ time: Double, _ scale: Double) {
    handle(viewer, .displayScale(scale), at: time)
  }

  /// A photo's size became known, or a better version of it has this one.
  @_expose(wasm, "perigee_size")
  @_cdecl("perigee_size")
  public func perigee_size(
    _ viewer: Int32, _ time: Double, _ photo: Int32, _ width: Double, _ height: Double
  ) {
    let size = PixelSize(width: width, height: height)
    handle(viewer, .size(PhotoID(rawValue: photo), size), at: time)
  }
#endif
