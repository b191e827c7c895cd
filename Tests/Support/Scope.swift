import LocaleFormat

/// The locales of one run of comparisons, and how much is compared.
package struct Scope: Sendable {
  /// The amount that is compared.
  package enum Width: String, Sendable, CaseIterable {
    /// The feature locales and few values, for unit tests.
    case features
    /// Every locale and some values, for CI; `sweep` gives a comparison a third of them.
    case sample
    /// Everything, which takes hours.
    case all
  }

  package let width: Width
  /// The locales of this run: a part of all locales that the width includes.
  package let locales: [LocaleID]

  package init(_ width: Width, locales: [LocaleID]? = nil) {
    self.width = width
    self.locales = locales ?? Self.locales(width)
  }

  /// The locales of a width: all that ICU has data for, or those that were chosen for their
  /// features.
  package static func locales(_ width: Width) -> [LocaleID] {
    width == .features ? FeatureLocales.all : LocaleID.available
  }

  /// Returns the number for the width; it grows with the width.
  package func count(_ features: Int, sample: Int, all: Int) -> Int {
    switch width {
    case .features: features
    case .sample: sample
    case .all: all
    }
  }

  /// The locales with their places in the list of all ICU locales.
  ///
  /// The place decides the random values of a locale.
  package var placed: [(place: Int, locale: LocaleID)] {
    locales.map { (Self.places[$0] ?? 0, $0) }
  }

  /// Every n-th locale in a sample; all locales in the other widths.
  ///
  /// For comparisons that open a pattern generator for each locale.
  package func every(_ step: Int) -> [LocaleID] {
    width == .sample ? placed.filter { $0.place % step == 0 }.map(\.locale) : locales
  }

  /// The scope of unit tests that scale themselves: `LOCALEFORMAT_WIDTH=all` widens them.
  package static let ofTests = Scope(
    CommandLine.environmentValue("LOCALEFORMAT_WIDTH").flatMap(Width.init) ?? .features
  )

  private static let places: [LocaleID: Int] = .init(
    LocaleID.available.enumerated().map { ($0.element, $0.offset) },
    uniquingKeysWith: { first, _ in first }
  )
}
