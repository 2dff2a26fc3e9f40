public import PerigeeCore
import PerigeeWire

/// Photos of very many pixels, which are unpacked once so that any part of them is at hand.
extension PhotoStore {
  /// From how many pixels on a photo is unpacked: below, a part is read from the beginning of the file
  /// in a fraction of a second (measured: 280 megapixels take 0.5 s as JPEG and 1.4 s as PNG).
  public static let mostPixelsReadAnew = 64_000_000
  /// How much room unpacking a photo may take, in bytes for each pixel.
  ///
  /// Three, and a third more for its smaller sizes; most photos take half of that.
  private static let mostBytesPerPixel = 4

  /// How far the photo is unpacked; `nil` for one that need not be.
  public func unpacking(of id: PhotoID) -> PhotoUnpacking? { unpackings[id]?.state }

  /// Stops unpacking a photo for as long as it stays; without effect when nothing is under way.
  public func stopUnpacking(_ id: PhotoID) {
    switch unpackings[id] {
    case .preparing, .underWay:
      endUnpacking(id)
      unpackings[id] = .stopped
      onChange?(id)
    case .done, .stopped, .failed, nil: return
    }
  }

  /// Begins with the photo whose part is wanted, and lets go what belongs to photos that have gone.
  func unpackWhatIsLookedAt() {
    for id in unpackings.keys where !demand.wishes.contains(where: { $0.id == id }) {
      endUnpacking(id)
    }
    for id in unpackings.keys where id != demand.wishes.first?.id && unpackings[id]?.file == nil {
      endUnpacking(id)
    }
    // Only a file's first page is unpacked: documents have pages of a size that is read anew.
    guard let id = demand.detail?.id, demand.detail?.page == 0, unpackings[id] == nil,
      picture(of: id) != nil, let header = header(of: id), !header.hasPartsAtHand
    else { return }
    // Neither side is longer than an Int32, so this cannot overflow; the bytes could.
    let pixels = header.width * header.height
    guard pixels > unpacksAbove else { return }
    unpackings[id] = .preparing
    let bytes = min(pixels, .max / Self.mostBytesPerPixel) * Self.mostBytesPerPixel
    CacheFile.make(forUpTo: bytes, in: cacheFolder) { [weak self] result in
      self?.cacheFile(result, for: id)
    }
  }

  private func cacheFile(_ result: Result<OwnedDescriptor, PhotoFailure>, for id: PhotoID) {
    guard case .preparing = unpackings[id], let path = path(of: id) else { return }
    switch result {
    case .failure(let failure): unpackings[id] = .failed(failure)
    case .success(let file):
      let request = decoder.unpack(path, into: file) { [weak self] event in
        self?.received(event, unpacking: id, into: file)
      }
      unpackings[id] = .underWay(request, share: 0)
    }
    onChange?(id)
  }

  private func received(
    _ event: DecodeRequest.Event, unpacking id: PhotoID, into file: OwnedDescriptor
  ) {
    guard case .underWay(let request, _) = unpackings[id] else { return }
    switch event {
    case .progress(let share): unpackings[id] = .underWay(request, share: share)
    case .finished: unpackings[id] = .done(file)
    case .failed(let failure): unpackings[id] = .failed(failure)
    case .header, .properties, .preview: return
    }
    onChange?(id)
  }

  /// Ends what is under way and lets the file go.
  func endUnpacking(_ id: PhotoID) {
    if case .underWay(let request, _) = unpackings[id] { decoder.cancel(request) }
    unpackings[id] = nil
  }
}
