extension DurationFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case style
    case width
    case units
    case long
    case short
    case narrow
    case always
    case count
    case fraction
    case rounding
    case increment
    case grouping
    case integer
    case zero
  }

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// In JSON `DurationFormat(.digital).fraction(2)` is `{"style":"digital","fraction":[2,2]}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws. `EncodingError.invalidValue`, with the `FormatError` as its
  ///   underlying error, for what ``validated()`` refuses.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in _ = try recipe.validated() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    if style != .names { try container.encode(style, forKey: .style) }
    if width != .short { try container.encode(width, forKey: .width) }
    if units != .usual { try container.encode(units, forKey: .units) }
    for (key, width) in Self.widthKeys where width != self.width {
      let units = units(named: width)
      if !units.isEmpty { try container.encode(units, forKey: key) }
    }
    if !alwaysShown.isEmpty { try container.encode(alwaysShown, forKey: .always) }
    try container.encodeIfPresent(maximumCount, forKey: .count)
    if fraction != 0...0 {
      try container.encode([fraction.lowerBound, fraction.upperBound], forKey: .fraction)
    }
    if rounding != .halfEven { try container.encode(rounding, forKey: .rounding) }
    try container.encodeIfPresent(step, forKey: .increment)
    if grouping != .auto { try container.encode(grouping, forKey: .grouping) }
    try container.encodeIfPresent(leastDigits, forKey: .integer)
    try container.encodeIfPresent(leastZeroDigits, forKey: .zero)
  }

  private static let widthKeys: [(CodingKeys, FormatWidth)] = [
    (.long, .long), (.short, .short), (.narrow, .narrow),
  ]

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for a name that no option has and, with the
  ///   `FormatError` as its underlying error, for what ``validated()`` refuses. Another
  ///   `DecodingError` for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    var recipe = DurationFormat(
      try read(.style, .names),
      width: try read(.width, .short),
      units: try read(.units, .usual)
    )
    for (key, width) in Self.widthKeys {
      recipe = recipe.width(width, of: try read(key, []))
    }
    recipe = recipe.alwaysShowing(try read(.always, []))
      .maximumCount(try read(.count, nil))
      .fraction(try container.decodeBounds(.fraction) ?? 0...0)
      .rounding(try read(.rounding, .halfEven))
      .increment(try read(.increment, nil))
      .grouping(try read(.grouping, .auto))
      .integer(atLeast: try read(.integer, nil), ofZero: try read(.zero, nil))
    self = try decoder.check(recipe) { recipe throws(FormatError) in _ = try recipe.validated() }
  }
}
