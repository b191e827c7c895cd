import LocaleFormat
import TestSupport

/// Compares numbers and amounts of money that are written and read back, in every locale.
extension Comparison {
  static let reading: [Comparison] = [
    Comparison("reading.texts", compareTexts), Comparison("reading.values", compareValues),
    Comparison("reading.amounts", compareAmounts),
  ]

  /// Checks that the value that is read has the same text.
  private static func compareTexts(_ scope: Scope, _ differences: inout Differences) throws {
    let values = [
      "0", "-0", "1", "-1", "2", "5", "11", "21", "0.5", "-0.25", "999", "1000", "-1234", "9999",
      "10000", "123456", "1234567.891", "-9876543210", "1000000", "2000000", "-Infinity", "NaN",
    ]
    let formats: [NumberFormat] = [
      .plain, .decimal, .percent, .scientific, .compact, .compactLong,
      .currency("EUR").presentation(.name),
    ]
    let ambiguous = ICUFacts.current.ambiguousCompactLanguages
    for locale in scope.locales {
      for format in formats where format != .compact || !ambiguous.contains(locale.language) {
        let formatter = try format.formatter(for: locale)
        for value in values {
          let text = formatter.string(try FixedDecimal(value))
          do throws(FormatError) {
            let read = try formatter.parse(text)
            differences.compare(formatter.string(read), text, "\(locale) \(value) → \(read)")
          } catch {
            differences.add("\(locale) \(value) \(text.escaped): \(error)")
          }
        }
      }
    }
  }

  /// Checks that the value is read back exactly if no digit was cut off.
  private static func compareValues(_ scope: Scope, _ differences: inout Differences) throws {
    let formats: [NumberFormat] = [
      .decimal.fraction(0...30), .percent.fraction(0...30), .permille.fraction(0...30),
      .currency("EUR").fraction(0...30), .scientific,
    ]
    for locale in scope.locales {
      for format in formats {
        let formatter = try format.formatter(for: locale)
        for text in ["0.5", "-1234.5678", "1000", "-0.001", "123456789012345678901234567890.12"] {
          let value = try FixedDecimal(text)
          let written = formatter.string(value)
          // ICU 72 cuts the digits of an exponent in half if they have two UTF-16 units
          // (`ff-Adlm`).
          guard !written.unicodeScalars.contains("\u{FFFD}") else { continue }
          let read = try formatter.parse(written)
          differences.compare(read.trimmed, value.trimmed, "\(locale) \(written)")
        }
      }
    }
  }

  private static func compareAmounts(_ scope: Scope, _ differences: inout Differences) throws {
    let formats: [(Currency, NumberFormat.Presentation)] = [
      ("EUR", .symbol), ("USD", .symbol), ("JPY", .symbol), ("CHF", .symbol), ("EUR", .code),
      ("USD", .narrowSymbol), ("JPY", .narrowSymbol),
    ]
    for locale in scope.locales {
      for (currency, presentation) in formats {
        let formatter = try NumberFormat.currency(currency).presentation(presentation).accounting()
          .formatter(for: locale)
        for value in ["0", "-1234.5", "1234567.89"] {
          let text = formatter.string(try FixedDecimal(value))
          do throws(FormatError) {
            let read = try formatter.parse(text)
            differences.compare(formatter.string(read), text, "\(locale) \(currency) → \(read)")
            guard presentation != .narrowSymbol else { continue }
            let amount = try CurrencyAmount.parse(text, for: locale)
            differences.expect(
              amount.currency == currency && amount.amount == read,
              "\(locale) \(currency) \(text.escaped) → \(amount)"
            )
          } catch {
            differences.add("\(locale) \(currency) \(text.escaped): \(error)")
          }
        }
      }
    }
  }
}

extension FixedDecimal {
  /// The decimal text without trailing zeros in the fraction.
  fileprivate var trimmed: String {
    var text = description
    guard text.contains("."), !text.contains("E") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
