/// How far a photo has come.
nonisolated public enum PhotoState: Equatable, Sendable {
  /// Nobody has asked for it yet, or it was let go to keep the memory small.
  case waiting
  /// It is being read.
  case loading
  /// There is a picture.
  case ready
  /// It cannot be shown.
  case failed(PhotoFailure)
}
