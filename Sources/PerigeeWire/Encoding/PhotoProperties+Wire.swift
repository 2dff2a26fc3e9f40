extension WireWriter {
  mutating func properties(_ properties: PhotoProperties) {
    for text in PhotoProperties.texts { optionalText(properties[keyPath: text]) }
    for number in PhotoProperties.numbers {
      let value = properties[keyPath: number]
      flag(value != nil)
      guard let bits = value?.bitPattern else { continue }
      word(UInt32(truncatingIfNeeded: bits))
      word(UInt32(truncatingIfNeeded: bits >> 32))
    }
  }
}

extension WireReader {
  mutating func properties() throws(WireError) -> PhotoProperties {
    var properties = PhotoProperties()
    for text in PhotoProperties.texts { properties[keyPath: text] = try optionalText() }
    for number in PhotoProperties.numbers {
      guard try flag() else { continue }
      let bits = UInt64(try word()) | UInt64(try word()) << 32
      let value = Double(bitPattern: bits)
      guard value.isFinite else { throw .badField(.property) }
      properties[keyPath: number] = value
    }
    return properties
  }
}
