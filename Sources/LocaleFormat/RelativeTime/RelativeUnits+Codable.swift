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

extension RelativeTimeFormat.Units: CustomStringConvertible {
  /// The units, the largest first.
  public var description: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}
