extension Unicode.Scalar {
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether the scalar is part of neither a word nor a number.
  var isDateSeparator: Bool {
    if isASCIIDigit { return false }
    guard value >= 0x80 else {
      let isLetter = (0x61...0x7A).contains(value | 0x20)
      return (0x20..<0x7F).contains(value) ? !isLetter : (0x09...0x0D).contains(value)
    }
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// Whether the scalar is a letter of a script with capitals, in which words do not run into one
  /// another.
  var isInCasedWord: Bool { properties.isCased }
}
