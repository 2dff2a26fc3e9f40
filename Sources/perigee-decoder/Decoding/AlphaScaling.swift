import CVips

/// Lets pixels with alpha be scaled without a seam of the colour hidden under what is clear.
enum AlphaScaling {
  /// Scales with the colours weighted by their alpha; others are just scaled.
  static func scaled(
    _ picture: VipsPicture, _ changesSize: Bool,
    _ scale: (VipsPicture) throws(VipsFailure) -> VipsPicture
  ) throws(VipsFailure) -> VipsPicture {
    guard picture.hasAlpha, changesSize else { return try scale(picture) }
    let format = picture.format
    let weigh = try Operation("premultiply")
    weigh.set("in", picture)
    let unweigh = try Operation("unpremultiply")
    unweigh.set("in", try scale(try weigh.run()))
    // Lanczos may overshoot: the cast clips to the range the picture had.
    return try cast(try unweigh.run(), to: format)
  }

  /// The same pixels with samples of another type, clipped to its range.
  static func cast(
    _ picture: VipsPicture, to format: VipsBandFormat
  ) throws(VipsFailure) -> VipsPicture {
    let cast = try Operation("cast")
    cast.set("in", picture)
    guard let word = vips_enum_nick(vips_band_format_get_type(), Int32(format.rawValue)) else {
      throw VipsFailure.taken()
    }
    cast.set("format", word: String(cString: word))
    return try cast.run()
  }
}
