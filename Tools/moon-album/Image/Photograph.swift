/// One picture of the album: its size, its name, and the light at each of its pixels.
struct Photograph: Sendable {
  /// Linear light and, last, how opaque the pixel is.
  typealias Pixel = SIMD4<Float>

  let name: String
  let width: Int
  let height: Int
  /// What is written into the file about the picture.
  let caption: String
  /// How much the film grains, in steps of 8 bit.
  var grain: Float = 0.7
  let paint: @Sendable (Place) -> Pixel

  /// A picture without transparency.
  init(
    _ name: String, _ width: Int, _ height: Int, caption: String, grain: Float = 0.7,
    paint: @escaping @Sendable (Place) -> Colour
  ) {
    self.init(
      name, width, height, caption: caption, grain: grain,
      paintingAlpha: {
        Pixel(paint($0), 1)
      })
  }

  /// A picture with transparency; its colours are not multiplied by it.
  init(
    _ name: String, _ width: Int, _ height: Int, caption: String, grain: Float = 0.7,
    paintingAlpha paint: @escaping @Sendable (Place) -> Pixel
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.caption = caption
    self.grain = grain
    self.paint = paint
  }
}
