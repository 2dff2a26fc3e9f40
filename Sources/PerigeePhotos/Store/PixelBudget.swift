import PerigeeCore

/// Which photos' pixels are kept: those wanted now, and of the others the most recently wanted that
/// fit.
struct PixelBudget {
  /// How many bytes of pixels are kept.
  let bytes: Int
  /// The photos with pixels, the one longest not wanted first.
  private(set) var recency: [PhotoID] = []

  init(bytes: Int) {
    self.bytes = bytes
  }

  /// Counts a photo as just wanted.
  mutating func use(_ id: PhotoID, in records: [PhotoID: PhotoRecord]) {
    recency.removeAll { $0 == id }
    if records[id]?.picture != nil { recency.append(id) }
  }

  /// Lets go what is too much; never what the demand names.
  mutating func enforce(on records: inout [PhotoID: PhotoRecord], keeping demand: PhotoDemand) {
    var total = recency.reduce(0) { $0 + (records[$1]?.byteCount ?? 0) }
    for id in recency where total > bytes && !demand.wishes.contains(where: { $0.id == id }) {
      total -= records[id]?.byteCount ?? 0
      records[id]?.dropPixels()
    }
    recency.removeAll { records[$0]?.picture == nil }
  }
}
