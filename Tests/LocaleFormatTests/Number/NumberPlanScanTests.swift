import Sharing
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests what one scan over the bytes reads, and what it leaves to the reader.
@Suite struct NumberPlanScanTests {
  @Test(arguments: [
    ("1,234.5", NumberFormat.decimal, "en", "1234.5"), ("1234.50", .decimal, "en", "1234.50"),
    ("-1.234.567", .decimal, "de", "-1234567"), ("\u{2212}0", .decimal, "sv", "-0"),
    ("-5", .decimal, "sv", "-5"), ("1 234,5", .decimal, "fr", "1234.5"),
    ("1\u{2009}234", .decimal, "fr", "1234"), ("12,34,567.8", .decimal, "hi", "1234567.8"),
    ("1'234.5", .decimal, "de-CH", "1234.5"), ("007", .decimal, "en", "7"),
    ("0.000", .decimal, "en", "0.000"), ("50 %", .percent, "de", "0.50"),
    ("7%", .percent, "en", "0.07"), ("12.345%", .percent.fraction(0...1), "en", "0.12345"),
    ("١٬٢٣٤٫٥", .decimal, "ar-EG", "1234.5"), ("\u{200E}1٬234٫5", .decimal, "ar-EG", "1234.5"),
    ("1.234,50 €", .currency("EUR"), "de", "1234.50"), ("-$3.99", .currency("USD"), "en", "-3.99"),
    ("($3.99)", .currency("USD").accounting(), "en", "-3.99"),
    ("1234567890123456789", .decimal, "en", "1234567890123456789"),
  ])
  func reads(_ text: String, _ format: NumberFormat, _ locale: String, _ value: String) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    #expect(formatter.scanned(text)?.description == value)
    #expect(try formatter.parseByReader(text) == formatter.scanned(text))
  }

  @Test(arguments: [
    ("", NumberFormat.decimal, "en"), ("1.", .decimal, "en"), (".5", .decimal, "en"),
    ("1,23", .decimal, "en"), ("1,2345", .decimal, "en"), ("1,234,56", .decimal, "en"),
    ("1234,567", .decimal, "en"), ("0,123", .decimal, "en"), ("1.234,5", .decimal, "en"),
    ("1,234 .5", .decimal, "en"), ("123,456", .decimal, "hi"), (" 5", .decimal, "en"),
    ("+5", .decimal, "en"), ("5-", .decimal, "en"), ("(5)", .decimal, "en"),
    ("1٢", .decimal, "ar-EG"), ("1.2.3", .decimal, "en"), ("1,234", .plain, "en"),
    ("5", .percent, "en"), ("12.5%", .percent, "en"),
    ("5 €", .currency("USD"), "de"), ("∞", .decimal, "en"),
    ("12345678901234567890", .decimal, "en"), ("5E3", .decimal, "en"),
    ("\u{FF15}", .decimal, "en"), ("1,,234", .decimal, "en"),
    ("00000000000000000005", .decimal, "en"), ("1.1234567890123456789", .decimal, "en"),
  ])
  func leavesToTheReader(_ text: String, _ format: NumberFormat, _ locale: String) throws {
    #expect(try format.formatter(for: LocaleID(locale)).scanned(text) == nil)
  }

  @Test(
    arguments: [
      (NumberFormat.decimal, "en", nil), (.currency("EUR"), "ar", nil), (.percent, "fa", nil),
      (.compact, "en", .words), (.currency("EUR").presentation(.name), "en", .words),
      (.decimal.rounding(.up), "en", .rounding), (.decimal.rounding(.halfUp), "en", nil),
      (.scientific, "en", .words), (.decimal.significant(2), "en", .words),
      (.decimal.decimalSeparator(.always), "en", .noPlan),
      (.decimal.numbering("hanidec"), "zh", .digits),
      (.decimal.increment("0.05"), "en", .noPlan), (.unit("meter"), "en", .words),
      (.skeleton("scale/100 .00"), "en", nil),
    ] as [(NumberFormat, String, ScanRefusal?)]
  )
  func refuses(_ format: NumberFormat, _ locale: String, _ refusal: ScanRefusal?) throws {
    #expect(try format.formatter(for: LocaleID(locale)).scanRefusal == refusal)
  }

  @Test(.icuAlone) func aScanIsSharedAndSmall() throws {
    let first = try NumberFormat.currency("EUR").formatter(for: "de-DE")
    let before = first.estimatedByteCount
    #expect(first.scanned("5,00 €") != nil)
    #expect(first.estimatedByteCount - before < 200)
    let second = try NumberFormat.currency("EUR").formatter(for: "de-DE")
    #expect(second.scanned("5,00 €") != nil)
    #expect(first.core.scan.object === second.core.scan.object)
  }

  @Test func aTextThatTheScanReadsNeedsNoReader() throws {
    let formatter = try NumberFormat.decimal.formatter(for: "en")
    _ = try formatter.parse("1,234.5")
    #expect(formatter.core.readers.withLock { $0 == nil })
    #expect(throws: FormatError.self) { try formatter.parse("1,23") }
    #expect(formatter.core.readers.withLock { $0 != nil })
  }
}
