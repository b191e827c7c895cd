internal import CICU

// What a locale's data says. The names are those of ICU's data, since ICU opens it.
extension LocaleData {
  /// Where writing goes (ULayoutType).
  package enum Direction: Int32, Sendable {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
  }

  /// Where characters go, or lines (uloc_getCharacterOrientation, uloc_getLineOrientation).
  package static func direction(
    _ name: String,
    ofLines: Bool
  ) throws(ICUError) -> Direction? {
    var status: Int32 = 0
    let direction = unsafe cicu_locale_direction(name, ofLines, &status)
    try check(status, "cicu_locale_direction")
    return Direction(rawValue: direction)
  }

  /// Whether the likely script of a name is written from right to left (uloc_isRightToLeft); any
  /// name may be asked about.
  package static func isRightToLeft(_ name: String) -> Bool {
    unsafe cicu_locale_isRightToLeft(name)
  }

  /// A locale's week; weekdays are 1 (Sunday) to 7.
  package struct Week: Sendable {
    package var firstWeekday: Int
    package var minimalDays: Int
    /// The days of the weekend, and the milliseconds of the day that belong to it.
    package var weekend: [(day: Int, part: Range<Int>)]
  }

  /// A locale's week (ucal_getAttribute, ucal_getDayOfWeekType, ucal_getWeekendTransition); the
  /// keywords `calendar` and `rg` count.
  package static func week(_ name: String) throws(ICUError) -> Week {
    var week = cicu_week()
    var status: Int32 = 0
    unsafe cicu_locale_week(name, &week, &status)
    try check(status, "cicu_locale_week")
    let kinds = [Int32](elementsOf: week.kinds)
    let transitions = [Int32](elementsOf: week.transitions)
    let wholeDay = 86_400_000
    var result = Week(
      firstWeekday: Int(week.firstWeekday),
      minimalDays: Int(week.minimalDays),
      weekend: []
    )
    for (index, kind) in kinds.enumerated() {
      let transition = min(max(Int(transitions[index]), 0), wholeDay)
      switch kind {
      case Int32(CICU_DAY_WEEKEND): result.weekend.append((index + 1, 0..<wholeDay))
      case Int32(CICU_DAY_WEEKEND_ONSET):
        result.weekend.append((index + 1, transition..<wholeDay))
      case Int32(CICU_DAY_WEEKEND_CEASE): result.weekend.append((index + 1, 0..<transition))
      default: break
      }
    }
    return result
  }

  /// The numbering system of a name (unumsys_open); the keyword `numbers` counts.
  package static func numberingSystem(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_numbering") { unsafe cicu_locale_numbering(name, $0, $1, &$2) }
  }

  /// The ten digits of a numbering system (unumsys_getDescription); nil for one by rules.
  package static func digits(of system: String) throws(ICUError) -> String? {
    let digits = try unsafe String("cicu_numbering_digits") {
      unsafe cicu_numbering_digits(system, $0, $1, &$2)
    }
    return digits.isEmpty ? nil : digits
  }

  /// A quotation mark (ULocaleDataDelimiterType).
  package enum QuotationMark: Int32, Sendable {
    case start
    case end
    case alternateStart
    case alternateEnd
  }

  /// A quotation mark of a locale (ulocdata_getDelimiter).
  package static func quotationMark(
    _ name: String,
    _ mark: QuotationMark
  ) throws(ICUError) -> String {
    try unsafe String("cicu_locale_delimiter") {
      unsafe cicu_locale_delimiter(name, mark.rawValue, $0, $1, &$2)
    }
  }

  /// A set of characters that a language is written with (ULocaleDataExemplarSetType, and numbers).
  package enum Exemplars: Int32, Sendable {
    case main
    case auxiliary
    case index
    case punctuation
    case numbers
  }

  /// A set of characters as a pattern of `UnicodeSet` (ulocdata_getExemplarSet); nil where the data
  /// has none.
  package static func exemplars(
    _ name: String,
    _ exemplars: Exemplars
  ) throws(ICUError) -> String? {
    let pattern = try unsafe String("cicu_locale_exemplars") {
      unsafe cicu_locale_exemplars(name, exemplars.rawValue, $0, $1, &$2)
    }
    return pattern.isEmpty ? nil : pattern
  }
}

extension [Int32] {
  /// The elements of an array of C, which Swift sees as a tuple of seven.
  fileprivate init(elementsOf seven: (Int32, Int32, Int32, Int32, Int32, Int32, Int32)) {
    self = [seven.0, seven.1, seven.2, seven.3, seven.4, seven.5, seven.6]
  }
}
