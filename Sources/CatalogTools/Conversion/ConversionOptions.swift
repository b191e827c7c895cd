package import CatalogFiles
package import MessageSyntax

/// A kind of thing that is lost in a conversion if it may be.
package enum ConversionLoss: String, CaseIterable, Sendable {
  /// Comments, and the mark that Xcode wrote one.
  case comments
  /// States of translations, and the marks of stale keys.
  case states
  /// The marks of keys that are not to be translated.
  case untranslatable
  /// Texts for devices and widths, of which a message is one.
  case variants
  /// The names of arguments, which are numbers in formats.
  case names
  /// Texts that are never used, because another file or a later entry has their key.
  case hidden
  /// Parts of a file that no reader knows, and those that it leaves out with a warning.
  case unknown
}

/// The files of messages that a conversion makes.
package struct MessageTarget: Sendable {
  /// The kind of the files, which has messages.
  package let kind: CatalogFileName.Kind
  /// The syntax of the messages.
  package let syntax: MessageVersion
  /// The text at which keys are divided into those of objects one inside another, in JSON; nil for one
  /// object.
  package let joiner: String?

  package init(_ kind: CatalogFileName.Kind, _ syntax: MessageVersion, joiner: String? = nil) {
    self.kind = kind
    self.syntax = syntax
    self.joiner = joiner
  }

  /// The ending of the files, as errors name them.
  var ending: String { ".\(kind.rawValue)" }

  /// The choices with which the files are read.
  var files: MessageFiles {
    joiner.map { MessageFiles(syntax, joiner: $0) } ?? MessageFiles(syntax)
  }
}

/// The choices of a conversion.
package struct ConversionOptions: Sendable {
  /// The kinds of things that are left out, with a warning, if the other kind of file cannot hold them.
  package var losses: Set<ConversionLoss> = []
  /// Whether keys that an `.xcstrings` file cannot hold stay in files of the other kinds.
  package var keepsUnconvertible = false

  /// A function that gives what is known of the numbers of a language; nil for an unknown one.
  package var numbers: @Sendable (String) -> LanguageNumbers? = { _ in nil }

  package init() {}
}
