import CVips

/// Converts the colours of a 16-bit picture apart from its alpha, which a profile would not scale.
enum AlphaSeparation {
  /// Converts the colours to 8 bits and joins the alpha, brought to 8 bits as well.
  static func converted(
    _ picture: VipsPicture, _ convert: (VipsPicture) throws(VipsFailure) -> VipsPicture
  ) throws(VipsFailure) -> VipsPicture {
    guard picture.hasAlpha, picture.format == VIPS_FORMAT_USHORT else {
      return try convert(picture)
    }
    let colours = try convert(try bands(picture, from: 0, count: picture.bands - 1))
    let alpha = try eightBits(try bands(picture, from: picture.bands - 1, count: 1))
    let operation = try Operation("bandjoin")
    operation.set("in", [colours, alpha])
    return try operation.run()
  }

  private static func bands(
    _ picture: VipsPicture, from first: Int, count: Int
  ) throws(VipsFailure) -> VipsPicture {
    let operation = try Operation("extract_band")
    operation.set("in", picture)
    operation.set("band", first)
    operation.set("n", count)
    return try operation.run()
  }

  private static func eightBits(_ alpha: VipsPicture) throws(VipsFailure) -> VipsPicture {
    let operation = try Operation("linear")
    operation.set("in", alpha)
    // 65,535 / 257 is 255; a half more makes the cut to a byte round.
    operation.set("a", [1.0 / 257])
    operation.set("b", [0.5])
    operation.set("uchar", true)
    return try operation.run()
  }
}
