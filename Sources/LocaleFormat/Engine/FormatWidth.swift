/// How long the words of a text are: those of units, and of times as seen from another.
public enum FormatWidth: String, Hashable, Sendable, CaseIterable, Codable {
  /// In full: `3 meters`, `in 3 months`.
  case long
  /// Abbreviated: `3 m`, `in 3 mo.`.
  case short
  /// As short as can be: `3m`; in many languages as ``short``.
  case narrow
}
