extension LocalePreferences: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case languages
    case conventions
    case languageSetting
    case conventionSettings
    case ignored
  }

  /// Writes the languages, the conventions by category, and the settings that they come from.
  ///
  /// In JSON `LocalePreferences(languages: ["de-CH"], conventions: [.money: "de-DE"])` is
  /// `{"languages":["de-CH"],"conventions":{"money":"de-DE"}}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(languages, forKey: .languages)
    if !conventions.isEmpty { try container.encode(conventions, forKey: .conventions) }
    try container.encodeIfPresent(languageSetting, forKey: .languageSetting)
    if !conventionSettings.isEmpty {
      try container.encode(conventionSettings, forKey: .conventionSettings)
    }
    if !ignored.isEmpty { try container.encode(ignored, forKey: .ignored) }
  }

  /// Reads an encoded value and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for an unknown name or category, and for a locale that
  ///   is not well-formed; another `DecodingError` for a value that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      languages: try container.decode([LocaleID].self, forKey: .languages),
      conventions: try container.decodeIfPresent(forKey: .conventions) ?? [:]
    )
    languageSetting = try container.decodeIfPresent(forKey: .languageSetting)
    conventionSettings = try container.decodeIfPresent(forKey: .conventionSettings) ?? [:]
    ignored = try container.decodeIfPresent(forKey: .ignored) ?? []
  }
}

/// Encoded by the raw value, also as a key of a dictionary.
extension LocalePreferences.Category: Codable, CodingKeyRepresentable {}

extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent<Value: Decodable>(forKey key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
