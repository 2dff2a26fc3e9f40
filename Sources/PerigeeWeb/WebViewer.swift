#if arch(wasm32)
  import PerigeeCore

  /// A viewer that a page has made, with what the engine does not keep for it.
  ///
  /// A class, since a handle names one and the same viewer, and so that no call copies it.
  final class WebViewer {
    var viewer: Viewer
    /// The settings it has now, to be changed field by field.
    var settings: Settings
    /// What ``perigee_drain(_:)`` has taken out of the engine.
    var notices: [Notice] = []

    init(viewer: Viewer, settings: Settings) {
      self.viewer = viewer
      self.settings = settings
    }
  }

  /// The viewers of the page; a handle is an index.
  ///
  /// WebAssembly has one thread.
  nonisolated(unsafe) var viewers: [WebViewer?] = []

  /// The viewer of `handle`, or `nil` for a handle that stands for none.
  func viewer(_ handle: Int32) -> WebViewer? {
    viewers.indices.contains(Int(handle)) ? viewers[Int(handle)] : nil
  }

  /// Makes a viewer of the photos and settings given before, and returns its handle.
  ///
  /// - Parameters:
  ///   - width: of the viewport, in view points.
  ///   - height: of the viewport, in view points.
  ///   - displayScale: device pixels for each view point, above 0.
  ///   - current: the id of the photo to begin with, ignored unless `hasCurrent`.
  ///   - hasCurrent: 0 to begin with the first photo.
  @_expose(wasm, "perigee_create")
  @_cdecl("perigee_create")
  public func perigee_create(
    _ width: Double, _ height: Double, _ displayScale: Double, _ current: Int32,
    _ hasCurrent: Int32
  ) -> Int32 {
    let viewer = WebViewer(
      viewer: Viewer(
        photos: draft.photos, current: hasCurrent != 0 ? PhotoID(rawValue: current) : nil,
        viewport: ViewSize(width: width, height: height), displayScale: displayScale,
        settings: draft.settings),
      settings: draft.settings)
    draft.photos = []
    for index in viewers.indices where viewers[index] == nil {
      viewers[index] = viewer
      return Int32(index)
    }
    viewers.append(viewer)
    return Int32(viewers.count - 1)
  }

  /// Gives a viewer back; its handle may be used again by a later one.
  @_expose(wasm, "perigee_destroy")
  @_cdecl("perigee_destroy")
  public func perigee_destroy(_ handle: Int32) {
    guard viewers.indices.contains(Int(handle)) else { return }
    viewers[Int(handle)] = nil
  }
#endif
