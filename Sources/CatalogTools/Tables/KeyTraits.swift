internal import CatalogFiles

/// The properties of a key in an `.xcstrings` file that translations depend on.
package struct KeyTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The key is not to be translated.
  package static let untranslatable = KeyTraits(rawValue: 1)
  /// A person added the key, so that the sources need not have it.
  package static let manual = KeyTraits(rawValue: 2)
  /// The key has phrases of App Shortcuts in some language.
  package static let phrases = KeyTraits(rawValue: 4)

  /// The traits of the keys that have some, by their places.
  static func byPlace(in file: XCStringsFile) -> [SourcePlace: KeyTraits] {
    var result: [SourcePlace: KeyTraits] = [:]
    for entry in file.entries {
      var traits: KeyTraits = []
      if !entry.shouldTranslate { traits.insert(.untranslatable) }
      if entry.extractionState == .manual { traits.insert(.manual) }
      if entry.hasPhrases { traits.insert(.phrases) }
      if !traits.isEmpty { result[entry.key.place] = traits }
    }
    return result
  }
}

extension CatalogTables.Found {
  /// The comment that can switch rules off.
  var lintComment: String? { entry.comment ?? ignoring }

  /// Whether translations need a text of the key.
  package var needsTranslation: Bool {
    !entry.isStale && !entry.key.text.isEmpty && !traits.contains(.untranslatable)
  }
}
