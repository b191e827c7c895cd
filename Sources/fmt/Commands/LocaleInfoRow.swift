internal import FmtKit
internal import LocaleFormat

/// One fact of CLDR about a locale, for people and for programs.
struct LocaleInfoRow {
  /// The key of the fact in JSON.
  let key: String
  /// The label before the text.
  let label: String
  let value: JSONValue
  let text: String

  init(_ key: String, _ label: String, _ value: JSONValue, text: String? = nil) {
    self.key = key
    self.label = label
    self.value = value
    self.text = text ?? value.plain
  }

  /// The row as a line of the table.
  var line: String {
    let width = 22
    return label + String(repeating: " ", count: max(1, width - label.count)) + text
  }

  static func rows(of info: LocaleInfo) -> [LocaleInfoRow] {
    identity(info) + writing(info) + time(info) + measures(info) + characters(info)
  }

  private static func identity(_ info: LocaleInfo) -> [LocaleInfoRow] {
    [
      LocaleInfoRow("locale", "locale", .string(info.locale.tag)),
      LocaleInfoRow("language", "language", .string(info.language)),
      LocaleInfoRow("script", "script", JSONValue(info.script)),
      LocaleInfoRow("region", "region", JSONValue(info.region)),
      LocaleInfoRow("maximized", "with likely subtags", .string(info.maximized.tag)),
      LocaleInfoRow("minimized", "without them", .string(info.minimized.tag)),
      LocaleInfoRow("parents", "parents", .array(info.parents.map { .string($0.tag) })),
      LocaleInfoRow("data", "data", .string(info.resolved.data.tag)),
      LocaleInfoRow("match", "match", .string(info.resolved.match.rawValue)),
      LocaleInfoRow("conventionsRegion", "conventions of", .string(info.conventionsRegion)),
    ]
  }

  private static func writing(_ info: LocaleInfo) -> [LocaleInfoRow] {
    [
      LocaleInfoRow("characterDirection", "characters", .string(info.characterDirection.rawValue)),
      LocaleInfoRow("lineDirection", "lines", .string(info.lineDirection.rawValue)),
    ]
  }

  private static func time(_ info: LocaleInfo) -> [LocaleInfoRow] {
    let days = info.week.weekend.map { day in
      JSONValue.object([
        "day": .string(day.weekday.rawValue),
        "from": .string(clock(day.milliseconds.lowerBound)),
        "to": .string(clock(day.milliseconds.upperBound)),
      ])
    }
    return [
      LocaleInfoRow("calendar", "calendar", .string(info.calendar.rawValue)),
      LocaleInfoRow("calendars", "calendars", .array(info.preferredCalendars.map(\.json))),
      LocaleInfoRow("hourCycle", "hours", .string(info.hourCycle.rawValue)),
      LocaleInfoRow("hourCycles", "hours allowed", .array(info.hourCycles.map(\.json))),
      LocaleInfoRow("firstWeekday", "week begins", .string(info.week.firstWeekday.rawValue)),
      LocaleInfoRow(
        "minimalDaysInFirstWeek",
        "days in first week",
        .integer(Int64(info.week.minimalDaysInFirstWeek))
      ),
      LocaleInfoRow(
        "weekend",
        "weekend",
        .array(days),
        text: info.week.weekend.map(weekendText).joined(separator: ", ")
      ),
    ]
  }

  private static func weekendText(_ day: LocaleInfo.WeekendDay) -> String {
    let (start, end) = (day.milliseconds.lowerBound, day.milliseconds.upperBound)
    guard (start, end) != (0, 86_400_000) else { return day.weekday.rawValue }
    return "\(day.weekday.rawValue) \(clock(start))–\(clock(end))"
  }

  /// A time of day, such as `12:30`.
  private static func clock(_ milliseconds: Int) -> String {
    let minutes = milliseconds / 60_000
    let (hour, minute) = (String(minutes / 60), String(minutes % 60))
    return "\(hour.count < 2 ? "0" : "")\(hour):\(minute.count < 2 ? "0" : "")\(minute)"
  }

  private static func measures(_ info: LocaleInfo) -> [LocaleInfoRow] {
    let paper = info.paperSize
    let size = "\(paper.widthInMillimeters) × \(paper.heightInMillimeters) mm"
    return [
      numbering("numbering", "numbering", info.numbering.current),
      numbering("standardNumbering", "  standard", info.numbering.standard),
      numbering("nativeNumbering", "  native", info.numbering.native),
      numbering("traditionalNumbering", "  traditional", info.numbering.traditional),
      numbering("financeNumbering", "  finance", info.numbering.finance),
      LocaleInfoRow("currency", "currency", JSONValue(info.currency?.code)),
      LocaleInfoRow(
        "currencyDigits",
        "  digits",
        info.currency.map { .integer(Int64($0.fractionDigits)) } ?? .null
      ),
      LocaleInfoRow("measurementSystem", "units", .string(info.measurementSystem.rawValue)),
      LocaleInfoRow("temperatureUnit", "temperature", .string(info.temperatureUnit)),
      LocaleInfoRow(
        "paperSize",
        "paper",
        .object([
          "name": JSONValue(paper.name),
          "widthInMillimeters": .integer(Int64(paper.widthInMillimeters)),
          "heightInMillimeters": .integer(Int64(paper.heightInMillimeters)),
        ]),
        text: paper.name.map { "\($0), \(size)" } ?? size
      ),
    ]
  }

  private static func numbering(
    _ key: String,
    _ label: String,
    _ system: LocaleInfo.NumberingSystem
  ) -> LocaleInfoRow {
    LocaleInfoRow(
      key,
      label,
      .object(["name": .string(system.name), "digits": JSONValue(system.digits)]),
      text: system.digits.map { "\(system.name) \($0)" } ?? "\(system.name) (by rules)"
    )
  }

  private static func characters(_ info: LocaleInfo) -> [LocaleInfoRow] {
    let marks = info.quotationMarks
    let sets = info.exemplarCharacters
    return [
      LocaleInfoRow(
        "quotationMarks",
        "quotation marks",
        .array([
          .string(marks.start), .string(marks.end), .string(marks.alternateStart),
          .string(marks.alternateEnd),
        ]),
        text: "\(marks.start)…\(marks.end) \(marks.alternateStart)…\(marks.alternateEnd)"
      ),
      LocaleInfoRow("mainCharacters", "main characters", .string(sets.main)),
      LocaleInfoRow("auxiliaryCharacters", "  auxiliary", .string(sets.auxiliary)),
      LocaleInfoRow("indexCharacters", "  index", JSONValue(sets.index)),
      LocaleInfoRow("punctuation", "  punctuation", .string(sets.punctuation)),
      LocaleInfoRow("numberCharacters", "  numbers", .string(sets.numbers)),
    ]
  }
}

extension RawRepresentable where RawValue == String {
  fileprivate var json: JSONValue { .string(rawValue) }
}

extension JSONValue {
  /// The text for people: the elements of a list separated by commas, and a dash for nothing.
  fileprivate var plain: String {
    switch self {
    case .array(let values): values.isEmpty ? "–" : values.map(\.plain).joined(separator: ", ")
    default: text ?? "–"
    }
  }
}
