import PerigeeWire

/// What the store knows of the unpacking of one photo.
enum UnpackingRecord {
  /// The file for it is being made.
  case preparing
  /// The decoder is at it.
  case underWay(DecodeRequest, share: Double)
  /// Every part is at hand in this file.
  case done(OwnedDescriptor)
  case stopped
  case failed(PhotoFailure)

  /// As the host sees it.
  var state: PhotoUnpacking {
    switch self {
    case .preparing: .underWay(0)
    case .underWay(_, let share): .underWay(share)
    case .done: .done
    case .stopped: .stopped
    case .failed(let failure): .failed(failure)
    }
  }

  /// The file with every part of the photo.
  var file: OwnedDescriptor? {
    if case .done(let file) = self { file } else { nil }
  }
}
