internal import ICU
internal import Sharing

/// The calendar, the digits and the names of fields with which a locale's dates are read.
///
/// All is learned from what ICU writes, at the first use, and kept. Readers of several patterns
/// share one vocabulary.
final class DateVocabulary: Sendable {
  let calendar: String
  let digits: DigitFolding
  /// The year of the calendar on 1 January 1970, used if a text has no year.
  let usualYear: Int32
  /// The number of that day, used if a text has no date.
  let usualDay: Int32
  /// The options of the formatters; their content is replaced.
  private let options: DateHandle.Options
  private let names = PosixMutex<[DatePatternField: DateNames]>([:])
  private let lenientNames = PosixMutex<[LenientKey: DateNames]>([:])
  private let ordinalSuffixes = PosixMutex<OrdinalSuffixes?>(nil)

  /// The fields of one kind whose names are read leniently.
  private struct LenientKey: Hashable {
    let kind: DatePatternField.Names
    let fields: Set<DatePatternField>
  }

  init(_ options: DateHandle.Options) throws(ICUError) {
    self.options = options
    var numbers = options
    numbers.content = .pattern("ss")
    numbers.zone = "Etc/UTC"
    let clock = try DateHandle(numbers)
    let zeros = try clock.string(
      DateHandle.Moment(millisecondsSince1970: 0, offsetSeconds: 0, isDaylight: false)
    )
    let zero = FoldedText.fold(zeros).last
    digits = DigitFolding(
      zero: zero.flatMap { $0.properties.numericType == .decimal ? $0.value : nil }
    )
    calendar = try clock.calendarType()
    let epoch = try clock.values(of: [.extendedYear, .julianDay], atMilliseconds: 0)
    (usualYear, usualDay) = (epoch[0], epoch[1])
  }

  var isChinese: Bool { calendar == "chinese" || calendar == "dangi" }

  /// Whether years of two digits lie in a window of a hundred years, as in ICU.
  var hasCenturies: Bool { !isChinese && calendar != "japanese" }

  /// Whether the years of the present era are below a thousand.
  var hasYoungEras: Bool { calendar == "japanese" || calendar == "roc" }

  /// Whether two digits can only be a year of such a window, because years have four.
  var hasShortYears: Bool { hasCenturies && !hasYoungEras }

  /// The names that a field is written with.
  func names(of field: DatePatternField) throws(ICUError) -> DateNames {
    if let known = names.withLock({ $0[field] }) { return known }
    let probe = DateNameProbe(options: options, calendar: calendar, digits: digits)
    let made = try probe.names(of: field)
    names.withLock { $0[field] = made }
    return made
  }

  /// The names of all lengths that fields of a kind have, and those of some fields, as people write
  /// them.
  func names(
    _ kind: DatePatternField.Names,
    and own: [DatePatternField]
  ) throws(ICUError) -> DateNames {
    let key = LenientKey(kind: kind, fields: Set(own))
    if let known = lenientNames.withLock({ $0[key] }) { return known }
    let texts: [String] =
      switch kind {
      case .era: ["G", "GGGG", "GGGGG"]
      case .month: ["MMMM", "MMM", "LLLL", "LLL"]
      case .weekday: ["EEEE", "EEE", "EEEEEE", "cccc", "ccc"]
      case .quarter: ["QQQQ", "QQQ", "qqqq", "qqq"]
      case .dayPeriod: ["a", "aaaa", "aaaaa", "b", "bbbb", "B", "BBBB"]
      case .cyclicYear: []
      }
    let others = texts.map {
      DatePatternField(letter: $0.unicodeScalars.first ?? "a", count: $0.count)
    }
    var all = try (own + others).map { field throws(ICUError) in try names(of: field) }
    if kind == .dayPeriod { all += [.english, try moments()] }
    let made = DateNames(joining: all).forPeople
    lenientNames.withLock { $0[key] = made }
    return made
  }

  /// The names of noon and midnight, which ICU does not write in all patterns.
  private func moments() throws(ICUError) -> DateNames {
    var found: [[Unicode.Scalar]: Set<DateNames.Meaning>] = [:]
    var moments: [[Unicode.Scalar]: Int32] = [:]
    for (period, hour) in [("midnight", Int32(0)), ("noon", 12)] {
      for width in ["wide", "abbreviated"] {
        let name = try DateData.periodName(period, width: width, locale: options.locale)
        guard let name else { continue }
        let folded = FoldedText.fold(name).map { digits.fold($0).simpleLowercase }
        found[folded] = [.hours(1 << UInt32(hour))]
        moments[folded] = hour
      }
    }
    return DateNames(found, moments: moments)
  }

  /// The endings of ordinal numbers of days.
  func ordinals() throws(ICUError) -> OrdinalSuffixes {
    if let known = ordinalSuffixes.withLock({ $0 }) { return known }
    let made = try OrdinalSuffixes(locale: options.locale, digits: digits)
    ordinalSuffixes.withLock { $0 = made }
    return made
  }

  /// The approximate memory in bytes.
  var estimatedByteCount: Int {
    func size(_ tables: [DateNames]) -> Int { tables.reduce(0) { $0 + 100 * $1.entries.count } }
    return 400 + size(names.withLock { Array($0.values) })
      + size(lenientNames.withLock { Array($0.values) })
  }
}

extension DateNames {
  /// AM and PM, as people write them in many languages.
  fileprivate static let english = DateNames([
    Array("am".unicodeScalars): [.hours(0xFFF)], Array("a.m.".unicodeScalars): [.hours(0xFFF)],
    Array("pm".unicodeScalars): [.hours(0xFFF000)],
    Array("p.m.".unicodeScalars): [.hours(0xFFF000)],
  ])

  /// The names without those that are numbers; abbreviations also without their points, and
  /// without the spaces between their letters.
  fileprivate var forPeople: DateNames {
    var result: [[Unicode.Scalar]: Set<Meaning>] = [:]
    for (name, meanings) in entries where !name.allSatisfy({ (0x30...0x39).contains($0.value) }) {
      result[name] = Self.joined(result[name] ?? [], Set(meanings))
    }
    func add(_ name: [Unicode.Scalar], _ meanings: [Meaning]) {
      if name.count > 1, result[name] == nil { result[name] = Set(meanings) }
    }
    for (name, meanings) in entries where name.contains(".") {
      if name.last == "." { add(Array(name.dropLast()), meanings) }
      add(name.filter { $0 != "." }, meanings)
      add(name.filter { $0 != " " }, meanings)
      add(name.filter { $0 != "." && $0 != " " }, meanings)
    }
    return DateNames(result, moments: moments)
  }
}
