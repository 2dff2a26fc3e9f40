import Glibc
import PictureSupport

/// The list of real files and what is known of them.
enum Corpus {
  /// One file.
  struct Row: Sendable, CustomStringConvertible {
    let path: String
    let format: String
    let width: Int
    let height: Int
    let pages: Int
    let verdict: String
    let note: String
    let checks: [Check]

    var description: String { path }
    var pixels: Int { width * height }
  }

  /// A fact about the upright picture: a pixel, or the mean of a box.
  struct Check: Sendable, CustomStringConvertible {
    let description: String
    /// The frame it is about, from 0; `nil` is the last.
    let frame: Int?
    private let box: [Int]
    private let colour: [Int]
    private let tolerance: Int

    init?(_ text: Substring) {
      description = String(text)
      var text = text
      var frame: Int? = 0
      if text.hasPrefix("frame="), let colon = text.firstIndex(of: ":") {
        frame = Int(text[..<colon].dropFirst(6))
        text = text[text.index(after: colon)...]
      }
      self.frame = frame
      guard text.hasPrefix("px@") || text.hasPrefix("mean@") else { return nil }
      let sides = text.split(separator: "=")
      guard sides.count == 2 else { return nil }
      let place = sides[0].split(separator: "@")
      let values = sides[1].split(separator: "~")
      guard place.count == 2, values.count == 2, let tolerance = Int(values[1]) else { return nil }
      let numbers = place[1].split(separator: ",").compactMap { Int($0) }
      box = numbers.count == 2 ? numbers + [1, 1] : numbers
      colour = values[0].split(separator: ",").compactMap { Int($0) }
      self.tolerance = tolerance
      guard box.count == 4, colour.count >= 3 else { return nil }
    }

    /// Whether the picture shows it.
    func holds(_ pixels: DecodedPixels) -> Bool {
      var sums = [0, 0, 0, 0]
      for y in box[1]..<box[1] + box[3] {
        for x in box[0]..<box[0] + box[2] {
          let pixel = pixels.colour(x, y)
          for (index, value) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
            sums[index] += Int(value)
          }
        }
      }
      let count = box[2] * box[3]
      // Where nothing is seen the colour is free.
      let isClear = colour.count == 4 && colour[3] == 0
      return zip(sums, colour).enumerated().allSatisfy { index, pair in
        isClear && index < 3 || abs(pair.0 - pair.1 * count) <= (tolerance * 2 + 1) * count / 2
      }
    }
  }

  /// The folder of the files.
  static let folder = getenv("PERIGEE_CORPUS").map { String(cString: $0) } ?? ""

  /// Whether the files are there.
  static var isThere: Bool { !folder.isEmpty && access("\(folder)/MANIFEST.tsv", R_OK) == 0 }

  /// The files in these folders; none when the corpus is not there.
  static func rows(_ folders: [String]) -> [Row] {
    guard isThere, let bytes = try? TemporaryFolder.bytes(of: "\(folder)/MANIFEST.tsv") else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().compactMap {
      line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 11, folders.contains(where: { fields[0].hasPrefix("\($0)/") }) else {
        return nil
      }
      return Row(
        path: String(fields[0]), format: String(fields[3]), width: Int(fields[4]) ?? 0,
        height: Int(fields[5]) ?? 0, pages: Int(fields[6]) ?? 1, verdict: String(fields[8]),
        note: String(fields[9]),
        checks: fields[10].split(separator: ";").compactMap { part in
          Check(part.drop { $0 == " " })
        })
    }
  }
}
