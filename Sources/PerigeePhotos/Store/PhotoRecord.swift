import PerigeeCore

/// What the store has of one photo and what it has asked for.
struct PhotoRecord {
  /// A request under way for the whole photo.
  struct Asked {
    let request: DecodeRequest
    let level: PhotoLevel
    /// Which of the decoder's processes it went to.
    var purpose: DecoderClient.Purpose
  }

  var header: PhotoHeader?
  var failure: PhotoFailure?
  /// The whole photo, at the level last answered.
  private(set) var picture: Picture?
  /// The level ``picture`` answers.
  private var answered: PhotoLevel?
  /// Levels that failed while there was a picture to show.
  private var refused: Set<PhotoLevel> = []
  var asked: Asked?

  /// The sharper part.
  private(set) var detail: Picture?
  private var answeredDetail: PhotoDemand.Detail?
  private var refusedDetail: PhotoDemand.Detail?
  var askedDetail: (request: DecodeRequest, wish: PhotoDemand.Detail)?

  /// How many bytes its pixels take.
  var byteCount: Int { (picture?.byteCount ?? 0) + (detail?.byteCount ?? 0) }

  /// Whether there is no point in asking for this level: it is there, or does not exist.
  func has(_ level: PhotoLevel) -> Bool {
    if failure != nil || answered == level || refused.contains(level) { return true }
    guard let picture else { return false }
    switch level {
    case .fit(let width, let height):
      // A photo smaller than the box is the same picture in every box.
      return picture.width == header?.width && picture.height == header?.height
        && picture.width <= width && picture.height <= height
    case .exact(let width, let height):
      return picture.width == width && picture.height == height
    }
  }

  /// Whether there is no point in asking for this part.
  func has(_ wish: PhotoDemand.Detail) -> Bool {
    failure != nil || answeredDetail == wish || refusedDetail == wish
  }

  /// Takes in the whole photo.
  mutating func answer(_ level: PhotoLevel, with picture: Picture) {
    self.picture = picture
    answered = level
    failure = nil
  }

  /// Takes in a failure: the photo's, or only that level's when there is a picture to show.
  mutating func refuse(_ level: PhotoLevel, because failure: PhotoFailure) {
    if picture == nil {
      self.failure = failure
    } else {
      refused.insert(level)
    }
  }

  /// Takes in a part.
  mutating func answer(_ wish: PhotoDemand.Detail, with picture: Picture) {
    detail = picture
    answeredDetail = wish
  }

  /// Remembers that this part cannot be had; the whole stays.
  mutating func refuse(_ wish: PhotoDemand.Detail) { refusedDetail = wish }

  /// Lets the sharper part go.
  mutating func dropDetail() {
    detail = nil
    answeredDetail = nil
  }

  /// Lets all pixels go; what is known about the file stays.
  mutating func dropPixels() {
    picture = nil
    answered = nil
    dropDetail()
  }

  /// Forgets what failed.
  mutating func forgive() {
    failure = nil
    refused = []
    refusedDetail = nil
  }
}
