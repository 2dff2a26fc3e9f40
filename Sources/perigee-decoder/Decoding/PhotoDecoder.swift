import CVips
import PerigeeWire

/// Answers one request: sniffs, reads the header, decodes, scales, converts, turns, hands over.
struct PhotoDecoder {
  let job: DecodeJob
  /// Where a moving picture stays open from one frame to the next.
  let shelf: AnimationShelf
  /// Sends an answer on the way to the last one.
  let send: (DecoderReply) -> Void

  /// JPEGs of more pixels than this are decoded through libvips, which can be stopped on the way.
  private static let mostUninterrupted = 100_000_000

  /// Decodes and gives the last answer; throws what prevented it.
  func lastAnswer() throws(DecodeFailure) -> DecoderReply {
    if job.request.isUnpacked { return try lastAnswer(UnpackedPhoto(try MappedFile(job.file))) }
    let identity = FileIdentity(job.file)
    if let kept = shelf.take(identity, for: job.request),
      let photo = try kept.at(job.request.page)
    {
      return try answer(photo, identity)
    }
    let content = try PhotoContent(try MappedFile(job.file))
    guard content.format == .jpeg || content.format == .mpo else {
      let photo = try opened(content)
      // Whoever asks for a later frame goes on to the one after it.
      let moving = job.request.page > 0 ? MovingPhoto(photo, page: job.request.page) : nil
      if let moving { return try answer(moving, identity) }
      guard let target = try begin(photo.facts, content) else { return headerOnly(photo.facts) }
      if target.region == nil { show(photo.preview(for: target), of: photo.facts) }
      return try answer(photo, target)
    }
    guard let markers = JPEGMarkers(ByteReader(content.bytes)) else {
      throw content.isCutShort ? .truncated(content.format) : .damaged(content.format)
    }
    let facts = try PhotoFacts(markers, content.format, fileSize: content.bytes.count)
    guard job.request.page == 0 else { throw .noSuchPage(job.request.page, of: 1) }
    guard let target = try begin(facts, content) else { return headerOnly(facts) }
    if target.region == nil, !EmbeddedPreview.isNeedless(markers) {
      show(EmbeddedPreview.picture(in: markers, facts), of: facts)
    }
    let isPlain = markers.components == 1 || markers.components == 3
    let isQuick = markers.width * markers.height <= Self.mostUninterrupted
    guard isPlain, isQuick, target.region == nil else {
      return try answer(VipsPhoto(content, facts), target)
    }
    return try answer(content.bytes, facts, target, isGrey: markers.components == 1)
  }

  /// The quick way for what was unpacked.
  private func lastAnswer(_ photo: UnpackedPhoto) throws(DecodeFailure) -> DecoderReply {
    try job.throwIfCancelled()
    guard job.request.level != .none else { return headerOnly(photo.facts) }
    send(headerOnly(photo.facts))
    let target = try DecodeTarget(job.request, photo.facts)
    let finishing = PixelFinishing(job: job, target: target, facts: photo.facts)
    let opened = try photo.opened(for: target)
    let picture: VipsPicture
    do throws(VipsFailure) {
      picture = try finishing.computed(opened)
    } catch {
      try job.throwIfCancelled()
      throw .damaged(photo.facts.format, error)
    }
    return try finishing.reply(picture)
  }

  /// The page with its header read, by a reader of its format or by libvips.
  func opened(_ content: PhotoContent) throws(DecodeFailure) -> any OpenedPhoto {
    if content.format == .dng || content.format == .raw, job.request.page == 0,
      let photo = try RawPhoto(content)
    {
      return photo
    }
    guard let reader = content.rasterReader else {
      return try VipsPhoto(content, page: job.request.page)
    }
    return try RasterPhoto(content, reader, page: job.request.page)
  }

  /// Sends what the file carries of itself; a photo is not less for lack of it.
  private func show(_ preview: VipsPicture?, of facts: PhotoFacts) {
    guard let preview, let computed = try? preview.computed() else { return }
    let target = DecodeTarget(
      width: computed.width, height: computed.height, facts.orientation)
    let finishing = PixelFinishing(job: job, target: target, facts: facts)
    if let reply = (try? finishing.reply(computed))?.asPreview { send(reply) }
  }

  private func show(_ preview: ScaledJPEG?, of facts: PhotoFacts) {
    guard let preview else { return }
    let target = DecodeTarget(width: preview.width, height: preview.height, facts.orientation)
    let finishing = PixelFinishing(job: job, target: target, facts: facts)
    if let reply = (try? finishing.reply(preview))?.asPreview { send(reply) }
  }

  /// The answer with a frame of a moving picture, which stays open.
  private func answer(
    _ photo: MovingPhoto, _ identity: FileIdentity?
  ) throws(DecodeFailure) -> DecoderReply {
    let target = try begin(photo.facts, photo.content)
    let reply = try target.map { target throws(DecodeFailure) in try answer(photo, target) }
    if let identity { shelf.keep(photo, identity) }
    return reply ?? headerOnly(photo.facts)
  }

  private func headerOnly(_ facts: PhotoFacts) -> DecoderReply {
    .header(id: job.request.id, facts.header(page: job.request.page))
  }

  /// Sends the header and works out what is to be made; `nil` when only the header is wanted.
  private func begin(
    _ facts: PhotoFacts, _ content: PhotoContent
  ) throws(DecodeFailure) -> DecodeTarget? {
    try job.throwIfCancelled()
    if job.request.wantsProperties {
      send(.properties(id: job.request.id, PropertyReading.properties(of: content)))
    }
    guard job.request.level != .none else { return nil }
    send(headerOnly(facts))
    return try DecodeTarget(job.request, facts)
  }

  /// The quick way for a whole JPEG.
  private func answer(
    _ file: UnsafeRawBufferPointer, _ facts: PhotoFacts, _ target: DecodeTarget, isGrey: Bool
  ) throws(DecodeFailure) -> DecoderReply {
    let picture: ScaledJPEG
    do {
      picture = try ScaledJPEG(
        file, isGrey: isGrey, width: facts.storedWidth, height: facts.storedHeight,
        wanted: (target.width, target.height))
    } catch {
      throw .damaged(facts.format, VipsFailure(text: error.text))
    }
    try job.throwIfCancelled()
    var finishing = PixelFinishing(job: job, target: target, facts: facts)
    finishing.defect = picture.complaint.map { $0.contains("remature") ? .cutShort : .damage }
    let converted: VipsPicture?
    do {
      converted = try finishing.computed(picture)
    } catch {
      try job.throwIfCancelled()
      throw .damaged(facts.format, error)
    }
    guard let converted else { return try finishing.reply(picture) }
    return try finishing.reply(converted)
  }

  /// The way for everything else; what is damaged is tried again with blanks for what is missing.
  private func answer(
    _ photo: any OpenedPhoto, _ target: DecodeTarget
  ) throws(DecodeFailure) -> DecoderReply {
    var finishing = PixelFinishing(job: job, target: target, facts: photo.facts)
    let whole = compute(photo, finishing)
    let isCutShort: Bool
    switch whole {
    case .success(let picture): return try finishing.reply(picture)
    case .failure(let failure): isCutShort = failure.isCutShort || photo.content.isCutShort
    }
    try job.throwIfCancelled()
    guard photo.facts.format.canBePartial else {
      return try finishing.reply(try value(whole, photo))
    }
    finishing.defect = isCutShort ? .cutShort : .damage
    return try finishing.reply(try value(compute(photo, finishing), photo))
  }

  private func compute(
    _ photo: any OpenedPhoto, _ finishing: PixelFinishing
  ) -> Result<VipsPicture, VipsFailure> {
    do throws(VipsFailure) {
      return .success(try finishing.computed(photo))
    } catch {
      return .failure(error)
    }
  }

  private func value(
    _ result: Result<VipsPicture, VipsFailure>, _ photo: any OpenedPhoto
  ) throws(DecodeFailure) -> VipsPicture {
    switch result {
    case .success(let picture): return picture
    case .failure(let failure):
      try job.throwIfCancelled()
      throw photo.content.failure(failure)
    }
  }
}
