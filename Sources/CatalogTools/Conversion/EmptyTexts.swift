internal import CatalogFiles

/// Empty texts that are marked as new, in `.xcstrings` files.
///
/// Xcode writes such a text for each language that somebody still has to translate, and people see that
/// of the source language. In a `.strings` file people see the empty text. So that they still do after
/// a conversion, it is made one for all devices, which is not looked at in this way.
enum EmptyTexts {
  typealias Localization = XCStringsFile.Localization

  /// The localization for an untranslated empty text, in which people see it.
  static func shown(_ localization: Localization) -> Localization {
    guard case .text(let text) = localization.value else { return localization }
    let other = CatalogText(CatalogSelector.device.fallbackName, at: text.place)
    let variants = [CatalogVariant(other, localization.value)]
    return Localization(value: .variants(.device, variants), variables: localization.variables)
  }

  /// The text of a localization that was made so; nil for another one.
  static func text(shownBy localization: Localization) -> CatalogValue? {
    guard case .variants(.device, let variants) = localization.value, variants.count == 1,
      let text = variants.fallback(of: .device)?.value, text.isUntranslated,
      localization.variables.isEmpty
    else { return nil }
    return text
  }

  /// Whether the text is empty; not if there is none.
  static func isEmpty(_ localization: Localization?) -> Bool {
    guard case .text(let text)? = localization?.value else { return false }
    return text.text.isEmpty
  }
}
