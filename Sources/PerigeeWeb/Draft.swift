#if arch(wasm32)
  import PerigeeCore

  /// Photos and settings while a page gives them, one number at a time.
  struct Draft {
    var photos: [Photo] = []
    var settings = Settings.ios
    /// Zoom levels that wait to be used by a setting or by a level that is the largest of some.
    var levels: [ZoomLevel] = []
  }

  nonisolated(unsafe) var draft = Draft()

  /// Begins a list of photos.
  @_expose(wasm, "perigee_photos_begin")
  @_cdecl("perigee_photos_begin")
  public func perigee_photos_begin(_ count: Int32) {
    draft.photos = []
    draft.photos.reserveCapacity(max(0, Int(count)))
  }

  /// Adds a photo to the list; a width that is not a number stands for an unknown size.
  @_expose(wasm, "perigee_photo")
  @_cdecl("perigee_photo")
  public func perigee_photo(_ id: Int32, _ width: Double, _ height: Double) {
    let size = width.isNaN ? nil : PixelSize(width: width, height: height)
    draft.photos.append(Photo(id: PhotoID(rawValue: id), size: size))
  }

  /// Makes the list begun before the viewer's, at `time` in seconds.
  @_expose(wasm, "perigee_replace_photos")
  @_cdecl("perigee_replace_photos")
  public func perigee_replace_photos(_ handle: Int32, _ time: Double) {
    let photos = draft.photos
    draft.photos = []
    viewer(handle)?.viewer.replacePhotos(photos, at: time)
  }

  /// The entry at `index`, or `nil` when there is none.
  func choice<Value>(_ index: Int32, _ values: [Value]) -> Value? {
    values.indices.contains(Int(index)) ? values[Int(index)] : nil
  }
#endif
