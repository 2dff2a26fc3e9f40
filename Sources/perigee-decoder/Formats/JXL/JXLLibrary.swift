import CJXL

/// libjxl, loaded when the first JPEG XL comes.
struct JXLLibrary: @unchecked Sendable {
  let create: JxlDecoderCreateFunction
  let destroy: JxlDecoderDestroyFunction
  let subscribe: JxlDecoderSubscribeEventsFunction
  let setRunner: JxlDecoderSetParallelRunnerFunction
  let setInput: JxlDecoderSetInputFunction
  let closeInput: JxlDecoderCloseInputFunction
  let process: JxlDecoderProcessInputFunction
  let basicInfo: JxlDecoderGetBasicInfoFunction
  let extraChannel: JxlDecoderGetExtraChannelInfoFunction
  let profileSize: JxlDecoderGetICCProfileSizeFunction
  let profile: JxlDecoderGetColorAsICCProfileFunction
  let frameHeader: JxlDecoderGetFrameHeaderFunction
  let skipFrames: JxlDecoderSkipFramesFunction
  let outSize: JxlDecoderImageOutBufferSizeFunction
  let setOut: JxlDecoderSetImageOutBufferFunction
  let extraSize: JxlDecoderExtraChannelBufferSizeFunction
  let setExtra: JxlDecoderSetExtraChannelBufferFunction
  let threads: JXLThreads?

  /// The library; `nil` where it is not installed.
  static let shared = JXLLibrary()

  /// The ending of the libraries' names: they change it with every minor version until 1.0.
  fileprivate static let version = version(
    major: Int(JPEGXL_MAJOR_VERSION), minor: Int(JPEGXL_MINOR_VERSION))

  private static func version(major: Int, minor: Int) -> String {
    major > 0 ? "\(major)" : "\(major).\(minor)"
  }

  private init?() {
    guard let library = SharedLibrary("libjxl.so.\(Self.version)"),
      let create = library.function("JxlDecoderCreate", as: JxlDecoderCreateFunction.self),
      let destroy = library.function("JxlDecoderDestroy", as: JxlDecoderDestroyFunction.self),
      let subscribe = library.function(
        "JxlDecoderSubscribeEvents", as: JxlDecoderSubscribeEventsFunction.self),
      let setRunner = library.function(
        "JxlDecoderSetParallelRunner", as: JxlDecoderSetParallelRunnerFunction.self),
      let setInput = library.function("JxlDecoderSetInput", as: JxlDecoderSetInputFunction.self),
      let closeInput = library.function(
        "JxlDecoderCloseInput", as: JxlDecoderCloseInputFunction.self),
      let process = library.function(
        "JxlDecoderProcessInput", as: JxlDecoderProcessInputFunction.self),
      let basicInfo = library.function(
        "JxlDecoderGetBasicInfo", as: JxlDecoderGetBasicInfoFunction.self),
      let extraChannel = library.function(
        "JxlDecoderGetExtraChannelInfo", as: JxlDecoderGetExtraChannelInfoFunction.self),
      let profileSize = library.function(
        "JxlDecoderGetICCProfileSize", as: JxlDecoderGetICCProfileSizeFunction.self),
      let profile = library.function(
        "JxlDecoderGetColorAsICCProfile", as: JxlDecoderGetColorAsICCProfileFunction.self),
      let frameHeader = library.function(
        "JxlDecoderGetFrameHeader", as: JxlDecoderGetFrameHeaderFunction.self),
      let skipFrames = library.function(
        "JxlDecoderSkipFrames", as: JxlDecoderSkipFramesFunction.self),
      let outSize = library.function(
        "JxlDecoderImageOutBufferSize", as: JxlDecoderImageOutBufferSizeFunction.self),
      let setOut = library.function(
        "JxlDecoderSetImageOutBuffer", as: JxlDecoderSetImageOutBufferFunction.self),
      let extraSize = library.function(
        "JxlDecoderExtraChannelBufferSize", as: JxlDecoderExtraChannelBufferSizeFunction.self),
      let setExtra = library.function(
        "JxlDecoderSetExtraChannelBuffer", as: JxlDecoderSetExtraChannelBufferFunction.self)
    else { return nil }
    self.create = create
    self.destroy = destroy
    self.subscribe = subscribe
    self.setRunner = setRunner
    self.setInput = setInput
    self.closeInput = closeInput
    self.process = process
    self.basicInfo = basicInfo
    self.extraChannel = extraChannel
    self.profileSize = profileSize
    self.profile = profile
    self.frameHeader = frameHeader
    self.skipFrames = skipFrames
    self.outSize = outSize
    self.setOut = setOut
    self.extraSize = extraSize
    self.setExtra = setExtra
    threads = JXLThreads()
  }
}

/// libjxl's threads, a library of their own; without them it decodes in the thread that asks.
struct JXLThreads: @unchecked Sendable {
  let create: JxlThreadParallelRunnerCreateFunction
  let destroy: JxlThreadParallelRunnerDestroyFunction
  let run: JxlParallelRunner

  fileprivate init?() {
    guard let library = SharedLibrary("libjxl_threads.so.\(JXLLibrary.version)"),
      let create = library.function(
        "JxlThreadParallelRunnerCreate", as: JxlThreadParallelRunnerCreateFunction.self),
      let destroy = library.function(
        "JxlThreadParallelRunnerDestroy", as: JxlThreadParallelRunnerDestroyFunction.self),
      let run = library.function("JxlThreadParallelRunner", as: JxlParallelRunner.self)
    else { return nil }
    self.create = create
    self.destroy = destroy
    self.run = run
  }
}
