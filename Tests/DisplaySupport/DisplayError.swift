/// Why a display, an input device or a program could not be had.
public enum DisplayError: Error, CustomStringConvertible {
  /// A program could not be started; `reason` is the system's word for it.
  case cannotStart(program: String, reason: String)
  /// A server ended or said nothing before it was ready; `log` is the end of what it wrote.
  case notReady(program: String, log: String)
  /// The X server answers no connections.
  case cannotConnect(display: String)
  /// The server has no touch screen or touchpad: it was not started with one.
  case noTouch
  /// The X server lacks an extension that is needed.
  case missingExtension(String)
  /// The file an X server keeps its pixels in could not be read.
  case unreadablePixels(String)
  /// A file could not be written.
  case cannotWrite(path: String, reason: String)

  /// What went wrong, as a sentence.
  public var description: String {
    switch self {
    case .cannotStart(let program, let reason): "\(program) could not be started: \(reason)"
    case .notReady(let program, let log): "\(program) did not become ready: \(log)"
    case .cannotConnect(let display): "The X server \(display) accepts no connection."
    case .noTouch: "This X server was started without a touch screen."
    case .missingExtension(let name): "The X server lacks the extension \(name)."
    case .unreadablePixels(let path): "The screen's pixels in \(path) could not be read."
    case .cannotWrite(let path, let reason): "\(path) could not be written: \(reason)"
    }
  }
}
