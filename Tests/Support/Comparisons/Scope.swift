import LocaleFormat

/// What one run of a comparison looks at.
package struct Scope: Sendable {
  /// How much is compared.
  package enum Width: String, Sendable, CaseIterable {
    /// The feature locales and few values, for unit tests.
    case features
    /// Every locale in turn and some values, for CI.
    case sample
    /// Everything, which takes hours.
    case all
  }

  package let width: Width
  /// The locales of this run, a part of all that the width has.
  package let locales: [LocaleID]

  package init(_ width: Width, locales: [LocaleID]? = nil) {
    self.width = width
    self.locales = locales ?? Self.locales(width)
  }

  /// The locales of a width: all of ICU's data, or those that were chosen for their features.
  package static func locales(_ width: Width) -> [LocaleID] {
    width == .features ? FeatureLocales.all : LocaleID.available
  }

  /// A number that grows with the width.
  package func count(_ features: Int, sample: Int, all: Int) -> Int {
    switch width {
    case .features: features
    case .sample: sample
    case .all: all
    }
  }

  /// The locales with their places among all of ICU's data, which decide what is drawn at random for each.
  package var placed: [(place: Int, locale: LocaleID)] {
    locales.map { (Self.places[$0] ?? 0, $0) }
  }

  /// Every n-th locale in the place of all of them, for comparisons that open a generator of patterns for each.
  package func every(_ step: Int) -> [LocaleID] {
    width == .features ? locales : placed.filter { $0.place % step == 0 }.map(\.locale)
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
