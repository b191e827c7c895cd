internal import ICUOracle
internal import LocaleFormat

extension GoldenCases {
  /// Relative times, with digits grouped as in the locale.
  static var relativeTimes: [GoldenCase] {
    let inPlay: [RelativeUnit] = [.year, .month, .day, .hour, .second, .monday]
    let values: [(RelativeTimeFormat.Numbers, [Double])] = [
      (.numeric, [-0.0, 1, -2, 5, -1234.5]), (.named, [0, -1, 1, 2, -3]),
    ]
    return locales.flatMap { locale in
      FormatWidth.allCases.flatMap { width in
        inPlay.flatMap { unit in
          values.flatMap { numbers, values in
            values.compactMap { relativeTime(locale, width, numbers, $0, unit) }
          }
        }
      }
    }
  }

  private static func relativeTime(
    _ locale: String,
    _ width: FormatWidth,
    _ numbers: RelativeTimeFormat.Numbers,
    _ value: Double,
    _ unit: RelativeUnit
  ) -> GoldenCase? {
    unsafe text {
      unsafe oracle_relative(
        locale,
        width.rawValue,
        numbers.rawValue,
        "none",
        true,
        value,
        unit.rawValue,
        $0,
        $1
      )
    }.map {
      GoldenCase(
        fields: [
          ("locale", locale), ("width", width.rawValue), ("numbers", numbers.rawValue),
          ("input", FixedDecimal(value).description), ("unit", unit.rawValue),
        ],
        expected: $0
      )
    }
  }
}
