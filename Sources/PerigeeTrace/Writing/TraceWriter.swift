import PerigeeCore

/// Writes a trace line by line, so that a host can record one.
///
/// The host calls it with what it hands the engine. What is not finite cannot be written; the engine
/// refuses such events, so a recorder leaves them out.
public struct TraceWriter: Sendable {
  private let name: @Sendable (PhotoID) -> String

  /// Makes a writer; `name` gives a photo's text id, the same one every time and another for every
  /// photo.
  public init(name: @escaping @Sendable (PhotoID) -> String) {
    self.name = name
  }

  /// The first line, without a line feed.
  ///
  /// What has its usual value is left out.
  public func line(_ header: TraceHeader) -> String {
    var members: [JSONValue.Member] = [
      .init("trace", .number(1)), .init("viewport", Words.viewSize.write(header.viewport)),
    ]
    if header.displayScale != 1 {
      members.append(.init("displayScale", .number(header.displayScale)))
    }
    members.append(.init("photos", list(header.photos)))
    members.append(.init("current", header.current.map { .string(name($0)) } ?? .null))
    if header.preset != .ios { members.append(.init("preset", .string(header.preset.rawValue))) }
    let patch = SettingsPatch(from: header.preset.settings, to: header.settings)
    if !patch.isEmpty { members.append(.init("settings", patch.json)) }
    return JSONValue.object(members).description
  }

  /// A line after the first, without a line feed.
  public func line(_ event: TraceEvent) -> String {
    let members: [JSONValue.Member] =
      switch event.action {
      case .input(let input): self.members(input)
      case .photos(let photos): [.init("photos", list(photos))]
      case .set(let patch): [.init("set", patch.json)]
      case .probe: [.init("probe", .bool(true))]
      }
    return JSONValue.object([.init("t", .number(event.time))] + members).description
  }

  private func list(_ photos: [Photo]) -> JSONValue {
    .array(
      photos.map { photo in
        .array([
          .string(name(photo.id)), photo.size.map { .number($0.width) } ?? .null,
          photo.size.map { .number($0.height) } ?? .null,
        ])
      })
  }

  private func members(_ input: InputEvent) -> [JSONValue.Member] {
    switch input {
    case .down(let finger, let point, let pointer, let button):
      [.init("down", fields(finger, point))] + extras(pointer, button)
    case .move(let finger, let point): [.init("move", fields(finger, point))]
    case .up(let finger, let point): [.init("up", fields(finger, point))]
    case .cancel(let finger): [.init("cancel", .number(Double(finger.rawValue)))]
    case .scroll(let delta, let point, let phase, let modifiers):
      [
        .init("scroll", Words.vector.write(delta)), .init("at", Words.point.write(point)),
        .init("phase", Words.scrollPhase.write(phase)),
      ] + (modifiers.isEmpty ? [] : [.init("modifiers", Words.modifiers.write(modifiers))])
    case .magnify(let factor, let point, let phase):
      [
        .init("magnify", .number(factor)), .init("at", Words.point.write(point)),
        .init("phase", Words.magnifyPhase.write(phase)),
      ]
    case .command(let command, let source, let point): members(command, source, point)
    case .go(let id, let animated):
      [.init("go", .string(name(id))), .init("animated", .bool(animated))]
    case .tapPageControl(let x, let width):
      [.init("tapPageControl", Words.placeOnControl.write(PlaceOnControl(x: x, width: width)))]
    case .scrubPageControl(let x, let width):
      [.init("scrubPageControl", Words.placeOnControl.write(PlaceOnControl(x: x, width: width)))]
    case .resize(let size): [.init("resize", Words.viewSize.write(size))]
    case .displayScale(let scale): [.init("displayScale", .number(scale))]
    case .size(let id, let size):
      [.init("size", .array([.string(name(id)), .number(size.width), .number(size.height)]))]
    // Every field, since a whole value does not say what it differs from.
    case .set(let settings): [.init("set", SettingsPatch(all: settings).json)]
    }
  }

  private func members(
    _ command: Command, _ source: CommandSource, _ point: ViewPoint?
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if case .zoomToActual(let times) = command {
      members.append(.init("command", .string("zoomToActual")))
      if times != 1 { members.append(.init("times", .number(times))) }
    } else {
      members.append(.init("command", Words.command.write(command)))
    }
    if source != .key { members.append(.init("source", Words.commandSource.write(source))) }
    // The engine looks at the place for zooms alone, and so does the reader.
    if let point, command.isZoom { members.append(.init("at", Words.point.write(point))) }
    return members
  }

  private func fields(_ finger: Finger, _ point: ViewPoint) -> JSONValue {
    .array([.number(Double(finger.rawValue)), .number(point.x), .number(point.y)])
  }

  private func extras(_ pointer: PointerKind, _ button: Int) -> [JSONValue.Member] {
    (pointer == .touch ? [] : [.init("pointer", Words.pointer.write(pointer))])
      + (button == 1 ? [] : [.init("button", .number(Double(button)))])
  }
}

extension Command {
  /// Whether it changes the scale, about a point where one is given.
  fileprivate var isZoom: Bool {
    switch self {
    case .zoomIn, .zoomOut, .zoomToFit, .zoomToActual: true
    case .rotateLeft, .rotateRight, .nextPage, .previousPage, .firstPage, .lastPage, .panLeft,
      .panRight, .panUp, .panDown:
      false
    }
  }
}
