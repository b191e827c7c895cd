internal import ICU

/// A field of a date pattern: a letter and its count.
struct DatePatternField: Hashable, Sendable {
  let letter: Unicode.Scalar
  let count: Int

  var text: String { String(repeating: String(letter), count: count) }

  /// The kinds of fields that have names.
  enum Names: Hashable, Sendable, CaseIterable {
    case era
    case month
    case weekday
    case quarter
    case dayPeriod
    case cyclicYear
  }

  /// The kind of names that the field can have; nil for numbers and zones.
  var names: Names? {
    switch letter {
    case "G": .era
    case "M", "L": .month
    case "E", "e", "c": .weekday
    case "Q", "q": .quarter
    case "a", "b", "B": .dayPeriod
    case "U": .cyclicYear
    default: nil
    }
  }

  /// Whether the field is written in digits.
  var isNumeric: Bool {
    switch letter {
    case "M", "L", "Q", "q", "e", "c": count <= 2
    case "y", "Y", "u", "r", "d", "D", "F", "g", "H", "h", "K", "k", "m", "s", "S", "A", "w", "W":
      true
    default: false
    }
  }

  /// Whether the field names a zone or an offset.
  var isZone: Bool {
    switch letter {
    case "z", "Z", "O", "v", "V", "X", "x": true
    default: false
    }
  }

  /// Whether the field is a year, whose leading zeros do not only fill the width.
  var isYear: Bool {
    switch letter {
    case "y", "Y", "u", "r": true
    default: false
    }
  }

  /// Whether the field belongs to the time of day.
  var isTime: Bool {
    switch letter {
    case "a", "b", "B", "m", "s", "S", "A": true
    default: isHour
    }
  }

  /// Whether the field is the hour of a clock.
  var isHour: Bool {
    switch letter {
    case "h", "H", "K", "k": true
    default: false
    }
  }
}

/// A piece of a date pattern.
enum DatePiece: Sendable {
  /// Folded.
  case literal([Unicode.Scalar])
  case field(DatePatternField)

  /// Takes a pattern apart.
  static func pieces(of pattern: String) -> [DatePiece] {
    var pieces: [DatePiece] = []
    var literal = ""
    var isQuoted = false
    var rest = pattern.unicodeScalars[...]
    func flush() {
      let folded = FoldedText.fold(literal)
      if !folded.isEmpty { pieces.append(.literal(folded)) }
      literal = ""
    }
    while let letter = rest.first {
      if letter == "'" {
        rest = rest.dropFirst()
        if rest.first == "'" {
          literal.unicodeScalars.append("'")
          rest = rest.dropFirst()
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, letter.isASCII, letter.properties.isAlphabetic {
        flush()
        let run = rest.prefix { $0 == letter }
        pieces.append(.field(DatePatternField(letter: letter, count: run.count)))
        rest = rest.dropFirst(run.count)
      } else {
        literal.unicodeScalars.append(letter)
        rest = rest.dropFirst()
      }
    }
    flush()
    return pieces
  }

  var field: DatePatternField? {
    if case .field(let field) = self { field } else { nil }
  }
}
