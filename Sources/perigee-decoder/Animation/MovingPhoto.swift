import PerigeeWire

/// The frames of a moving picture.
protocol FrameSource: AnyObject {
  /// A whole frame in memory; cheap for the one after the last. Strict means that damage is a failure.
  func frame(_ page: Int, strict: Bool) throws(VipsFailure) -> VipsPicture
}

/// A moving picture that is open at one of its frames.
struct MovingPhoto: OpenedPhoto {
  let content: PhotoContent
  let facts: PhotoFacts
  let page: Int
  let isReadFromItsTop = false
  private let source: any FrameSource
  private let last: LastFrame

  /// The frame that was decoded last, for those who want another part or size of it.
  private final class LastFrame {
    var page = -1
    var picture: VipsPicture?
  }

  /// Keeps a photo open; `nil` for one that does not move.
  init?(_ photo: any OpenedPhoto, page: Int) {
    guard let source = photo.frames() else { return nil }
    content = photo.content
    facts = photo.facts
    self.page = page
    self.source = source
    last = LastFrame()
  }

  private init(_ photo: MovingPhoto, page: Int) {
    content = photo.content
    facts = photo.facts
    self.page = page
    source = photo.source
    last = photo.last
  }

  /// The same photo at another frame.
  func at(_ page: Int) throws(DecodeFailure) -> MovingPhoto? {
    guard page < facts.pages else { throw .noSuchPage(page, of: facts.pages) }
    return MovingPhoto(self, page: page)
  }

  func opened(for target: DecodeTarget, strict: Bool) throws(VipsFailure) -> VipsPicture {
    if last.page != page || last.picture == nil {
      last.picture = nil
      let picture = try source.frame(page, strict: strict)
      // What is missing must be said again each time, so only what is whole is kept.
      guard strict else { return picture }
      (last.page, last.picture) = (page, picture)
    }
    guard let picture = last.picture else { throw VipsFailure(text: "no frame") }
    // A request that is cancelled stops its own copy.
    return try picture.copied()
  }

  func frames() -> (any FrameSource)? { source }
}
