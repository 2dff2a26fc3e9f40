public import PerigeeCore
import PerigeeWire

// The frames of moving pictures; whoever plays them keeps them.
extension PhotoStore {
  /// How often the photo was read again.
  public func revision(of id: PhotoID) -> Int { records[id]?.revision ?? 0 }

  /// Asks the process of the photo on the screen for a frame.
  public func askForFrame(
    _ frame: Int, of id: PhotoID, level: PhotoLevel, _ answer: @escaping (Picture?) -> Void
  ) -> (() -> Void)? {
    guard let path = path(of: id) else { return nil }
    let request = decoder.request(
      path, level: DecodeLevel(level), page: frame, priority: .detail, for: .detail
    ) { event in
      switch event {
      case .header, .properties, .preview, .progress: break
      case .finished(let picture): answer(picture)
      case .failed: answer(nil)
      }
    }
    return { [decoder] in decoder.cancel(request) }
  }
}
