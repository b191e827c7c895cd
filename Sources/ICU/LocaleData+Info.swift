internal import CICU

// The data of a locale. Names must be those of ICU's data, since ICU opens it.
extension LocaleData {
  /// The direction of writing (ULayoutType).
  package enum Direction: Int32, Sendable {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
  }

  /// Returns the direction of characters, or of lines (uloc_getCharacterOrientation,
  /// uloc_getLineOrientation).
  package static func direction(
    _ name: String,
    ofLines: Bool
  ) throws(ICUError) -> Direction? {
    var status: Int32 = 0
    let direction = unsafe cicu_locale_direction(name, ofLines, &status)
    try check(status, "cicu_locale_direction")
    return Direction(rawValue: direction)
  }

  /// Whether the likely script of a name is written from right to left (uloc_isRightToLeft); valid
  /// for any name.
  package static func isRightToLeft(_ name: String) -> Bool {
    unsafe cicu_locale_isRightToLeft(name)
  }

  /// The week of a locale; weekdays are 1 (Sunday) to 7.
  package struct Week: Sendable {
    package var firstWeekday: Int
    package var minimalDays: Int
    /// The days of the weekend, and the milliseconds of the day that belong to it.
    package var weekend: [(day: Int, part: Range<Int>)]
  }

  /// Returns a locale's week (ucal_getAttribute, ucal_getDayOfWeekType, ucal_getWeekendTransition).
  ///
  /// It depends on the keywords `calendar` and `rg`.
  package static func week(_ name: String) throws(ICUError) -> Week {
    // Besides the region, it depends on the calendar only if that is ISO 8601's.
    let parts = ICUName(name)
    let asked = parts["rg"].map { $0.prefix(2).uppercased() }
    let region = if let asked { asked } else { try likelyRegion(of: parts.base) }
    let isISO = parts["calendar"] == "iso8601"
    let numbers = try answer("cicu_locale_week", [region]) { () throws(ICUError) in
      var week = cicu_week()
      var status: Int32 = 0
      unsafe cicu_locale_week(name, &week, &status)
      try check(status, "cicu_locale_week")
      let days = [week.firstWeekday, week.minimalDays]
      let parts = [Int32](elementsOf: week.kinds) + [Int32](elementsOf: week.transitions)
      return (days + parts).map(String.init).joined(separator: " ")
    }.split(separator: " ").map { Int32($0) ?? 0 }
    guard numbers.count == 16 else { throw ICUError(status: absent, function: "cicu_locale_week") }
    let wholeDay = 86_400_000
    var result = Week(
      firstWeekday: isISO ? 2 : Int(numbers[0]),
      minimalDays: isISO ? 4 : Int(numbers[1]),
      weekend: []
    )
    for (index, kind) in numbers[2..<9].enumerated() {
      let transition = min(max(Int(numbers[9 + index]), 0), wholeDay)
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

  /// The region of a name without keywords, or the likely one; the world if there is none.
  private static func likelyRegion(of base: String) throws(ICUError) -> String {
    // With likely subtags, the world would become a country.
    if let region = region(of: base) { return region }
    return region(of: try maximized(base)) ?? "001"
  }

  private static func region(of base: String) -> String? {
    base.split(separator: "_").dropFirst().first { part in
      part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { $0 <= 0x39 }
    }.map(String.init)
  }

  /// Returns the numbering system of a name (unumsys_open), which depends on the keyword `numbers`.
  package static func numberingSystem(_ name: String) throws(ICUError) -> String {
    if let facts = CompiledFacts.current {
      let parts = ICUName(name)
      if let known = facts.numberingSystem(of: parts.base, named: parts["numbers"]) { return known }
    }
    return try unsafe String("cicu_locale_numbering") {
      unsafe cicu_locale_numbering(name, $0, $1, &$2)
    }
  }

  /// Returns the ten digits of a numbering system (unumsys_getDescription); nil for a system by
  /// rules.
  package static func digits(of system: String) throws(ICUError) -> String? {
    if let facts = CompiledFacts.current, facts.hasNumberingSystem(system) {
      guard !facts.lacksDigits(of: system) else {
        throw ICUError(status: absent, function: "cicu_numbering_digits")
      }
      return facts.digits(of: system)?.joined()
    }
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

  /// Returns a quotation mark of a locale (ulocdata_getDelimiter).
  package static func quotationMark(
    _ name: String,
    _ mark: QuotationMark
  ) throws(ICUError) -> String {
    try unsafe String("cicu_locale_delimiter", of: [name, String(mark.rawValue)]) {
      unsafe cicu_locale_delimiter(name, mark.rawValue, $0, $1, &$2)
    }
  }

  /// A set of characters used to write a language (ULocaleDataExemplarSetType, and numbers).
  package enum Exemplars: Int32, Sendable {
    case main
    case auxiliary
    case index
    case punctuation
    case numbers
  }

  /// Returns a set of characters as a pattern of `UnicodeSet` (ulocdata_getExemplarSet); nil if the
  /// data has none.
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
  /// Makes an array from a C array, which Swift imports as a tuple of seven elements.
  fileprivate init(elementsOf seven: (Int32, Int32, Int32, Int32, Int32, Int32, Int32)) {
    self = [seven.0, seven.1, seven.2, seven.3, seven.4, seven.5, seven.6]
  }
}
