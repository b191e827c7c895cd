extension Localization: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name
    case locale
  }

  /// Writes the name and the locale of the localization.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(locale, forKey: .locale)
  }

  /// Reads an encoded localization.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name, for a locale that is not well-formed, and for a
  ///   value that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
  }
}

extension LocaleNegotiation.Choice: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case localization
    case locale
    case reason
    case preference
  }

  private enum Reason: String, Codable {
    case preference
    case anyLanguage = "any-language"
    case pseudoLocale = "pseudo-locale"
    case development
  }

  /// Writes the localization, its locale, and the reason of the choice.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(localization, forKey: .localization)
    try container.encode(locale, forKey: .locale)
    let reason: Reason =
      switch reason {
      case .preference: .preference
      case .anyLanguage: .anyLanguage
      case .pseudoLocale: .pseudoLocale
      case .development: .development
      }
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(preference, forKey: .preference)
  }

  /// Reads an encoded choice.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name, and for a value that is missing or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    localization = try container.decode(Localization.self, forKey: .localization)
    locale = try container.decode(LocaleID.self, forKey: .locale)
    switch try container.decode(Reason.self, forKey: .reason) {
    case .preference:
      reason = .preference(try container.decode(LocaleID.self, forKey: .preference))
    case .anyLanguage:
      try container.refuse(.preference, beside: "any-language")
      reason = .anyLanguage
    case .pseudoLocale:
      try container.refuse(.preference, beside: "pseudo-locale")
      reason = .pseudoLocale
    case .development:
      try container.refuse(.preference, beside: "development")
      reason = .development
    }
  }
}
