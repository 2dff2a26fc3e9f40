public import PerigeeCore
import PerigeeWire

/// All that is known of a photo beside its pixels.
public struct PhotoDetails: Equatable {
  /// What the file's content says of itself; `nil` when not even that could be read.
  public var header: PhotoHeader?
  /// What the metadata says; `nil` when none could be read.
  public var properties: PhotoProperties?
  /// What the system says of the file; `nil` when it has gone.
  public var file: FileFacts?

  /// Makes details from their parts.
  public init(
    header: PhotoHeader? = nil, properties: PhotoProperties? = nil, file: FileFacts? = nil
  ) {
    self.header = header
    self.properties = properties
    self.file = file
  }
}

extension PhotoStore {
  /// Reads what is known of a photo, on the disk as it is now; the answer comes once and later, whatever
  /// could not be read, and not at all for a photo that is not in the album.
  public func askForDetails(of id: PhotoID, _ answer: @escaping (PhotoDetails) -> Void) {
    guard let path = path(of: id) else { return }
    let page = records[id]?.page ?? 0
    var details = PhotoDetails()
    _ = decoder.request(
      path, level: .none, page: page, priority: .detail, wantsProperties: true, for: .detail
    ) { event in
      switch event {
      case .preview, .progress: break
      case .header(let header): details.header = header
      case .properties(let properties): details.properties = properties
      case .finished, .failed:
        let found = details
        Self.lookUp(path) { file in
          answer(
            PhotoDetails(header: found.header, properties: found.properties, file: file))
        }
      }
    }
  }

  private static func lookUp(
    _ path: FilePath, _ answer: @escaping @MainActor (FileFacts?) -> Void
  ) {
    BackgroundThread.run("file-facts") {
      let facts = FileFacts(path)
      MainLoop.post { answer(facts) }
    }
  }
}
