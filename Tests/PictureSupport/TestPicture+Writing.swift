import CVips

/// How a test picture is written, beside its format.
public struct PictureOptions: Sendable {
  /// The EXIF orientation to write, as it is: 0 and 9 too; `nil` writes none.
  public var orientation: Int?
  /// A profile to embed without changing the pixels: "srgb", "p3" or "cmyk" (libvips' own).
  public var profile: String?
  /// Bytes to embed as the profile, whatever they are.
  public var profileBytes: [UInt8]?
  /// Whether to write 16 bits a band (PNG, TIFF).
  public var is16Bit = false
  /// Whether to write in passes from coarse to fine (JPEG, PNG).
  public var isProgressive = false
  /// The quality of lossy formats, 1 to 100.
  public var quality = 95

  /// Makes options; all of them may be left away.
  public init(
    orientation: Int? = nil, profile: String? = nil, profileBytes: [UInt8]? = nil,
    is16Bit: Bool = false, isProgressive: Bool = false, quality: Int = 95
  ) {
    self.orientation = orientation
    self.profile = profile
    self.profileBytes = profileBytes
    self.is16Bit = is16Bit
    self.isProgressive = isProgressive
    self.quality = quality
  }

  /// The bytes of the profile to embed.
  func embedded() throws(PictureFailure) -> [UInt8]? {
    guard let profile else { return profileBytes }
    let load = try VipsCall("profile_load")
    try load.set("name", profile)
    return try load.makeBytes("profile")
  }
}

extension TestPicture {
  /// Writes the picture as a file of this format, whatever the path's name ends in.
  public func write(
    to path: String, as format: PictureFormat, _ options: PictureOptions = PictureOptions()
  ) throws(PictureFailure) {
    var raster = try raster()
    if options.is16Bit { raster = try Self.widened(raster) }
    try raster.write(to: path, as: format, options)
  }

  private func raster() throws(PictureFailure) -> VipsRaster {
    guard VipsCall.isReady else { throw PictureFailure("libvips does not start") }
    let image = bytes.withUnsafeBytes { content in
      vips_image_new_from_memory_copy(
        content.baseAddress, content.count, Int32(width), Int32(height), Int32(bands),
        VIPS_FORMAT_UCHAR)
    }
    guard let image else { throw PictureFailure("no image") }
    image.pointee.Type = VIPS_INTERPRETATION_sRGB
    return VipsRaster(adopting: image)
  }

  /// The same colours in 16 bits: 255 becomes 65,535.
  private static func widened(_ raster: VipsRaster) throws(PictureFailure) -> VipsRaster {
    let scale = try VipsCall("linear")
    scale.set("in", raster)
    try scale.set("a", "257")
    try scale.set("b", "0")
    let cast = try VipsCall("cast")
    cast.set("in", try scale.make())
    try cast.set("format", "ushort")
    let wide = try cast.make()
    let label = try VipsCall("copy")
    label.set("in", wide)
    try label.set("interpretation", "rgb16")
    return try label.make()
  }
}

extension VipsRaster {
  func write(
    to path: String, as format: PictureFormat, _ options: PictureOptions
  ) throws(PictureFailure) {
    let copy = try VipsCall("copy")
    copy.set("in", self)
    let labelled = try copy.make()
    if let orientation = options.orientation {
      vips_image_set_int(labelled.image, VIPS_META_ORIENTATION, Int32(orientation))
    }
    if let profile = try options.embedded() {
      profile.withUnsafeBytes { content in
        vips_image_set_blob_copy(
          labelled.image, VIPS_META_ICC_NAME, content.baseAddress, content.count)
      }
    }
    let call = try VipsCall(format.saver)
    call.set("in", labelled)
    try call.set("filename", path)
    switch format {
    case .jpeg:
      try call.set("Q", "\(options.quality)")
      // Without subsampling small patches keep their colours up to their edges.
      try call.set("subsample-mode", options.quality >= 95 ? "off" : "on")
      if options.isProgressive { try call.set("interlace", "true") }
    case .png: if options.isProgressive { try call.set("interlace", "true") }
    case .webp, .jpegXL: try call.set("Q", "\(options.quality)")
    case .avif, .heic:
      try call.set("Q", "\(options.quality)")
      try call.set("compression", format == .avif ? "av1" : "hevc")
    case .gif, .tiff: break
    }
    try call.write()
    if format == .png, let orientation = options.orientation {
      let file = try TemporaryFolder.bytes(of: path)
      try TemporaryFolder.write(PNGChunks.inserted(orientation: orientation, into: file), to: path)
    }
  }
}
