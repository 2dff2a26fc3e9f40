import CVips

/// Brings a picture into 8-bit sRGB, with three bands or, with alpha, four (not premultiplied).
enum ColourConversion {
  /// A picture in sRGB; a profile that does not fit the picture or that lcms refuses is ignored.
  static func srgb(
    _ picture: VipsPicture, profile: ICCProfile?
  ) throws(VipsFailure) -> VipsPicture {
    let known = try understood(picture)
    if let converted = try byProfile(known, profile) { return try bytes(converted) }
    if known.interpretation == VIPS_INTERPRETATION_CMYK {
      // Without a profile a printer's picture is taken as the one libvips carries.
      if let converted = try? transformed(known, input: "cmyk") { return try bytes(converted) }
    }
    let operation = try Operation("colourspace")
    operation.set("in", known)
    operation.set("space", word: "srgb")
    return try bytes(try operation.run())
  }

  /// The picture with a kind of colour that the conversions know, and no more bands than they want.
  private static func understood(_ picture: VipsPicture) throws(VipsFailure) -> VipsPicture {
    var picture = picture
    if picture.coding == VIPS_CODING_RAD {
      let operation = try Operation("rad2float")
      operation.set("in", picture)
      picture = try operation.run()
    }
    guard picture.coding == VIPS_CODING_NONE else { return picture }
    let limit = picture.interpretation == VIPS_INTERPRETATION_CMYK ? 5 : 4
    if picture.bands > limit {
      let operation = try Operation("extract_band")
      operation.set("in", picture)
      operation.set("band", 0)
      operation.set("n", limit - 1)
      picture = try operation.run()
    }
    switch picture.interpretation {
    case VIPS_INTERPRETATION_MULTIBAND, VIPS_INTERPRETATION_MATRIX,
      VIPS_INTERPRETATION_HISTOGRAM, VIPS_INTERPRETATION_FOURIER, VIPS_INTERPRETATION_ERROR:
      return try named(picture)
    default: return picture
    }
  }

  /// Names the colours of a picture whose loader did not.
  private static func named(_ picture: VipsPicture) throws(VipsFailure) -> VipsPicture {
    let isGrey = picture.bands < 3
    let is16Bit = picture.format == VIPS_FORMAT_USHORT
    let operation = try Operation("copy")
    operation.set("in", picture)
    operation.set(
      "interpretation",
      word: isGrey ? (is16Bit ? "grey16" : "b-w") : (is16Bit ? "rgb16" : "srgb"))
    return try operation.run()
  }

  private static func byProfile(
    _ picture: VipsPicture, _ profile: ICCProfile?
  ) throws(VipsFailure) -> VipsPicture? {
    guard let profile, !profile.isSRGB, fits(profile, picture) else { return nil }
    let labelled = try picture.withBlock(VIPS_META_ICC_NAME, profile.bytes)
    return try? AlphaSeparation.converted(labelled) { colours throws(VipsFailure) in
      try transformed(colours, input: nil)
    }
  }

  /// Whether the profile is for this kind of picture; a grey profile in a colour picture is not.
  private static func fits(_ profile: ICCProfile, _ picture: VipsPicture) -> Bool {
    let colours = picture.bands - (picture.hasAlpha ? 1 : 0)
    switch profile.space {
    case .rgb: return colours == 3
    case .grey: return colours == 1
    case .cmyk: return colours == 4
    case .lab, nil: return false
    }
  }

  /// The intent is perceptual, which equals relative for profiles without tables; for those with
  /// tables relative makes printers' colours too dark and gives XYB pictures a green cast.
  private static func transformed(
    _ picture: VipsPicture, input: String?
  ) throws(VipsFailure) -> VipsPicture {
    let operation = try Operation("icc_transform")
    operation.set("in", picture)
    operation.set("output_profile", "srgb")
    operation.set("intent", word: "perceptual")
    operation.set("black_point_compensation", true)
    operation.set("depth", 8)
    if let input {
      operation.set("input_profile", input)
    } else {
      operation.set("embedded", true)
    }
    return try operation.run()
  }

  private static func bytes(_ picture: VipsPicture) throws(VipsFailure) -> VipsPicture {
    guard picture.format != VIPS_FORMAT_UCHAR else { return picture }
    let operation = try Operation("cast")
    operation.set("in", picture)
    operation.set("format", word: "uchar")
    return try operation.run()
  }
}
