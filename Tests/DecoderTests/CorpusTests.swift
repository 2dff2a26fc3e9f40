import Glibc
import PerigeeWire
import PictureSupport
import Testing

/// Real files with known verdicts and colours; the folder is named by `PERIGEE_CORPUS`.
@Suite(
  "Real files are shown, shown in part or refused as they should be",
  .enabled(if: Corpus.isThere, "PERIGEE_CORPUS names no folder with a MANIFEST.tsv"))
struct CorpusTests {
  @Test(
    "the verdict, the size and the colours are right",
    arguments: Corpus.rows([
      "orientation", "colour", "animation", "broken", "formats", "shape", "metadata",
    ]))
  func row(row: Corpus.Row) throws {
    let decoder = try DecoderProcess()
    let level: DecodeLevel =
      row.pixels > 70_000_000 || row.width > DecodeLevel.largestEdge
      ? .fit(width: 1_280, height: 800)
      : .exact(width: max(1, row.width), height: max(1, row.height))
    let answer = try decoder.ask("\(Corpus.folder)/\(row.path)", level)
    let verdict =
      answer.pixels == nil
      ? "refuse" : answer.pixels?.reply.partialReason == nil ? "show" : "show-partial"
    #expect(verdict == row.verdict || row.note.contains("also accepted"))
    guard let header = answer.header, let pixels = answer.pixels, verdict == row.verdict else {
      return
    }
    #expect(header.format == row.format)
    #expect(header.width == row.width && header.height == row.height)
    #expect(header.pages == row.pages)
    guard case .exact = level, !row.note.contains("also accepted") else { return }
    var frames = [0: pixels]
    for check in row.checks {
      let frame = check.frame ?? row.pages - 1
      if frames[frame] == nil {
        frames[frame] = try decoder.ask("\(Corpus.folder)/\(row.path)", level, page: frame).pixels
      }
      let shown = try #require(frames[frame])
      #expect(check.holds(shown), "\(check)")
    }
  }
}
