extension CurrencyAmount: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case amount
    case currency
  }

  /// Writes the amount and the currency, in JSON `{"amount":"1234.50","currency":"EUR"}`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(amount, forKey: .amount)
    try container.encode(currency, forKey: .currency)
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` for what is not a decimal number or not three ASCII letters,
  ///   and for an unknown name; another `DecodingError` for what is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    amount = try container.decode(FixedDecimal.self, forKey: .amount)
    currency = try container.decode(Currency.self, forKey: .currency)
  }
}
