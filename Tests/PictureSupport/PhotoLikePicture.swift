/// Large pictures with the detail of a photo, made by libvips itself because of their size.
public enum PhotoLikePicture {
  /// The width of a 24-megapixel photo.
  public static let width = 6_000
  /// The height of a 24-megapixel photo.
  public static let height = 4_000

  /// Writes a picture of soft shapes and fine grain, of about the bytes a camera would need.
  ///
  /// - Parameter copies: how often it is repeated each way, for giants.
  public static func write(
    to path: String, as format: PictureFormat = .jpeg, width: Int = width, height: Int = height,
    copies: Int = 1, _ options: PictureOptions = PictureOptions(quality: 90)
  ) throws(PictureFailure) {
    var bands: [VipsRaster] = []
    for (seed, cell) in [(1, 700), (2, 500), (3, 400)] {
      bands.append(try band(seed: seed, cell: cell, width, height))
    }
    let join = try VipsCall("bandjoin")
    join.set("in", bands)
    let cast = try VipsCall("cast")
    cast.set("in", try join.make())
    try cast.set("format", "uchar")
    let copy = try VipsCall("copy")
    copy.set("in", try cast.make())
    try copy.set("interpretation", "srgb")
    let picture = try copy.make()
    guard copies > 1 else { return try picture.write(to: path, as: format, options) }
    // Held in memory: made anew for each copy it would take as many times as long.
    let repeated = try VipsCall("replicate")
    repeated.set("in", try picture.inMemory())
    try repeated.set("across", "\(copies)")
    try repeated.set("down", "\(copies)")
    try repeated.make().write(to: path, as: format, options)
  }

  /// Reduces a picture to a box and throws it away: what any viewer on libvips takes at least.
  public static func reduce(_ path: String, toWidth width: Int) throws(PictureFailure) {
    let reduce = try VipsCall("thumbnail")
    try reduce.set("filename", path)
    try reduce.set("width", "\(width)")
    _ = try reduce.make().inMemory()
  }

  /// Soft shapes of this size plus grain.
  private static func band(
    seed: Int, cell: Int, _ width: Int, _ height: Int
  ) throws(PictureFailure) -> VipsRaster {
    let shapes = try VipsCall("perlin")
    try shapes.set("width", "\(width)")
    try shapes.set("height", "\(height)")
    try shapes.set("cell-size", "\(cell)")
    try shapes.set("seed", "\(seed)")
    let stretch = try VipsCall("linear")
    stretch.set("in", try shapes.make())
    try stretch.set("a", "110")
    try stretch.set("b", "128")
    let grain = try VipsCall("gaussnoise")
    try grain.set("width", "\(width)")
    try grain.set("height", "\(height)")
    try grain.set("sigma", "6")
    try grain.set("seed", "\(seed)")
    try grain.set("mean", "0")
    let add = try VipsCall("add")
    add.set("left", try stretch.make())
    add.set("right", try grain.make())
    return try add.make()
  }
}
