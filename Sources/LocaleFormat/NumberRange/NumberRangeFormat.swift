/// Describes how to write a range of numbers: `3–5 €`, `≈3 €`.
///
/// ```swift
/// let prices = NumberRangeFormat(.currency("EUR").fraction(0))
/// let german = try prices.formatter(for: "de")
/// german.string(.from(3, through: 5))  // "3–5\u{A0}€"
/// german.string(.from(3, through: 3))  // "≈3\u{A0}€"
/// ```
///
/// Source: [UTS #35, Miscellaneous
/// Patterns](https://unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns).
public struct NumberRangeFormat: Hashable, Sendable {
  /// A digest of what follows, made once: the key of a cache, and what `==` compares first.
  let fingerprint: UInt64
  /// How each of the two numbers is written.
  public let number: NumberFormat
  /// What is written once when it is the same for both.
  public let collapse: Collapse
  /// What is written for two numbers that look alike.
  public let identity: Identity

  /// Makes the recipe.
  ///
  /// - Parameters:
  ///   - number: How each number is written.
  ///   - collapse: What is written once.
  ///   - identity: What is written for two numbers that look alike.
  public init(
    _ number: NumberFormat,
    collapse: Collapse = .auto,
    identity: Identity = .approximately
  ) {
    self.number = number
    self.collapse = collapse
    self.identity = identity
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(collapse)
    hasher.combine(identity)
    fingerprint = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// What is written once when it is the same for both numbers (UNumberRangeCollapse).
  public enum Collapse: String, Hashable, Sendable, CaseIterable, Codable {
    /// What the locale and the kind of number ask for.
    case auto
    /// Nothing: `3 € – 5 €`.
    case nothing = "none"
    /// The unit or currency: `3–5 €`.
    case unit
    /// Everything that can be.
    case all
  }

  /// What is written for two numbers that look alike (UNumberRangeIdentityFallback).
  public enum Identity: String, Hashable, Sendable, CaseIterable, Codable {
    /// One number: `3 €`.
    case singleValue = "single-value"
    /// One number if the two are equal, and about that number if they only look alike.
    case approximatelyOrSingleValue = "approximately-or-single-value"
    /// About one number: `≈3 €`.
    case approximately
    /// Both numbers: `3–3 €`.
    case range
  }
}

extension NumberRangeFormat {
  /// The recipe itself, if each option of ``number`` can be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: What ``NumberFormat/validated()`` throws.
  public func validated() throws(FormatError) -> NumberRangeFormat {
    try number.check()
    return self
  }
}

extension NumberRangeFormat {
  /// Hashes the digest made at construction.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
