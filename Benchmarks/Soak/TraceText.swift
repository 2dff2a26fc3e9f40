import PerigeeCore
import PerigeeTrace

/// A made-up use as a trace, with a look after every step.
enum TraceText {
  static func lines(of use: RandomUse) -> [String] {
    let writer = TraceWriter { "p\($0.rawValue)" }
    let preset: TracePreset =
      switch use.settings.platform {
      case .ios: .ios
      case .gtk: .gtk
      case .web: .web
      }
    var header = TraceHeader(
      viewport: use.viewport, photos: use.photos, preset: preset, settings: use.settings)
    header.displayScale = use.displayScale
    header.current = use.current.flatMap { id in
      use.photos.contains { $0.id == id } ? id : nil
    }
    var lines = [writer.line(header)]
    for (time, step) in use.steps {
      let action: TraceEvent.Action? =
        switch step {
        case .event(let event): .input(event)
        case .photos(let photos): .photos(photos)
        case .frame: nil
        }
      if let action { lines.append(writer.line(TraceEvent(time: time, action: action))) }
      lines.append(writer.line(TraceEvent(time: time, action: .probe)))
    }
    return lines
  }
}
