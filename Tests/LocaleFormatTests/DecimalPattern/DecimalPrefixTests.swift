import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct DecimalPrefixTests {
  // Seen with ICU 72.1's DecimalFormat::parse.
  @Test(arguments: [
    ("en", "1,234.5", "1234.5", 7, 7), ("de", "1.234,5 km", "1234.5", 7, 7),
    ("en", "12abc", "12", 2, 2), ("en", "-0", "-0", 2, 2), ("en", "NaN", "NaN", 3, 3),
    ("en", "-\u{221E}!", "-Infinity", 4, 2), ("en", "1E3", "1000", 3, 3),
    ("en", "\u{663}x", "3", 2, 1), ("en", "\u{1D7CF}2", "12", 5, 3),
    ("de", "1,234.5", "1.234", 5, 5), ("en", "1E400", "1E+400", 5, 5),
    ("en", "-1E-400", "-1E-400", 7, 7),
    ("en", "1234567890123456789012.5", "1.2345678901234567890125E+21", 24, 24),
  ])
  func readsAsICUDoes(
    _ tag: String,
    _ text: String,
    _ digits: String,
    _ utf8: Int,
    _ utf16: Int
  ) throws {
    let format = try DecimalPatternFormat("#,##0.###").formatter(for: LocaleID(tag))
    let prefix = try #require(format.parsePrefix(text))
    #expect(prefix.digits == digits)
    #expect(prefix.utf8Count == utf8)
    #expect(prefix.utf16Count == utf16)
    #expect(prefix.currencyCode == nil)
    #expect(prefix.decimal?.description == digits)
  }

  @Test(arguments: [
    ("$12.50", "12.50", "USD", 6), ("\u{20AC}5 ", "5", "EUR", 4), ("USD7", "7", "USD", 4),
    ("$1234567890123456789.12", "1.23456789012345678912E+18", "USD", 23),
    ("12", nil, nil, 0), ("", nil, nil, 0),
  ])
  func readsMoney(_ text: String, _ digits: String?, _ code: String?, _ count: Int) throws {
    let format = try DecimalPatternFormat("\u{A4}#,##0.00").formatter(for: LocaleID("en-US"))
    let prefix = format.parsePrefix(text, withCurrency: true)
    #expect(prefix?.digits == digits.map { $0 == "12.50" ? "12.5" : $0 })
    #expect(prefix?.currencyCode == code)
    #expect(prefix?.utf8Count ?? 0 == count)
  }

  @Test func obeysTheOptionsOfReading() throws {
    func read(
      _ text: String,
      _ pattern: String = "#,##0.##",
      _ set: (inout DecimalPatternFormat.Options) -> Void = { _ in }
    ) throws -> String? {
      var options = DecimalPatternFormat.Options()
      set(&options)
      let format = DecimalPatternFormat(pattern, options: options)
      return try format.formatter(for: LocaleID("en")).parsePrefix(text)?.digits
    }
    #expect(try read("12.50 \u{20AC}", "#,##0.00\u{A4}") { $0.isLenient = true } == "12.5")
    #expect(try read("12.50 \u{20AC}", "#,##0.00\u{A4}") { $0.isLenient = false } == nil)
    #expect(try read("1.5") { $0.parsesIntegersOnly = true } == "1")
    #expect(try read("15", "0.0") { $0.requiresDecimalSeparator = true } == nil)
    #expect(try read("15", "0.0") == "15")
    #expect(try read("1E3") { $0.ignoresExponents = true } == "1")
    #expect(try read("1e3") == "1000")
    #expect(try read("1e3") { $0.isCaseSensitive = true } == "1")
  }

  /// Checks patterns that make ICU 72 end the process when it reads with them.
  @Test(arguments: ["~0", "\u{A4}\u{A4}\u{A4}\u{A4}\u{A4}\u{A4}0", "0;~0"])
  func readsNothingByAPatternThatICUCannotRead(_ pattern: String) throws {
    let format = try DecimalPatternFormat(pattern).formatter(for: LocaleID("en"))
    #expect(format.parsePrefix("5") == nil)
    #expect(format.parsePrefix("5", withCurrency: true) == nil)
    _ = format.string(5)
    var options = DecimalPatternFormat.Options()
    options.negativeSuffix = "~"
    let affixed = try DecimalPatternFormat("0", options: options).formatter(for: LocaleID("en"))
    #expect(affixed.parsePrefix("5") == nil)
  }

  static let hostile: [String] = [
    "", "\0", "\u{301}", "\u{301}5", "5\0", "-", "+", "--5", "E", "1E", "1E+", ".", ",", "(((5",
    "1E999999999", "1E-999999999", "1E99999999999999999999", "-1E2147483648", "\u{200F}-5",
    "\u{FFFD}\u{10FFFF}1", "\u{1F1E9}\u{1F1EA}5", "'5'", "%5%", "\u{A4}\u{A4}5", "\u{D7FF}",
    String(repeating: "9", count: 100_000), String(repeating: ",", count: 100_000),
    String(repeating: "\u{301}", count: 50_000), String(repeating: "1,", count: 50_000),
    "0." + String(repeating: "0", count: 100_000) + "1", String(repeating: "-", count: 100_000),
    "5" + String(repeating: "\0", count: 100_000), String(repeating: " ", count: 100_000) + "5",
  ]

  @Test(arguments: ["", "#,##0.00", "\u{A4}#,##0.00;(\u{A4}0)", "0E0", "*x0", "0%", "'a'0'b'"])
  func survivesHostileText(_ pattern: String) throws {
    let time = try ProcessorTime.measure {
      for isLenient in [true, false] {
        var options = DecimalPatternFormat.Options()
        options.isLenient = isLenient
        let format = DecimalPatternFormat(pattern, options: options)
        for tag in ["en", "ar-EG", "de-CH", "hi-u-nu-hanidec"] {
          let formatter = try format.formatter(for: LocaleID(tag))
          for text in Self.hostile {
            for withCurrency in [false, true] {
              let prefix = formatter.parsePrefix(text, withCurrency: withCurrency)
              guard let prefix else { continue }
              // These are not expressions of the text, since a failure would print it in full.
              let isInside =
                (1...text.utf8.count).contains(prefix.utf8Count)
                && (1...text.utf16.count).contains(prefix.utf16Count)
              #expect(isInside, "\(tag), \(pattern), \(text.prefix(20))")
            }
          }
        }
      }
    }
    #expect(time < .seconds(30))
  }

  @Test func readsNoNumberThatReachesTheBound() throws {
    let format = try DecimalPatternFormat("0").formatter(for: LocaleID("en"))
    let limit = DecimalPatternFormat.maximumParsedByteCount
    let most = String(repeating: "9", count: limit)
    #expect(format.parsePrefix(most)?.utf8Count == limit)
    #expect(format.parsePrefix(most + "9") == nil)
    #expect(format.parsePrefix("12" + String(repeating: "x", count: limit))?.digits == "12")
  }
}
