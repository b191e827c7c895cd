internal import ICU
internal import MachineTime
internal import Sharing

/// Reads dates as one formatter writes them.
///
/// The names are not known from rules, but learned from what the formatter itself writes. The
/// pieces of the pattern are looked for in the text one after the other. ICU's calendar puts their
/// values together, and decides whether there is such a date.
final class DateReader: Sendable {
  /// The reason why a text is not read, and the place.
  struct Fault: Error {
    /// The index of the scalar in the folded text.
    var index: Int
    var reason: Reason
  }

  let pieces: [DatePiece]
  /// The pieces for lenient reading: beside hours of 24, they have a half of the day.
  let lenientPieces: [DatePiece]
  /// The names of each field of the pattern.
  let names: [DatePatternField: DateNames]
  /// The names of each piece, for strict and for lenient reading.
  private let namesOfPieces: (strict: [DateNames?], lenient: [DateNames?])
  /// The words of each piece for lenient reading, in lower case.
  private let lenientWords: [[[Unicode.Scalar]]]
  /// Whether a text is tried in other forms too, so that only clear texts have this one.
  let isOneOfMany: Bool
  /// Whether a year in digits has at least four: with fewer, another form can mean another year.
  let needsWholeYears: Bool
  /// Whether the month must have its name in lenient reading too.
  let needsMonthName: Bool
  let vocabulary: DateVocabulary
  private let forgiveness = PosixMutex<DateForgiveness?>(nil)

  var calendar: String { vocabulary.calendar }
  var digits: DigitFolding { vocabulary.digits }

  /// Learns to read.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that the formatter writes.
  ///   - vocabulary: The names in the formatter's locale.
  ///   - isOneOfMany: Whether a text is tried in other forms too.
  ///   - needsMonthName: Whether the month must have its name in lenient reading too.
  /// - Throws: The status ICU gave.
  init(
    pattern: String,
    vocabulary: DateVocabulary,
    isOneOfMany: Bool = false,
    needsMonthName: Bool = false
  ) throws(ICUError) {
    self.vocabulary = vocabulary
    self.isOneOfMany = isOneOfMany
    self.needsMonthName = needsMonthName
    let digits = vocabulary.digits
    pieces = DatePiece.pieces(of: pattern).map { piece in
      if case .literal(let text) = piece { .literal(text.map(digits.fold)) } else { piece }
    }
    lenientPieces = pieces.withHalfOfDay
    var names: [DatePatternField: DateNames] = [:]
    for case .field(let field) in pieces where names[field] == nil && field.names != nil {
      // In China, the digits of a leap month can have a mark.
      let isMarked = field.names == .month && vocabulary.isChinese
      if !field.isNumeric || isMarked { names[field] = try vocabulary.names(of: field) }
    }
    self.names = names
    namesOfPieces = (
      pieces.map { $0.field.flatMap { names[$0] } },
      lenientPieces.map { $0.field.flatMap { names[$0] } }
    )
    lenientWords = lenientPieces.map(\.words)
    needsWholeYears = isOneOfMany && vocabulary.hasShortYears
  }

  /// The names of a piece's field; nil if it does not have any in the pattern.
  func names(of piece: Int, _ isLenient: Bool) -> DateNames? {
    isLenient ? namesOfPieces.lenient[piece] : namesOfPieces.strict[piece]
  }

  /// The words of a piece for lenient reading, in lower case.
  func words(of piece: Int) -> [[Unicode.Scalar]] { lenientWords[piece] }

  var isChinese: Bool { vocabulary.isChinese }
  var hasCenturies: Bool { vocabulary.hasCenturies }
  var hasYoungEras: Bool { vocabulary.hasYoungEras }

  /// Whether the pattern has an hour and no minute.
  var hasHourAlone: Bool {
    pieces.contains { $0.field?.isHour == true } && !pieces.contains { $0.field?.letter == "m" }
  }

  /// The names and endings that lenient reading accepts, learned at the first use.
  func forgiving() throws(ICUError) -> DateForgiveness {
    if let known = forgiveness.withLock({ $0 }) { return known }
    var tables: [DatePatternField.Names: DateNames] = [:]
    for case .field(let field) in lenientPieces {
      guard let kind = field.names, tables[kind] == nil else { continue }
      let own = names.keys.filter { $0.names == kind }
      tables[kind] = try vocabulary.names(kind, and: own)
    }
    let hasDay = pieces.contains { $0.field?.letter == "d" }
    let made = DateForgiveness(
      names: tables,
      ordinals: hasDay ? try vocabulary.ordinals() : nil
    )
    forgiveness.withLock { $0 = made }
    return made
  }
}

/// The names and endings that lenient reading accepts beside the text of a pattern.
struct DateForgiveness: Sendable {
  /// The names of all lengths.
  let names: [DatePatternField.Names: DateNames]
  /// The endings of days; nil if the pattern has no day of the month.
  let ordinals: OrdinalSuffixes?
}

extension DatePiece {
  /// The words of a text between fields, in lower case.
  fileprivate var words: [[Unicode.Scalar]] {
    guard case .literal(let text) = self else { return [] }
    return text.split(whereSeparator: \.isDateSeparator).map { $0.map(\.simpleLowercase) }
  }
}

extension [DatePiece] {
  /// The pieces with a half of the day before the hour and after the time, if they have an hour of
  /// 24 and no such field.
  fileprivate var withHalfOfDay: [DatePiece] {
    guard !contains(where: { $0.field?.names == .dayPeriod }),
      let hour = firstIndex(where: { $0.field?.letter == "H" || $0.field?.letter == "k" })
    else { return self }
    let half = DatePiece.field(DatePatternField(letter: "a", count: 1))
    var result = self
    let last = lastIndex { $0.field?.isTime == true } ?? hour
    // The ends of numbers that follow one another are known from their pattern alone.
    if last + 1 == count || self[last + 1].field?.isNumeric != true {
      result.insert(half, at: last + 1)
    }
    if hour == 0 || self[hour - 1].field == nil { result.insert(half, at: hour) }
    return result
  }
}
