/// The photos in order, found by place or by id in constant time, so that a million cost as little
/// as ten.
struct PhotoList: Sendable {
  private var photos: [Photo]
  private var places: [PhotoID: Int32]

  /// Makes a list; of two photos with the same id the first counts.
  init(_ photos: [Photo]) {
    self.photos = []
    self.photos.reserveCapacity(photos.count)
    places = [:]
    places.reserveCapacity(photos.count)
    for photo in photos where places[photo.id] == nil {
      places[photo.id] = Int32(self.photos.count)
      self.photos.append(photo)
    }
  }

  var count: Int { photos.count }
  var isEmpty: Bool { photos.isEmpty }

  /// The photo at `index`, which must be in range.
  subscript(index: Int) -> Photo { photos[index] }

  /// The id at `index`, `nil` beyond the ends.
  func id(at index: Int) -> PhotoID? {
    photos.indices.contains(index) ? photos[index].id : nil
  }

  /// The place of `id`, `nil` when it is not in the list.
  func index(of id: PhotoID) -> Int? { places[id].map(Int.init) }

  /// Notes the size of the photo at `index`.
  mutating func setSize(_ size: PixelSize, at index: Int) { photos[index].size = size }

  /// The photo to show in `next` in place of the one at `index` here: itself, else the next one
  /// that is still there, else the one before (scenarios 35, 37; desktop 34).
  ///
  /// `nil` when none is.
  func successor(of index: Int, in next: PhotoList) -> Int? {
    for later in index..<count {
      if let place = next.index(of: photos[later].id) { return place }
    }
    for earlier in stride(from: index - 1, through: 0, by: -1) {
      if let place = next.index(of: photos[earlier].id) { return place }
    }
    return next.isEmpty ? nil : min(index, next.count - 1)
  }
}
