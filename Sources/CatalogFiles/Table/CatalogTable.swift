/// The keys and values of one table in one language, as a file has them.
///
/// A key that a file has twice is in the table once: the last one counts, as on Apple's systems, and
/// ``warnings`` reports the first.
public struct CatalogTable: Hashable, Sendable {
  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: CatalogText
    /// The value.
    public let value: CatalogValue
    /// The variables that texts of the value name.
    public let variables: [CatalogVariable]
    /// The comment before the entry; nil if there is none.
    public let comment: String?
    /// Whether the key is not found in the sources any more, as the file says.
    public let isStale: Bool

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    ///   - variables: The variables that texts of the value name.
    ///   - comment: The comment before the entry.
    ///   - isStale: Whether the key is not found in the sources any more.
    public init(
      _ key: CatalogText,
      _ value: CatalogValue,
      variables: [CatalogVariable] = [],
      comment: String? = nil,
      isStale: Bool = false
    ) {
      self.key = key
      self.value = value
      self.variables = variables
      self.comment = comment
      self.isStale = isStale
    }
  }

  /// The name of the file, as it was given.
  public let file: String
  /// The entries, in the order of the file.
  public let entries: [Entry]
  /// The things that are probably not meant as they are written, in the order of the file.
  public let warnings: [CatalogIssue]
  /// The comments of a property list that switch off rules of checking, by the places of the keys after
  /// them; other comments of such a file are not read.
  package let ignoring: [SourcePlace: String]

  /// The mark that begins the line of a comment which switches rules off.
  package static let ignoringMark = "fmt:ignore"

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - entries: The entries; no key may be there twice.
  ///   - warnings: What is probably not meant as it is written.
  public init(file: String, entries: [Entry], warnings: [CatalogIssue] = []) {
    self.init(file: file, entries: entries, warnings: warnings, ignoring: [:])
  }

  package init(
    file: String,
    entries: [Entry],
    warnings: [CatalogIssue],
    ignoring: [SourcePlace: String]
  ) {
    self.file = file
    self.entries = entries
    self.warnings = warnings
    self.ignoring = ignoring
  }
}
