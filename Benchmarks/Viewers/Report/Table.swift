/// The figures as a table in Markdown: a row a question, a column a viewer, and two ratios.
///
/// The ratios are of medians. The least of each time stands beside its median: the difference is what
/// a busy machine added.
struct Table {
  let viewers: [String]
  let measurements: [Measurement]
  /// The viewer the ratios are for.
  let ours = "perigee"

  /// The table's text; questions nobody was asked are left out.
  var text: String {
    var rows = [["median (least)"] + viewers + ["to feh", "to the fastest"]]
    for question in Question.allCases {
      let asked = measurements.filter { $0.question == question }
      guard !asked.isEmpty else { continue }
      let cells = viewers.map { name in
        asked.first { $0.viewer == name }.map { cell($0) } ?? ""
      }
      rows.append([question.rawValue] + cells + ratios(asked, question))
    }
    return Self.aligned(rows)
  }

  private func cell(_ measurement: Measurement) -> String {
    guard let median = measurement.median else { return "failed" }
    let question = measurement.question
    let digits = question.unit.isEmpty ? 0 : 1
    guard question.unit == "ms", let least = measurement.values.min() else {
      return Self.number(median, digits) + (question.unit.isEmpty ? "" : " \(question.unit)")
    }
    return "\(Self.number(median, digits)) (\(Self.number(least, 0))) ms"
  }

  private func ratios(_ asked: [Measurement], _ question: Question) -> [String] {
    func median(_ name: String) -> Double? { asked.first { $0.viewer == name }?.median }
    guard question.isCompared, let own = median(ours) else { return ["", ""] }
    let peers = viewers.filter { $0 != ours }.compactMap(median)
    return [median("feh"), peers.min()].map { other in
      other.map { $0 > 0 ? Self.number(own / $0, 2) : "" } ?? ""
    }
  }

  /// A number with so many digits after the point.
  static func number(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((abs(value) * scale).rounded())
    let sign = value < 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let rest = "\(whole % Int(scale))"
    let padding = String(repeating: "0", count: digits - rest.count)
    return "\(sign)\(whole / Int(scale)).\(padding)\(rest)"
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { index, pair in
        let space = String(repeating: " ", count: pair.1 - pair.0.count)
        return index == 0 ? pair.0 + space : space + pair.0
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { index, width in
      index == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return
      ([line(rows[0]), "| " + rule.joined(separator: " | ") + " |"] + rows.dropFirst().map(line))
      .joined(separator: "\n")
  }
}
