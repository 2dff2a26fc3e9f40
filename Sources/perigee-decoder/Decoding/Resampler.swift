import CVips
import PerigeeWire

/// Makes a picture, or a part of one, exactly a size: Lanczos (3 lobes) smaller, bicubic larger.
enum Resampler {
  /// How far beyond a part's edge its outermost pixels look, in pixels of the coarser side: the
  /// three lobes of Lanczos.
  private static let reach = 3.0

  /// The factor up to which a part is reduced in one step.
  ///
  /// Beyond, libvips' windows grow too long, and a pixel is so much of the photo that nobody sees
  /// what lies beside the part.
  private static let largestDirectFactor = 16.0

  /// The whole picture at this size.
  ///
  /// - Parameter own: how many of the picture's pixels the photo takes; less than it has where halving
  ///   an odd size was rounded up.
  static func whole(
    _ picture: VipsPicture, own: (width: Double, height: Double)? = nil, width: Int, height: Int
  ) throws(VipsFailure) -> VipsPicture {
    guard picture.width != width || picture.height != height else { return picture }
    guard width <= picture.width, height <= picture.height else {
      // libvips' own way to enlarge moves the picture by half a pixel of the result.
      let all = ImageRegion(x: 0, y: 0, width: picture.width, height: picture.height)
      return try part(picture, all, width: width, height: height)
    }
    let operation = try Operation("resize")
    operation.set("in", picture)
    operation.set("scale", Double(width) / (own?.width ?? Double(picture.width)))
    operation.set("vscale", Double(height) / (own?.height ?? Double(picture.height)))
    operation.set("kernel", word: "lanczos3")
    return try exactly(try operation.run(), width: width, height: height)
  }

  /// A part at this size; pixels beside the part count at its edges, so that parts meet unseen.
  static func part(
    _ picture: VipsPicture, _ region: ImageRegion, width: Int, height: Int
  ) throws(VipsFailure) -> VipsPicture {
    let widest = max(
      Double(region.width) / Double(width), Double(region.height) / Double(height))
    guard widest <= largestDirectFactor else {
      let cut = try extract(picture, region.x, region.y, region.width, region.height)
      return try whole(cut, width: width, height: height)
    }
    let across = Axis(region.x, region.width, of: picture.width, to: width)
    let down = Axis(region.y, region.height, of: picture.height, to: height)
    var result = try cut(picture, across, down)
    guard across.changes || down.changes else { return result }
    if down.isReduced { result = try reduced(result, "reducev", "vshrink", down.shrink) }
    if across.isReduced { result = try reduced(result, "reduceh", "hshrink", across.shrink) }
    if across.isEnlarged || down.isEnlarged {
      result = try enlarged(result, across, down)
    }
    // The margins are alike on both sides, so the part is in the middle.
    return try extract(
      result, (result.width - width) / 2, (result.height - height) / 2, width, height)
  }

  /// One direction of a part: what to read, with margins alike on both sides, and the factor.
  private struct Axis {
    let start: Int
    let count: Int
    let margin: Int
    let limit: Int
    let target: Int

    init(_ start: Int, _ count: Int, of limit: Int, to target: Int) {
      self.start = start
      self.count = count
      self.limit = limit
      self.target = target
      guard target != count else {
        margin = 0
        return
      }
      let shrink = Double(count) / Double(target)
      var margin = Int((reach * max(1, shrink)).rounded(.up)) + 1
      // A margin whose reduction is an even number of pixels keeps the part in the middle.
      if shrink > 1 {
        while Self.extra(count, margin, shrink, target) % 2 != 0 { margin += 1 }
      }
      self.margin = margin
    }

    private static func extra(_ count: Int, _ margin: Int, _ shrink: Double, _ target: Int) -> Int {
      Int((Double(count + 2 * margin) / shrink).rounded()) - target
    }

    var shrink: Double { Double(count) / Double(target) }
    var changes: Bool { target != count }
    var isReduced: Bool { shrink > 1 }
    var isEnlarged: Bool { shrink < 1 }
  }

  /// Cuts the part with its margins; beyond the picture its edge pixels go on.
  private static func cut(
    _ picture: VipsPicture, _ across: Axis, _ down: Axis
  ) throws(VipsFailure) -> VipsPicture {
    let left = max(0, across.start - across.margin)
    let top = max(0, down.start - down.margin)
    let right = min(across.limit, across.start + across.count + across.margin)
    let bottom = min(down.limit, down.start + down.count + down.margin)
    let inside = try extract(picture, left, top, right - left, bottom - top)
    let width = across.count + 2 * across.margin
    let height = down.count + 2 * down.margin
    guard inside.width != width || inside.height != height else { return inside }
    let operation = try Operation("embed")
    operation.set("in", inside)
    operation.set("x", left - (across.start - across.margin))
    operation.set("y", top - (down.start - down.margin))
    operation.set("width", width)
    operation.set("height", height)
    operation.set("extend", word: "copy")
    return try operation.run()
  }

  private static func reduced(
    _ picture: VipsPicture, _ name: String, _ factor: String, _ shrink: Double
  ) throws(VipsFailure) -> VipsPicture {
    let operation = try Operation(name)
    operation.set("in", picture)
    operation.set(factor, shrink)
    operation.set("kernel", word: "lanczos3")
    return try operation.run()
  }

  /// Enlarges the directions that want it; the margins end up outside, alike on both sides.
  private static func enlarged(
    _ picture: VipsPicture, _ across: Axis, _ down: Axis
  ) throws(VipsFailure) -> VipsPicture {
    let scaleX = across.isEnlarged ? 1 / across.shrink : 1
    let scaleY = down.isEnlarged ? 1 / down.shrink : 1
    let width = across.isEnlarged ? across.target : picture.width
    let height = down.isEnlarged ? down.target : picture.height
    guard let bicubic = vips_interpolate_new("bicubic") else { throw VipsFailure.taken() }
    defer { g_object_unref(bicubic) }
    let operation = try Operation("affine")
    operation.set("in", picture)
    operation.set("matrix", [scaleX, 0, 0, scaleY])
    operation.setObject("interpolate", vips_interpolate_get_type(), bicubic)
    operation.set("extend", word: "copy")
    operation.set("oarea", [0, 0, width, height])
    // The centre of the first wanted pixel lies half a source pixel behind the margin.
    let skippedX = across.isEnlarged ? Double(across.margin) : 0
    let skippedY = down.isEnlarged ? Double(down.margin) : 0
    operation.set("odx", (0.5 - skippedX) * scaleX - 0.5)
    operation.set("ody", (0.5 - skippedY) * scaleY - 0.5)
    return try operation.run()
  }

  /// Cuts or fills the rounding difference of a pixel that libvips may leave.
  private static func exactly(
    _ picture: VipsPicture, width: Int, height: Int
  ) throws(VipsFailure) -> VipsPicture {
    guard picture.width != width || picture.height != height else { return picture }
    let operation = try Operation("embed")
    operation.set("in", picture)
    operation.set("x", 0)
    operation.set("y", 0)
    operation.set("width", width)
    operation.set("height", height)
    operation.set("extend", word: "copy")
    return try operation.run()
  }

  private static func extract(
    _ picture: VipsPicture, _ left: Int, _ top: Int, _ width: Int, _ height: Int
  ) throws(VipsFailure) -> VipsPicture {
    guard left != 0 || top != 0 || width != picture.width || height != picture.height else {
      return picture
    }
    let operation = try Operation("extract_area")
    operation.set("input", picture)
    operation.set("left", left)
    operation.set("top", top)
    operation.set("width", width)
    operation.set("height", height)
    return try operation.run()
  }
}
