internal import ICU
internal import Sharing

/// A pattern of a clock in a locale, such as `h:mm:ss`.
struct ClockPattern: Sendable {
  /// A number of a clock.
  enum Field: Sendable {
    case hour
    case minute
    case second
  }

  /// A number, or the text between two of them.
  enum Piece: Sendable {
    /// A number; padded with zeros to two digits if the pattern repeats its letter.
    case number(Field, isPadded: Bool)
    case literal(String)
  }

  let pieces: [Piece]

  /// Reads the pattern of a locale.
  ///
  /// - Throws: ICU's failure.
  init(
    _ fields: DurationData.ClockFields,
    in resolved: ResolvedLocale
  ) throws(ICUError) {
    var candidate: String? = resolved.dataName
    while let name = candidate {
      if let found = try DurationData.pattern(of: fields, in: name) {
        pieces = Self.pieces(of: found)
        return
      }
      // A table of the data can have some of the patterns only, and its parent has the others.
      candidate = try LocaleDataName(name).parent()
    }
    pieces = Self.pieces(of: try DurationData.pattern(of: fields, in: "root") ?? fields.rawValue)
  }

  /// Splits a pattern: letters are numbers, everything else is text, with apostrophes as in date
  /// patterns.
  static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var isQuoted = false
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "'" {
        if rest.first == "'" {
          rest.removeFirst()
          literal.unicodeScalars.append(scalar)
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, let field = Field(scalar) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        let isPadded = rest.first == scalar
        if isPadded { rest.removeFirst() }
        pieces.append(.number(field, isPadded: isPadded))
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }
}

extension ClockPattern.Field {
  /// The field of a letter; nil for any other character.
  fileprivate init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "h", "H": self = .hour
    case "m": self = .minute
    case "s": self = .second
    default: return nil
    }
  }
}
