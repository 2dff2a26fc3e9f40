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

  /// What the file said of itself when ``picture`` was read from it.
  private(set) var header: PhotoHeader?
  /// What the file says now that it is being read again.
  private var newHeader: PhotoHeader?
  var failure: PhotoFailure?
  /// Whether the file is to be read again; what is there stays until that is done.
  private(set) var isStale = false
  /// How often it was read again.
  private(set) var revision = 0
  /// The page of the file that is shown, or will be as soon as it is there.
  private(set) var page = 0
  /// The whole photo, at the level last answered.
  private(set) var picture: Picture?
  /// Whether ``picture`` is only what the file carries of itself.
  private var isPreview = false
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
    if isStale { return false }
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
    failure != nil || isStale || answeredDetail == wish || refusedDetail == wish
  }

  /// Takes in what the file says about itself and says whether that is to be seen.
  ///
  /// A picture that waits for a newer one keeps its own header until then.
  mutating func learn(_ header: PhotoHeader) -> Bool {
    if isStale, picture != nil {
      newHeader = header
      return false
    }
    newHeader = nil
    guard self.header != header else { return false }
    self.header = header
    return true
  }

  /// Takes in what the file carries of itself and says whether that is to be seen: until there is
  /// anything better.
  mutating func take(preview picture: Picture) -> Bool {
    guard self.picture == nil else { return false }
    self.picture = picture
    isPreview = true
    return true
  }

  /// Takes in the whole photo; one that was read anew takes the place of all there was in one step.
  mutating func answer(_ level: PhotoLevel, with picture: Picture) {
    if isStale { becomeFresh() }
    self.picture = picture
    isPreview = false
    answered = level
    failure = nil
  }

  /// Has the file read again; until then everything stays as it is.
  mutating func expire() {
    isStale = true
    newHeader = nil
  }

  /// Turns to another page of the file, which takes the present one's place as a file read anew would.
  mutating func turn(to page: Int) {
    self.page = page
    expire()
  }

  private mutating func becomeFresh() {
    isStale = false
    revision += 1
    header = newHeader ?? header
    newHeader = nil
    dropDetail()
    forgive()
  }

  /// Takes in a failure: the photo's, or only that level's when there is a picture to show.
  mutating func refuse(_ level: PhotoLevel, because failure: PhotoFailure) {
    if isStale {
      // What the file holds now cannot be shown, so its former content must not stand for it.
      becomeFresh()
      dropPixels()
    }
    // What cannot be decoded is not shown by its preview either.
    if isPreview { dropPixels() }
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
    isPreview = false
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
