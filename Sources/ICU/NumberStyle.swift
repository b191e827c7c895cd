internal import CICU

/// A number style that has a pattern in CLDR.
package enum NumberStyle: Int32, Sendable {
  case decimal
  case percent

  /// Returns the fraction digits of a pattern, from the nearest data of a locale that has numbers
  /// (`NumberElements`, ures_getByKey).
  ///
  /// - Parameters:
  ///   - numbering: The numbering system.
  ///   - name: An ICU name that has data, without keywords.
  /// - Returns: The name of that data, and the number of fraction digits; nil digits if the data
  ///   has no such pattern.
  /// - Throws: The status that ICU gave.
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
