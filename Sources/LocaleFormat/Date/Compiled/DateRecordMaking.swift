package import CompiledData
internal import ICU
internal import MachineTime
internal import Sharing

/// Makes the records of ``CompiledDates`` from ICU, and proves them.
package struct DateRecordMaking: Sendable {
  private let rules: TimeZoneRules

  /// - Throws: The error of the zone's rules.
  package init() throws(FormatError) { rules = try TimeZoneRules.rules(forAnyNameOf: .utc) }

  private static let styles: [DateHandle.Style] = [.full, .long, .medium, .short]

  /// Makes the record of a locale.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The record.
  /// - Throws: The error of ICU.
  package func locale(_ name: String) throws(FormatError) -> DataValue {
    do throws(ICUError) {
      let handle = try DateHandle(DateHandle.Options(recorded: .pattern("d"), name))
      let week = handle.week()
      let own = try handle.calendarType()
      var record = try calendar("gregorian", name, own: own)
      let names = try self.names("\(name)@calendar=gregorian")
      record["n"] = .list(names)
      record["c"] = .text(own)
      record["w"] = .number((week.firstDay - 1) << 4 | week.minimalDays)
      var others: [String: DataValue] = [:]
      for other in Self.calendars {
        others[other] = .map(try calendar(other, name, own: own, usual: names))
      }
      record["o"] = .map(others)
      return .map(record)
    } catch {
      throw .icu(error, while: "compiling the dates of \(name)")
    }
  }

  /// The calendars beside the Gregorian one, by ICU's names: those of CLDR's regions that have rules
  /// of arithmetic.
  static let calendars = [
    "buddhist", "japanese", "roc", "persian", "islamic-civil", "islamic-umalqura", "hebrew",
    "indian", "coptic", "ethiopic",
  ]

  /// Makes the record of another calendar in a locale, with the names that differ from the usual ones.
  private func calendar(
    _ calendar: String,
    _ name: String,
    own: String,
    usual: [DataValue]
  ) throws(ICUError) -> [String: DataValue] {
    var record = try self.calendar(calendar, name, own: own)
    var changed: [String: DataValue] = [:]
    let names = try names("\(name)@calendar=\(calendar)")
    for (place, names) in names.enumerated() where names != usual[place] {
      changed[CompiledDates.fields[place]] = names
    }
    record["n"] = .map(changed)
    if calendar == "japanese" { record["e"] = try CalendarEras.of(calendar).record }
    return record
  }

  /// Makes the record of a calendar in a locale, without names.
  private func calendar(
    _ calendar: String,
    _ name: String,
    own: String
  ) throws(ICUError) -> [String: DataValue] {
    let full = "\(name)@calendar=\(calendar)"
    let joints = try joints(full)
    let templates = try templates(full, joints, usual: [:])
    var record: [String: DataValue] = [
      "s": .texts(try patterns(full)), "x": .map(try others(full)),
      "t": .map(templates.mapValues(DataValue.text)), "j": .texts(joints),
    ]
    var variants: [String: DataValue] = [:]
    for place in Self.places(of: name, calendar, own: own) {
      for hours in KeywordValues.hours {
        let full = "\(name)\(place)@calendar=\(calendar);hours=\(hours)"
        let changed = try self.templates(full, joints, usual: templates)
        variants[place + hours] = .map([
          "s": .texts(try patterns(full)), "x": .map(try others(full)),
          "t": .map(changed.mapValues(DataValue.text)),
        ])
      }
    }
    if !variants.isEmpty { record["v"] = .map(variants) }
    return record
  }

  /// The ends of a name with which the hour cycles of a calendar have records: none for the locale
  /// itself, and one for a language in a region without data.
  private static func places(of name: String, _ calendar: String, own: String) -> [String] {
    guard calendar == "gregorian" || calendar == own else { return [] }
    // With another calendar of the language, ICU takes patterns and dates of two calendars.
    let isRecorded = LocaleDataName(name).takesUnknownRegion && own == "gregorian"
    return [""] + (isRecorded ? [CompiledDates.elsewhere] : [])
  }

  private func pattern(
    _ date: DateHandle.Style,
    _ time: DateHandle.Style,
    _ name: String
  ) throws(ICUError) -> String {
    try DateHandle(DateHandle.Options(recorded: .styles(date: date, time: time), name)).pattern()
  }

  /// The patterns of styles, and those that join them.
  private func patterns(_ name: String) throws(ICUError) -> [String] {
    var texts: [String] = []
    for style in Self.styles { texts.append(try pattern(style, .none, name)) }
    for style in Self.styles { texts.append(try pattern(.none, style, name)) }
    for (place, style) in Self.styles.enumerated() {
      // The pattern of both shows how they are joined.
      let both = try pattern(style, .medium, name)
      texts.append(
        both.substituting(first: texts[place], with: "{1}").substituting(
          first: texts[6],
          with: "{0}"
        )
      )
    }
    return texts
  }

  /// The patterns that are not what the parts say; empty for one that ICU writes by other rules.
  private func others(_ name: String) throws(ICUError) -> [String: DataValue] {
    let texts = try patterns(name)
    var others: [String: DataValue] = [:]
    for date in [DateHandle.Style.none] + Self.styles {
      for time in [DateHandle.Style.none] + Self.styles where date != .none || time != .none {
        let key = "\(date.rawValue)\(time.rawValue)"
        let options = DateHandle.Options(recorded: .styles(date: date, time: time), name)
        let handle = try DateHandle(options)
        let own = try handle.pattern()
        var joint = own
        let (day, clock) = (Int(date.rawValue), Int(time.rawValue))
        if date != .none, time != .none {
          joint = CompiledDates.join(texts[8 + day], texts[day], texts[4 + clock])
        }
        if joint != own { others[key] = .text(own) }
        let plan = DatePlan.compile(pattern: own, options, rules, provedBy: handle)
        if plan.refusal != nil { others[key] = .text("") }
      }
    }
    return others
  }

  /// The names of all fields, at their places; a number where ICU's cannot be read.
  ///
  /// The other lengths and letters that a place stands for are compared, too.
  private func names(_ name: String) throws(ICUError) -> [DataValue] {
    var all = [DataValue](repeating: .number(0), count: CompiledDates.fields.count)
    var conflicts: Set<Int> = []
    for (letter, counts) in [
      ("G", 1...5), ("M", 3...5), ("L", 3...5), ("Q", 3...5), ("q", 3...5), ("E", 1...6),
      ("c", 3...6), ("e", 3...6), ("a", 1...5), ("b", 1...5), ("B", 1...5),
    ] {
      for count in counts {
        let isPeriod = letter == "b" || letter == "B"
        for beside in isPeriod ? ["", " m", " m s", " s"] : [""] {
          let pattern = String(repeating: letter, count: count) + beside
          let items = PatternItem.items(of: pattern)
          guard case .field(let byte, let length)? = items.first,
            let place = CompiledDates.place(
              PatternField(letter: byte, count: length),
              beside: items
            )
          else { continue }
          guard let names = try provedNames(pattern, name) else {
            conflicts.insert(place)
            continue
          }
          let value = isPeriod ? Self.day(names) : .texts(names)
          if all[place] != .number(0), all[place] != value { conflicts.insert(place) }
          all[place] = value
        }
      }
    }
    for place in conflicts { all[place] = .number(0) }
    return all
  }

  /// The names of the first field of a pattern; nil if no plan writes it.
  private func provedNames(_ pattern: String, _ name: String) throws(ICUError) -> [String]? {
    let options = DateHandle.Options(recorded: .pattern(pattern), name)
    let handle = try DateHandle(options)
    guard case .field(let letter, let count)? = PatternItem.items(of: pattern).first else {
      return nil
    }
    do throws(DatePlanData.Refusal) {
      let data = try DatePlanData(pattern: pattern, options, rules, from: handle)
      _ = try DatePlan(pattern: pattern, data, provedBy: handle)
      return data.names[PatternField(letter: letter, count: count)]
    } catch {
      return nil
    }
  }

  /// The texts of a day: a letter for each hour, and then the distinct texts.
  private static func day(_ names: [String]) -> DataValue {
    var distinct: [ByteText] = []
    var letters = ""
    for name in names.map(ByteText.init) {
      if !distinct.contains(name) { distinct.append(name) }
      let place = distinct.firstIndex(of: name) ?? 0
      letters.unicodeScalars.append(UnicodeScalar(UInt8(ascii: "a") + UInt8(place)))
    }
    return .texts([letters] + distinct.map(\.string))
  }

  /// The patterns that join a date and a time in templates, in the order of `TemplateParts.examples`.
  private func joints(_ name: String) throws(ICUError) -> [String] {
    let generator = try PatternGenerator(locale: name)
    let time = try generator.pattern(template: "jm", match: .locale)
    var joints: [String] = []
    for fields in TemplateParts.examples {
      let date = try generator.pattern(template: fields, match: .locale)
      let both = try generator.pattern(template: fields + "jm", match: .locale)
      joints.append(
        both.substituting(first: date, with: "{1}").substituting(first: time, with: "{0}")
      )
    }
    return joints
  }

  /// The patterns of templates with a date or a time, and of those with both that the rule does not
  /// give.
  ///
  /// - Parameters:
  ///   - name: The ICU name of a generator.
  ///   - joints: The patterns that join a date and a time.
  ///   - usual: What is recorded already.
  /// - Returns: The patterns that are not recorded already.
  /// - Throws: The error of ICU.
  private func templates(
    _ name: String,
    _ joints: [String],
    usual: [String: String]
  ) throws(ICUError) -> [String: String] {
    let generator = try PatternGenerator(locale: name)
    var templates: [String: String] = [:]
    let times = Self.timeTemplates
    let joined = Self.dateTemplates.flatMap { date in TemplateParts.joinedTimes.map { date + $0 } }
    // Both parts are recorded before the joined ones.
    for fields in Self.dateTemplates + times + joined {
      let known = TemplateParts(fields)?.pattern(joint: { joints[$0] }) {
        templates[$0] ?? usual[$0]
      }
      let pattern = try generator.pattern(template: fields, match: .locale)
      if !pattern.isEmpty, pattern != known { templates[fields] = pattern }
    }
    return templates
  }

  private static let dateTemplates = [
    "y", "yM", "yMd", "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMM", "yMMMMd", "yMMMMEd", "yMMMMEEEEd",
    "yMMMEEEEd", "yMMdd", "yQQQ", "yQQQQ", "M", "Md", "MEd", "MMM", "MMMd", "MMMEd", "MMMM",
    "MMMEEEEd", "MMMMd", "MMMMEd", "MMMMEEEEd", "d", "Ed", "E", "EEEE", "GyMMMd", "Gy", "GyMMM",
  ]
  private static let timeTemplates = [
    "j", "jm", "jms", "jj", "jjmm", "jmm", "jmmss", "H", "Hm", "Hms", "h", "hm", "hms", "ms", "Bh",
    "Bhm", "jmz", "jmsz", "Hmz", "Hmsz", "hmz", "hmsz",
  ]
}

extension DateHandle.Options {
  /// The options of a formatter whose texts are recorded.
  init(recorded content: DateHandle.Content, _ name: String) {
    self.init(content, locale: name, digits: nil, zone: "UTC")
  }
}
