internal import Foundation
internal import LocaleFormat

/// Numbers and amounts that are read.
enum ParsingJobs {
  /// A format for reading, with the names that each of the other libraries uses for it.
  private struct Reading: Sendable {
    let job: Job<String>
    let recipe: NumberFormat
    let locale: String
    let kind: PlainReader.Kind
    /// Makes Foundation's parse strategy.
    let strategy: @Sendable () -> @Sendable (String) throws -> Double
  }

  static func rows() throws -> [Row] { try rows(decimal()) + rows(amount()) }

  private static func decimal() -> Reading {
    Reading(
      job: Job(
        name: "parse decimal en_US",
        values: ["1,234.5", "-42.25", "0.125", "98,765,432.5"],
        texts: ["1234.5", "-42.25", "0.125", "98765432.5"],
        pace: .medium
      ),
      recipe: .decimal,
      locale: "en_US",
      kind: .decimal,
      strategy: {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        let strategy = FloatingPointParseStrategy(format: style, lenient: false)
        return { try strategy.parse($0) }
      }
    )
  }

  private static func amount() throws -> Reading {
    Reading(
      job: Job(
        name: "parse currency de_DE",
        values: [
          "1.234,56\u{A0}€", "0,99\u{A0}€", "-19,95\u{A0}€", "1.299.999,25\u{A0}€",
        ],
        texts: ["1234.56", "0.99", "-19.95", "1299999.25"],
        pace: .medium
      ),
      recipe: .currency("EUR"),
      locale: "de_DE",
      kind: .currency,
      strategy: {
        let locale = Locale(identifier: "de_DE")
        let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale)
        let strategy = FloatingPointParseStrategy(format: style, lenient: false)
        return { try strategy.parse($0) }
      }
    )
  }

  /// This package's reading is strict and exact.
  ///
  /// The others read a prefix, or a binary number.
  private static func rows(_ reading: Reading) throws -> [Row] {
    let job = reading.job
    let recipe = reading.recipe
    let locale = try LocaleID(reading.locale)
    let name = reading.locale
    let kind = reading.kind
    let strategy = reading.strategy
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).parse($0).description }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.parse($0, as: recipe, for: locale).description }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { try formatter.parse($0).description }
      },
      job.row("kept, lenient") {
        let formatter = try recipe.formatter(for: locale)
        return { try formatter.parse($0, mode: .lenient).description }
      },
      job.value("C ICU, made each time", pace: .slow) {
        { try PlainReader(kind, locale: name).value($0) }
      },
      job.value(Row.Reference.icu) {
        let reader = try PlainReader(kind, locale: name)
        return { reader.value($0) }
      },
      job.value("Foundation, made each time", pace: .slow) {
        { try strategy()($0) }
      },
      job.value(Row.Reference.foundation) {
        let parse = strategy()
        return { try parse($0) }
      },
    ]
  }
}
