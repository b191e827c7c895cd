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
  /// The same in registers; nil if a text between numbers is long.
  let quick: Quick?

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
        self.init(found)
        return
      }
      // A table of the data can have some of the patterns only, and its parent has the others.
      candidate = try LocaleDataName(name).parent()
    }
    self.init(try DurationData.pattern(of: fields, in: "root") ?? fields.rawValue)
  }

  /// Reads a pattern.
  init(_ pattern: String) {
    pieces = Self.pieces(of: pattern)
    quick = Quick(pieces)
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

extension ClockPattern {
  /// At most three numbers, and short texts around them.
  struct Quick: Sendable {
    private(set) var count = 0
    private var fields: InlineArray<3, Field> = .init(repeating: .hour)
    private var padded: InlineArray<3, Bool> = .init(repeating: false)
    private var literals: InlineArray<4, ShortText> = .init(repeating: ShortText())

    fileprivate init?(_ pieces: [Piece]) {
      for piece in pieces {
        switch piece {
        case .literal(let text):
          guard literals[count].count == 0, let short = ShortText(text) else { return nil }
          literals[count] = short
        case .number(let field, let isPadded):
          guard count < 3 else { return nil }
          fields[count] = field
          padded[count] = isPadded
          count += 1
        }
      }
    }

    func field(_ index: Int) -> Field { fields[index] }
    func isPadded(_ index: Int) -> Bool { padded[index] }
    func literal(before index: Int) -> ShortText { literals[index] }
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
