import CAVIF

/// libavif, loaded when the first moving AVIF comes; stills are read by libheif.
struct AVIFLibrary: @unchecked Sendable {
  let create: avifDecoderCreateFunction
  let destroy: avifDecoderDestroyFunction
  let setSource: avifDecoderSetSourceFunction
  let setMemory: avifDecoderSetIOMemoryFunction
  let parse: avifDecoderParseFunction
  let image: avifDecoderNthImageFunction
  let timing: avifDecoderNthImageTimingFunction
  let rgbDefaults: avifRGBImageSetDefaultsFunction
  let toRGB: avifImageYUVToRGBFunction

  /// The library; `nil` where it is not installed.
  static let shared = AVIFLibrary()

  /// The ending of the library's name: 15 is that of 0.11, 16 that of 1.0 and later.
  private static let version = version(major: Int(AVIF_VERSION_MAJOR))

  private static func version(major: Int) -> Int { major > 0 ? 16 : 15 }

  private init?() {
    guard let library = SharedLibrary("libavif.so.\(Self.version)"),
      let create = library.function("avifDecoderCreate", as: avifDecoderCreateFunction.self),
      let destroy = library.function("avifDecoderDestroy", as: avifDecoderDestroyFunction.self),
      let setSource = library.function(
        "avifDecoderSetSource", as: avifDecoderSetSourceFunction.self),
      let setMemory = library.function(
        "avifDecoderSetIOMemory", as: avifDecoderSetIOMemoryFunction.self),
      let parse = library.function("avifDecoderParse", as: avifDecoderParseFunction.self),
      let image = library.function("avifDecoderNthImage", as: avifDecoderNthImageFunction.self),
      let timing = library.function(
        "avifDecoderNthImageTiming", as: avifDecoderNthImageTimingFunction.self),
      let rgbDefaults = library.function(
        "avifRGBImageSetDefaults", as: avifRGBImageSetDefaultsFunction.self),
      let toRGB = library.function("avifImageYUVToRGB", as: avifImageYUVToRGBFunction.self)
    else { return nil }
    self.create = create
    self.destroy = destroy
    self.setSource = setSource
    self.setMemory = setMemory
    self.parse = parse
    self.image = image
    self.timing = timing
    self.rgbDefaults = rgbDefaults
    self.toRGB = toRGB
  }
}
