import LocaleFormat

/// Durations with the names of units, and as on a clock; `input` is in milliseconds.
///
/// The oracle gets amounts that are split here with whole numbers.
struct DurationKind: CheckedKind {
  let name = "duration"

  private let widths = FormatWidth.allCases.map(\.rawValue) + ["digital"]
  private let inputs: [Int] = [
    0, 1_000, 2_000, 59_000, 60_000, 61_500, 119_900, 3_600_000, 3_723_000, 7_380_250, 36_610_999,
    86_399_999, 360_000_000, 12_345_678_901,
  ]

  func cases(in locale: String) -> [CheckedCase] {
    widths.flatMap { width in
      inputs.flatMap { input in
        [0, 2].map { fraction in
          CheckedCase([
            "locale": locale, "width": width, "fraction": "\(fraction)", "input": "\(input)",
          ])
        }
      }
    }
  }

  private func parts(
    _ golden: CheckedCase
  ) throws -> (format: DurationFormat, width: String, fraction: Int, milliseconds: Int) {
    let width = golden["width"]
    guard let milliseconds = Int(golden["input"]), let fraction = Int(golden["fraction"]),
      widths.contains(width)
    else { throw UnknownCase(golden) }
    let format = FormatWidth(rawValue: width).map { DurationFormat(width: $0) }
    return (
      (format ?? DurationFormat(.digital, width: .short)).fraction(0...fraction)
        .grouping(.ofMeasures(golden["locale"])), width, fraction, milliseconds
    )
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (_, width, fraction, milliseconds) = try? parts(golden) else { return nil }
    let amounts = Self.amounts(milliseconds, fraction, isClock: width == "digital")
    return Oracle.measures(amounts, width: width, fraction: fraction, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (format, _, _, milliseconds) = try parts(golden)
    return try cache.checkedString(.milliseconds(milliseconds), as: format, for: golden.locale)
  }

  /// The amounts of a number of milliseconds, as the oracle reads them.
  static func amounts(_ milliseconds: Int, _ fraction: Int, isClock: Bool) -> String {
    let step = fraction == 0 ? 1_000 : 10
    let (count, rest) = milliseconds.quotientAndRemainder(dividingBy: step)
    let isUp = 2 * rest > step || 2 * rest == step && count % 2 == 1
    let rounded = (count + (isUp ? 1 : 0)) * step
    let (hours, minutes) = (rounded / 3_600_000, rounded / 60_000 % 60)
    let seconds = rounded % 60_000
    var amounts: [String] = []
    if hours > 0 { amounts.append("\(hours) hour") }
    if minutes > 0 || isClock { amounts.append("\(minutes) minute") }
    if seconds > 0 || isClock || amounts.isEmpty {
      let thousandths = "\(1_000 + seconds % 1_000)".dropFirst()
      amounts.append("\(seconds / 1_000).\(thousandths) second")
    }
    return amounts.joined(separator: " ")
  }
}

/// Amounts of several units, such as `5 foot 11 inch`.
struct UnitListKind: CheckedKind {
  let name = "unit-list"

  private let inputs = [
    "5 foot 11 inch", "1 foot 0.5 inch", "2 mile 1 foot 2.3 inch", "1 year 2 month 3 day",
    "11 day 0 hour", "5 hour 37 minute", "1 hour 23.5 second", "7 minute 3.25 second",
    "12 stone 4 pound", "2 kilometer-per-hour", "1234 hour 5678.9 minute",
    "3 hour 4 second 5 minute",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    (FormatWidth.allCases.map(\.rawValue) + ["digital"]).flatMap { width in
      inputs.map { CheckedCase(["locale": locale, "width": width, "input": $0]) }
    }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.measures(golden["input"], width: golden["width"], locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let words = golden["input"].split(separator: " ").map(String.init)
    let places = Array(words.indices)
    let format = UnitListFormat(
      places.filter { $0 % 2 == 1 }.map { words[$0] },
      width: FormatWidth(rawValue: golden["width"]) ?? .narrow,
      form: golden["width"] == "digital" ? .digital : .names,
      grouping: .ofMeasures(golden["locale"])
    )
    let amounts = try places.filter { $0 % 2 == 0 }.map { try FixedDecimal(words[$0]) }
    return try cache.checkedString(amounts, as: format, for: golden.locale)
  }
}

extension NumberFormat.Grouping {
  /// The grouping of ICU's `MeasureFormat`: wherever the locale's pattern allows it.
  package static func ofMeasures(_ locale: some OracleLocale) -> Self {
    // The only locale whose pattern has no groups.
    locale.oracleTag.hasSuffix("posix") ? .off : .always
  }
}
