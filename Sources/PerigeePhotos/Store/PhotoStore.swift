public import PerigeeCore
import PerigeeWire

/// Keeps the photos a pager wants: asks the decoder in the order of urgency and holds the pixels
/// within a budget.
public final class PhotoStore: PhotoSupplying {
  /// Bytes of pixels kept when nobody says otherwise.
  ///
  /// Four screen-size levels at 1280 × 800 take 16 MB and a sharper part of the screen 4 MB; 48 MB
  /// holds these and about six photos to go back to, inside the 100 MB the whole viewer may take.
  public static let standardBudget = 48 << 20

  /// Called after something changed that a pager shows.
  public var onChange: ((PhotoID) -> Void)?

  private let album: Album
  let decoder: DecoderClient
  var records: [PhotoID: PhotoRecord] = [:]
  var demand = PhotoDemand()
  /// The photos something is being asked for.
  var busy: Set<PhotoID> = []
  var budget: PixelBudget
  /// The photos that are unpacked, or on the way to it.
  var unpackings: [PhotoID: UnpackingRecord] = [:]
  /// How many pixels a photo may have without being unpacked.
  var unpacksAbove = PhotoStore.mostPixelsReadAnew
  /// Where photos are unpacked.
  var cacheFolder = CacheFile.standardFolder

  /// Makes a store for an album's photos.
  ///
  /// - Parameters:
  ///   - album: where the photos are.
  ///   - decoder: who decodes them.
  ///   - budget: bytes of pixels to keep; what the demand names stays even beyond it.
  public init(
    album: Album, decoder: DecoderClient = DecoderClient(),
    budget: Int = PhotoStore.standardBudget
  ) {
    self.album = album
    self.decoder = decoder
    self.budget = PixelBudget(bytes: budget)
    album.onRewrite = { [weak self] id in self?.reload(id) }
  }

  /// Asks for the album's first photo at once, before there is a window; needs no toolkit.
  ///
  /// The file is opened on this thread. A first demand for another size keeps this request, and the
  /// photo is shown from it until the size demanded is there. Without effect on an album that does
  /// not know its first photo yet.
  public func askForFirst(fittingWidth width: Int, height: Int) {
    guard let id = album.first, album.failure(of: id) == nil, let entry = album.entry(id) else {
      return
    }
    let wish = PhotoDemand.Wish(id: id, level: .fit(width: width, height: height))
    demand = PhotoDemand(wishes: [wish])
    do throws(PhotoFailure) {
      ask(wish, for: .visible, priority: .current, file: try FileOpening.open(entry.path))
    } catch {
      records[id, default: PhotoRecord()].failure = error
      onChange?(id)
    }
  }

  /// How far the photo has come.
  public func state(of id: PhotoID) -> PhotoState {
    if let failure = album.failure(of: id) ?? records[id]?.failure { return .failed(failure) }
    if picture(of: id) != nil { return .ready }
    let isWanted = demand.wishes.contains { $0.id == id }
    return isWanted || records[id]?.asked != nil ? .loading : .waiting
  }

  /// What the file says about itself; kept for every photo seen.
  public func header(of id: PhotoID) -> PhotoHeader? { records[id]?.header }

  /// The best picture of the whole photo there is.
  public func picture(of id: PhotoID) -> Picture? { records[id]?.picture }

  /// The sharper part of the photo last asked for.
  public func detail(of id: PhotoID) -> Picture? { records[id]?.detail }

  /// Replaces the last demand.
  public func want(_ demand: PhotoDemand) {
    guard demand != self.demand else { return }
    self.demand = demand
    for wish in demand.wishes.reversed() { budget.use(wish.id, in: records) }
    turnPages()
    withdraw()
    bringFirstToScreen()
    askForMissing()
    unpackWhatIsLookedAt()
    budget.enforce(on: &records, keeping: demand)
  }

  /// Where a photo is.
  func path(of id: PhotoID) -> FilePath? { album.entry(id)?.path }

  /// Begins with the pages wanted of files that show another one.
  private func turnPages() {
    for wish in demand.wishes where wish.page != records[wish.id]?.page ?? 0 {
      giveUp(wish.id)
      endUnpacking(wish.id)
      records[wish.id, default: PhotoRecord()].turn(to: wish.page)
    }
  }

  /// Cancels what nobody wants any more.
  private func withdraw() {
    for id in busy {
      guard let record = records[id] else { continue }
      let wish = demand.wishes.first { $0.id == id }
      if let asked = record.asked, asked.level != wish?.level {
        // A photo without a picture is shown sooner from another size than from a new start.
        if wish == nil || record.picture != nil { cancelWhole(id) }
      }
      if let asked = record.askedDetail, asked.wish != demand.detail { cancelDetail(id) }
    }
    for id in budget.recency where id != demand.wishes.first?.id { records[id]?.dropDetail() }
  }

  /// Keeps the photo on the screen alone in its process: others that are there start again in the
  /// other one, and where it is being prefetched already, that process becomes its own.
  private func bringFirstToScreen() {
    guard let first = demand.wishes.first?.id else { return }
    let joins = records[first]?.asked?.purpose == .prefetch
    for id in busy where id != first {
      guard let asked = records[id]?.asked else { continue }
      if asked.purpose == .visible || joins { cancelWhole(id) }
    }
    if joins, let asked = records[first]?.asked {
      decoder.moveToScreen(asked.request)
      records[first]?.asked?.purpose = .visible
    }
  }

  /// Cancels all that is being asked for a photo.
  func giveUp(_ id: PhotoID) {
    cancelWhole(id)
    cancelDetail(id)
  }

  private func cancelDetail(_ id: PhotoID) {
    guard let asked = records[id]?.askedDetail else { return }
    decoder.cancel(asked.request)
    ended(detailOf: id)
  }

  private func cancelWhole(_ id: PhotoID) {
    guard let asked = records[id]?.asked else { return }
    decoder.cancel(asked.request)
    ended(wholeOf: id)
  }

  func ended(wholeOf id: PhotoID) {
    records[id]?.asked = nil
    if records[id]?.askedDetail == nil { busy.remove(id) }
  }

  func ended(detailOf id: PhotoID) {
    records[id]?.askedDetail = nil
    if records[id]?.asked == nil { busy.remove(id) }
  }

  /// Asks for what is wanted and neither there nor under way, the photo on the screen first.
  func askForMissing() {
    guard let first = demand.wishes.first else { return }
    askUnlessThere(first, for: .visible, priority: .current)
    // The neighbours and the sharper part wait for it.
    guard records[first.id]?.asked == nil else { return }
    if let detail = demand.detail { askUnlessThere(detail) }
    for (index, wish) in demand.wishes.enumerated().dropFirst() {
      let urgency = min(Int(DecodePriority.prefetch.rawValue) + index, 255)
      askUnlessThere(
        wish, for: .prefetch, priority: DecodePriority(rawValue: UInt8(urgency)))
    }
  }

  private func askUnlessThere(
    _ wish: PhotoDemand.Wish, for purpose: DecoderClient.Purpose, priority: DecodePriority
  ) {
    let record = records[wish.id] ?? PhotoRecord()
    guard record.asked == nil, !record.has(wish.level), album.failure(of: wish.id) == nil else {
      return
    }
    ask(wish, for: purpose, priority: priority)
  }

  private func ask(
    _ wish: PhotoDemand.Wish, for purpose: DecoderClient.Purpose, priority: DecodePriority,
    file: OwnedDescriptor? = nil
  ) {
    guard let entry = album.entry(wish.id) else { return }
    let request = decoder.request(
      entry.path, source: file.map { .file($0) }, level: DecodeLevel(wish.level),
      page: wish.page, priority: priority, for: purpose
    ) { [weak self] event in self?.received(event, for: wish) }
    records[wish.id, default: PhotoRecord()].asked = PhotoRecord.Asked(
      request: request, level: wish.level, purpose: purpose)
    busy.insert(wish.id)
  }

  private func askUnlessThere(_ wish: PhotoDemand.Detail) {
    guard let record = records[wish.id], record.picture != nil, record.askedDetail == nil,
      record.page == wish.page, !record.has(wish), let region = ImageRegion(wish.region),
      let entry = album.entry(wish.id)
    else { return }
    let request = decoder.request(
      entry.path, source: unpackings[wish.id]?.file.map { .unpacked($0) },
      level: DecodeLevel(wish.level), region: region, page: wish.page, priority: .detail,
      for: .detail
    ) { [weak self] event in self?.received(event, for: wish) }
    records[wish.id]?.askedDetail = (request, wish)
    busy.insert(wish.id)
  }

  isolated deinit {
    // The decoder may go on to serve another album.
    for id in busy {
      if let asked = records[id]?.asked { decoder.cancel(asked.request) }
      if let asked = records[id]?.askedDetail { decoder.cancel(asked.request) }
    }
    for case .underWay(let request, _) in unpackings.values { decoder.cancel(request) }
  }
}
