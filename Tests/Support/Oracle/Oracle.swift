import ICUOracle
import LocaleFormat
import MachineTime

/// A locale as the oracle gets it.
///
/// The goldens have only its tag.
package protocol OracleLocale {
  var oracleTag: String { get }
}

extension LocaleID: OracleLocale {
  package var oracleTag: String { tag }
}

extension String: OracleLocale {
  package var oracleTag: String { self }
}

/// ICU's own results, through its C++ API; nil when ICU fails.
package enum Oracle {
  package static func number(_ decimal: String, _ options: String, locale: some OracleLocale)
    -> String?
  {
    unsafe text { unsafe oracle_number(locale.oracleTag, options, decimal, $0, $1) }
  }

  package static func range(
    _ first: String,
    _ second: String,
    _ options: String,
    locale: some OracleLocale
  ) -> String? {
    unsafe text { unsafe oracle_range(locale.oracleTag, options, first, second, $0, $1) }
  }

  /// Returns the canonical identifier of a unit, or nil when ICU refuses it.
  package static func unit(_ identifier: String) -> String? {
    unsafe text { unsafe oracle_unit(identifier, $0, $1) }
  }

  /// Returns the grammatical gender of a unit, which is empty if there is none; nil when ICU fails.
  package static func gender(_ unit: String, locale: some OracleLocale) -> String? {
    unsafe text { unsafe oracle_gender(locale.oracleTag, unit, $0, $1) }
  }

  /// Returns the unit that ICU writes an amount in for a usage.
  package static func preferredUnit(
    _ decimal: String,
    _ unit: String,
    usage: String,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_preferred_unit(locale.oracleTag, unit, usage, decimal, $0, $1)
    }
  }

  package static func words(
    _ decimal: String,
    _ kind: String,
    ruleSet: String = "",
    locale: some OracleLocale
  ) -> String? {
    unsafe text { unsafe oracle_words(locale.oracleTag, kind, ruleSet, decimal, $0, $1) }
  }

  package static func date(
    _ milliseconds: Int64,
    date: DateFormat.Style,
    time: DateFormat.Style,
    zone: String,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_date(
        locale.oracleTag,
        date.oracleValue,
        time.oracleValue,
        nil,
        zone,
        Double(milliseconds),
        $0,
        $1
      )
    }
  }

  package static func date(
    _ milliseconds: Int64,
    skeleton: String,
    zone: String,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_date(locale.oracleTag, -1, -1, skeleton, zone, Double(milliseconds), $0, $1)
    }
  }

  /// Returns instants in one format, one text for each, or an empty array when ICU fails.
  package static func dates(
    _ instants: [Instant],
    _ content: DateContent,
    zone: String,
    context: CapitalizationContext = .unspecified,
    isProleptic: Bool = false,
    locale: some OracleLocale
  ) -> [String] {
    var (date, time): (Int32, Int32) = (-1, -1)
    var (skeleton, pattern): (String?, String?) = (nil, nil)
    switch content {
    case .styles(let dateStyle, let timeStyle):
      (date, time) = (dateStyle.oracleValue, timeStyle.oracleValue)
    case .relativeStyles(let dateStyle, let timeStyle):
      (date, time) = (dateStyle.oracleValue | 128, timeStyle.oracleValue)
    case .template(let template): skeleton = template
    case .pattern(let text): pattern = text
    }
    let milliseconds = instants.map { Double($0.millisecondsSince1970) }
    let lines = unsafe text(capacity: 16_384) {
      unsafe oracle_dates(
        locale.oracleTag,
        date,
        time,
        skeleton,
        pattern,
        zone,
        context.oracleValue,
        isProleptic,
        milliseconds,
        Int32(milliseconds.count),
        $0,
        $1
      )
    }
    return lines?.split(separator: "\n").map(String.init) ?? []
  }

  package static func interval(
    _ start: Int64,
    _ end: Int64,
    date: DateFormat.Style = .omitted,
    time: DateFormat.Style = .omitted,
    skeleton: String? = nil,
    context: CapitalizationContext = .unspecified,
    zone: String,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_interval(
        locale.oracleTag,
        date.oracleValue,
        time.oracleValue,
        skeleton,
        zone,
        context.oracleValue,
        Double(start),
        Double(end),
        $0,
        $1
      )
    }
  }

  package static func pattern(_ skeleton: String, locale: some OracleLocale) -> String? {
    unsafe text { unsafe oracle_pattern(locale.oracleTag, skeleton, $0, $1) }
  }

  package static func relative(
    _ value: Double,
    _ unit: OracleUnit,
    _ format: RelativeTimeFormat,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_relative(
        locale.oracleTag,
        format.width.rawValue,
        format.numbers.rawValue,
        format.capitalization.rawValue,
        format.grouping == .auto,
        value,
        unit.description,
        $0,
        $1
      )
    }
  }

  /// Returns ICU's text of amounts such as `5 foot 11 inch`, grouped wherever the locale allows it.
  package static func measures(
    _ amounts: String,
    width: String,
    fraction: Int = 3,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_measures(locale.oracleTag, width, Int32(fraction), amounts, $0, $1)
    }
  }

  /// Returns the first day of a week, from 1 for Monday to 7 for Sunday.
  package static func firstWeekday(_ locale: LocaleID) -> Int {
    (Int(unsafe oracle_first_weekday(locale.oracleTag)) + 5) % 7 + 1
  }

  /// Returns a list; no item may contain a line feed.
  package static func list(
    _ items: [String],
    _ format: ListFormat,
    locale: some OracleLocale
  ) -> String? {
    unsafe text(capacity: 4096) {
      unsafe oracle_list(
        locale.oracleTag,
        format.kind.rawValue,
        format.width.rawValue,
        items.map { "\($0)\n" }.joined(),
        Int32(items.count),
        $0,
        $1
      )
    }
  }

  /// Returns a text in another case.
  package static func cased(
    _ input: String,
    _ format: CaseFormat,
    locale: some OracleLocale
  ) -> String? {
    unsafe text(capacity: 65_536) {
      unsafe oracle_case(
        locale.oracleTag,
        format.operation.rawValue,
        format.piece.rawValue,
        format.keepsOtherLetters,
        format.skipsPunctuation,
        format.excludesSpecialI,
        input,
        Int32(input.utf8.count),
        $0,
        $1
      )
    }
  }

  /// Returns the name of a code, or nil if ICU has none.
  package static func name(
    _ code: String,
    _ kind: String,
    _ format: LocaleNameFormat,
    locale: some OracleLocale
  ) -> String? {
    unsafe text {
      unsafe oracle_name(
        locale.oracleTag,
        kind,
        format.dialect == .dialect,
        format.length == .short,
        format.capitalization.oracleValue,
        format.fallback == .code,
        code,
        $0,
        $1
      )
    }
  }

  /// Returns the codes of a kind that ICU lists.
  package static func codes(_ kind: LocaleNameFormat.Kind) -> [String] { codes(kind.rawValue) }

  /// Returns the codes that ICU lists for a kind, which has the name that `oracle_codes` expects.
  package static func codes(_ kind: String) -> [String] {
    let lines = unsafe text(capacity: 65_536) { unsafe oracle_codes(kind, $0, $1) }
    return lines?.split(separator: "\n").map(String.init) ?? []
  }

  /// Returns every zone name that ICU has.
  package static func zones() -> [String] { codes("zone") }

  /// Returns the offset by ICU's own rules in seconds, or nil for a zone that ICU does not have.
  package static func offset(zone: String, _ milliseconds: Int64) -> Int? {
    let offset = unsafe oracle_offset(zone, Double(milliseconds))
    return offset == .min ? nil : Int(offset)
  }

  /// Returns ICU's information about a locale; `what` is the question, in the words of ICUOracle.h.
  package static func localeInfo(
    _ what: String,
    locale: some OracleLocale,
    capacity: Int = 65_536
  ) -> String? {
    unsafe text(capacity: capacity) { unsafe oracle_locale_info(locale.oracleTag, what, $0, $1) }
  }

  /// Returns an identifier `canonicalized`, `maximized` or `minimized`, or nil when ICU refuses it.
  package static func identifier(_ identifier: String, _ operation: String) -> String? {
    unsafe text { unsafe oracle_locale_identifier(identifier, operation, $0, $1) }
  }

  /// Whether ICU accepts a text as a number pattern.
  package static func opensPattern(_ pattern: String) -> Bool {
    unsafe oracle_opens_pattern(pattern)
  }

  package static func sharedPattern(_ skeleton: String) -> String? {
    unsafe text { unsafe oracle_shared_pattern(skeleton, $0, $1) }
  }

  static func text(
    capacity: Int = 4096,
    _ give: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe give(start, Int32(capacity))
      guard count >= 0 else { return nil }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(count))
      return unsafe String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

extension DateFormat.Style {
  package var oracleValue: Int32 {
    switch self {
    case .full: 0
    case .long: 1
    case .medium: 2
    case .short: 3
    case .omitted: -1
    }
  }
}

extension CapitalizationContext {
  /// The value of `UDisplayContext`.
  package var oracleValue: Int32 {
    switch self {
    case .unspecified: 256
    case .middleOfSentence: 257
    case .beginningOfSentence: 258
    case .listOrMenu: 259
    case .standalone: 260
    }
  }
}
