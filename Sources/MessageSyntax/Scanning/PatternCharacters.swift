extension Unicode.Scalar {
  /// Whether the character can be in an identifier of ICU: neither white space of patterns nor
  /// syntax of patterns.
  ///
  /// Source: [UAX #31, Pattern_Syntax and
  /// Pattern_White_Space](https://www.unicode.org/reports/tr31/#Pattern_Syntax), which never change.
  var isPatternIdentifier: Bool {
    if value < 0x80 {
      switch value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return true
      case 0x09...0x0D, 0x20...0x7E: return false
      default: return true
      }
    }
    if properties.isPatternWhitespace { return false }
    return !Self.patternSyntax.contains { $0.contains(value) }
  }

  /// The characters of Pattern_Syntax outside ASCII.
  private static let patternSyntax: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
    0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030, 0xFD3E...0xFD3F, 0xFE45...0xFE46,
  ]
}

extension MessageBytes {
  /// Moves past white space of patterns.
  mutating func skipPatternSpace() {
    while let byte = peek {
      if byte < 0x80 {
        guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return }
        position += 1
        continue
      }
      let scalar = scalar(at: position)
      guard scalar.properties.isPatternWhitespace else { return }
      position += UTF8.width(scalar)
    }
  }

  /// Moves past the characters of an identifier.
  mutating func skipIdentifier() {
    while let byte = peek {
      if byte < 0x80 {
        guard Unicode.Scalar(byte).isPatternIdentifier else { return }
        position += 1
        continue
      }
      let scalar = scalar(at: position)
      guard scalar.isPatternIdentifier else { return }
      position += UTF8.width(scalar)
    }
  }
}
