import CAdwaita

/// Numbers of photography as people write them.
enum PropertyText {
  /// A number with at most so many decimal places, without zeros at its end.
  static func number(_ value: Double, places: Int, minus: String = "−") -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    // Beyond what a number holds exactly the decimals mean nothing.
    guard scaled < 1e15 else { return "\(value)" }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
    let sign = value < 0 && scaled > 0 ? minus : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: places - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// A time as cameras show it: as a fraction below a third of a second.
  static func exposureTime(_ seconds: Double) -> String {
    guard seconds > 0, seconds < 0.3 else { return "\(number(seconds, places: 1)) s" }
    return "1/\(number(1 / seconds, places: 0)) s"
  }

  /// Width, height, and how many millions of pixels that are.
  static func size(_ width: Int, _ height: Int) -> String {
    let millions = Double(width) * Double(height) / 1e6
    let text = "\(width) × \(height) pixels"
    return millions < 0.1 ? text : "\(text), \(number(millions, places: 1)) megapixels"
  }

  /// Degrees with the directions of the sky.
  static func place(latitude: Double, longitude: Double) -> String {
    let north = "\(number(abs(latitude), places: 5))° \(latitude < 0 ? "S" : "N")"
    let east = "\(number(abs(longitude), places: 5))° \(longitude < 0 ? "W" : "E")"
    return "\(north), \(east)"
  }

  /// How the photo is turned to be upright, by its EXIF number; `nil` where it is not.
  static func orientation(_ number: Int) -> String? {
    switch number {
    case 2: "Mirrored"
    case 3: "Turned by 180°"
    case 4: "Mirrored and turned by 180°"
    case 5: "Mirrored and turned by 90° to the left"
    case 6: "Turned by 90° to the right"
    case 7: "Mirrored and turned by 90° to the right"
    case 8: "Turned by 90° to the left"
    default: nil
    }
  }

  /// A file's size in the unit that suits it.
  static func byteCount(_ count: Int) -> String {
    guard let text = g_format_size(guint64(max(0, count))) else { return "\(count)" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// A time of the system in this place's clock; `nil` for one far outside the calendar.
  static func date(_ seconds: Int) -> String? {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return nil }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, "%Y-%m-%d %H:%M:%S") else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
