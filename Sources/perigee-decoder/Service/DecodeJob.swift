import PerigeeWire
import Synchronization

/// One request from the moment it arrives until it is answered.
final class DecodeJob: Sendable {
  let request: OpenRequest
  let file: OwnedDescriptor
  /// Where the photo is to be unpacked; `nil` when its pixels are wanted.
  let destination: OwnedDescriptor?
  /// Its place among all requests, by arrival.
  let number: Int
  private let state = Mutex(State())

  private struct State: Sendable {
    var isCancelled = false
    var priority: DecodePriority?
    var running: VipsPicture?
  }

  init(
    _ request: OpenRequest, file: OwnedDescriptor, into destination: OwnedDescriptor? = nil,
    number: Int
  ) {
    self.request = request
    self.file = file
    self.destination = destination
    self.number = number
  }

  /// How urgent it is now.
  var priority: DecodePriority {
    get { state.withLock { $0.priority } ?? request.priority }
    set { state.withLock { $0.priority = newValue } }
  }

  /// Ends the work at the next row that is computed; what a library does in one go is finished first.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.running?.stop()
    }
  }

  /// Says which picture to stop when the request is cancelled.
  func stops(_ picture: VipsPicture) {
    state.withLock { state in
      state.running = picture
      if state.isCancelled { picture.stop() }
    }
  }

  /// Lets go of the picture that was computed.
  func ends() {
    let picture = state.withLock { state in
      defer { state.running = nil }
      return state.running
    }
    // Released outside the lock: closing a picture may take a while.
    _ = consume picture
  }

  func throwIfCancelled() throws(DecodeFailure) {
    guard !state.withLock({ $0.isCancelled }) else { throw .cancelled }
  }
}
