internal import ICU
internal import Sharing

/// Writes hours, minutes and seconds as on a clock: `1:02:03`.
struct ClockWriter: Sendable {
  /// The numbers of a clock.
  ///
  /// The minute is always one of them.
  struct Reading {
    /// The hour; nil if the clock has none.
    var hour: NumericValue?
    var minute: NumericValue
    /// The second; nil if the clock has none.
    var second: NumericValue?
  }

  private let hourMinute: ClockPattern
  private let minuteSecond: ClockPattern
  private let hourMinuteSecond: ClockPattern
  /// Writes all numbers but the last; `last` writes that one.
  private let whole: Numbers
  private let last: Numbers

  /// The formatters of one place in the clock.
  private struct Numbers: Sendable {
    let plain: NumberFormat.Formatter
    let padded: NumberFormat.Formatter
    /// Of the first number; nil if the pattern decides.
    let first: NumberFormat.Formatter?

    init(
      _ recipe: NumberFormat,
      firstDigits: Int?,
      for locale: LocaleID
    ) throws(FormatError) {
      plain = try recipe.cachedFormatter(for: locale)
      padded = try recipe.integer(atLeast: 2).cachedFormatter(for: locale)
      first = try firstDigits.map { count throws(FormatError) in
        try recipe.integer(atLeast: count).cachedFormatter(for: locale)
      }
    }

    var all: [NumberFormat.Formatter] { [plain, padded] + (first.map { [$0] } ?? []) }
  }

  /// Makes the writer.
  ///
  /// - Parameters:
  ///   - number: The recipe of the last number. The others are cut off after the whole part.
  ///   - firstDigits: The least digits of the first number; nil if the locale's pattern decides.
  ///   - locale: The locale.
  /// - Throws: What `NumberFormat.formatter(for:)` throws, or ICU's failure.
  init(
    _ number: NumberFormat,
    firstDigits: Int? = nil,
    for locale: LocaleID
  ) throws(FormatError) {
    let resolved = try ResolvedLocale(locale, trees: [.main, .units])
    do throws(ICUError) {
      hourMinute = try ClockPattern(.hourMinute, in: resolved)
      minuteSecond = try ClockPattern(.minuteSecond, in: resolved)
      hourMinuteSecond = try ClockPattern(.hourMinuteSecond, in: resolved)
    } catch {
      throw .icu(error, while: "reading the pattern of a clock for \(locale)")
    }
    let cut = number.fraction(0).rounding(.down)
    whole = try Numbers(cut, firstDigits: firstDigits, for: locale)
    last = try Numbers(number, firstDigits: firstDigits, for: locale)
  }

  var estimatedByteCount: Int {
    (whole.all + last.all).reduce(600) { $0 + $1.estimatedByteCount }
  }

  /// Whether plans write the numbers.
  var planStates: [PlanState] { (whole.all + last.all).map(\.planState) }

  /// Does the work that the formatters put off.
  func complete() {
    for formatter in whole.all + last.all { formatter.complete() }
  }

  func append(_ reading: Reading, to bytes: inout [UInt8]) {
    write(reading) { formatter, value, _ in
      formatter.append(value, to: &bytes)
    } literal: {
      bytes += $0.utf8
    }
  }

  /// Writes after other text.
  func write(_ reading: Reading, to output: inout UTF8Output) {
    write(reading) { formatter, value, _ in
      formatter.core.write(value, to: &output)
    } literal: {
      output.append($0)
    }
  }

  /// The text with its parts: the numbers are of the kinds `hour`, `minute` and `second`.
  func text(_ reading: Reading) -> FormattedText {
    var joined = TextJoiner()
    write(reading) { formatter, value, field in
      joined.append(formatter.text(value)) { field.kind(of: $0) }
    } literal: {
      joined.append(literal: $0)
    }
    return joined.text
  }

  private func write(
    _ reading: Reading,
    number: (NumberFormat.Formatter, NumericValue, ClockPattern.Field) -> Void,
    literal: (String) -> Void
  ) {
    let lastField: ClockPattern.Field = reading.second == nil ? .minute : .second
    var isFirst = true
    for piece in pattern(of: reading).pieces {
      switch piece {
      case .literal(let text): literal(text)
      case .number(let field, let isPadded):
        guard let value = reading[field] else { continue }
        let numbers = field == lastField ? last : whole
        let usual = isPadded ? numbers.padded : numbers.plain
        number(isFirst ? numbers.first ?? usual : usual, value, field)
        isFirst = false
      }
    }
  }

  private func pattern(of reading: Reading) -> ClockPattern {
    switch (reading.hour, reading.second) {
    case (nil, _): minuteSecond
    case (_, nil): hourMinute
    default: hourMinuteSecond
    }
  }
}

extension ClockWriter.Reading {
  fileprivate subscript(field: ClockPattern.Field) -> NumericValue? {
    switch field {
    case .hour: hour
    case .minute: minute
    case .second: second
    }
  }
}

extension ClockPattern.Field {
  /// The kind of a part of this number.
  fileprivate func kind(of part: FormattedText.Kind) -> FormattedText.Kind {
    switch (part, self) {
    case (.integer, .hour): .hour
    case (.integer, .minute): .minute
    case (.integer, .second): .second
    case (.fraction, .second): .fractionalSecond
    default: part
    }
  }
}
