internal import CICU

/// A number style that has a pattern in CLDR.
package enum NumberStyle: Int32, Sendable {
  case decimal
  case percent

  /// The fraction digits of a pattern in the data nearest to a locale that has any on numbers
  /// (`NumberElements`, ures_getByKey).
  ///
  /// - Parameters:
  ///   - numbering: The numbering system.
  ///   - name: An ICU name that has data, without keywords.
  /// - Returns: The name of that data, and how many digits are shown; nil where it has no such
  ///   pattern.
  /// - Throws: The status ICU gave.
  package func fraction(
    numbering: String,
    nearestTo name: String
  ) throws(ICUError) -> (source: String, digits: ClosedRange<Int>?) {
    var least: Int32 = 0
    var most: Int32 = 0
    let source = try unsafe String("cicu_style_fraction") {
      unsafe cicu_style_fraction(rawValue, numbering, name, $0, $1, &least, &most, &$2)
    }
    return (source, least < 0 ? nil : Int(least)...Int(most))
  }
}
