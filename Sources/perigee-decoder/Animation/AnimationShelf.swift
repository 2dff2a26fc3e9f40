import PerigeeWire
import Synchronization

/// Where the moving picture that is being played stays open from one frame to the next: without it
/// each frame would cost all those before it.
final class AnimationShelf: Sendable {
  // One thread at a time has the photo: whoever takes it takes it away.
  private struct Kept: @unchecked Sendable {
    let photo: MovingPhoto
    let identity: FileIdentity
  }

  private let kept = Mutex<Kept?>(nil)

  /// Takes the photo away if it is of this file; it is let go when another one comes to the screen.
  func take(_ identity: FileIdentity?, for request: OpenRequest) -> MovingPhoto? {
    let taken: Kept? = kept.withLock { kept in
      let isIt = kept != nil && kept?.identity == identity
      guard isIt || request.priority == .current else { return nil }
      defer { kept = nil }
      return kept
    }
    return taken?.identity == identity ? taken?.photo : nil
  }

  /// Keeps a photo that was decoded without an error, in the place of what was kept before.
  func keep(_ photo: MovingPhoto, _ identity: FileIdentity) {
    let former: Kept? = kept.withLock { kept in
      defer { kept = Kept(photo: photo, identity: identity) }
      return kept
    }
    // Released outside the lock: closing a file may take a while.
    _ = consume former
  }
}
