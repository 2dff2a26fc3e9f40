/// How long a decoder may take and how much it is given at once.
nonisolated public struct DecoderLimits: Sendable {
  /// Seconds from the start of work on a file until the decoder counts as hung.
  ///
  /// 30 s is many times what a photo at the size limit takes on a slow machine, and about as long as
  /// a person waits.
  public var deadline: Double
  /// Seconds in which a decoder must let go of a cancelled file before it is replaced, so that a
  /// cancelled photo really stops taking a processor.
  public var cancelGrace: Double
  /// How many files one decoder process has in its hands at a time: enough that one slow file does
  /// not hold up the others, few enough that a crash has few suspects.
  public var mostInFlight: Int

  /// Makes limits; times in seconds, above 0.
  public init(deadline: Double = 30, cancelGrace: Double = 2, mostInFlight: Int = 2) {
    self.deadline = deadline
    self.cancelGrace = cancelGrace
    self.mostInFlight = mostInFlight
  }
}
