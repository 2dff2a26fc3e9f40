import CAdwaita
import PerigeePhotos

/// What the Details of an error page say, a line for each thing known.
struct FailureDetails: Equatable {
  /// The lines, in order.
  let lines: [String]

  /// Gathers what is known.
  ///
  /// - Parameters:
  ///   - path: where the photo is, as text to show.
  ///   - format: what the content was found to be, such as `jpeg`; `nil` when it was not.
  ///   - failure: why it cannot be shown.
  init(path: String, format: String?, failure: PhotoFailure) {
    var lines = ["File: \(path)"]
    if let format, !format.isEmpty {
      lines.append("Type, by its content: \(format)")
    } else if let type = Self.typeByName(path) {
      lines.append("Type, by its name alone: \(type)")
    }
    lines.append("Cause: \(failure.cause.rawValue)")
    // A library's words may come in several lines, and with a line break at their end.
    let words = failure.details.split(separator: "\n").filter { !$0.isEmpty }
    if !words.isEmpty { lines.append("Message: \(words.joined(separator: "\n"))") }
    self.lines = lines
  }

  /// All of it as one text.
  var text: String { lines.joined(separator: "\n") }

  /// The kind of file the name promises, such as "JPEG image"; `nil` for a name that promises none.
  private static func typeByName(_ path: String) -> String? {
    var isUncertain: gboolean = 0
    guard let type = g_content_type_guess(path, nil, 0, &isUncertain) else { return nil }
    defer { g_free(type) }
    guard g_content_type_is_unknown(type) == 0,
      let description = g_content_type_get_description(type)
    else { return nil }
    defer { g_free(description) }
    return String(cString: description)
  }
}
