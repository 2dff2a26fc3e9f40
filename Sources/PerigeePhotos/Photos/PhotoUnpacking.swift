/// How far a photo is made ready to be looked at closely.
///
/// A photo of very many pixels whose file can only be read from its beginning is unpacked once, when
/// someone comes close to it; from then on each part of it is at hand.
nonisolated public enum PhotoUnpacking: Equatable, Sendable {
  /// It is going on, and this share of it is done, 0 to 1.
  case underWay(Double)
  /// It is done.
  case done
  /// A person has stopped it; every part is still shown, but read from the beginning each time.
  case stopped
  /// It came to nothing; every part is still shown, but read from the beginning each time.
  case failed(PhotoFailure)
}
