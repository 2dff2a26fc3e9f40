/// Why a message could not be read, or not be carried.
public enum WireError: Error, Hashable, Sendable {
  /// The message ends before its last field.
  case tooShort
  /// The message goes on after its last field.
  case trailingBytes
  /// The message is of another version of the protocol.
  case wrongVersion(UInt8)
  /// The message is of no known kind.
  case unknownKind(UInt8)
  /// A field has a value it may not have.
  case badField(Field)
  /// The message brings fewer or more descriptors than its kind needs.
  case wrongDescriptorCount(Int)
  /// The message is longer than a message may be.
  case tooLong
  /// The other side has closed the connection.
  case closed
  /// The system refused to carry the message; the number is `errno`.
  case system(Int32)

  /// The name of a field, fixed when the program is compiled.
  public enum Field: String, Sendable {
    /// The upright photo's size, or that of the pixels.
    case size
    /// The size wanted.
    case level
    /// The part of the photo.
    case region
    /// The page number or the number of pages.
    case page
    /// The EXIF orientation.
    case orientation
    /// The delays of a moving picture.
    case delays
    /// How often a moving picture plays.
    case loops
    /// The distance between rows.
    case stride
    /// A yes-or-no byte.
    case flag
    /// A text that is not UTF-8.
    case text
    /// A number of the metadata that is none.
    case property
    /// How far something has come.
    case progress
    /// The failure's code.
    case code
  }

  /// The error as a sentence.
  public var sentence: String {
    switch self {
    case .tooShort: "The message ends too early."
    case .trailingBytes: "The message is longer than its content."
    case .wrongVersion(let version):
      "The message is of protocol version \(version), not \(WireFormat.version)."
    case .unknownKind(let kind): "There is no message of kind \(kind)."
    case .badField(let name): "The message has an impossible \(name.rawValue)."
    case .wrongDescriptorCount(let count): "The message brings \(count) file descriptors."
    case .tooLong: "The message is longer than \(WireFormat.longestMessage) bytes."
    case .closed: "The connection is closed."
    case .system(let number): "The system could not carry the message (error \(number))."
    }
  }
}
