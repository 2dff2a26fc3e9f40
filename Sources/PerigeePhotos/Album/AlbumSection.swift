import PerigeeCore

/// What one argument of the command line put into the album: one file, or a folder's photos.
struct AlbumSection {
  /// The photos in their order.
  private(set) var photos: [PhotoID]
  /// The folder the photos are in; `nil` for a file by itself.
  let folder: FilePath?
  /// Whether the folder is still to be listed, or being listed.
  private(set) var isPending: Bool
  /// The photo that was named, and is there whatever the listing says.
  private let named: [UInt8]?
  /// The places of ``photos`` in the natural order; emptied when the listing is over.
  private var order: [OrderedName]

  /// A file by itself, or with the folder it is in.
  init(named entry: AlbumEntry, listing folder: FilePath?) {
    photos = [entry.id]
    named = entry.name
    order = [OrderedName(entry.name)]
    self.folder = folder
    isPending = folder != nil
  }

  /// A folder.
  init(folder: FilePath) {
    photos = []
    named = nil
    order = []
    self.folder = folder
    isPending = true
  }

  /// Puts photos that were found into their places; `found` is in order.
  mutating func merge(_ found: [OrderedName], add: ([UInt8]) -> PhotoID) {
    var merged: [PhotoID] = []
    var mergedOrder: [OrderedName] = []
    merged.reserveCapacity(photos.count + found.count)
    mergedOrder.reserveCapacity(photos.count + found.count)
    var old = 0
    for new in found where new.name != named {
      while old < photos.count, OrderedName.precedes(order[old], new) {
        merged.append(photos[old])
        mergedOrder.append(order[old])
        old += 1
      }
      merged.append(add(new.name))
      mergedOrder.append(new)
    }
    merged += photos[old...]
    mergedOrder += order[old...]
    photos = merged
    order = mergedOrder
  }

  /// Forgets what only a listing needs.
  mutating func finish() {
    isPending = false
    order = []
  }

  /// Puts one entry into a section that has none: the page that says why.
  mutating func replace(with id: PhotoID) {
    photos = [id]
  }

  /// Puts a photo into its place.
  mutating func insert(_ id: PhotoID, at place: Int) {
    photos.insert(id, at: place)
  }

  /// Takes a photo out.
  mutating func remove(_ id: PhotoID) {
    photos.removeAll { $0 == id }
  }
}
