package import MessageSyntax

/// The keys and values of one table in one language, as a file has them.
///
/// A key that a file has twice is in the table once: the last one counts, as on Apple's systems, and
/// ``warnings`` reports the first.
package struct CatalogTable: Hashable, Sendable {
  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: CatalogText
    /// The value.
    package let value: CatalogValue
    /// The variables that texts of the value name.
    package let variables: [CatalogVariable]
    /// The comment before the entry; nil if there is none.
    package let comment: String?
    /// Whether the key is not found in the sources any more, as the file says.
    package let isStale: Bool
    /// The properties of the key in an `.xcstrings` file.
    package let traits: KeyTraits
    /// The phrases of an App Shortcut, of which the value is the first one.
    package let phrases: [CatalogText]
    /// The comment before the key in a property list that switches off rules of checking; other comments
    /// of such a file are not read.
    package let ignoring: String?
    /// The version of the syntax of messages that the texts are in; nil for formats.
    package let messageVersion: MessageVersion?
    /// The arguments of a message as an ARB file describes them.
    package let placeholders: [MessagePlaceholder]

    package init(
      _ key: CatalogText,
      _ value: CatalogValue,
      variables: [CatalogVariable] = [],
      comment: String? = nil,
      isStale: Bool = false,
      traits: KeyTraits = [],
      phrases: [CatalogText] = [],
      ignoring: String? = nil,
      messageVersion: MessageVersion? = nil,
      placeholders: [MessagePlaceholder] = []
    ) {
      self.key = key
      self.value = value
      self.variables = variables
      self.comment = comment
      self.isStale = isStale
      self.traits = traits
      self.phrases = phrases
      self.ignoring = ignoring
      self.messageVersion = messageVersion
      self.placeholders = placeholders
    }
  }

  /// The name of the file, as it was given.
  package let file: String
  /// The entries, in the order of the file.
  package let entries: [Entry]
  /// The things that are probably not meant as they are written, in the order of the file.
  package let warnings: [CatalogIssue]

  /// The mark that begins the line of a comment which switches rules off.
  package static let ignoringMark = "fmt:ignore"

  /// Makes a table of entries, of which no two have the same key.
  package init(file: String, entries: [Entry], warnings: [CatalogIssue] = []) {
    self.file = file
    self.entries = entries
    self.warnings = warnings
  }
}
