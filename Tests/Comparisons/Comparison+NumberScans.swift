import LocaleFormat
import TestSupport

/// Compares numbers that are read by one scan over their bytes with those that the reader reads.
extension Comparison {
  static let numberScans = [
    Comparison("reading.scans") { scope, differences in
      var counts = ScanCounts()
      try compareNumberScans(scope, &differences, &counts)
    }
  ]

  /// Formats whose texts a scan may read, by name.
  private static let scannedNumbers: [(name: String, recipe: NumberFormat)] = [
    ("plain", .plain), ("decimal", .decimal), ("decimal 0", .decimal.fraction(0)),
    ("decimal 2", .decimal.fraction(2)), ("decimal 0:9", .decimal.fraction(0...9)),
    ("as written", .decimal.fraction(.asWritten)), ("ungrouped", .decimal.grouping(.off)),
    ("always grouped", .decimal.grouping(.always)), ("plus", .decimal.sign(.always)),
    ("plus but zero", .decimal.sign(.exceptZero)), ("no sign", .decimal.sign(.never)),
    ("rounded up", .decimal.rounding(.up)), ("rounded half up", .decimal.rounding(.halfUp)),
    ("latin", .decimal.numbering("latn")), ("arabic", .decimal.numbering("arab")),
    ("bengali", .decimal.numbering("beng")), ("han", .decimal.numbering("hanidec")),
    ("percent", .percent), ("percent 2", .percent.fraction(0...2)), ("permille", .permille),
    ("EUR", .currency("EUR")), ("USD", .currency("USD")), ("JPY", .currency("JPY")),
    ("CHF accounting", .currency("CHF").accounting()), ("CVE", .currency("CVE")),
    ("INR", .currency("INR").presentation(.narrowSymbol)),
    ("GBP code", .currency("GBP").presentation(.code).accounting()),
    ("EUR as written", .currency("EUR").fraction(.asWritten)),
    ("EUR name", .currency("EUR").presentation(.name)),
    ("skeleton", .skeleton("percent scale/100 .0# sign-accounting")),
    ("skeleton of money", .skeleton("currency/USD unit-width-narrow ,! ()")),
    ("compact", .compact), ("scientific", .scientific),
  ]

  private static let scannedValues: [FixedDecimal] = [
    "0", "-0", "1", "-1", "7", "-12", "0.5", "-0.25", "0.001", "12.50", "999", "1000", "-1234",
    "1234.5", "9999", "-12345.678", "123456", "1234567.891", "-9876543210.1", "12345678901234567",
    "-123456789012345678901", "Infinity", "NaN",
  ]

  /// Compares everything, and counts what a scan reads.
  package static func compareNumberScans(
    _ scope: Scope,
    _ differences: inout Differences,
    _ counts: inout ScanCounts
  ) throws {
    let changes = scope.count(8, sample: 8, all: 80)
    for (place, locale) in scope.placed {
      for (index, (name, recipe)) in scannedNumbers.enumerated()
      where scope.width != .features || (place + index) % 4 == 0 {
        var generator = SplitMix(seed: UInt64(place))
        let formatter = try recipe.formatter(for: locale)
        counts.add(name, formatter.scanRefusal)
        guard formatter.scanRefusal == nil else { continue }
        for value in scannedValues {
          let text = formatter.string(value)
          let what = "\(locale) \(name)"
          let isRead = compare(text, formatter, &differences, what)
          counts.addWritten(isRead: isRead)
          var others = [text.typedPlainly, text.filter { !$0.isPunctuation && !$0.isWhitespace }]
          for _ in 0..<changes { others.append(text.mistyped(using: &generator)) }
          for other in others {
            counts.addChanged(isRead: compare(other, formatter, &differences, what))
          }
        }
      }
    }
  }

  /// Compares the value of the scan with that of the reader; false if the scan leaves the text to
  /// it.
  private static func compare(
    _ text: String,
    _ formatter: NumberFormat.Formatter,
    _ differences: inout Differences,
    _ what: String
  ) -> Bool {
    guard let found = formatter.scanned(text) else { return false }
    for mode in ParseMode.allCases {
      do throws(FormatError) {
        let truth = try formatter.parseByReader(text, mode: mode)
        differences.compare(values: found, truth, "\(what) \(text.escaped) \(mode)")
      } catch {
        differences.add("\(what) \(text.escaped) \(mode): \(found), and the reader: \(error)")
      }
    }
    return true
  }
}
