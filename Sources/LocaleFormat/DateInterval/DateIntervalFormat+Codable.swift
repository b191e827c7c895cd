extension DateIntervalFormat: Codable {
  /// Encodes the recipe of the dates, as ``DateFormat`` does.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws. `EncodingError.invalidValue`, with the `FormatError` as its
  ///   underlying error, for what ``validated()`` refuses.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in try recipe.check() }
    try date.encode(to: encoder)
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: What ``DateFormat`` throws. `DecodingError.dataCorrupted`, with the `FormatError` as
  ///   its underlying error, for what ``validated()`` refuses.
  public init(from decoder: any Decoder) throws {
    let recipe = DateIntervalFormat(try DateFormat(from: decoder))
    self = try decoder.check(recipe) { recipe throws(FormatError) in try recipe.check() }
  }
}
