internal import CICU

/// A number style that has a pattern in CLDR.
package enum NumberStyle: Int32, Sendable {
  case decimal
  case percent

  /// The fraction digits of nearly every locale's pattern.
  private var usualFraction: ClosedRange<Int> {
    switch self {
    case .decimal: 0...3
    case .percent: 0...0
    }
  }

  /// The fraction digits of a locale's pattern (unum_getAttribute); the usual ones where its
  /// numbering system has no ten digits (`hebr`), for which ICU has no pattern.
  ///
  /// - Parameters:
  ///   - locale: An ICU name that has data.
  ///   - base: The same name without keywords.
  /// - Returns: How many digits are shown.
  /// - Throws: The status ICU gave.
  package func fraction(locale: String, base: String) throws(ICUError) -> ClosedRange<Int> {
    var least: Int32 = 0
    var most: Int32 = 0
    var status: Int32 = 0
    unsafe cicu_style_fraction(rawValue, locale, base, &least, &most, &status)
    if status == Int32(CICU_UNSUPPORTED) { return usualFraction }
    try check(status, "cicu_style_fraction")
    return Int(max(0, least))...Int(max(0, least, most))
  }
}
