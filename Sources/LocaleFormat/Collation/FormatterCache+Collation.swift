internal import Sharing

extension FormatterCache {
  /// Compares two texts in a locale.
  ///
  /// ```swift
  /// try FormatterCache.shared.compare("ö", "z", as: .standard, for: "sv")  // .descending
  /// ```
  /// - Throws: The errors of ``CollationFormat/formatter(for:)``.
  public func compare(
    _ first: String,
    _ second: String,
    as recipe: CollationFormat = .standard,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> CollationOrder {
    try with(recipe, in: locale) { $0.compare(first, second) }
  }

  /// Returns texts in their order in a locale; those that are equal stay in the order they have.
  ///
  /// ```swift
  /// try FormatterCache.shared.sorted(["ö", "z"], as: .standard, for: "de")  // ["ö", "z"]
  /// ```
  /// - Throws: The errors of ``CollationFormat/formatter(for:)``.
  @inlinable
  public func sorted<Text: StringProtocol>(
    _ texts: some Sequence<Text>,
    as recipe: CollationFormat = .standard,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> [Text] {
    try sorted(texts, by: { $0 }, as: recipe, for: locale)
  }

  /// Returns elements in the order of a text of each in a locale.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - text: Returns the text of an element; called once for each.
  ///   - recipe: The order.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The same elements; those with equal texts stay in the order they have.
  /// - Throws: The errors of ``CollationFormat/formatter(for:)``.
  @inlinable
  public func sorted<Element>(
    _ elements: some Sequence<Element>,
    by text: (Element) -> some StringProtocol,
    as recipe: CollationFormat = .standard,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> [Element] {
    let elements = Array(elements)
    // The texts are read before the formatter is borrowed: `text` may use the cache, too.
    let texts = CollatedTexts(elements, text)
    return try order(of: texts, recipe, locale).map { elements[Int($0)] }
  }

  @usableFromInline
  func order(
    of texts: CollatedTexts,
    _ recipe: CollationFormat,
    _ locale: LocaleID?
  ) throws(FormatError) -> [Int32] {
    try with(recipe, for: locale) { formatter throws(FormatError) in formatter.order(of: texts) }
  }
}

extension Sequence {
  /// Returns the elements in the order of a text of each, in a locale.
  ///
  /// ```swift
  /// ["z", "å", "a"].collated(for: "sv")  // ["a", "z", "å"]
  /// ```
  /// - Parameters:
  ///   - recipe: The order.
  ///   - locale: The locale; nil for the app's language.
  ///   - text: Returns the text of an element.
  /// - Returns: The same elements. If ICU or its data is missing from this machine, they are in the
  ///   order they have.
  @inlinable
  public func collated(
    as recipe: CollationFormat = .standard,
    for locale: LocaleID? = nil,
    by text: (Element) -> some StringProtocol
  ) -> [Element] {
    let elements = Array(self)
    do throws(FormatError) {
      return try FormatterCache.withCurrent { cache throws(FormatError) in
        try cache.sorted(elements, by: text, as: recipe, for: locale)
      }
    } catch {
      FormatFailures.count(error)
      return elements
    }
  }
}

extension Sequence where Element: StringProtocol {
  /// Returns the texts in their order in a locale.
  @inlinable
  public func collated(
    as recipe: CollationFormat = .standard,
    for locale: LocaleID? = nil
  ) -> [Element] {
    collated(as: recipe, for: locale, by: { $0 })
  }
}
