import CJXL
import CVips

/// A frame of a JPEG XL: frames composed, printers' inks with their black, alpha as stored.
struct JXLReader: FrameReader {
  private(set) var description: RasterDescription
  private let page: Int
  private let format: JxlPixelFormat
  /// The number of the channel with the black of CMYK.
  private let black: Int?
  private let run: JXLRun

  /// The most frames counted, far beyond what is shared; a file may claim more than anyone watches.
  private static let mostFrames = 100_000
  /// The most extra channels looked at for the black of CMYK.
  private static let mostChannels = 256

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    run = JXLRun(content)
    self.page = page
    let decoder = try JXLDecoder(
      content, events: JXL_DEC_BASIC_INFO, JXL_DEC_COLOR_ENCODING, JXL_DEC_FRAME)
    while try decoder.next() != JXL_DEC_BASIC_INFO {}
    let info = try decoder.basicInfo()
    black = Self.black(decoder, info)
    let isDeep = info.bits_per_sample > 8
    let colours = info.num_color_channels == 1 ? 1 : 3
    let hasAlpha = info.alpha_bits > 0
    format = JxlPixelFormat(
      num_channels: UInt32(colours + (hasAlpha ? 1 : 0)),
      data_type: isDeep ? JXL_TYPE_UINT16 : JXL_TYPE_UINT8, endianness: JXL_NATIVE_ENDIAN, align: 0)
    let kind: VipsInterpretation
    switch (black, colours, isDeep) {
    case (.some, _, _): kind = VIPS_INTERPRETATION_CMYK
    case (_, 1, true): kind = VIPS_INTERPRETATION_GREY16
    case (_, 1, false): kind = VIPS_INTERPRETATION_B_W
    case (_, _, true): kind = VIPS_INTERPRETATION_RGB16
    default: kind = VIPS_INTERPRETATION_sRGB
    }
    description = RasterDescription(
      width: Int(info.xsize), height: Int(info.ysize),
      bands: Int(format.num_channels) + (black == nil ? 0 : 1), sample: isDeep ? .word : .byte,
      interpretation: kind, isPremultiplied: hasAlpha && info.alpha_premultiplied != 0)
    if info.orientation.rawValue >= 5 {
      // libjxl turns the pixels, but states the size as it is stored.
      swap(&description.width, &description.height)
    }
    while try decoder.next() != JXL_DEC_COLOR_ENCODING {}
    description.profile = decoder.profile(format)
    if info.have_animation != 0 { try count(decoder, info.animation) }
    guard page < description.pages else { throw .noSuchPage(of: description.pages) }
  }

  /// Finds the black of CMYK among the channels beside the colours.
  private static func black(_ decoder: JXLDecoder, _ info: JxlBasicInfo) -> Int? {
    guard info.num_color_channels == 3 else { return nil }
    for index in 0..<min(Int(info.num_extra_channels), mostChannels) {
      var channel = JxlExtraChannelInfo()
      let status = decoder.library.extraChannel(decoder.decoder, index, &channel)
      if status == JXL_DEC_SUCCESS, channel.type == JXL_CHANNEL_BLACK { return index }
    }
    return nil
  }

  /// Counts the frames and their times without decoding them; a file that is cut has fewer.
  private mutating func count(
    _ decoder: JXLDecoder, _ animation: JxlAnimationHeader
  ) throws(ReadFailure) {
    var delays: [Int] = []
    while delays.count < Self.mostFrames {
      do throws(ReadFailure) {
        guard try decoder.next() == JXL_DEC_FRAME else { break }
      } catch {
        guard !delays.isEmpty else { throw error }
        break
      }
      var header = JxlFrameHeader()
      guard decoder.library.frameHeader(decoder.decoder, &header) == JXL_DEC_SUCCESS else { break }
      let ticks = Double(max(1, animation.tps_numerator))
      let seconds = Double(header.duration) * Double(animation.tps_denominator) / ticks
      delays.append(Int((min(seconds, 86_400) * 1_000).rounded()))
    }
    description.pages = max(1, delays.count)
    guard delays.count > 1 else { return }
    description.delays = delays
    description.loops = Int(animation.num_loops)
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    try raster(page: page, strict: strict)
  }

  func raster(page: Int, strict: Bool) throws(ReadFailure) -> Raster {
    let decoder = try run.decoder(at: page)
    while try decoder.next() != JXL_DEC_NEED_IMAGE_OUT_BUFFER {}
    var format = format
    let raster = try Raster(
      width: description.width, height: description.height, bands: Int(format.num_channels),
      sample: description.sample)
    var size = 0
    guard decoder.library.outSize(decoder.decoder, &format, &size) == JXL_DEC_SUCCESS,
      size == raster.bytes.count,
      decoder.library.setOut(decoder.decoder, &format, raster.bytes.baseAddress, size)
        == JXL_DEC_SUCCESS
    else { throw .damaged("the size of the pixels differs") }
    let ink = try black.map { index throws(ReadFailure) in try blackChannel(decoder, index) }
    while try decoder.next() != JXL_DEC_FULL_IMAGE {}
    run.finished(page)
    guard let ink else { return raster }
    return try inks(raster, ink)
  }

  private func blackChannel(_ decoder: JXLDecoder, _ index: Int) throws(ReadFailure) -> Raster {
    var format = format
    format.num_channels = 1
    let raster = try Raster(
      width: description.width, height: description.height, bands: 1, sample: description.sample)
    var size = 0
    let number = UInt32(index)
    guard
      decoder.library.extraSize(decoder.decoder, &format, &size, number) == JXL_DEC_SUCCESS,
      size == raster.bytes.count,
      decoder.library.setExtra(decoder.decoder, &format, raster.bytes.baseAddress, size, number)
        == JXL_DEC_SUCCESS
    else { throw .damaged("the size of the black differs") }
    return raster
  }

  /// Joins colours and black; JPEG XL stores full ink as 0, libvips as the largest value.
  private func inks(_ colours: Raster, _ black: Raster) throws(ReadFailure) -> Raster {
    let joined = try Raster(
      width: colours.width, height: colours.height, bands: colours.bands + 1,
      sample: colours.sample)
    switch colours.sample {
    case .byte: join(UInt8.self, colours, black, joined)
    default: join(UInt16.self, colours, black, joined)
    }
    return joined
  }

  private func join<Value: FixedWidthInteger>(
    _ type: Value.Type, _ colours: Raster, _ black: Raster, _ joined: Raster
  ) {
    let input = colours.bytes.bindMemory(to: type)
    let ink = black.bytes.bindMemory(to: type)
    let output = joined.bytes.bindMemory(to: type)
    for pixel in 0..<colours.width * colours.height {
      let from = pixel * colours.bands
      let to = pixel * joined.bands
      for band in 0..<3 { output[to + band] = .max - input[from + band] }
      output[to + 3] = .max - ink[pixel]
      if colours.bands == 4 { output[to + 4] = input[from + 3] }
    }
  }
}
