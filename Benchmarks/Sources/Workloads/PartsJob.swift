internal import Foundation
internal import LocaleFormat

/// Amounts of money and of a unit with the places of their parts.
enum PartsJob {
  static func rows() throws -> [Row] { try currencies() + units() }

  private static func units() throws -> [Row] {
    let job = Job(
      name: "parts of days en_US",
      values: [1.0, 2, 12.5, 1_234],
      texts: ["1 day", "2 days", "12.5 days", "1,234 days"],
      pace: .medium
    )
    let recipe = NumberFormat.unit("day").width(.long)
    return [
      job.row("kept") {
        let formatter = try recipe.formatter(for: LocaleID("en_US"))
        try check(
          formatter.text(2.5).parts.map { "\($0.kind)" },
          "integer decimal fraction literal unit"
        )
        return { formatter.text($0).string }
      },
      // ICU's places are in UTF-16.
      job.row(Row.Reference.icu) {
        let number = try PlainNumber(skeleton: "unit/day unit-width-full-name", locale: "en_US")
        return { value in
          let text = number.string(value)
          consume(number.fieldCount())
          return text
        }
      },
    ]
  }

  private static func currencies() throws -> [Row] {
    let job = Job(
      name: "parts of currency de_DE",
      values: [1234.5, 0.99, -19.95, 1_299_999.25],
      texts: [
        "1.234,50\u{A0}€", "0,99\u{A0}€", "-19,95\u{A0}€", "1.299.999,25\u{A0}€",
      ],
      pace: .medium
    )
    let recipe = NumberFormat.currency("EUR")
    let locale = LocaleID("de_DE")
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).text($0).string }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.text(FixedDecimal($0), as: recipe, for: locale).string }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        let text = formatter.text(-19.95)
        try check(text.parts.map { "\($0.kind)" }, "sign integer decimal fraction literal currency")
        return { formatter.text($0).string }
      },
      // ICU's places are in UTF-16.
      job.row(Row.Reference.icu) {
        let number = try PlainNumber(skeleton: "currency/EUR", locale: "de_DE")
        return { value in
          let text = number.string(value)
          consume(number.fieldCount())
          return text
        }
      },
      job.row(Row.Reference.foundation) {
        let locale = Locale(identifier: "de_DE")
        let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale)
          .attributed
        return { String(style.format($0).characters) }
      },
    ]
  }

  private static func check(_ kinds: [String], _ expected: String) throws {
    let found = kinds.joined(separator: " ")
    guard found == expected else {
      throw WrongText(row: "parts", expected: expected, found: found)
    }
  }
}
