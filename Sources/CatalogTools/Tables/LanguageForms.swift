/// The plural categories of a language, as far as texts need them.
package struct LanguageForms: Sendable {
  /// The categories of the language.
  let known: Set<String>
  /// The categories of integers that people count.
  let required: Set<String>
  /// The categories that only have one number, or 0 and 1, so that a text need not show it.
  let exact: Set<String>

  /// The categories of ordinal numbers; nil if they are not known.
  let ordinals: Set<String>?

  package init(
    known: Set<String>,
    required: Set<String>,
    exact: Set<String>,
    ordinals: Set<String>? = nil
  ) {
    self.known = known
    self.ordinals = ordinals
    self.required = required
    self.exact = exact
  }
}
