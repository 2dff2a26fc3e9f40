/// The fixed facts of the message format: one version byte, one kind byte, then little-endian fields.
public enum WireFormat {
  /// The version both sides must speak.
  public static let version: UInt8 = 1
  /// The longest message in bytes: a header with all its delays and a long profile name stays below,
  /// and so does the message what the system lets a socket hold (208 KiB).
  public static let longestMessage = 65_536
  /// The longest text in bytes; a longer one is cut at a character when it is written.
  public static let longestText = 1_024
  /// The most descriptors one message brings.
  public static let mostDescriptors = 2

  /// What stands for all of it in a progress: it travels in thousandths.
  static let wholeProgress = 1_000.0

  /// The first byte after the version.
  enum Kind: UInt8 {
    case open = 1
    case cancel = 2
    case setPriority = 3
    case unpack = 4
    case started = 16
    case header = 17
    case pixels = 18
    case failed = 19
    case properties = 20
    case progress = 21
    case unpacked = 22
    case preview = 23
  }

  /// How a level begins.
  enum LevelKind: UInt8 {
    case none = 0
    case fit = 1
    case cover = 2
    case exact = 3
  }
}
