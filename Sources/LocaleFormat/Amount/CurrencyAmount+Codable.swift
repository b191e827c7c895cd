extension CurrencyAmount: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case amount
    case currency
  }

  /// Writes the amount and the currency, in JSON `{"amount":"1234.50","currency":"EUR"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(amount, forKey: .amount)
    try container.encode(currency, forKey: .currency)
  }

  /// Reads an encoded amount and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` if the amount is not a decimal number, if the currency
  ///   is not three ASCII letters, and for an unknown name; another `DecodingError` for a value
  ///   that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    amount = try container.decode(FixedDecimal.self, forKey: .amount)
    currency = try container.decode(Currency.self, forKey: .currency)
  }
}
