import LocaleFormat
import TestSupport

/// Compares the letters that a plan writes with ICU's C++ API.
extension Comparison {
  static let letters: [Comparison] = [
    Comparison("case.pairs", isByLocale: false, compareLetterPairs),
    Comparison("case.words", compareLetterWords),
  ]

  /// The languages with rules of their letters, and one without.
  private static let languages = ["tr", "az", "lt", "el", "hy", "nl", "en"]
  private static let operations: [CaseFormat] = [
    .upper, .lower, .fold, .fold(excludesSpecialI: true),
  ]

  /// Latin, Greek and Cyrillic letters, and signs between them.
  private static let scalars =
    (Array(UInt32(0x20)..<0x7F) + Array(0xA0..<0x250) + Array(0x370..<0x530))
    .compactMap(Unicode.Scalar.init)
  /// The letters on which other letters depend, and signs that are skipped.
  private static let special =
    "\u{3A3}\u{3C3}\u{3C2}\u{3AE}\u{389}\u{3AC}\u{3CD}\u{3B9}\u{3A5}\u{3CA}\u{3B0}iI\u{130}\u{131}x'. \u{B7}\u{37A}\u{DF}"
    .unicodeScalars

  /// Makes a formatter, and writes enough with it that it has its plan.
  private static func warmed(
    _ format: CaseFormat,
    _ locale: LocaleID
  ) throws -> CaseFormat.Formatter {
    let formatter = try format.formatter(for: locale)
    // ICU writes it, because of the mark.
    let text = String(repeating: "\u{3B1}\u{301}", count: 30_000)
    for _ in 0..<2 { _ = formatter.string(text) }
    return formatter
  }

  private static func compareLetterPairs(_ scope: Scope, _ differences: inout Differences) throws {
    let step = scope.count(7, sample: 2, all: 1)
    for locale in try languages.map({ try LocaleID($0) }) {
      for format in operations {
        let formatter = try warmed(format, locale)
        differences.expect(formatter.planState == .compiled, "\(locale) \(format) has no plan")
        for (index, first) in scalars.enumerated() {
          let others =
            index % step == 0 && scope.width != .features
            ? Array(scalars) : Array(special)
          for second in others {
            for text in ["\(first)\(second)", "a\(first)\(second)b", "\(first) \(second)\(first)"] {
              differences.compare(
                formatter.string(text),
                Oracle.cased(text, format, locale: locale),
                "\(locale) \(format) \(text.debugDescription)"
              )
            }
          }
        }
      }
    }
  }

  /// Compares random words, most of them Greek letters and those that others depend on.
  private static func compareLetterWords(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 14)
    let special = Array(special)
    let greek = Array(scalars.filter { (0x370..<0x400).contains($0.value) })
    for locale in scope.locales {
      for format in operations {
        let formatter = try warmed(format, locale)
        for _ in 0..<scope.count(20, sample: 20, all: 200) {
          var text = String.UnicodeScalarView()
          for _ in 0..<Int.random(in: 1...400, using: &random) {
            let source = Int.random(in: 0..<3, using: &random)
            text.append(
              (source == 0 ? scalars : source == 1 ? greek : special)
                .randomElement(using: &random) ?? " "
            )
          }
          let words = String(text)
          let expected = Oracle.cased(words, format, locale: locale)
          differences.compare(formatter.string(words), expected, "\(locale) \(format) \(words)")
          var bytes: [UInt8] = []
          formatter.append(words.utf8Span, to: &bytes)
          differences.compare(String(decoding: bytes, as: UTF8.self), expected, "\(locale) bytes")
        }
      }
    }
  }
}
