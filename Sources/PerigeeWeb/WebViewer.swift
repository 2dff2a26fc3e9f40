#if arch(wasm32)
  import PerigeeCore

  /// A viewer that a page has made, with what the engine does not keep for it.
  struct WebViewer {
    var viewer: Viewer
    /// The settings it has now, to be changed field by field.
    var settings: Settings
    /// What ``perigee_drain(_:)`` has taken out of the engine.
    var notices: [Notice] = []
  }

  /// The viewers of the page; a handle is an index.
  ///
  /// WebAssembly has one thread.
  nonisolated(unsafe) var viewers: [WebViewer?] = []

  /// Calls `body` with the viewer of `handle`; does nothing for a handle that stands for none.
  func withViewer(_ handle: Int32, _ body: (inout WebViewer) -> Void) {
    let index = Int(handle)
    guard viewers.indices.contains(index), var viewer = viewers[index] else { return }
    // Taken out of the list meanwhile, so that changing it copies nothing.
    viewers[index] = nil
    body(&viewer)
    viewers[index] = viewer
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
  @c(perigee_create)
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
  @c(perigee_destroy)
  public func perigee_destroy(_ handle: Int32) {
    guard viewers.indices.contains(Int(handle)) else { return }
    viewers[Int(handle)] = nil
  }
#endif
