internal import ICU
internal import MachineTime

/// The formatters of the days around today for which a locale has words.
struct RelativeDays: Sendable {
  private let formatters: [Int: HandlePool<DateHandle>]

  /// The number of days with a word.
  var count: Int { formatters.count }

  /// The formatter for a day, counted from today; nil if the locale has no word for it.
  subscript(days: Int) -> HandlePool<DateHandle>? { formatters[days] }

  /// The days for which a locale can have a word; in CLDR, two locales have words for three days
  /// from today.
  private static let range = -3...3

  /// Makes the formatters.
  ///
  /// - Parameters:
  ///   - pattern: The date and the time, joined.
  ///   - datePattern: The part of `pattern` that a word replaces.
  ///   - style: The style of the date.
  ///   - options: The options of the formatter of other days.
  /// - Throws: The status ICU gave.
  init(
    pattern: String,
    datePattern: String,
    style: DateHandle.Style,
    options: DateHandle.Options
  ) throws(ICUError) {
    var formatters: [Int: HandlePool<DateHandle>] = [:]
    let isFirst = pattern.hasPrefix(datePattern)
    for day in Self.range {
      let context = isFirst ? options.context : .none
      guard
        let word = try DateData.dayWord(
          day,
          date: style,
          locale: options.locale,
          context: context
        )
      else { continue }
      var own = options
      // The word already has its capital letter.
      if isFirst { own.context = .none }
      let quoted = PatternItem.literal(word).pattern
      own.content = .patternInStyle(
        pattern.substituting(first: datePattern, with: quoted),
        style
      )
      formatters[day] = try HandlePool { [own] () throws(ICUError) in try DateHandle(own) }
    }
    self.formatters = formatters
  }
}
