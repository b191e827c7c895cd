package import CatalogFiles

extension TableTexts.Found {
  /// The comment that can switch rules off.
  var lintComment: String? { entry.comment ?? entry.ignoring }

  /// Whether translations need a text of the key.
  package var needsTranslation: Bool {
    !entry.isStale && !entry.key.text.isEmpty && !entry.traits.contains(.untranslatable)
  }
}
