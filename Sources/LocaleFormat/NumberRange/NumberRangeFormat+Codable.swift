extension NumberRangeFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case number
    case collapse
    case identity
  }

  /// Writes the recipe by names that stay the same.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    if collapse != .auto { try container.encode(collapse, forKey: .collapse) }
    if identity != .approximately { try container.encode(identity, forKey: .identity) }
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: What ``NumberFormat`` throws, and `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      try container.decode(NumberFormat.self, forKey: .number),
      collapse: try container.decodeIfPresent(Collapse.self, forKey: .collapse) ?? .auto,
      identity: try container.decodeIfPresent(Identity.self, forKey: .identity) ?? .approximately
    )
  }
}
