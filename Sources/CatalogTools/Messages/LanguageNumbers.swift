/// The plural categories and the separators of a language, as far as conversions of messages need them.
package struct LanguageNumbers: Sendable {
  /// The categories of the language.
  let categories: Set<String>
  /// The categories of integers that have no other one, by number: 1 is alone in `one` in English, and
  /// not in Russian.
  let alone: [Int: String]
  /// Whether a number of four digits has a separator, if longer ones have.
  let separatesFourDigits: Bool

  package init(categories: Set<String>, alone: [Int: String], separatesFourDigits: Bool = true) {
    self.categories = categories
    self.alone = alone
    self.separatesFourDigits = separatesFourDigits
  }
}

/// A part of a text that another kind of file cannot hold, as errors name it: `the conversion '%x'`.
struct UnheldPart: Error {
  let part: String

  init(_ part: String) { self.part = part }
}
