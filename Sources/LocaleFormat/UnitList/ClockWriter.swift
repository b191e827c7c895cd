internal import ICU
internal import Sharing

/// Writes hours, minutes and seconds as on a clock: `1:02:03`.
final class ClockWriter: Sendable {
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
  /// The writers of the numbers, by ``NumberPlace``.
  private let numbers = OnceTable<NumberCore>(count: NumberPlace.count)

  /// The places of the writers.
  private enum NumberPlace {
    static let plain = 0
    static let padded = 1
    /// Of the first number of the clock; not set if the pattern decides.
    static let first = 2
    /// Added for the last number, which has the digits of the recipe; the others are cut off.
    static let last = 3
    static let count = 6
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
    for (first, recipe) in [(0, number.fraction(0).rounding(.down)), (NumberPlace.last, number)] {
      try set(recipe, at: first + NumberPlace.plain, for: locale)
      try set(recipe.integer(atLeast: 2), at: first + NumberPlace.padded, for: locale)
      if let firstDigits {
        let padded = recipe.integer(atLeast: firstDigits)
        try set(padded, at: first + NumberPlace.first, for: locale)
      }
    }
  }

  private func set(
    _ recipe: NumberFormat,
    at place: Int,
    for locale: LocaleID
  ) throws(FormatError) {
    _ = numbers.set(try recipe.cachedFormatter(for: locale).core, at: place)
  }

  var estimatedByteCount: Int { numbers.objects.reduce(600) { $0 + $1.estimatedByteCount } }

  /// Whether plans write the numbers.
  var planStates: [PlanState] { numbers.objects.map(\.planState) }

  /// Does the work that the formatters put off.
  func complete() {
    for core in numbers.objects { NumberFormat.Formatter(core: core).complete() }
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
    for piece in pattern(hasHour: reading.hour != nil, hasSecond: reading.second != nil).pieces {
      switch piece {
      case .literal(let text): literal(text)
      case .number(let field, let isPadded):
        guard let value = reading[field] else { continue }
        let place = place(isPadded: isPadded, isFirst: isFirst, isLast: field == lastField)
        if let core = numbers.object(at: place) {
          number(NumberFormat.Formatter(core: core), value, field)
        }
        isFirst = false
      }
    }
  }

  @inline(__always)
  private func place(isPadded: Bool, isFirst: Bool, isLast: Bool) -> Int {
    let set = isLast ? NumberPlace.last : 0
    if isFirst, numbers.isSet(at: set + NumberPlace.first) { return set + NumberPlace.first }
    return set + (isPadded ? NumberPlace.padded : NumberPlace.plain)
  }

  private func pattern(hasHour: Bool, hasSecond: Bool) -> ClockPattern {
    hasHour ? hasSecond ? hourMinuteSecond : hourMinute : minuteSecond
  }

  /// Writes whole numbers after other text.
  ///
  /// - Parameters:
  ///   - hour: The hour; nil if the clock has none.
  ///   - minute: The minute.
  ///   - second: The second; nil if the clock has none.
  ///   - output: The text.
  func write(hour: Int?, minute: Int, second: Int?, to output: inout UTF8Output) {
    let quick =
      hour == nil ? minuteSecond.quick : second == nil ? hourMinute.quick : hourMinuteSecond.quick
    guard let quick, hour != nil || second != nil else {
      let reading = Reading(
        hour: hour.map { .integer($0) },
        minute: .integer(minute),
        second: second.map { .integer($0) }
      )
      return write(reading, to: &output)
    }
    let lastField: ClockPattern.Field = second == nil ? .minute : .second
    for index in 0..<quick.count {
      output.append(quick.literal(before: index))
      let field = quick.field(index)
      let value =
        switch field {
        case .hour: hour ?? 0
        case .minute: minute
        case .second: second ?? 0
        }
      let place = place(
        isPadded: quick.isPadded(index),
        isFirst: index == 0,
        isLast: field == lastField
      )
      _ = numbers.lend(at: place) { $0.write(value, to: &output) }
    }
    output.append(quick.literal(before: quick.count))
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
