public import FoundationEssentials
public import LocaleFormat

// FoundationEssentials has no `formatted` of its own for numbers. Foundation has, for any style; these
// name the style and both protocols, so the compiler takes them where both could be meant.

extension BinaryInteger where Self: LocalizedNumber {
  /// Writes the integer in a style.
  ///
  /// ```swift
  /// try 1234.formatted(.localized(.decimal, locale: LocaleID("fr")))  // "1\u{202F}234"
  /// ```
  /// - Parameter style: Such as `.localized(.decimal)`.
  /// - Returns: What ``LocalizedNumberStyle/format(_:)`` writes.
  public func formatted(_ style: LocalizedNumberStyle<Self>) -> String { style.format(self) }

  /// Reads an integer as a style writes it.
  ///
  /// - Parameters:
  ///   - text: The whole text is read, or none of it.
  ///   - format: Such as `.localized(.decimal)`.
  /// - Throws: What ``LocalizedNumberParseStrategy/parse(_:)`` throws.
  public init(_ text: String, format: LocalizedNumberStyle<Self>) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}

extension BinaryFloatingPoint where Self: LocalizedNumber {
  /// Writes the number in a style, by its shortest decimal.
  ///
  /// ```swift
  /// try 0.5.formatted(.localized(.percent, locale: LocaleID("tr")))  // "%50"
  /// ```
  /// - Parameter style: Such as `.localized(.percent)`.
  /// - Returns: What ``LocalizedNumberStyle/format(_:)`` writes.
  public func formatted(_ style: LocalizedNumberStyle<Self>) -> String { style.format(self) }

  /// Reads a number as a style writes it; the nearest that the type can hold.
  ///
  /// - Parameters:
  ///   - text: The whole text is read, or none of it.
  ///   - format: Such as `.localized(.percent)`.
  /// - Throws: What ``LocalizedNumberParseStrategy/parse(_:)`` throws.
  public init(_ text: String, format: LocalizedNumberStyle<Self>) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}

extension Decimal {
  /// Writes the number in a style, exactly.
  ///
  /// ```swift
  /// Decimal(5).formatted(.localized(.currency("JPY"), locale: "en"))  // "¥5"
  /// ```
  /// - Parameter style: Such as `.localized(.currency("EUR"))`.
  /// - Returns: What ``LocalizedNumberStyle/format(_:)`` writes.
  public func formatted(_ style: LocalizedNumberStyle<Decimal>) -> String { style.format(self) }

  /// Reads a number as a style writes it, exactly.
  ///
  /// - Parameters:
  ///   - text: The whole text is read, or none of it.
  ///   - format: Such as `.localized(.currency("EUR"))`.
  /// - Throws: What ``LocalizedNumberParseStrategy/parse(_:)`` throws; a number of more digits
  ///   than a `Decimal` has is refused, not rounded.
  public init(_ text: String, format: LocalizedNumberStyle<Decimal>) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}
