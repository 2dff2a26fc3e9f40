import PerigeePhotos
import PerigeeTrace

/// What a file is, for a person and for programs.
struct PhotoDescription {
  /// Whether the window shows the file.
  enum Verdict: String {
    case show
    case showPartial = "show-partial"
    case refuse
  }

  let path: FilePath
  let header: PhotoHeader?
  let properties: PhotoProperties?
  let verdict: Verdict
  /// Why it is not shown, or not all of it.
  let reason: String?

  /// Describes a file from what the decoder made of it.
  init(path: FilePath, photo: DecodedPhoto) {
    self.path = path
    header = photo.header
    properties = photo.properties
    if let picture = photo.picture {
      verdict = picture.partialReason == nil ? .show : .showPartial
      reason = picture.partialReason
    } else {
      verdict = .refuse
      reason = photo.failure?.sentence
    }
  }

  /// One object; keys without a value are there and null.
  var json: JSONValue {
    .object([
      .init("path", .string(path.display)),
      .init("format", text(header?.format)),
      .init("width", number(header?.width)),
      .init("height", number(header?.height)),
      .init("frames", number(header?.frames)),
      .init("delays", header.map { .array($0.delays.map { number($0) }) } ?? .null),
      .init("loops", number(header?.loops)),
      .init("orientation", number(header?.orientation)),
      .init("profile", text(header?.profile)),
      .init("verdict", .string(verdict.rawValue)),
      .init("reason", text(reason)),
      .init("properties", properties.map(json) ?? .null),
    ])
  }

  private func json(_ properties: PhotoProperties) -> JSONValue {
    .object([
      .init("date", text(properties.date)),
      .init("camera", text(properties.camera)),
      .init("lens", text(properties.lens)),
      .init("exposureTime", decimal(properties.exposureTime)),
      .init("aperture", decimal(properties.aperture)),
      .init("sensitivity", decimal(properties.sensitivity)),
      .init("focalLength", decimal(properties.focalLength)),
      .init("latitude", decimal(properties.latitude)),
      .init("longitude", decimal(properties.longitude)),
      .init("altitude", decimal(properties.altitude)),
      .init("title", text(properties.title)),
      .init("description", text(properties.caption)),
    ])
  }

  private func decimal(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

  private func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }

  private func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// One line for a person.
  var text: String {
    var facts: [String] = []
    if let header {
      facts = [header.format, "\(header.width) × \(header.height) pixels"]
      if header.frames > 1 { facts.append("\(header.frames) frames") }
      if header.orientation != 1 { facts.append("orientation \(header.orientation)") }
      if let profile = header.profile { facts.append("profile \(profile)") }
    }
    switch verdict {
    case .show: break
    case .showPartial: facts.append("shown in part: \(reason ?? "")")
    case .refuse: facts.append("cannot be shown: \(reason ?? "")")
    }
    return StandardStreams.onOneLine("\(path.display): \(facts.joined(separator: ", "))")
  }
}
