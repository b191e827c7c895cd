internal import Foundation
internal import LocaleFormat

/// Money in the accounting style, and with the name of the currency.
enum MoneyJobs {
  static func rows() throws -> [Row] { try accounting().rows() + name().rows() }

  private static func accounting() throws -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "accounting en_US",
        values: [1234.5, -0.99, -19.95, 1_299_999.25],
        texts: ["$1,234.50", "($0.99)", "($19.95)", "$1,299,999.25"]
      ),
      recipe: .currency("USD").accounting(),
      locale: "en_US",
      skeleton: "currency/USD sign-accounting",
      configure: {
        $0.numberStyle = .currencyAccounting
        $0.currencyCode = "USD"
      },
      style: {
        let locale = Locale(identifier: "en_US")
        let style = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: locale)
          .sign(strategy: .accounting)
        return { style.format($0) }
      }
    )
  }

  private static func name() throws -> DoubleJob {
    DoubleJob(
      job: Job(
        name: "currency name en_US",
        values: [1234.5, 1, -19.95, 1_299_999.25],
        texts: [
          "1,234.50 euros", "1.00 euros", "-19.95 euros", "1,299,999.25 euros",
        ]
      ),
      recipe: .currency("EUR").presentation(.name),
      locale: "en_US",
      skeleton: "currency/EUR unit-width-full-name",
      // Foundation uses only the currency of the locale.
      formatterTexts: [
        "1,234.50 US dollars", "1.00 US dollars", "-19.95 US dollars", "1,299,999.25 US dollars",
      ],
      configure: {
        $0.numberStyle = .currencyPlural
      },
      style: {
        let locale = Locale(identifier: "en_US")
        let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale)
          .presentation(.fullName)
        return { style.format($0) }
      }
    )
  }
}
