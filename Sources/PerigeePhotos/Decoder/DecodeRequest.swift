import PerigeeWire

/// One wish for one file's header or pixels, from asking until its last answer.
final class DecodeRequest {
  /// What is known of it so far.
  enum Event {
    case header(PhotoHeader)
    /// What the metadata says, when it was asked for.
    case properties(PhotoProperties)
    /// What the file carries of itself, to be seen until the last answer.
    case preview(Picture)
    /// How far an unpacking has come, 0 to 1.
    case progress(Double)
    /// The last answer; no picture when only the header was asked for, or when the photo was unpacked.
    case finished(Picture?)
    /// The last answer.
    case failed(PhotoFailure)
  }

  /// An open file.
  enum Source {
    /// The photo's own.
    case file(OwnedDescriptor)
    /// The one it was unpacked into.
    case unpacked(OwnedDescriptor)

    var descriptor: OwnedDescriptor {
      switch self {
      case .file(let file), .unpacked(let file): file
      }
    }
  }

  /// Where it stands.
  enum Phase: Equatable {
    case waiting
    case opening(since: Double)
    case sent(at: Double)
    case started(at: Double)
    case done
  }

  let id: UInt32
  let path: FilePath
  let level: DecodeLevel
  let region: ImageRegion?
  let page: Int
  let priority: DecodePriority
  let wantsProperties: Bool
  /// What the photo is read from, when that is open already.
  let source: Source?
  /// Where the photo is to be unpacked; `nil` when it is to be decoded.
  let destination: OwnedDescriptor?
  var phase = Phase.waiting
  /// How many processes ended with it before they began with it, when it was to be tried alone.
  var lostTrials = 0
  private let onEvent: (Event) -> Void

  init(
    id: UInt32, path: FilePath, level: DecodeLevel, region: ImageRegion?, page: Int,
    priority: DecodePriority, wantsProperties: Bool = false, source: Source? = nil,
    destination: OwnedDescriptor? = nil,
    onEvent: @escaping (Event) -> Void
  ) {
    self.id = id
    self.path = path
    self.level = level
    self.region = region
    self.page = page
    self.priority = priority
    self.wantsProperties = wantsProperties
    self.source = source
    self.destination = destination
    self.onEvent = onEvent
  }

  /// The message to the decoder.
  func message(file: OwnedDescriptor) -> DecoderRequest {
    if let destination {
      return .unpack(
        UnpackRequest(id: id, priority: priority, page: page), file: file, into: destination)
    }
    let isUnpacked = if case .unpacked = source { true } else { false }
    return .open(
      OpenRequest(
        id: id, priority: priority, page: page, level: level, region: region,
        wantsProperties: wantsProperties, isUnpacked: isUnpacked),
      file: file)
  }

  /// Whether a decoder has the file in its hands.
  var isWithDecoder: Bool {
    switch phase {
    case .sent, .started: true
    case .waiting, .opening, .done: false
    }
  }

  /// Whether the decoder has not begun with it.
  var isUntouched: Bool {
    if case .sent = phase { true } else { false }
  }

  /// Passes on a header; nothing after the last answer.
  func deliver(_ header: PhotoHeader) {
    guard phase != .done else { return }
    onEvent(.header(header))
  }

  /// Passes on what is to be seen for now; nothing after the last answer.
  func deliver(preview picture: Picture) {
    guard phase != .done else { return }
    onEvent(.preview(picture))
  }

  /// Passes on how far it has come; its deadline starts anew.
  func deliver(progress share: Double) {
    guard phase != .done else { return }
    phase = .started(at: MainLoop.now)
    onEvent(.progress(share))
  }

  /// Passes on the metadata; nothing after the last answer.
  func deliver(_ properties: PhotoProperties) {
    guard phase != .done else { return }
    onEvent(.properties(properties))
  }

  /// Passes on the last answer, once.
  func finish(_ event: Event) {
    guard phase != .done else { return }
    phase = .done
    onEvent(event)
  }
}
