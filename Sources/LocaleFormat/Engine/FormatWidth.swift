/// The length of words: of units, of relative times, and of lists.
public enum FormatWidth: String, Hashable, Sendable, CaseIterable, Codable {
  /// In full: `3 meters`, `in 3 months`.
  case long
  /// Abbreviated: `3 m`, `in 3 mo.`.
  case short
  /// As short as possible: `3m`; in many languages the same as ``short``.
  case narrow
}
