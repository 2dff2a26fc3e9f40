import Testing

@testable import PerigeePhotos

/// Runs the main loop until a condition holds; records an issue when it does not in time.
///
/// The condition is looked at after every event and every few milliseconds, as some conditions are
/// outside this process.
func pump(
  _ what: Comment, limit: Double = 20, at location: SourceLocation = #_sourceLocation,
  until condition: () -> Bool
) {
  let end = MainLoop.now + limit
  while !condition() {
    guard MainLoop.now < end else {
      Issue.record("waited \(limit) s for: \(what)", sourceLocation: location)
      return
    }
    var ticked = false
    let tick = MainLoopSource(afterMilliseconds: 5) { ticked = true }
    MainLoop.run(until: { ticked || condition() })
    tick.cancel()
  }
}

/// An album whose folders have all been listed.
func listed(_ arguments: [FilePath], at location: SourceLocation = #_sourceLocation) -> Album {
  let album = Album(opening: arguments)
  album.startListing()
  pump("the listing", at: location) { !album.isListing }
  return album
}

extension Album {
  /// The names in order.
  var names: [String] { photos.compactMap { entry($0)?.displayName } }
}
