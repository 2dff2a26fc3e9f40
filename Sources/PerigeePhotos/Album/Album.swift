public import PerigeeCore

/// The photos that were opened, in the order they are looked through.
///
/// A file opens its folder: that photo is there at once, the others follow when
/// ``startListing()`` was called and the main loop runs. Several files are the album in that order;
/// a folder opens at its first photo. Names are in natural order as the locale set has it.
@MainActor
public final class Album {
  /// The photos in their order.
  ///
  /// Entries come, go and move; a host compares by id.
  public private(set) var photos: [PhotoID] = []
  /// The photo the album opens at; `nil` while a folder is still being listed, and when it is empty.
  ///
  /// Once set it stays, whatever is found later.
  public private(set) var first: PhotoID?
  /// Whether more photos may still come by themselves.
  public private(set) var isListing = false
  /// Called after ``photos``, ``first`` or ``isListing`` changed.
  public var onChange: (() -> Void)?

  /// Called for a photo whose file was written anew.
  var onRewrite: ((PhotoID) -> Void)?

  var sections: [AlbumSection] = []
  /// By the number of the id.
  var entries: [AlbumEntry] = []
  private var failures: [PhotoID: PhotoFailure] = [:]
  private var listings: [FolderListing] = []
  private var watches: [Int: FolderWatch] = [:]
  private var hasStarted = false

  /// Opens what the arguments name: paths or `file://` addresses.
  ///
  /// Nothing is listed yet, and nothing fails: a file that does not exist is a page that says so.
  public init(opening arguments: [FilePath]) {
    let isAlone = arguments.count == 1
    for argument in arguments {
      switch NamedLocation(argument) {
      case .folder(let folder):
        sections.append(AlbumSection(folder: folder.withoutTrailingSlashes))
      case .file(let path):
        let path = path.withoutTrailingSlashes
        let entry = addEntry(path.name, in: path.parent)
        sections.append(AlbumSection(named: entry, listing: isAlone ? path.parent : nil))
      case .elsewhere(let address):
        let entry = addEntry(address.bytes, in: FilePath(""))
        failures[entry.id] = PhotoFailure(.notLocal, details: address.display)
        sections.append(AlbumSection(named: entry, listing: nil))
      }
    }
    isListing = sections.contains(where: \.isPending)
    // A folder that comes first is waited for.
    if sections.first?.photos.isEmpty == false { gather() }
  }

  /// The photo of this id; `nil` for an id this album never gave.
  public func entry(_ id: PhotoID) -> AlbumEntry? {
    entries.indices.contains(Int(id.rawValue)) ? entries[Int(id.rawValue)] : nil
  }

  /// Why this photo cannot be shown, where that was known before opening it.
  public func failure(of id: PhotoID) -> PhotoFailure? { failures[id] }

  /// Begins to list the folders named; what is found comes through the running main loop.
  ///
  /// A second call does nothing.
  public func startListing() {
    guard !hasStarted else { return }
    hasStarted = true
    for (index, section) in sections.enumerated() {
      guard let folder = section.folder else { continue }
      let watch = FolderWatch(folder) { [weak self] in self?.apply($0, to: index) }
      watches[index] = watch
      listings.append(
        FolderListing(
          folder, report: { [weak self] event in self?.listed(event, section: index) },
          onChange: { [weak watch] change in watch?.add(change) }))
    }
  }

  private func listed(_ event: FolderListing.Event, section index: Int) {
    guard sections[index].isPending, let folder = sections[index].folder else { return }
    switch event {
    case .found(let names):
      sections[index].merge(names) { addEntry($0, in: folder).id }
    case .finished(let monitor):
      sections[index].finish()
      watches[index]?.release(monitor)
    case .failed(let failure):
      // Where a photo was named, its own page says what is wrong with it.
      if sections[index].photos.isEmpty {
        let entry = addEntry(folder.name, in: folder.parent)
        failures[entry.id] = failure
        sections[index].replace(with: entry.id)
      }
      sections[index].finish()
    }
    isListing = sections.contains(where: \.isPending)
    gather()
    onChange?()
  }

  /// Puts the sections together.
  func gather() {
    photos = sections.count == 1 ? sections[0].photos : sections.flatMap(\.photos)
    // A folder named first is where the album opens, even when a later one is listed sooner.
    let settled = sections.prefix { !$0.isPending || !$0.photos.isEmpty }
    first = first ?? settled.lazy.compactMap(\.photos.first).first
  }

  /// Gives a file its id.
  func addEntry(_ name: [UInt8], in folder: FilePath) -> AlbumEntry {
    let entry = AlbumEntry(
      id: PhotoID(rawValue: Int32(entries.count)), folder: folder, name: name)
    entries.append(entry)
    return entry
  }

  isolated deinit {
    listings.forEach { $0.cancel() }
  }
}
