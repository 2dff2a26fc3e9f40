/// Why a test picture could not be made.
public struct PictureFailure: Error, CustomStringConvertible, Sendable {
  /// What went wrong, in the library's words.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
