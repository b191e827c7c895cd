package import CatalogFiles
internal import Sharing

/// A text of a translation with that of the development language which it translates.
package struct TextPair: Sendable {
  package let text: CatalogText
  package let own: CatalogText
  /// The form or the variant; nil if the value is one text.
  package let form: String?

  /// The texts of a translation, also in its forms, variants and variables, each with that of the same
  /// name in the development language, else with `other`.
  package static func pairs(
    _ found: CatalogTable.Entry,
    _ own: CatalogTable.Entry
  ) -> [TextPair] {
    var pairs: [TextPair] = []
    add(found.value, own.value, nil, to: &pairs)
    if !found.variables.isEmpty, !own.variables.isEmpty {
      let named = own.variables.map { (ByteText($0.name.text), $0.value) }
      let ownValues = Dictionary(named) { first, _ in first }
      for variable in found.variables {
        guard let value = ownValues[ByteText(variable.name.text)] else { continue }
        add(variable.value, value, nil, to: &pairs)
      }
    }
    return pairs
  }

  private static func add(
    _ value: CatalogValue,
    _ own: CatalogValue,
    _ form: String?,
    to pairs: inout [TextPair]
  ) {
    switch (value, own) {
    case (.text(let text), .text(let ownText)):
      pairs.append(TextPair(text: text, own: ownText, form: form))
    case (.text, .variants(_, let variants)):
      let other = variants.first { $0.name.text == "other" }
      if let other { add(value, other.value, form, to: &pairs) }
    case (.variants(_, let variants), .text):
      for variant in variants { add(variant.value, own, variant.name.text, to: &pairs) }
    case (.variants(let selector, let variants), .variants(let ownSelector, let ownVariants)):
      let named = ownVariants.map { (ByteText($0.name.text), $0.value) }
      let ownValues = Dictionary(named) { first, _ in first }
      let other = ownValues[ByteText("other")]
      for variant in variants {
        let same = selector == ownSelector ? ownValues[ByteText(variant.name.text)] : nil
        guard let ownValue = same ?? other else { continue }
        add(variant.value, ownValue, variant.name.text, to: &pairs)
      }
    }
  }

  /// Whether a text can have parts that programs read, beyond the conversions of formats.
  package static func mayHaveMarkup(_ text: String) -> Bool { TextMarkup.mayHave(text) }

  /// The words of a message for the text.
  ///
  /// - Parameter name: The words for the key.
  /// - Returns: The words, such as `the form 'one' of 'key'`.
  package func subject(_ name: String) -> String {
    form.map { "the form '\($0.excerpt)' of \(name)" } ?? "the text of \(name)"
  }
}
