internal import Foundation
internal import LocaleFormat

/// Integers, prices, percentages and money.
enum NumberJobs {
  static func rows() throws -> [Row] {
    try integers() + price().rows() + percent().rows() + currency().rows()
  }

  private static func integers() throws -> [Row] {
    let job = Job(
      name: "int en_US",
      values: [1_234_567, -42, 1_000, 98_765_432],
      texts: ["1,234,567", "-42", "1,000", "98,765,432"]
    )
    let recipe = NumberFormat.decimal
    let locale = LocaleID("en-US")
    return [
      job.row(Row.made, pace: .slow) { { try recipe.formatter(for: locale).string($0) } },
      job.row("per-thread formatters") {
        { try ThreadFormatters.current.number(recipe, locale).string($0) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string($0) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.append($0, as: recipe, for: locale, to: &$1) }
      }.allocationFreeIfCompiled(),
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append($0, to: &$1) }
      }.allocationFreeIfCompiled(),
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainInteger(locale: "en_US").string($0) }
      },
      job.row(Row.Reference.icu) {
        let integer = try PlainInteger(locale: "en_US")
        return { integer.string($0) }
      },
      job.count("C ICU, kept, bytes") {
        let integer = try PlainInteger(locale: "en_US")
        var count = 0
        return (
          {
            count = integer.write($0)
            return count
          }, { integer.text(count) }
        )
      },
      job.row("Foundation, made each time", pace: .slow) {
        let locale = Locale(identifier: "en_US")
        return { value in
          let formatter = NumberFormatter()
          formatter.locale = locale
          formatter.numberStyle = .decimal
          return formatter.string(from: NSNumber(value: value)) ?? ""
        }
      },
      job.row(Row.Reference.foundation) {
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
        return { style.format($0) }
      },
    ]
  }

  private static func price() throws -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "price en_US",
        values: [1234.5, 0.99, 19.955, 1_299_999.25],
        texts: ["1,234.50", "0.99", "19.96", "1,299,999.25"]
      ),
      recipe: NumberFormat.decimal.fraction(2...2),
      locale: "en_US",
      skeleton: ".00",
      // Foundation ignores `maximumFractionDigits`.
      formatterTexts: ["1,234.50", "0.99", "19.955", "1,299,999.25"],
      configure: {
        $0.numberStyle = .decimal
        $0.minimumFractionDigits = 2
        $0.maximumFractionDigits = 2
      },
      style: {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
          .precision(.fractionLength(2))
        return { style.format($0) }
      }
    )
  }

  private static func percent() throws -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "percent en_US",
        values: [0.256, 0.5, 12.344, -0.07],
        texts: ["26%", "50%", "1,234%", "-7%"]
      ),
      recipe: .percent,
      locale: "en_US",
      skeleton: "percent scale/100 precision-integer",
      configure: { $0.numberStyle = .percent },
      style: {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
          .precision(.fractionLength(0))
        return { style.format($0) }
      }
    )
  }

  private static func currency() throws -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "currency de_DE",
        values: [1234.5, 0.99, -19.95, 1_299_999.25],
        texts: [
          "1.234,50\u{A0}€", "0,99\u{A0}€", "-19,95\u{A0}€", "1.299.999,25\u{A0}€",
        ]
      ),
      recipe: .currency("EUR"),
      locale: "de_DE",
      skeleton: "currency/EUR",
      configure: {
        $0.numberStyle = .currency
        $0.currencyCode = "EUR"
      },
      style: {
        let style = FloatingPointFormatStyle<Double>.Currency(
          code: "EUR",
          locale: Locale(identifier: "de_DE")
        )
        return { style.format($0) }
      }
    )
  }
}
