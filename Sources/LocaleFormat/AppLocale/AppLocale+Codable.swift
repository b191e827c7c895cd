// The complete result of the negotiation is encoded, so that another process shows the same texts.
// Negotiating again could give another result, with other localizations or newer data.

extension AppLocale: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case choice
    case policy
    case numbers
    case dates
    case money
    case measurement
    case origins
    case data
  }

  /// Writes the language, the conventions of each category, and their origins.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(choice, forKey: .choice)
    try container.encode(policy, forKey: .policy)
    try container.encode(numbers, forKey: .numbers)
    try container.encode(dates, forKey: .dates)
    try container.encode(money, forKey: .money)
    try container.encode(measurement, forKey: .measurement)
    try container.encode(origins, forKey: .origins)
    try container.encodeIfPresent(data, forKey: .data)
  }

  /// Reads an encoded value and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for an unknown name, and for a locale that is not
  ///   well-formed; another `DecodingError` for a value that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    choice = try container.decode(LocaleNegotiation.Choice.self, forKey: .choice)
    policy = try container.decode(Policy.self, forKey: .policy)
    data = try container.decodeIfPresent(FormattingData.self, forKey: .data)
    let origins = try container.decode(
      [LocalePreferences.Category: Origin].self,
      forKey: .origins
    )
    guard origins.count == LocalePreferences.Category.allCases.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .origins,
        in: container,
        debugDescription: "every category has an origin"
      )
    }
    followed = FollowedLocales(
      language: choice.locale,
      numbers: try container.decode(LocaleID.self, forKey: .numbers),
      dates: try container.decode(LocaleID.self, forKey: .dates),
      money: try container.decode(LocaleID.self, forKey: .money),
      measurement: try container.decode(LocaleID.self, forKey: .measurement),
      origins: origins
    )
  }
}

extension AppLocale.Policy: Codable {}

extension AppLocale.Origin: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind
    case locale
  }

  private enum Kind: String, Codable {
    case language
    case languageInRegion = "language-in-region"
    case languageWithoutRegion = "language-without-region"
    case person
    case languageWithoutData = "language-without-data"
  }

  /// Writes the kind of origin, and the person's locale if it has one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let (kind, locale): (Kind, LocaleID?) =
      switch self {
      case .language: (.language, nil)
      case .languageInRegion(let person): (.languageInRegion, person)
      case .languageWithoutRegion(let person): (.languageWithoutRegion, person)
      case .person(let person): (.person, person)
      case .languageWithoutData(let person): (.languageWithoutData, person)
      }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(locale, forKey: .locale)
  }

  /// Reads an encoded origin.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name, and for a value that is missing or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    func locale() throws -> LocaleID { try container.decode(LocaleID.self, forKey: .locale) }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .language:
      try container.refuse(.locale, beside: "language")
      self = .language
    case .languageInRegion: self = .languageInRegion(of: try locale())
    case .languageWithoutRegion: self = .languageWithoutRegion(of: try locale())
    case .person: self = .person(try locale())
    case .languageWithoutData: self = .languageWithoutData(for: try locale())
    }
  }
}
