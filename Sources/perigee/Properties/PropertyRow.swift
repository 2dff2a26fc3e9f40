import CAdwaita
import PerigeePhotos

/// One line of what is known of a photo.
struct PropertyRow: Equatable {
  /// What it tells.
  let title: String
  /// What that is.
  let value: String
  /// What its button copies; `nil` for one without a button.
  var copied: String?
}

/// What is known of a photo, in the order in which people look for it; what is not known is left out.
enum PropertyRows {
  /// The rows.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - name: what it is called.
  ///   - details: what was read of it.
  ///   - defect: why only part of it or nothing is shown; `nil` for a whole photo.
  static func all(
    _ path: FilePath?, name: String?, _ details: PhotoDetails, defect: String? = nil
  ) -> [PropertyRow] {
    var rows = photo(details.properties) + exposure(details.properties)
    rows += place(details.properties)
    rows += content(details.header)
    rows.append("Problem", defect)
    rows.append("File", name)
    rows += file(path, details.file)
    return rows
  }

  private static func photo(_ properties: PhotoProperties?) -> [PropertyRow] {
    var rows: [PropertyRow] = []
    rows.append("Title", properties?.title)
    rows.append("Description", properties?.caption)
    rows.append("Taken", properties?.date)
    return rows
  }

  private static func exposure(_ properties: PhotoProperties?) -> [PropertyRow] {
    var rows: [PropertyRow] = []
    rows.append("Camera", properties?.camera)
    rows.append("Lens", properties?.lens)
    let facts = [
      properties?.exposureTime.map(PropertyText.exposureTime),
      properties?.aperture.map { "f/\(PropertyText.number($0, places: 1))" },
      properties?.sensitivity.map { "ISO \(PropertyText.number($0, places: 0))" },
      properties?.focalLength.map { "\(PropertyText.number($0, places: 1)) mm" },
    ]
    rows.append("Exposure", facts.compactMap { $0 }.joined(separator: ", "))
    return rows
  }

  private static func place(_ properties: PhotoProperties?) -> [PropertyRow] {
    guard let properties, let latitude = properties.latitude, let longitude = properties.longitude
    else { return [] }
    var text = PropertyText.place(latitude: latitude, longitude: longitude)
    if let altitude = properties.altitude {
      text += ", \(PropertyText.number(altitude, places: 0)) m"
    }
    // The form that map programs and search fields take.
    let copied = [latitude, longitude]
      .map { PropertyText.number($0, places: 6, minus: "-") }.joined(separator: ", ")
    return [PropertyRow(title: "Place", value: text, copied: copied)]
  }

  private static func content(_ header: PhotoHeader?) -> [PropertyRow] {
    guard let header else { return [] }
    var rows: [PropertyRow] = []
    let count = header.delays.isEmpty ? "pages" : "frames"
    rows.append(
      "Type", header.frames > 1 ? "\(header.format), \(header.frames) \(count)" : header.format)
    rows.append("Size", PropertyText.size(header.width, header.height))
    rows.append("Color Profile", header.profile)
    rows.append("Orientation", PropertyText.orientation(header.orientation))
    return rows
  }

  private static func file(_ path: FilePath?, _ facts: FileFacts?) -> [PropertyRow] {
    var rows: [PropertyRow] = []
    rows.append("Folder", path?.parent.display)
    rows.append("File Size", facts.map { PropertyText.byteCount($0.byteCount) })
    rows.append("Modified", facts.flatMap { PropertyText.date($0.modified) })
    return rows
  }
}

extension [PropertyRow] {
  fileprivate mutating func append(_ title: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    append(PropertyRow(title: title, value: value))
  }
}
