/// A kind of thing that is lost in a conversion if it may be.
package enum ConversionLoss: String, CaseIterable, Sendable {
  /// Comments, and the mark that Xcode wrote one.
  case comments
  /// States of translations, and the marks of stale keys.
  case states
  /// The marks of keys that are not to be translated.
  case untranslatable
  /// Texts that are never used, because another file or a later entry has their key.
  case hidden
  /// Parts of a file that no reader knows, and those that it leaves out with a warning.
  case unknown
}

/// The choices of a conversion.
package struct ConversionOptions: Sendable {
  /// The kinds of things that are left out, with a warning, if the other kind of file cannot hold them.
  package var losses: Set<ConversionLoss> = []
  /// Whether keys that an `.xcstrings` file cannot hold stay in files of the other kinds.
  package var keepsUnconvertible = false

  package init() {}
}
