extension ListFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind
    case width
    case isolatesItems
  }

  /// Writes the recipe with names that never change, and leaves out options with their default
  /// value.
  ///
  /// In JSON `ListFormat(.or, width: .short)` is `{"kind":"or","width":"short"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    if width != .long { try container.encode(width, forKey: .width) }
    if isolatesItems { try container.encode(true, forKey: .isolatesItems) }
  }

  /// Reads an encoded recipe and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the kind is missing, for a key that is not an option, for an
  ///   unknown value of an option, and for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      try container.decode(Kind.self, forKey: .kind),
      width: try container.decodeIfPresent(FormatWidth.self, forKey: .width) ?? .long,
      isolatesItems: try container.decodeIfPresent(Bool.self, forKey: .isolatesItems) ?? false
    )
  }
}

extension ListFormat.Kind: Codable {}
