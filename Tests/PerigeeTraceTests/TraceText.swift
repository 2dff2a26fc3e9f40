import PerigeeCore

@testable import PerigeeTrace

/// A header of two photos that tests append events to.
let usualHeader = #"""
  {"trace":1,"viewport":[400,800],"photos":[["a",4000,3000],["b",3000,4000]],"current":"a"}
  """#

/// Reads all lines of a trace.
func readTrace(_ text: String) throws(TraceError) -> [TraceReader.Line] {
  var reader = TraceReader()
  var lines: [TraceReader.Line] = []
  for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if let line = try reader.read(Array(line)) { lines.append(line) }
  }
  try reader.finish()
  return lines
}

/// Plays all lines of a trace and gives its probes, parsed.
func playTrace(_ text: String) throws -> [Probe] {
  var player = TracePlayer()
  var probes: [Probe] = []
  for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if let probe = try player.play(Array(line)) { probes.append(try Probe(probe)) }
  }
  try player.finish()
  return probes
}

/// A probe's line, read back.
struct Probe {
  let text: String
  let members: [JSONValue.Member]

  init(_ text: String) throws {
    self.text = text
    guard case .object(let members) = try JSONParser.parse(Array(text.utf8)) else {
      throw TraceProblem.notAnObject
    }
    self.members = members
  }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func number(_ key: String) -> Double { self[key]?.number ?? .nan }

  func numbers(_ key: String) -> [Double] { self[key]?.array?.compactMap(\.number) ?? [] }

  func string(_ key: String) -> String? { self[key]?.string }

  func strings(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }
}

/// Whether the numbers agree within `tolerance`, one by one.
func agree(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
