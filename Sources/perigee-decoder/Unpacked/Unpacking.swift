import CVips
import PerigeeWire

/// Unpacks one photo into a file, from its first row to its last.
struct Unpacking {
  let job: DecodeJob
  let destination: OwnedDescriptor
  /// Sends an answer on the way to the last one.
  let send: (DecoderReply) -> Void

  /// Does the work and gives the last answer; throws what prevented it.
  func lastAnswer() throws(DecodeFailure) -> DecoderReply {
    let content = try PhotoContent(try MappedFile(job.file))
    let photo = try PhotoDecoder(job: job, shelf: AnimationShelf(), send: send).opened(content)
    let facts = photo.facts
    try job.throwIfCancelled()
    let picture: VipsPicture
    do throws(VipsFailure) {
      picture = try decoded(photo)
    } catch {
      throw content.failure(error)
    }
    guard
      let layout = TiledLayout(
        width: picture.width, height: picture.height, bands: picture.bands)
    else { throw .tooLarge(facts.format, picture.width, picture.height) }
    let rows: PictureRows
    do throws(UnpackingFailure) {
      let writer = try TileWriter(layout, into: destination)
      rows = PictureRows(writer: writer, height: picture.height) {
        content.letGo()
        report($0)
      }
      if rows.feed(picture) == nil {
        try writer.finish(UnpackedFile(layout, facts, page: job.request.page))
      }
      if let failure = rows.failure { throw failure }
    } catch {
      throw .unwritten(error)
    }
    if let failure = rows.readFailure {
      try job.throwIfCancelled()
      throw content.failure(failure)
    }
    return .unpacked(id: job.request.id)
  }

  /// The photo at full size in sRGB; nothing of it is computed yet.
  private func decoded(_ photo: any OpenedPhoto) throws(VipsFailure) -> VipsPicture {
    // Damage is a failure: what can be shown of such a file is small, or is shown without tiles.
    let opened = try photo.opened(for: DecodeTarget(whole: photo.facts), strict: true)
    job.stops(opened)
    let picture = try ColourConversion.srgb(opened, profile: photo.facts.profile)
    job.stops(picture)
    return picture
  }

  private func report(_ share: Double) {
    send(.progress(id: job.request.id, share))
  }
}

extension UnpackedFile {
  /// The beginning of the file of a photo; where its list of tiles is comes later.
  init(_ layout: TiledLayout, _ facts: PhotoFacts, page: Int) {
    self.init(
      layout: layout, format: facts.format, orientation: facts.orientation, pages: facts.pages,
      page: page, list: 0)
  }
}

extension DecodeFailure {
  /// Why the cache could not take a photo.
  static func unwritten(_ failure: UnpackingFailure) -> DecodeFailure {
    switch failure {
    case .noSpace:
      DecodeFailure(
        code: .noSpace, message: "There is no room to unpack this picture in the cache folder.")
    case .write(let number):
      DecodeFailure(
        code: .noSpace, message: "The cache folder cannot be written to.",
        details: "system error \(number)")
    case .memory: .noMemory
    }
  }
}
