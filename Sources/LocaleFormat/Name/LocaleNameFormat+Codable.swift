extension LocaleNameFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case dialect
    case length
    case capitalization
    case fallback
  }

  /// Writes the recipe by names that stay the same, options at their default left out.
  ///
  /// In JSON `LocaleNameFormat(dialect: .dialect, length: .short)` is
  /// `{"dialect":"dialect","length":"short"}`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if dialect != .standard { try container.encode(dialect, forKey: .dialect) }
    if length != .full { try container.encode(length, forKey: .length) }
    if capitalization != .unspecified {
      try container.encode(capitalization, forKey: .capitalization)
    }
    if fallback != .code { try container.encode(fallback, forKey: .fallback) }
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for a name that no option has, an unknown dialect, length or the like, and for another type.
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
