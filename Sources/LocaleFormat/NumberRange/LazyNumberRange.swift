internal import Sharing

/// The formatter of ranges in a locale, made for the first range and kept.
///
/// For code that writes numbers, among which there may be ranges.
package final class LazyNumberRange: Sendable {
  private let recipe: NumberRangeFormat
  private let locale: LocaleID
  private let core = OnceReference<NumberRangeCore>()

  /// Makes the object, without opening anything.
  package init(_ recipe: NumberRangeFormat, for locale: LocaleID) {
    self.recipe = recipe
    self.locale = locale
  }

  /// The formatter.
  ///
  /// - Throws: What ``NumberRangeFormat/formatter(for:)`` throws.
  package func formatter() throws(FormatError) -> NumberRangeFormat.Formatter {
    NumberRangeFormat.Formatter(
      core: try core.object { () throws(FormatError) in
        try NumberRangeCore(recipe, for: locale)
      }
    )
  }
}
