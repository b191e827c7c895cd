import LocaleFormat
import Testing

@testable import StringCatalogs

@Suite struct ConversionTests {
  @Test(
    arguments: [
      // C's conversions, in the conventions of English.
      ("%d", .integer(1_234_567), "1,234,567"), ("%i", .integer(-5), "-5"),
      ("%u", .integer(5), "5"), ("%+d", .integer(5), "+5"), ("% d", .integer(5), " 5"),
      ("% d", .integer(-5), "-5"), ("%5d|", .integer(42), "   42|"),
      ("%-5d|", .integer(42), "42   |"), ("%05d", .integer(42), "00042"),
      ("%05d", .integer(-42), "-0042"), ("%.3d", .integer(7), "007"),
      ("%lld", .integer(.max), "9,223,372,036,854,775,807"),
      ("%llu", .unsigned(.max), "18,446,744,073,709,551,615"),
      ("%x", .integer(255), "ff"), ("%#X", .integer(255), "0XFF"), ("%x", .integer(-1), "ffffffff"),
      ("%llx", .integer(-1), "ffffffffffffffff"), ("%hhx", .integer(-1), "ff"),
      ("%o", .integer(8), "10"), ("%#o", .integer(8), "010"), ("%08x", .integer(255), "000000ff"),
      ("%#08x", .integer(255), "0x0000ff"),
      ("%.4x", .integer(255), "00ff"),
      ("%f", .binary(1234.5), "1,234.500000"), ("%.2f", .binary(1234.5), "1,234.50"),
      ("%.0f", .binary(1.1), "1"), ("%+.1f", .binary(2), "+2.0"),
      ("%8.2f|", .binary(3.14159), "    3.14|"),
      ("%.1f", .integer(3), "3.0"), ("%.2f", .decimal("0.125"), "0.12"),
      ("%e", .binary(12345.678), "1.234568E+04"), ("%.1e", .binary(0.00012), "1.2E-04"),
      ("%.0e", .binary(15000), "2E+04"), ("%+.1e", .binary(2), "+2.0E+00"),
      ("%g", .binary(0.0001), "0.0001"), ("%g", .binary(0.00001), "1E-05"),
      ("%g", .binary(1234567), "1.23457E+06"), ("%g", .binary(123456), "123,456"),
      ("%g", .binary(999999.5), "1E+06"), ("%.3g", .binary(3.14159), "3.14"),
      ("%g", .binary(0), "0"),
      ("%a", .binary(3), "0x1.8p+1"), ("%A", .binary(-0.5), "-0X1P-1"),
      ("%.1a", .binary(1.999), "0x1.0p+1"),
      ("%a", .binary(0), "0x0p+0"), ("%a", .binary(.leastNonzeroMagnitude), "0x1p-1074"),
      ("%.2a", .binary(1), "0x1.00p+0"),
      ("%c", .integer(0x41), "A"), ("%c", .text("é"), "é"), ("%C", .integer(0x3042), "あ"),
      ("%s", .text("Rom"), "Rom"), ("%.2s", .text("Rom"), "Ro"), ("%5s|", .text("Rom"), "  Rom|"),
      ("%@", .text("Rom"), "Rom"), ("%@", .integer(1200), "1,200"), ("%@", .binary(1.25), "1.25"),
      ("%@", .decimal("1.5"), "1.5"), ("%-6@|", .text("Rom"), "Rom   |"),
      ("100%% %@", .text("x"), "100% x"),
      ("%(count)lld", .integer(3), "3"), ("%1$(count)lld", .integer(3), "3"),
      ("%1$@ %1$@", .text("a"), "a a"),
    ] as [(String, FormatArgument, String)]
  )
  func writesAnArgument(format: String, argument: FormatArgument, text: String) throws {
    #expect(try filled(format, [], [argument]) == text)
  }

  @Test(
    arguments: [
      ("%d", "ar-EG", .integer(1_234), "\u{661}\u{66C}\u{662}\u{663}\u{664}"),
      ("%05d", "ar-EG", .integer(42), "\u{660}\u{660}\u{660}\u{664}\u{662}"),
      ("%x", "ar-EG", .integer(42), "2a"), ("%.1f", "de", .binary(1234.5), "1.234,5"),
      ("%d", "hi", .integer(1_234_567), "12,34,567"), ("%d", "sv", .integer(-1), "\u{2212}1"),
      ("%d", "en-US-u-va-posix", .integer(1_234_567), "1234567"),
    ] as [(String, LocaleID, FormatArgument, String)]
  )
  func followsTheConventionsOfTheAppLocale(
    format: String,
    locale: LocaleID,
    argument: FormatArgument,
    text: String
  ) throws {
    #expect(try filled(format, [], [argument], numbers: locale) == text)
  }

  @Test func takesWidthAndPrecisionFromArguments() throws {
    #expect(try filled("%*d|", [], [.integer(5), .integer(42)]) == "   42|")
    #expect(try filled("%*d|", [], [.integer(-5), .integer(42)]) == "42   |")
    #expect(try filled("%.*f", [], [.integer(1), .binary(2.25)]) == "2.2")
    #expect(try filled("%2$*1$d|", [], [.integer(4), .integer(7)]) == "   7|")
    #expect(try filled("%.*f", [], [.integer(-1), .binary(2.5)]) == "2.500000")
  }

  @Test func reordersArguments() throws {
    let text = "Von %2$lu Läufen hast du %1$lu absolviert"
    #expect(
      try filled(text, [], [.integer(3), .integer(5)], language: "de")
        == "Von 5 Läufen hast du 3 absolviert"
    )
  }

  @Test func isolatesArgumentsOnRequest() throws {
    #expect(
      try filled("%@: %d", [], [.text("דנה"), .integer(2)], isolates: true)
        == "\u{2068}דנה\u{2069}: \u{2068}2\u{2069}"
    )
  }

  @Test func writesFormattedValues() throws {
    let price = FormattedArgument(9.5, as: .currency("EUR"))
    #expect(try filled("%@!", [], [price.formatArgument], numbers: "de") == "9,50\u{A0}€!")
  }

  @Test(
    arguments: [
      ("%d", .text("x"), "a text"), ("%d", .binary(1.5), "a binary number"),
      ("%x", .decimal("1"), "a decimal number"), ("%f", .text("1"), "a text"),
      ("%s", .integer(1), "an integer"), ("%c", .text("ab"), "a text"),
      ("%c", .integer(0xD800), "an integer"), ("%a", .text("1"), "a text"),
      ("%*d", .text("1"), "a text"),
    ] as [(String, FormatArgument, String)]
  )
  func refusesAnArgumentOfAnotherType(
    format: String,
    argument: FormatArgument,
    given: String
  ) throws {
    #expect {
      _ = try filled(format, [], [argument, .integer(1)])
    } throws: { error in
      guard case .mismatch(argument: 0, conversion: 0, let type)? = error as? FillFailure else {
        return false
      }
      return type == given
    }
  }

  @Test func refusesMissingArguments() {
    #expect {
      _ = try filled("%d %d", [], [.integer(1)])
    } throws: { error in
      if case .missing(argument: 1)? = error as? FillFailure { true } else { false }
    }
  }
}
