internal import Sharing

/// A form of numbers that decimal text does not have, which a person may have meant.
enum NumberForm: String, CaseIterable {
  case hexadecimal
  case octal
  case binary
  case underscores
  case comma
  case apostrophe
  case space
  case fraction
  case percent
  case currencySign
  case otherDigits
  case otherMinus
  case secondPoint
  case specialSpelling

  /// Recognizes the form of a text at the place where it is not decimal text; nil for another text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: The place, in UTF-8 bytes.
  init?(_ text: String, at offset: Int) {
    let place = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    guard let scalar = text.unicodeScalars[place...].first else { return nil }
    let before = text.utf8[..<place]
    let unsigned = before.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let follows = unsigned.last.map(\.isASCIIDigit) ?? false
    switch scalar {
    case "x", "X": self = .hexadecimal
    case "o", "O": self = .octal
    case "b", "B": self = .binary
    case "_" where follows: self = .underscores
    case "," where follows: self = .comma
    case "'" where follows, "\u{2019}" where follows: self = .apostrophe
    case "/" where follows: self = .fraction
    case "%": self = .percent
    case ".": self = .secondPoint
    case "\u{2212}", "\u{FE63}", "\u{FF0D}": self = .otherMinus
    default:
      let properties = scalar.properties
      switch (properties.numericType, properties.generalCategory) {
      case (.decimal, _): self = .otherDigits
      case (.numeric, .otherNumber): self = .fraction
      case (_, .currencySymbol): self = .currencySign
      default:
        let words = ["nan", "inf", "infinity", "-inf", "-infinity", "+inf", "+infinity"]
        if properties.isWhitespace {
          self = .space
        } else if words.contains(text.lowercased()) {
          self = .specialSpelling
        } else {
          return nil
        }
      }
    }
    if [.hexadecimal, .octal, .binary].contains(self), !unsigned.elementsEqual("0".utf8) {
      return nil
    }
  }

  /// The reason why the form is not read.
  var reason: FormatError.Reason {
    switch self {
    case .hexadecimal, .octal, .binary:
      FormatError.Reason(
        "number-\(rawValue)",
        "it is \(rawValue), and only decimal numbers are read"
      )
    case .underscores:
      FormatError.Reason("number-underscores", "underscores between digits are not read")
    case .comma:
      FormatError.Reason(
        "number-comma",
        "a comma is not read: '.' is the decimal point, and digits are not grouped"
      )
    case .apostrophe:
      FormatError.Reason("number-apostrophe", "apostrophes between digits are not read")
    case .space: FormatError.Reason("number-space", "a space is not read")
    case .fraction:
      FormatError.Reason(
        "number-fraction",
        "a fraction is not read; write its decimal, such as 0.5"
      )
    case .percent:
      FormatError.Reason("number-percent", "a percent sign is not read; 5 % is 0.05")
    case .currencySign: FormatError.Reason("number-currency", "a sign of a currency is not read")
    case .otherDigits: FormatError.Reason("number-digits", "only the digits 0 to 9 are read")
    case .otherMinus:
      FormatError.Reason("number-minus", "this minus sign is not read; write '-' (U+002D)")
    case .secondPoint:
      FormatError.Reason("number-second-point", "a number has at most one decimal point")
    case .specialSpelling:
      FormatError.Reason(
        "number-special",
        "the special values are spelled NaN, Infinity and -Infinity"
      )
    }
  }
}
