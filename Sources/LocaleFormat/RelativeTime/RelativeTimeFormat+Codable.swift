extension RelativeTimeFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width
    case numbers
    case capitalization
    case grouping
    case units
  }

  /// Writes the recipe by names that stay the same, options at their default left out.
  ///
  /// In JSON `RelativeTimeFormat(numbers: .named, units: [.day, .hour])` is
  /// `{"numbers":"named","units":["day","hour"]}`.
  ///
  /// - Parameter encoder: Where to.
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

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for a name that no option has, an unknown width, unit or the like, and for another type.
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
  /// Writes the names of the units, the largest first.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members.map(\.rawValue))
  }

  /// Reads the names of the units, in any order.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for a unit that is none of those of ``RelativeTimeFormat/Units``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let unit = RelativeUnit(rawValue: name).flatMap(Self.init) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(name.excerpt)' is no unit between two instants"
        )
      }
      insert(unit)
    }
  }
}
