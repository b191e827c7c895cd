/// The things that decide what a number formatter of ICU writes.
package struct NumberSpecification: Hashable, Sendable {
  /// An ICU number skeleton, without NUL.
  package let skeleton: String
  /// An ICU name that has data.
  package let locale: String
  /// The grammatical case of a unit, by CLDR's name; nil for the nominative.
  ///
  /// No skeleton has it.
  package let unitCase: String?

  package init(skeleton: String, locale: String, unitCase: String? = nil) {
    self.skeleton = skeleton
    self.locale = locale
    self.unitCase = unitCase
  }

  /// Returns the same specification with another skeleton.
  package func with(skeleton: String) -> NumberSpecification {
    NumberSpecification(skeleton: skeleton, locale: locale, unitCase: unitCase)
  }
}
