import Foundation

@testable import PerigeeTrace

/// A committed trace, by the name of its file without the ending.
struct TraceFile {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Traces")

  /// The names of all committed traces, in order.
  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(6)) }.sorted()
  }

  var url: URL { Self.folder.appending(path: name + ".trace") }

  /// All its lines.
  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  /// What its probes print.
  func play() throws -> Probes {
    Probes(all: try playTrace(text))
  }
}

/// The probes of one trace.
struct Probes {
  let all: [Probe]

  /// The probe at this time; one that finds nothing when there is none.
  subscript(time: Double) -> Probe { all.first { $0.number("t") == time } ?? .nothing }
}

extension Probe {
  static let nothing = Probe(text: "", members: [])

  private init(text: String, members: [JSONValue.Member]) {
    self.text = text
    self.members = members
  }

  var rect: [Double] { numbers("rect") }
  var zoomScale: Double { number("zoomScale") }
  var page: Double { number("page") }
  var current: String? { string("current") }
  var phase: String? { string("phase") }
  /// The offset's horizontal and vertical part.
  var offset: [Double] { numbers("contentOffset") }

  /// The names of the events without their photos.
  var eventNames: [String] {
    strings("events").map { String($0.prefix { $0 != " " }) }
  }

  /// Whether every number in it is one.
  var isFinite: Bool { !text.isEmpty && !text.dropFirst().contains("[null") && self["rect"] != nil }
}
