import PerigeeCore

// What happens in a listed folder while it is looked through.
extension Album {
  /// Takes over what a burst of changes in a section's folder has come to.
  ///
  /// A photo keeps its id under another name. One that was written anew, or replaced by another file of
  /// its name, stays where it is.
  func apply(_ outcome: FolderWatch.Outcome, to index: Int) {
    guard let folder = sections[index].folder else { return }
    let before = sections[index].photos
    var rewritten: [PhotoID] = []
    var moved: Set<[UInt8]> = []
    let isPhoto = Set(outcome.entries.filter { $0.verdict == .photo }.map(\.name))
    for (old, new) in outcome.renames where isPhoto.contains(new) {
      guard let id = find(old, in: index), find(new, in: index) == nil else { continue }
      rename(id, to: new, in: index)
      moved.insert(new)
    }
    for (name, verdict) in outcome.entries where !moved.contains(name) {
      switch (verdict, find(name, in: index)) {
      case (.photo, nil): insert(addEntry(name, in: folder), in: index)
      case (.gone, let id?): sections[index].remove(id)
      case (.photo, let id?), (.other, let id?): rewritten.append(id)
      case (.gone, nil), (.other, nil): break
      }
    }
    if sections[index].photos != before || !moved.isEmpty {
      gather()
      onChange?()
    }
    rewritten.forEach { onRewrite?($0) }
  }

  private func find(_ name: [UInt8], in index: Int) -> PhotoID? {
    let place = place(of: OrderedName(name), in: index)
    let photos = sections[index].photos
    guard place < photos.count, entries[Int(photos[place].rawValue)].name == name else {
      return nil
    }
    return photos[place]
  }

  private func insert(_ entry: AlbumEntry, in index: Int) {
    let place = place(of: OrderedName(entry.name), in: index)
    sections[index].insert(entry.id, at: place)
  }

  private func rename(_ id: PhotoID, to name: [UInt8], in index: Int) {
    sections[index].remove(id)
    let old = entries[Int(id.rawValue)]
    let entry = AlbumEntry(id: id, folder: old.folder, name: name)
    entries[Int(id.rawValue)] = entry
    insert(entry, in: index)
  }

  /// The first place whose photo does not come before `name`, by halving: the names' keys are not kept,
  /// since those of 50,000 files would take more memory than their names.
  private func place(of name: OrderedName, in index: Int) -> Int {
    let photos = sections[index].photos
    var (low, high) = (0, photos.count)
    while low < high {
      let middle = (low + high) / 2
      let other = OrderedName(entries[Int(photos[middle].rawValue)].name)
      if OrderedName.precedes(other, name) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
