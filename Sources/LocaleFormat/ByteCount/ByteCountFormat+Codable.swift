extension ByteCountFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case style
    case units
    case words
    case actual
  }

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// In JSON `ByteCountFormat(units: [.kilobyte, .megabyte])` is `{"units":["kilobyte","megabyte"]}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if style != .file { try container.encode(style, forKey: .style) }
    if units != .all { try container.encode(units, forKey: .units) }
    if !spellsOutZero { try container.encode(false, forKey: .words) }
    if includesActualByteCount { try container.encode(true, forKey: .actual) }
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name, and for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      style: try container.decodeIfPresent(Style.self, forKey: .style) ?? .file,
      units: try container.decodeIfPresent(Units.self, forKey: .units) ?? .all,
      spellsOutZero: try container.decodeIfPresent(Bool.self, forKey: .words) ?? true,
      includesActualByteCount: try container.decodeIfPresent(Bool.self, forKey: .actual) ?? false
    )
  }
}

extension ByteCountFormat.Units: Codable {
  /// Encodes the names of the units, the smallest first.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }

  /// Decodes the names of units, in any order.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let unit = ByteCountUnit.allCases.first(where: { $0.identifier == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(name.excerpt)' is not a unit of bytes"
        )
      }
      insert(unit.set)
    }
  }

  /// The names of the units, the smallest first.
  var names: [String] { ByteCountUnit.allCases.filter { contains($0.set) }.map(\.identifier) }
}
