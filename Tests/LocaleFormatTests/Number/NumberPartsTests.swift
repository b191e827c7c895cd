import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct NumberPartsTests {
  typealias Kind = FormattedText.Kind

  @Test(arguments: [
    (
      NumberFormat.decimal, "hi-IN", "-1234567.89",
      "sign - integer 12 group , integer 34 group , integer 567 decimal . fraction 89"
    ),
    (.percent, "de", "0.5", "integer 50 literal \u{A0} percent %"),
    (.permille, "en", "0.5", "integer 500 permille ‰"),
    (
      .scientific, "en", "-0.00012",
      "sign - integer 1 decimal . fraction 2 exponentSymbol E exponentSign - exponent 4"
    ),
    (.compact, "en", "1234567", "integer 1 decimal . fraction 2 compact M"),
    (.compactLong, "de", "2000000", "integer 2 literal \u{20} compact Millionen"),
    (.decimal, "en", "NaN", "integer NaN"), (.decimal, "en", "-Infinity", "sign - integer ∞"),
    (.percent, "ar-EG", "-0.5", "literal \u{61C} sign - integer ٥٠ percent ٪ literal \u{61C}"),
  ])
  func namesTheParts(
    _ format: NumberFormat,
    _ tag: String,
    _ value: String,
    _ expected: String
  ) throws {
    let text = try format.formatter(for: LocaleID(tag)).text(FixedDecimal(value))
    #expect(text.parts.map { "\($0.kind) \(text[$0])" }.joined(separator: " ") == expected)
  }

  @Test func namesCurrenciesAndUnits() throws {
    let english = LocaleID("en")
    let dollars = try NumberFormat.currency("USD").formatter(for: english).text(-5)
    #expect(dollars.parts.map(\.kind) == [.sign, .currency, .integer, .decimal, .fraction])
    let accounting = try NumberFormat.currency("USD").accounting().formatter(for: english).text(-5)
    #expect(
      accounting.parts.map { String(accounting[$0]) } == ["(", "$", "5", ".", "00", ")"]
    )
    let speed = try NumberFormat.unit("kilometer-per-hour").formatter(for: english).text(90)
    #expect(speed.parts.map(\.kind) == [.integer, .literal, .unit])
    #expect(speed[speed.parts[2]] == "km/h")
  }

  @Test func countsInUTF8() throws {
    let text = try NumberFormat.decimal.formatter(for: LocaleID("ar-EG")).text(-1234.5)
    #expect(text.string == "\u{61C}-١٬٢٣٤٫٥")
    #expect(text.parts.map(\.utf8Range) == [0..<2, 2..<3, 3..<5, 5..<7, 7..<13, 13..<15, 15..<17])
  }

  static let styles: [NumberFormat] = [
    .plain, .decimal, .percent, .permille, .scientific, .engineering, .compact, .compactLong,
    .currency("USD"), .currency("JOD").presentation(.name),
    .currency("CHF").accounting().cash(), .currency("EUR").presentation(.code),
    .currency("INR").notation(.compactShort), .unit("meter"),
    .unit("celsius").width(.long), .unit("kilometer-per-hour").width(.narrow),
    .unit("meter", usage: "road"), .skeleton("percent .00 sign-always"),
    .decimal.numbering("native").decimalSeparator(.always),
  ]

  @Test(arguments: [
    "en", "de-CH", "fr", "es", "pt", "ru", "pl", "tr", "ar-EG", "fa", "he", "ur", "hi-IN", "bn",
    "th", "ja", "zh", "ko", "my", "ff-Adlm",
  ])
  func partsTileTheText(_ tag: String) throws {
    let locale = try LocaleID(tag)
    #expect(Self.styles.count == 19)
    for format in Self.styles {
      let formatter = try format.formatter(for: locale)
      for value in [
        "0", "-0", "1", "2.5", "-1234567.891", "12345678901234567890", "NaN", "-Infinity",
      ] {
        let decimal = try FixedDecimal(value)
        let text = formatter.text(decimal)
        #expect(text.string == formatter.string(decimal))
        expectTiles(text)
      }
      let range = try NumberRangeFormat(format).formatter(for: locale)
      expectTiles(range.text(.from(FixedDecimal("-1.5"), through: FixedDecimal("1234567"))))
    }
  }

  private func expectTiles(_ text: FormattedText) {
    var end = 0
    for part in text.parts {
      #expect(part.utf8Range.lowerBound == end && !part.utf8Range.isEmpty)
      end = part.utf8Range.upperBound
    }
    #expect(end == text.string.utf8.count)
    // A part that began inside a character would not be valid UTF-8 by itself.
    #expect(text.parts.allSatisfy { String(text[$0]).utf8.elementsEqual(text[$0].utf8) })
    // Arabic writes one and two of a unit with only a word.
    #expect(text.parts.contains { $0.kind == .integer || $0.kind == .unit })
  }
}
