internal import Foundation
internal import LocaleFormat

/// Numbers in compact notation, with an exponent, or with a unit.
enum NotationJobs {
  static func rows() throws -> [Row] {
    try compact().rows() + compactDigits().rows() + scientific().rows() + unit().rows()
  }

  private static func compact() -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "compact en_US",
        values: [1_234_567, 999, 15_300, -2_500_000_000],
        texts: ["1.2M", "999", "15K", "-2.5B"]
      ),
      recipe: .compact,
      locale: "en_US",
      skeleton: "compact-short",
      style: {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
          .notation(.compactName)
        return { style.format($0) }
      }
    )
  }

  private static func compactDigits() -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "compact, 1 digit en_US",
        values: [1_234_567, 999_950, 15_300, -2_500_000_000],
        texts: ["1.2M", "1.0M", "15.3K", "-2.5B"]
      ),
      recipe: .compact.fraction(1),
      locale: "en_US",
      skeleton: "compact-short .0",
      style: {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
          .notation(.compactName).precision(.fractionLength(1))
        return { style.format($0) }
      }
    )
  }

  private static func scientific() -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "scientific en_US",
        values: [1234.5, 0.00025, -98_765_432, 6.25e23],
        texts: ["1.2345E3", "2.5E-4", "-9.8765432E7", "6.25E23"]
      ),
      recipe: .scientific,
      locale: "en_US",
      skeleton: "scientific precision-unlimited",
      configure: { $0.numberStyle = .scientific },
      style: {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
          .notation(.scientific).precision(.significantDigits(1...16))
        return { style.format($0) }
      }
    )
  }

  /// Foundation has no units on Linux.
  private static func unit() throws -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "kilometer-per-hour de_DE",
        values: [90, 1234.5, -0.25, 1],
        texts: [
          "90 km/h", "1.234,5 km/h", "-0,25 km/h", "1 km/h",
        ]
      ),
      recipe: .unit("kilometer-per-hour"),
      locale: "de_DE",
      skeleton: "unit/kilometer-per-hour .###"
    )
  }
}
