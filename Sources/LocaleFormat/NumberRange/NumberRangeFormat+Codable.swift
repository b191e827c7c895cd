extension NumberRangeFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case number
    case collapse
    case identity
  }

  /// Encodes the recipe under names that never change.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    if collapse != .auto { try container.encode(collapse, forKey: .collapse) }
    if identity != .approximately { try container.encode(identity, forKey: .identity) }
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: What ``NumberFormat`` throws. `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      try container.decode(NumberFormat.self, forKey: .number),
      collapse: try container.decodeIfPresent(Collapse.self, forKey: .collapse) ?? .auto,
      identity: try container.decodeIfPresent(Identity.self, forKey: .identity) ?? .approximately
    )
  }
}
