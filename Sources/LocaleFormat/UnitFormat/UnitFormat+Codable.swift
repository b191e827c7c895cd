extension UnitFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case number
    case width
    case usage
    case preferences
  }

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// In JSON `UnitFormat(usage: "road")` is `{"usage":"road"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if number != .decimal { try container.encode(number, forKey: .number) }
    if width != .short { try container.encode(width, forKey: .width) }
    try container.encodeIfPresent(usage, forKey: .usage)
    if preferences != .standard { try container.encode(preferences, forKey: .preferences) }
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name or value, and for what ``validated()`` refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      try container.decodeIfPresent(NumberFormat.self, forKey: .number) ?? .decimal,
      width: try container.decodeIfPresent(FormatWidth.self, forKey: .width) ?? .short,
      usage: try container.decodeIfPresent(String.self, forKey: .usage),
      preferences: try container.decodeIfPresent(UnitPreferences.self, forKey: .preferences)
        ?? .standard
    )
    let recipe = self
    _ = try decoder.checked { () throws(FormatError) in try recipe.validated() }
  }
}
