internal import CompiledData
internal import ICU
internal import MachineTime

/// The dates of all locales in data that was compiled ahead, in the Gregorian calendar and without
/// names of zones.
///
/// ```
/// dates        name of a locale → ["c": its calendar, "w": first weekday and days of a first week,
///                                  "s": styles, "x": [styles → pattern that the joint one differs from],
///                                  "n": lists of names at the places of `CompiledDates.fields`,
///                                  "t": [template → pattern]]
/// styles       [patterns of dates, of times, and those that join the two: full, long, medium, short]
/// ```
enum CompiledDates {
  /// A locale's record, and the digits of a name of it.
  private struct Locale {
    let record: DataNode
    let digits: [String]

    /// Finds the record of an ICU name; nil if the name has keywords that the data does not know, or
    /// another calendar.
    init?(_ name: String, _ facts: CompiledFacts) {
      let parts = name.split(separator: "@", maxSplits: 1)
      guard let data = parts.first.map(String.init), let record = facts.dates?[data] else {
        return nil
      }
      var (calendar, numbering): (String?, String?) = (nil, nil)
      for pair in (parts.count > 1 ? parts[1] : "").split(separator: ";") {
        let keyword = pair.split(separator: "=", maxSplits: 1)
        guard keyword.count == 2 else { return nil }
        switch keyword[0] {
        case "calendar": calendar = String(keyword[1])
        case "numbers": numbering = String(keyword[1])
        default: return nil
        }
      }
      guard calendar ?? record["c"]?.text == "gregorian",
        let system = facts.numberingSystem(of: data, named: numbering),
        let digits = facts.digits(of: system)
      else { return nil }
      self.record = record
      self.digits = digits
    }
  }

  /// Returns the pattern of a style; nil if the data lacks it.
  static func pattern(
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
    case .styles(let date, let time): pattern = Self.pattern(date: date, time: time, locale.record)
    case .pattern(let text): pattern = text
    case .patternInStyle: pattern = nil
    }
    guard let pattern,
      let data = DatePlanData(pattern, options, rules, locale.record, locale.digits)
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
    guard let facts = CompiledFacts.current, let locale = Locale(name, facts) else { return nil }
    return locale.record["t"]?[fields]?.text
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
    _ record: DataNode,
    _ digits: [String]
  ) {
    items = PatternItem.items(of: pattern)
    self.digits = digits
    arithmetic = .gregorian
    eras = .gregorian
    isProleptic = options.isProleptic
    let week = record["w"]?.number ?? 0
    weeks = DatePlan.Weeks(firstDay: week >> 4, minimalDays: week & 15)
    for case .field(let letter, let count) in items {
      let field = PatternField(letter: letter, count: count)
      switch field.shape {
      case nil, .zone: return nil
      case .number: break
      case .era, .names:
        guard names[field] == nil else { continue }
        guard let place = CompiledDates.place(field, beside: items),
          let node = record["n"]?[place], let found = CompiledDates.names(node, field)
        else { return nil }
        names[field] = found
      }
    }
    do throws(ICUError) {
      clock = try ZoneClock.of(rules, zone: options.zone, .none, locale: options.locale)
    } catch {
      return nil
    }
  }
}
