public import PerigeeCore

/// Where a pager gets its photos from.
public protocol PhotoSupplying: AnyObject {
  /// Called after a photo's header, picture, detail or state changed, never from within ``want(_:)``.
  var onChange: ((PhotoID) -> Void)? { get set }
  /// How far the photo has come.
  func state(of id: PhotoID) -> PhotoState
  /// What the file says about itself; `nil` until that is known. It comes before any picture.
  func header(of id: PhotoID) -> PhotoHeader?
  /// The best picture of the whole photo there is; `nil` for none.
  func picture(of id: PhotoID) -> Picture?
  /// The sharper part of the photo last asked for, if it is there.
  func detail(of id: PhotoID) -> Picture?
  /// Replaces the last demand: what is new is asked for, what is no longer wanted is cancelled.
  func want(_ demand: PhotoDemand)
  /// Tries a photo that failed once more; without effect for others.
  func retry(_ id: PhotoID)
  /// How often what is known of a photo was replaced because its file changed.
  func revision(of id: PhotoID) -> Int
  /// Asks for a frame of a moving picture, once; `nil` for a picture means that there is none.
  ///
  /// The answer never comes from within this call. Gives what withdraws the question; `nil` where
  /// nothing moves.
  func askForFrame(
    _ frame: Int, of id: PhotoID, level: PhotoLevel, _ answer: @escaping (Picture?) -> Void
  ) -> (() -> Void)?
}

extension PhotoSupplying {
  /// A supply whose photos never change need not say so.
  public func revision(of id: PhotoID) -> Int { 0 }

  /// A supply of stills need not have frames.
  public func askForFrame(
    _ frame: Int, of id: PhotoID, level: PhotoLevel, _ answer: @escaping (Picture?) -> Void
  ) -> (() -> Void)? { nil }
}
