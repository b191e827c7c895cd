public import FoundationEssentials
public import LocaleFormat

// Without these, `localizedDescription` says: "The operation could not be completed."

extension FormatError: LocalizedError {
  /// What is wrong, in English, with its place: `FormatError.description`.
  ///
  /// ```swift
  /// let tag = "de-CH-"
  /// do {
  ///   _ = try LocaleID(tag)
  /// } catch {
  ///   error.localizedDescription  // "offset 6: locale 'de-CH-' is not well-formed: a subtag is missing"
  ///   error.failureReason  // "a subtag is missing"
  /// }
  /// ```
  public var errorDescription: String? { description }

  /// What is wrong with the text, in English: `FormatError.reason`.
  public var failureReason: String? { reason.description }

  /// What would be read, in English; nil where that cannot be told.
  ///
  /// ```swift
  /// let german = try NumberFormat.decimal.formatter(for: "de")
  /// do {
  ///   _ = try german.parse("1,234.5")
  /// } catch {
  ///   error.recoverySuggestion  // "Write '1.234,5'."
  /// }
  /// ```
  public var recoverySuggestion: String? { proposal.map { "Write '\($0)'." } }
}
