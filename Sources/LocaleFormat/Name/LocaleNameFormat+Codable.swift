extension LocaleNameFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case dialect
    case length
    case capitalization
    case fallback
  }

  /// Writes the recipe with names that never change, and leaves out options with their default
  /// value.
  ///
  /// In JSON `LocaleNameFormat(dialect: .dialect, length: .short)` is
  /// `{"dialect":"dialect","length":"short"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if dialect != .standard { try container.encode(dialect, forKey: .dialect) }
    if length != .full { try container.encode(length, forKey: .length) }
    if capitalization != .unspecified {
      try container.encode(capitalization, forKey: .capitalization)
    }
    if fallback != .code { try container.encode(fallback, forKey: .fallback) }
  }

  /// Reads an encoded recipe and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for a key that is not an option, for an unknown value of an option,
  ///   and for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    self.init(
      dialect: try read(.dialect, .standard),
      length: try read(.length, .full),
      capitalization: try read(.capitalization, .unspecified),
      fallback: try read(.fallback, .code)
    )
  }
}

extension LocaleNameFormat.Dialect: Codable {}
extension LocaleNameFormat.Length: Codable {}
extension LocaleNameFormat.Fallback: Codable {}
extension LocaleNameFormat.Kind: Codable {}
