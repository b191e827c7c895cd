internal import ICUOracle

// Intervals of dates; `input` is `start/end` in milliseconds.
extension GoldenCases {
  private static let zone = "Europe/Berlin"
  /// Ends for a start at 2024-03-01T10:10:10Z: one for each field that can be the first to differ.
  private static let ends: [Int64] =
    [0, 5_000, 1_200_000, 3_600_000, 18_000_000].map { $0 + start }
    + [3, 40, 400, -1].map { $0 * 86_400_000 + start }
  private static let start: Int64 = 1_709_287_810_000
  private static let intervalTemplates = ["yMMMd", "yMd", "MMMEd", "jm", "Hmsz", "GyMMMM"]

  static var intervals: [GoldenCase] {
    locales.flatMap { locale in
      intervalTemplates.flatMap { template in
        ends.compactMap { end in
          unsafe text {
            unsafe oracle_interval(
              locale,
              -1,
              -1,
              template,
              zone,
              256,
              Double(start),
              Double(end),
              $0,
              $1
            )
          }.map {
            GoldenCase(
              fields: [
                ("locale", locale), ("template", template), ("zone", zone),
                ("input", "\(start)/\(end)"),
              ],
              expected: $0
            )
          }
        }
      }
    }
  }
}
