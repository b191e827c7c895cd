import ICUOracle
import LocaleFormat

/// Plural categories by ICU's C++ API, one for each number; empty when ICU fails.
extension Oracle {
  /// Returns the categories of binary numbers, as ICU shows them in full.
  package static func plurals(
    of values: [Double],
    _ kind: PluralRules.Kind,
    locale: some OracleLocale
  ) -> [PluralCategory] {
    unsafe categories(values.count) {
      unsafe oracle_plurals_binary(
        locale.oracleTag,
        kind == .ordinal,
        values,
        Int32(values.count),
        $0
      )
    }
  }

  /// Returns the categories of decimal numbers as a number skeleton shows them.
  package static func plurals(
    of values: [String],
    skeleton: String,
    _ kind: PluralRules.Kind,
    locale: some OracleLocale
  ) -> [PluralCategory] {
    let joined = values.map { $0 + "\0" }.joined().utf8.map(CChar.init(bitPattern:))
    return unsafe categories(values.count) {
      unsafe oracle_plurals_shown(
        locale.oracleTag,
        kind == .ordinal,
        skeleton,
        joined,
        Int32(values.count),
        $0
      )
    }
  }

  /// Returns the categories of ranges of amounts.
  package static func plurals(
    from starts: [Double],
    to ends: [Double],
    locale: some OracleLocale
  ) -> [PluralCategory] {
    unsafe categories(starts.count) {
      unsafe oracle_plural_ranges(locale.oracleTag, starts, ends, Int32(starts.count), $0)
    }
  }

  private static func categories(
    _ count: Int,
    _ write: (UnsafeMutablePointer<CChar>) -> Int32
  ) -> [PluralCategory] {
    var letters = [CChar](repeating: 0, count: max(count, 1))
    let written = unsafe letters.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int32(-1) }
      return unsafe write(start)
    }
    guard Int(written) == count else { return [] }
    let known: [Character: PluralCategory] = [
      "r": .zero, "e": .one, "o": .two, "w": .few, "n": .many, "h": .other,
    ]
    return letters.prefix(count).compactMap {
      known[Character(Unicode.Scalar(UInt8(bitPattern: $0)))]
    }
  }
}
