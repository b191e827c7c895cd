/// Describes how to write amounts of money whose currency is part of the value.
///
/// Each amount is written as ``NumberFormat/currency(_:)`` writes numbers of its currency: with that
/// currency's digits, in the locale's order and signs.
///
/// ```swift
/// let prices = try CurrencyFormat().formatter(for: "de")
/// prices.string(CurrencyAmount("1234.5", "EUR"))  // "1.234,50\u{A0}€"
/// prices.string(CurrencyAmount(500, "JPY"))  // "500\u{A0}¥"
/// let names = CurrencyFormat(.localCurrency.presentation(.name))
/// try names.formatter(for: "en").string(CurrencyAmount(1, "CHF"))  // "1.00 Swiss francs"
/// ```
///
/// ``CurrencyAmount/parse(_:for:mode:compact:)`` reads such texts. Where the currency is known
/// beforehand, ``NumberFormat/currency(_:)`` writes numbers of it.
public struct CurrencyFormat: Hashable, Sendable {
  /// A digest of the following property, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The presentation of the currency, the digits and the signs.
  ///
  /// It is in the style ``NumberFormat/localCurrency``; each amount has its own currency.
  public let number: NumberFormat

  /// Creates a recipe for amounts of money.
  ///
  /// - Parameter number: The presentation of the currency, the digits and the signs, made of
  ///   ``NumberFormat/localCurrency``. Digits that are given replace those of each currency.
  public init(_ number: NumberFormat = .localCurrency) {
    self.number = number
    fingerprint = RecipeKey.fingerprint(number)
  }

  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: What ``NumberFormat/validated()`` throws. `FormatError.Code.unusableOption` for a
  ///   number of another style than ``NumberFormat/localCurrency``.
  public func validated() throws(FormatError) -> CurrencyFormat {
    try number.check()
    guard number.style == .localCurrency else {
      throw FormatError(
        code: .unusableOption,
        text: number.styleName,
        reason: Reason(
          "number-of-currency",
          "the number of an amount of money has the style localCurrency, not \(number.styleName)"
        )
      )
    }
    return self
  }
}

extension CurrencyFormat: TabledRecipe {
  /// The option in encoded recipes and in descriptions.
  ///
  /// In JSON `CurrencyFormat()` is `{}`.
  ///
  /// ```swift
  /// CurrencyFormat().description  // "CurrencyFormat()"
  /// ```
  package static let optionTable = RecipeTable<CurrencyFormat>(
    option("number", \.number, unless: .localCurrency).labelled(nil),
    checked: .decoded
  ) { CurrencyFormat($0) }
}
