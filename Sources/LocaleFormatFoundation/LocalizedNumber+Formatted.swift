public import FoundationEssentials
public import LocaleFormat

// FoundationEssentials has no `formatted` for numbers. Foundation has one for any style. The
// functions here name the style and both protocols, so the compiler prefers them where both would
// fit.

extension BinaryInteger where Self: LocalizedNumber {
  /// Writes the integer in a style.
  ///
  /// ```swift
  /// try 1234.formatted(.localized(.decimal, locale: LocaleID("fr")))  // "1\u{202F}234"
  /// ```
  /// - Parameter style: A style such as `.localized(.decimal)`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedNumberStyle<Self>) -> String { style.format(self) }

  /// Reads an integer in a style.
  ///
  /// - Parameters:
  ///   - text: The text, which must fit as a whole.
  ///   - format: A style such as `.localized(.decimal)`.
  /// - Throws: The errors of ``LocalizedNumberParseStrategy/parse(_:)``.
  public init(_ text: String, format: LocalizedNumberStyle<Self>) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}

extension BinaryFloatingPoint where Self: LocalizedNumber {
  /// Writes the number in a style, from its shortest decimal text.
  ///
  /// ```swift
  /// try 0.5.formatted(.localized(.percent, locale: LocaleID("tr")))  // "%50"
  /// ```
  /// - Parameter style: A style such as `.localized(.percent)`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedNumberStyle<Self>) -> String { style.format(self) }

  /// Reads a number in a style; the result is the nearest value of the type.
  ///
  /// - Parameters:
  ///   - text: The text, which must fit as a whole.
  ///   - format: A style such as `.localized(.percent)`.
  /// - Throws: The errors of ``LocalizedNumberParseStrategy/parse(_:)``.
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
  /// - Parameter style: A style such as `.localized(.currency("EUR"))`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedNumberStyle<Decimal>) -> String { style.format(self) }

  /// Reads a number in a style, exactly.
  ///
  /// - Parameters:
  ///   - text: The text, which must fit as a whole.
  ///   - format: A style such as `.localized(.currency("EUR"))`.
  /// - Throws: The errors of ``LocalizedNumberParseStrategy/parse(_:)``. A number with more digits
  ///   than a `Decimal` can hold is refused and not rounded.
  public init(_ text: String, format: LocalizedNumberStyle<Decimal>) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}
