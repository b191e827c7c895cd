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
  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  /// The format of each of the two numbers.
  public let number: NumberFormat
  /// The parts that are written once if they are the same for both numbers.
  public let collapse: Collapse
  /// The text for two numbers that look alike.
  public let identity: Identity

  /// Makes the recipe.
  ///
  /// - Parameters:
  ///   - number: The format of each number.
  ///   - collapse: The parts that are written once.
  ///   - identity: The text for two numbers that look alike.
  public init(
    _ number: NumberFormat,
    collapse: Collapse = .auto,
    identity: Identity = .approximately
  ) {
    self.number = number
    self.collapse = collapse
    self.identity = identity
    fingerprint = RecipeKey.fingerprint(number, collapse, identity)
  }

  /// The parts that are written once if they are the same for both numbers (UNumberRangeCollapse).
  public enum Collapse: String, Hashable, Sendable, CaseIterable, Codable {
    /// The parts that the locale and the kind of number decide.
    case auto
    /// Nothing: `3 € – 5 €`.
    case nothing = "none"
    /// The unit or currency: `3–5 €`.
    case unit
    /// All parts that can be written once.
    case all
  }

  /// The text for two numbers that look alike (UNumberRangeIdentityFallback).
  public enum Identity: String, Hashable, Sendable, CaseIterable, Codable {
    /// One number: `3 €`.
    case singleValue = "single-value"
    /// One number if the two are equal; about that number, as below, if they only look alike.
    case approximatelyOrSingleValue = "approximately-or-single-value"
    /// About one number: `≈3 €`.
    case approximately
    /// Both numbers: `3–3 €`.
    case range
  }
}

extension NumberRangeFormat {
  /// Returns the recipe itself, or throws if an option of ``number`` cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: What ``NumberFormat/validated()`` throws.
  public func validated() throws(FormatError) -> NumberRangeFormat {
    try number.check()
    return self
  }
}

extension NumberRangeFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `NumberRangeFormat(.percent, collapse: .unit)` is
  /// `{"number":{"style":"percent"},"collapse":"unit"}`.
  ///
  /// ```swift
  /// let prices = NumberRangeFormat(.currency("EUR"), collapse: .unit)
  /// prices.description  // "NumberRangeFormat(NumberFormat.currency(EUR), collapse: unit)"
  /// ```
  package static let optionTable = RecipeTable<NumberRangeFormat>(
    option("number", \.number).labelled(nil),
    option("collapse", \.collapse, unless: .auto),
    option("identity", \.identity, unless: .approximately)
  ) { NumberRangeFormat($0, collapse: $1, identity: $2) }
}
