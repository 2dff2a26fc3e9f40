import CVips
import PerigeeWire

/// A file's bytes and what they are; opens them with the libvips operation for that.
struct PhotoContent {
  let format: PhotoFormat
  /// The bytes to decode; for a compressed SVG the unpacked ones, for a PNG out of order
  /// the mended ones.
  let bytes: UnsafeRawBufferPointer
  /// Keeps the bytes where they are.
  private let owner: AnyObject

  /// Tells what the file is; throws when it is no picture.
  init(_ file: MappedFile) throws(DecodeFailure) {
    guard let format = FormatSniffer.format(of: file.bytes) else { throw .notAnImage }
    self.format = format
    let changed: [UInt8]?
    switch format {
    case .svgz: changed = try SVGUnpacking.unpacked(file.bytes)
    case .png: changed = PNGOrder.mended(ByteReader(file.bytes))
    default: changed = nil
    }
    guard let changed else {
      bytes = file.bytes
      if case .file = format.loader {
        owner = try MemoryFile(file)
      } else {
        owner = file
      }
      return
    }
    let held = HeldBytes(changed)
    bytes = UnsafeRawBufferPointer(held.bytes)
    owner = held
  }

  /// Opens a page: as it is, reduced by a whole number (JPEG), or at a scale (SVG, PDF, WebP).
  ///
  /// Strict means that damage is a failure; otherwise what is missing is left blank. With all pages
  /// from that one on they stand below each other in one picture.
  func open(
    page: Int, strict: Bool, shrink: Int = 1, scale: Double = 1, thumbnail: Bool = false,
    withAllFromThere: Bool = false
  ) throws(VipsFailure) -> VipsPicture {
    guard VipsLibrary.isReady else { throw VipsFailure(text: "libvips does not start") }
    let operation: Operation
    switch format.loader {
    case .source(let name, let plugin):
      if let plugin, !VipsLibrary.has(plugin) { throw VipsFailure(text: "no plug-in") }
      operation = try Operation(name)
      operation.set("source", try VipsBytes(bytes))
    case .file(let name):
      guard let file = owner as? MemoryFile else { throw VipsFailure(text: "no memory") }
      operation = try Operation(name)
      operation.set("filename", file.path)
    case .reader: throw VipsFailure(text: "libvips does not read it")
    }
    operation.set("access", word: "sequential")
    operation.set("fail_on", word: strict ? "error" : "none")
    if thumbnail { operation.set("thumbnail", true) }
    if page > 0 { operation.set("page", page) }
    if withAllFromThere { operation.set("n", -1) }
    if shrink > 1 { operation.set("shrink", shrink) }
    if scale != 1 { operation.set("scale", scale) }
    if format == .svg || format == .svgz, SVGUnits.arePhysical(ByteReader(bytes)) {
      operation.set("dpi", SVGUnits.pixelsPerInch)
    }
    return try operation.run()
  }

  /// Gives the memory back that was taken by what was read of the file so far.
  func letGo() {
    (owner as? MappedFile)?.letGo()
  }

  /// Why the file could not be opened, in the words of its format.
  func failure(_ failure: VipsFailure) -> DecodeFailure {
    switch format.loader {
    case .source(_, let plugin?) where !VipsLibrary.has(plugin): return .unsupported(format)
    default: break
    }
    if let size = ISOMediaSize.largest(in: ByteReader(bytes), format),
      size.width > ISOMediaSize.longestEdge || size.height > ISOMediaSize.longestEdge
    {
      return .tooLarge(format, size.width, size.height)
    }
    let isCut = isCutShort || failure.isCutShort
    return isCut ? .truncated(format, failure) : .damaged(format, failure)
  }

  /// Whether the file visibly lacks its end.
  var isCutShort: Bool {
    let reader = ByteReader(bytes)
    switch format {
    case .png, .apng: return !reader.has("IEND", at: reader.count - 8)
    case .gif: return reader.byte(reader.count - 1) != 0x3B
    case .jpeg, .mpo: return !reader.has([0xFF, 0xD9], at: reader.count - 2)
    case .webp: return reader.little32(4).map { Int($0) + 8 > reader.count } ?? true
    default: return false
    }
  }
}
