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

extension ByteCountFormat.Units: CustomStringConvertible {
  /// The units in brackets: `[byte, kilobyte]`.
  public var description: String {
    "[\(names.joined(separator: ", "))]"
  }
}
