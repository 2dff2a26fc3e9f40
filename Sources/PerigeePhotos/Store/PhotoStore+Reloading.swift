public import PerigeeCore

extension PhotoStore {
  /// Tries a photo that failed once more.
  public func retry(_ id: PhotoID) {
    guard records[id] != nil else { return }
    // Where the decoder was missing, all photos failed for one reason.
    let alike = records.filter { $0.value.failure?.cause == .decoderMissing }.map(\.key)
    records[id]?.forgive()
    for other in alike { records[other]?.forgive() }
    askForMissing()
    for changed in Set(alike + [id]) { onChange?(changed) }
  }

  /// Reads a photo's file again, because it may have changed.
  ///
  /// Header and picture stay until the new ones are there and are replaced together. A file that
  /// cannot be shown any more fails. For a photo that failed this is ``retry(_:)``.
  public func reload(_ id: PhotoID) {
    guard let record = records[id] else { return }
    guard record.failure == nil else { return retry(id) }
    // What is under way may have been read from the file as it was.
    giveUp(id)
    endUnpacking(id)
    records[id]?.expire()
    askForMissing()
  }
}
