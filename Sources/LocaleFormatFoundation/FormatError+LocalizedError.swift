public import FoundationEssentials
public import LocaleFormat

// Without these, `localizedDescription` says: "The operation could not be completed."

extension FormatError: LocalizedError {
  /// What is wrong, in English, with its place: `FormatError.description`.
  ///
  /// ```swift
  /// do {
  ///   _ = try LocaleID("de-CH-")
  /// } catch {
  ///   error.localizedDescription  // "offset 6: locale 'de-CH-' is not well-formed: a subtag is missing"
  /// }
  /// ```
  public var errorDescription: String? { description }
}
