public import FoundationEssentials
public import LocaleFormat

// Without these properties, `localizedDescription` is "The operation could not be completed."

extension FormatError: LocalizedError {
  /// The error in English, with its place: `FormatError.description`.
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

  /// The fault in the text, in English: `FormatError.reason`.
  public var failureReason: String? { reason.description }

  /// A text that could be read instead, in English; nil if none is known.
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
