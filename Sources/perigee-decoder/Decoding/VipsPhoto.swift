import CVips
import PerigeeWire

/// A page of a file that libvips opens.
struct VipsPhoto: OpenedPhoto {
  let content: PhotoContent
  let facts: PhotoFacts

  private let page: Int
  private let pyramid: [TIFFPyramid.Level]

  /// Opens the file and reads the page's header.
  init(_ content: PhotoContent, page: Int) throws(DecodeFailure) {
    self.content = content
    self.page = page
    let format = content.format
    let first = try Self.header(content, page: 0)
    pyramid = format == .tiff ? TIFFPyramid.levels(content, first: first) : []
    let pages =
      pyramid.isEmpty && !format.hasPagesThatAreSizes ? max(1, first.number("n-pages") ?? 1) : 1
    guard page < pages else { throw .noSuchPage(page, of: pages) }
    let header = page == 0 ? first : try Self.header(content, page: page)
    var facts = try PhotoFacts(header, format, fileSize: content.bytes.count)
    facts.pages = pages
    if facts.profile == nil {
      facts.profile = CodedColours.profile(ByteReader(content.bytes), format)
    }
    facts.hasPartsAtHand = Self.hasPartsAtHand(content)
    if pages > 1 { Self.time(&facts, header, content) }
    self.facts = facts
  }

  /// Reads how long the frames stay and how often they play, where the pages are frames.
  private static func time(
    _ facts: inout PhotoFacts, _ header: VipsPicture, _ content: PhotoContent
  ) {
    switch content.format {
    case .gif:
      // libvips makes 100 ms of a delay that is not stated.
      let blocks = GIFBlocks(ByteReader(content.bytes))
      facts.delays = blocks.frames.prefix(facts.pages).map(\.delay)
      facts.loops = blocks.plays
    case .webp:
      facts.delays = header.numbers("delay", most: facts.pages)
      facts.loops = max(0, header.number("loop") ?? 0)
    default: break
    }
  }

  /// Whether libvips can begin anywhere in the file: in what it draws anew, and where tiles are stored.
  private static func hasPartsAtHand(_ content: PhotoContent) -> Bool {
    switch content.format {
    case .svg, .svgz, .pdf: true
    case .tiff: TIFFDirectory(ByteReader(content.bytes))?.isTiled ?? false
    default: false
    }
  }

  var isReadFromItsTop: Bool {
    switch facts.format {
    case .jpeg, .mpo, .png, .ppm, .dng, .raw: true
    case .tiff: !facts.hasPartsAtHand
    default: false
    }
  }

  /// The small picture that phones put beside a HEIC's or AVIF's large one, which takes a while.
  func preview(for target: DecodeTarget) -> VipsPicture? {
    guard facts.format == .heic || facts.format == .avif, page == 0,
      let small = try? content.open(page: 0, strict: true, thumbnail: true),
      EmbeddedPreview.fits(small.width, small.height, facts),
      small.width < target.width || small.height < target.height
    else { return nil }
    return try? ColourConversion.srgb(small, profile: facts.profile)
  }

  /// Takes a JPEG whose facts are known.
  init(_ content: PhotoContent, _ facts: PhotoFacts) {
    self.content = content
    self.facts = facts
    page = 0
    pyramid = []
  }

  private static func header(
    _ content: PhotoContent, page: Int
  ) throws(DecodeFailure) -> VipsPicture {
    do {
      return try content.open(page: page, strict: false)
    } catch {
      throw content.failure(error)
    }
  }

  /// The page, by the file's own means as small as it can be without being smaller than the target.
  func opened(for target: DecodeTarget, strict: Bool) throws(VipsFailure) -> VipsPicture {
    let scale = target.scale(
      storedWidth: facts.storedWidth, storedHeight: facts.storedHeight)
    switch facts.format {
    case .gif where strict && GIFBlocks(ByteReader(content.bytes)).hasBadFrame:
      // libvips leaves the picture before it in the place of a frame that it cannot decode.
      throw VipsFailure(text: "the codes of a frame make no sense")
    case .svg, .svgz, .pdf:
      return try content.open(page: page, strict: strict, scale: drawn(scale))
    case .webp where target.region == nil && scale < 1:
      return try content.open(page: page, strict: strict, scale: scale)
    case .jpeg where shrink(scale, target.region) > 1, .mpo where shrink(scale, target.region) > 1:
      return try content.open(page: page, strict: strict, shrink: shrink(scale, target.region))
    case .tiff where target.region == nil && !pyramid.isEmpty:
      let wanted = pyramid.last { $0.width >= target.width && $0.height >= target.height }
      return try content.open(page: wanted?.page ?? page, strict: strict)
    case .openEXR where strict && EXRChunks.areMissing(ByteReader(content.bytes)):
      throw VipsFailure(text: "rows are missing", isCutShort: true)
    case .openEXR:
      // OpenEXR stores colours multiplied by their alpha.
      let operation = try Operation("unpremultiply")
      operation.set("in", try content.open(page: page, strict: strict))
      return try operation.run()
    default:
      return try content.open(page: page, strict: strict)
    }
  }

  func frames() -> (any FrameSource)? {
    guard facts.isMoving else { return nil }
    return VipsFrames(content, facts)
  }

  /// The scale at which a drawing is drawn: librsvg and poppler refuse longer edges.
  private func drawn(_ scale: Double) -> Double {
    min(scale, 32_767 / Double(max(facts.storedWidth, facts.storedHeight)))
  }

  /// libjpeg's reduction for a scale: 1, 2, 4 or 8; for a part only one that its edges fit.
  private func shrink(_ scale: Double, _ region: ImageRegion?) -> Int {
    [8, 4, 2].first { factor in
      guard scale * Double(factor) <= 1 else { return false }
      guard let region else { return true }
      let right = region.x + region.width
      let bottom = region.y + region.height
      return region.x % factor == 0 && region.y % factor == 0
        && (right % factor == 0 || right == facts.storedWidth)
        && (bottom % factor == 0 || bottom == facts.storedHeight)
    } ?? 1
  }
}
