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
}
