import LocaleFormat
import MachineTime

/// The templates of the goldens.
private let templates = [
  "yMMMd", "yMd", "MMMEd", "yMMMM", "jm", "Hms", "Bh", "yQQQ", "EEEEd", "GyMMMd", "dMMM",
  "yMMMEdjm",
]

/// Instants by styles and by templates; `input` is in milliseconds.
struct DateKind: CheckedKind {
  let name = "date"

  /// Instants in zones where ICU's rules and every system's agree.
  private let moments = [
    ("UTC", "0"), ("Europe/Berlin", "1709287445678"), ("America/New_York", "1720000000000"),
    ("Asia/Kolkata", "-62135596800000"), ("UTC", "253402300799999"),
  ]
  private let styles =
    ["full", "long", "medium", "short"].map { ($0, $0) } + [("medium", "none"), ("none", "short")]

  func cases(in locale: String) -> [CheckedCase] {
    moments.flatMap { zone, input in
      styles.map { date, time in
        CheckedCase(["locale": locale, "date": date, "time": time, "zone": zone, "input": input])
      }
        + templates.map { template in
          CheckedCase(["locale": locale, "template": template, "zone": zone, "input": input])
        }
    }
  }

  private func content(_ golden: CheckedCase) -> DateContent {
    if let template = golden.value("template") { return .template(template) }
    return .styles(
      DateFormat.Style(rawValue: golden["date"]) ?? .omitted,
      DateFormat.Style(rawValue: golden["time"]) ?? .omitted
    )
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let milliseconds = Int64(golden["input"]) else { return nil }
    let zone = golden["zone"]
    return switch content(golden) {
    case .template(let template):
      Oracle.date(milliseconds, skeleton: template, zone: zone, locale: golden["locale"])
    case .styles(let date, let time):
      Oracle.date(milliseconds, date: date, time: time, zone: zone, locale: golden["locale"])
    default: nil
    }
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    guard let milliseconds = Int64(golden["input"]) else { throw UnknownCase(golden) }
    return try cache.string(
      Instant(millisecondsSince1970: milliseconds),
      as: content(golden).recipe(zone: TimeZoneID(golden["zone"])),
      for: golden.locale
    )
  }
}

/// The patterns of templates.
struct PatternKind: CheckedKind {
  let name = "pattern"

  func cases(in locale: String) -> [CheckedCase] {
    templates.map { CheckedCase(["locale": locale, "template": $0]) }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.pattern(golden["template"], locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.pattern(template: golden["template"], for: golden.locale)
  }
}

/// Intervals by templates; `input` is `start/end` in milliseconds.
struct IntervalKind: CheckedKind {
  let name = "interval"

  /// 2024-03-01T10:10:10Z, and an end for each field that can be the first to differ.
  private let start: Int64 = 1_709_287_810_000
  private let steps: [Int64] =
    [0, 5_000, 1_200_000, 3_600_000, 18_000_000] + [3, 40, 400, -1].map { $0 * 86_400_000 }

  func cases(in locale: String) -> [CheckedCase] {
    ["yMMMd", "yMd", "MMMEd", "jm", "Hmsz", "GyMMMM"].flatMap { template in
      steps.map { step in
        CheckedCase([
          "locale": locale, "template": template, "zone": "Europe/Berlin",
          "input": "\(start)/\(start + step)",
        ])
      }
    }
  }

  private func ends(_ golden: CheckedCase) throws -> (start: Int64, end: Int64) {
    let ends = golden["input"].split(separator: "/").compactMap { Int64($0) }
    guard ends.count == 2 else { throw UnknownCase(golden) }
    return (ends[0], ends[1])
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (start, end) = try? ends(golden) else { return nil }
    return Oracle.interval(
      start,
      end,
      skeleton: golden["template"],
      zone: golden["zone"],
      locale: golden["locale"]
    )
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (start, end) = try ends(golden)
    let date = DateFormat(template: golden["template"], zone: try TimeZoneID(golden["zone"]))
    return try cache.string(
      .from(Instant(millisecondsSince1970: start), through: Instant(millisecondsSince1970: end)),
      as: DateIntervalFormat(date),
      for: golden.locale
    )
  }
}

/// Relative times, with the locale's own grouping of digits.
struct RelativeTimeKind: CheckedKind {
  let name = "relative"

  private let units = ["year", "month", "day", "hour", "second", "monday"]
  private let values: [(RelativeTimeFormat.Numbers, [Double])] = [
    (.numeric, [-0.0, 1, -2, 5, -1234.5]), (.named, [0, -1, 1, 2, -3]),
  ]

  func cases(in locale: String) -> [CheckedCase] {
    FormatWidth.allCases.flatMap { width in
      units.flatMap { unit in
        values.flatMap { numbers, values in
          values.map { value in
            CheckedCase([
              "locale": locale, "width": width.rawValue, "numbers": numbers.rawValue,
              "input": FixedDecimal(value).description, "unit": unit,
            ])
          }
        }
      }
    }
  }

  private func parts(
    _ golden: CheckedCase
  ) throws -> (format: RelativeTimeFormat, value: Double, unit: OracleUnit) {
    guard let width = FormatWidth(rawValue: golden["width"]),
      let numbers = RelativeTimeFormat.Numbers(rawValue: golden["numbers"]),
      let unit = OracleUnit.named(golden["unit"]), let value = Double(golden["input"])
    else { throw UnknownCase(golden) }
    return (RelativeTimeFormat(width: width, numbers: numbers), value, unit)
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (format, value, unit) = try? parts(golden) else { return nil }
    return Oracle.relative(value, unit, format, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (format, value, unit) = try parts(golden)
    return try cache.string(unit.amount(value), as: format, for: golden.locale)
  }
}
