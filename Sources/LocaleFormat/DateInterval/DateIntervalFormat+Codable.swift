extension DateIntervalFormat: Codable {
  /// Writes the recipe of the dates, as ``DateFormat`` does.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws, and `EncodingError.invalidValue` with the `FormatError`
  ///   underneath for what ``validated()`` refuses.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in try recipe.check() }
    try date.encode(to: encoder)
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: What ``DateFormat`` throws; `DecodingError.dataCorrupted` with the `FormatError` underneath
  ///   for what ``validated()`` refuses.
  public init(from decoder: any Decoder) throws {
    let recipe = DateIntervalFormat(try DateFormat(from: decoder))
    self = try decoder.check(recipe) { recipe throws(FormatError) in try recipe.check() }
  }
}
