extension RelativeTimeFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width
    case numbers
    case capitalization
    case grouping
    case units
  }

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// In JSON `RelativeTimeFormat(numbers: .named, units: [.day, .hour])` is
  /// `{"numbers":"named","units":["day","hour"]}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if width != .long { try container.encode(width, forKey: .width) }
    if numbers != .numeric { try container.encode(numbers, forKey: .numbers) }
    if capitalization != .unspecified {
      try container.encode(capitalization, forKey: .capitalization)
    }
    if grouping != .auto { try container.encode(grouping, forKey: .grouping) }
    if units != .usual { try container.encode(units, forKey: .units) }
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for a name that no option has, for an unknown width, unit or the
  ///   like, and for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    self.init(
      width: try read(.width, .long),
      numbers: try read(.numbers, .numeric),
      capitalization: try read(.capitalization, .unspecified),
      grouping: try read(.grouping, .auto),
      units: try read(.units, .usual)
    )
  }
}

extension RelativeTimeFormat.Numbers: Codable {}

extension RelativeTimeFormat.Units: Codable {
  /// Encodes the names of the units, the largest first.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members.map(\.rawValue))
  }

  /// Decodes the names of the units, in any order.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for a unit that ``RelativeTimeFormat/Units`` does not have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let unit = RelativeUnit(rawValue: name).flatMap(Self.init) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(name.excerpt)' is not a unit of a difference between two instants"
        )
      }
      insert(unit)
    }
  }
}
