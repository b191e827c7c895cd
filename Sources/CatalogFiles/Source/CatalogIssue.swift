internal import Faults

/// A fault in a catalog file, with its place.
///
/// An issue with the severity ``Severity/error`` is thrown, and the file is not used. The others are
/// collected while a file is read: `StringCatalog.warnings`.
///
/// ```swift
/// do {
///   let file = Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8)
///   _ = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")])
/// } catch {
///   error.place.line  // 1
///   error.place.column  // 10
///   error.reason.code  // "semicolon-expected"
/// }
/// ```
public struct CatalogIssue: Error, Hashable, Sendable {
  /// The weight of an issue.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Codable {
    /// The file cannot be used.
    case error
    /// The file can be used, but probably does not say what its author meant.
    case warning
  }

  /// The weight of the issue.
  public let severity: Severity
  /// The name of the file, as it was given.
  public let file: String
  /// The place in the file.
  public let place: SourcePlace
  /// The fault, or the thing that was expected: a stable code, values, and an English sentence.
  public let reason: FormatError.Reason
  /// The key of the entry that the reader was in, with the place of the key; nil outside of entries.
  package let entry: CatalogText?
  /// The consequence of the fault for the entry; nil if it has none for other checks.
  package let effect: Effect?

  /// The consequence of a fault that makes another one follow from it.
  package enum Effect: Hashable, Sendable {
    /// A part of the entry was left out.
    case leavesPartOut
    /// A text names a part that is not there.
    case lacksPart
  }

  /// The key of the entry that the fault is in; nil if it is in none, or if the file was not read.
  ///
  /// ```swift
  /// let file = "\"a\" = \"1\";\n\"a\" = \"2\";"
  /// let catalog = try StringCatalog([.bytes(Array(file.utf8), name: "de.lproj/Shop.strings")])
  /// catalog.warnings[0].key  // "a"
  /// ```
  public var key: String? { entry?.text }

  /// Makes an issue.
  ///
  /// - Parameters:
  ///   - severity: How much it matters.
  ///   - file: The name of the file.
  ///   - place: The place in the file.
  ///   - reason: What is wrong.
  public init(
    _ severity: Severity = .error,
    file: String,
    place: SourcePlace,
    reason: FormatError.Reason
  ) {
    self.init(severity, file: file, place: place, reason: reason, entry: nil)
  }

  package init(
    _ severity: Severity = .error,
    file: String,
    place: SourcePlace,
    reason: FormatError.Reason,
    entry: CatalogText?,
    effect: Effect? = nil
  ) {
    self.severity = severity
    self.file = file
    self.place = place
    self.reason = reason
    self.entry = entry
    self.effect = effect
  }
}

extension CatalogIssue: CustomStringConvertible {
  /// The file, the place, the severity and the sentence, in the form that compilers use:
  /// `de.strings:1:10: error: …`.
  ///
  /// It is one line: control characters, which names of files can have, are shown as escapes.
  public var description: String {
    "\(file):\(place): \(severity.rawValue): \(reason)".withVisibleControls
  }
}

extension CatalogIssue {
  /// The same fault with another weight.
  package func weighed(as severity: Severity) -> CatalogIssue { copy(severity: severity) }

  /// The same fault as one of an entry.
  package func of(_ entry: CatalogText) -> CatalogIssue { copy(entry: entry) }

  private func copy(severity: Severity? = nil, entry: CatalogText? = nil) -> CatalogIssue {
    CatalogIssue(
      severity ?? self.severity,
      file: file,
      place: place,
      reason: reason,
      entry: entry ?? self.entry,
      effect: effect
    )
  }

  /// Whether the system did not let the file be read, so that its content is not at fault.
  package var isUnreadable: Bool {
    severity == .error && Self.unreadableCodes.contains(reason.code)
  }

  private static let unreadableCodes: Set<String> = [
    "absent-file", "absent-path", "dangling-link", "name-not-utf-8", "not-a-file",
    "unreadable-file", "unreadable-folder",
  ]
}
