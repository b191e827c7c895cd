internal import CompiledData
internal import ICU
internal import MachineTime

/// The dates of all locales in data that was compiled ahead; ``CompiledZones`` has the names of zones.
///
/// ```
/// dates        name of a locale → ["c": its calendar, "w": first weekday and days of a first week,
///                                  "o": [name of a calendar → calendar], and what is in a calendar,
///                                  for the Gregorian]
/// calendar     ["s": styles, "x": [styles → pattern that the joint one differs from],
///               "n": lists of names at the places of `CompiledDates.fields`; in another calendar than
///                    the Gregorian [field → names], where they differ, "t": [template → pattern], in the
///                    order of `TemplateParts`, with those of a date and a time that its rule does
///                    not give, "j": [patterns that join a date and a time in templates],
///               "e": [first day of each era of Japan, and the year before its first],
///               "v": [hour cycle → ["s", "x", "t" where they differ], `_ZZ` and hour cycle → the same
///                     for a region without data]]
/// styles       [patterns of dates, of times, and those that join the two: full, long, medium, short]
/// ```
///
/// The other calendars are those of ``DateRecordMaking/calendars``.
enum CompiledDates {
  /// A locale's record of a calendar, and what else decides its dates.
  struct Locale {
    /// The name of the locale's data.
    let name: String
    /// The record of the calendar.
    let record: DataNode
    /// That of the Gregorian one.
    private let usual: DataNode
    /// The patterns for the hour cycle of the name, or for a region without data; nil for neither.
    private let variant: DataNode?
    /// Whether the name has neither an hour cycle nor a region without data.
    var isPlain: Bool { variant == nil }
    /// ICU's name of the calendar.
    let calendar: String
    /// The first weekday, and the days of a first week.
    let week: Int
    let digits: [String]
    /// Whether the first year of an era has a word in Japanese patterns.
    let hasFirstYears: Bool

    /// Finds the record of an ICU name; nil if the name has keywords or a calendar that the data does
    /// not know.
    init?(_ name: String, _ facts: CompiledFacts) {
      let parts = ICUName(name)
      var data = parts.base
      let isElsewhere = data.hasSuffix(CompiledDates.elsewhere)
      if isElsewhere { data.removeLast(CompiledDates.elsewhere.count) }
      guard let record = facts.dates?[data] else { return nil }
      var (calendar, numbering, hours): (String?, String?, String?) = (nil, nil, nil)
      for (key, value) in parts.keywords {
        switch key {
        case "calendar": calendar = String(value)
        case "numbers": numbering = String(value)
        case "hours": hours = String(value)
        default: return nil
        }
      }
      guard let calendar = calendar ?? record["c"]?.text,
        let own = calendar == CompiledDates.gregorian ? record : record["o"]?[calendar],
        let system = facts.numberingSystem(of: data, named: numbering),
        let digits = facts.digits(of: system)
      else { return nil }
      variant = hours.flatMap { own["v"]?[(isElsewhere ? CompiledDates.elsewhere : "") + $0] }
      guard variant != nil || hours == nil && !isElsewhere else { return nil }
      self.name = data
      self.record = own
      usual = record
      self.calendar = calendar
      self.digits = digits
      week = record["w"]?.number ?? 0
      hasFirstYears = calendar == "japanese" && LocaleSubtags(canonical: data).language == "ja"
    }

    /// The names of a field in a pattern; nil if the data lacks them.
    func names(_ field: PatternField, beside items: [PatternItem]) -> [String]? {
      guard let place = CompiledDates.place(field, beside: items) else { return nil }
      let other = record["n"]?[CompiledDates.fields[place]]
      return (other ?? usual["n"]?[place]).flatMap { CompiledDates.names($0, field) }
    }

    /// The pattern of a style; nil if the data lacks it.
    func pattern(date: DateHandle.Style, time: DateHandle.Style) -> String? {
      CompiledDates.pattern(date: date, time: time, variant ?? record)
    }

    /// The pattern of a template; nil if the data lacks it.
    func pattern(template fields: String) -> String? {
      func recorded(_ fields: String) -> String? {
        guard let other = variant?["t"]?[fields] else { return record["t"]?[fields]?.text }
        return other.text
      }
      return recorded(fields)
        ?? TemplateParts(fields)?
        .pattern(joint: { record["j"]?[$0]?.text }, recorded: recorded)
    }
  }

  static let gregorian = "gregorian"
  /// The end of ICU's name of a language in a region without data.
  static let elsewhere = "_ZZ"

  private static func pattern(
    date: DateHandle.Style,
    time: DateHandle.Style,
    _ record: DataNode
  ) -> String? {
    if let other = record["x"]?["\(date.rawValue)\(time.rawValue)"]?.text {
      return other.isEmpty ? nil : other
    }
    guard let styles = record["s"] else { return nil }
    let (day, clock) = (Int(date.rawValue), Int(time.rawValue))
    let datePattern = styles[day]?.text
    let timePattern = styles[4 + clock]?.text
    switch (date, time) {
    case (.none, .none): return nil
    case (_, .none): return datePattern
    case (.none, _): return timePattern
    default:
      guard let datePattern, let timePattern, clock >= 0, let joint = styles[8 + day]?.text else {
        return nil
      }
      return join(joint, datePattern, timePattern)
    }
  }

  /// Puts a time and a date into the pattern that joins them.
  static func join(_ joint: String, _ date: String, _ time: String) -> String {
    joint.substituting(first: "{0}", with: time).substituting(first: "{1}", with: date)
  }

  /// Returns the plan of a formatter; nil if the data lacks a part of it.
  static func plan(_ options: DateHandle.Options, _ rules: TimeZoneRules) -> DatePlan? {
    guard let facts = CompiledFacts.current, options.digits == nil else { return nil }
    return plan(options, rules, facts)
  }

  static func plan(
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    _ facts: CompiledFacts
  ) -> DatePlan? {
    guard options.context == .none, let locale = Locale(options.locale, facts) else { return nil }
    let pattern: String?
    switch options.content {
    case .styles(let date, let time): pattern = locale.pattern(date: date, time: time)
    case .pattern(let text): pattern = text
    // The digits of a style that has a plan are those of the locale.
    case .patternInStyle(let text, let date):
      pattern = locale.pattern(date: date, time: .none).map { _ in text }
    }
    guard let pattern,
      let data = DatePlanData(pattern, options, rules, locale, facts)
    else { return nil }
    do throws(DatePlanData.Refusal) {
      return try DatePlan(pattern: pattern, data)
    } catch {
      return nil
    }
  }

  /// Returns the pattern of a template; nil if the data lacks it.
  ///
  /// - Parameters:
  ///   - fields: The fields.
  ///   - name: The ICU name of a generator.
  /// - Returns: The pattern.
  static func pattern(template fields: String, _ name: String) -> String? {
    guard let facts = CompiledFacts.current else { return nil }
    return Locale(name, facts)?.pattern(template: fields)
  }

  /// Returns the pattern that a formatter has; nil if the data lacks it.
  static func pattern(_ options: DateHandle.Options) -> String? {
    guard let facts = CompiledFacts.current, case .styles(let date, let time) = options.content
    else {
      return nil
    }
    return Locale(options.locale, facts)?.pattern(date: date, time: time)
  }

  /// The fields whose names are stored; periods of the day once for each precision.
  static let fields = [
    "GGG", "GGGG", "GGGGG", "MMM", "MMMM", "MMMMM", "LLL", "LLLL", "LLLLL", "QQQ", "QQQQ", "QQQQQ",
    "qqq", "qqqq", "qqqqq", "EEE", "EEEE", "EEEEE", "EEEEEE", "ccc", "cccc", "ccccc", "cccccc",
    "aaa", "aaaa", "aaaaa", "bbb0", "bbb1", "bbb3", "bbbb0", "bbbb1", "bbbb3", "bbbbb0", "bbbbb1",
    "bbbbb3", "BBB0", "BBB1", "BBB3", "BBBB0", "BBBB1", "BBBB3", "BBBBB0", "BBBBB1", "BBBBB3",
  ]

  private static let places = Dictionary(
    uniqueKeysWithValues: fields.enumerated().map { ($1, $0) }
  )

  /// The place of a field's names; nil for a field without names.
  ///
  /// One and two letters are as wide as three, and the letters `E` and `e` have the same names.
  static func place(_ field: PatternField, beside items: [PatternItem]) -> Int? {
    let letter = field.letter == UInt8(ascii: "e") ? UInt8(ascii: "E") : field.letter
    let key = PatternField(letter: letter, count: max(3, field.count)).pattern
    guard field.isOfDayPeriod else { return places[key] }
    // A pattern with seconds but without minutes has the texts of one with both.
    let precision = DayPeriods.Precision(items)
    return places[key + (precision.contains(.seconds) ? "3" : String(precision.rawValue))]
  }

  /// The names of a field: a list, or one of texts of a day and, before them, a letter for each.
  static func names(_ node: DataNode, _ field: PatternField) -> [String]? {
    guard let texts = node.texts, field.isOfDayPeriod else { return node.texts }
    guard let letters = texts.first?.utf8, letters.count == DayPeriods.count else { return nil }
    var names: [String] = []
    for letter in letters {
      let place = Int(letter) - Int(UInt8(ascii: "a")) + 1
      guard texts.indices.contains(place), place > 0 else { return nil }
      names.append(texts[place])
    }
    return names
  }
}

extension DatePlanData {
  /// Makes the data of a pattern from a record; nil if the record lacks a part of it.
  init?(
    _ pattern: String,
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    _ locale: CompiledDates.Locale,
    _ facts: CompiledFacts
  ) {
    guard let arithmetic = CalendarArithmetic(locale.calendar),
      let eras = CalendarEras(locale.calendar, locale.record)
    else { return nil }
    items = PatternItem.items(of: pattern)
    digits = locale.digits
    self.arithmetic = arithmetic
    self.eras = eras
    // As ICU decides it (SimpleDateFormat::parsePattern): by a character anywhere in the pattern.
    if locale.hasFirstYears, pattern.contains("年") { firstYear = CalendarEras.firstYearOfJapan }
    // ICU has a reform of the Gregorian calendar itself, and of no other.
    isProleptic = options.isProleptic && locale.calendar == CompiledDates.gregorian
    weeks = DatePlan.Weeks(firstDay: locale.week >> 4, minimalDays: locale.week & 15)
    var zoneFields: Set<PatternField> = []
    for case .field(let letter, let count) in items {
      let field = PatternField(letter: letter, count: count)
      switch field.shape {
      case nil: return nil
      case .zone: zoneFields.insert(field)
      case .number: break
      case .era, .names:
        guard names[field] == nil else { continue }
        guard let found = locale.names(field, beside: items) else { return nil }
        names[field] = found
      }
    }
    do throws(ICUError) {
      guard !zoneFields.isEmpty else {
        clock = try ZoneClock.of(rules, zone: options.zone, .none, locale: options.locale)
        return
      }
      clock = try ZoneClock.compiled(rules, zone: options.zone) {
        CompiledZones.naming(options.zone, facts)
      }
      for field in zoneFields {
        guard let texts = CompiledZones.texts(field, clock, locale, facts) else { return nil }
        zoneTexts[field] = texts
      }
    } catch {
      return nil
    }
  }
}

extension CalendarEras {
  /// The eras of a calendar; nil for those that the record lacks.
  fileprivate init?(_ calendar: String, _ record: DataNode) {
    guard calendar == "japanese" else {
      do throws(ICUError) { self = try .of(calendar) } catch { return nil }
      return
    }
    guard let list = record["e"], list.isList, list.count > 0, list.count % 2 == 0 else {
      return nil
    }
    var eras: [Era] = []
    for index in stride(from: 0, to: list.count, by: 2) {
      guard let day = list[index]?.number, let year = list[index + 1]?.number else { return nil }
      eras.append(Era(firstDay: day - Self.middle, offset: -year, isBackward: false))
    }
    self.init(eras: eras)
  }

  /// The number that is added to a day, since the file has numbers from zero.
  private static let middle = 1 << 20

  /// The eras as a record has them.
  var record: DataValue {
    .list(eras.flatMap { [.number($0.firstDay + Self.middle), .number(-$0.offset)] })
  }
}
