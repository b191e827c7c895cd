extension UnitListFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case units
    case width
    case form
    case numbers
    case fraction
    case rounding
    case grouping
  }

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws. `EncodingError.invalidValue`, with the `FormatError` as its
  ///   underlying error, for what ``validated()`` refuses.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in _ = try recipe.validated() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(units, forKey: .units)
    if width != .short { try container.encode(width, forKey: .width) }
    if form != .names { try container.encode(form, forKey: .form) }
    if numbers != .digits { try container.encode(numbers, forKey: .numbers) }
    if fraction != 0...3 {
      try container.encode([fraction.lowerBound, fraction.upperBound], forKey: .fraction)
    }
    if rounding != .halfEven { try container.encode(rounding, forKey: .rounding) }
    if grouping != .auto { try container.encode(grouping, forKey: .grouping) }
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for a name that no option has and, with the
  ///   `FormatError` as its underlying error, for what ``validated()`` refuses. Another
  ///   `DecodingError` for a missing value or a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    let recipe = UnitListFormat(
      try container.decode([String].self, forKey: .units),
      width: try read(.width, .short),
      form: try read(.form, .names),
      numbers: try read(.numbers, .digits),
      fraction: try container.decodeBounds(.fraction) ?? 0...3,
      rounding: try read(.rounding, .halfEven),
      grouping: try read(.grouping, .auto)
    )
    self = try decoder.check(recipe) { recipe throws(FormatError) in _ = try recipe.validated() }
  }
}

extension KeyedDecodingContainer {
  /// Decodes two numbers, the lower one first; nil if they are missing.
  func decodeBounds(_ key: Key) throws -> ClosedRange<Int>? {
    guard let bounds = try decodeIfPresent([Int].self, forKey: key) else { return nil }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "two bounds are expected, the lower one first"
      )
    }
    return bounds[0]...bounds[1]
  }
}
