extension RuleBasedFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind
    case ruleSet
  }

  private enum KindName: String, Codable, CaseIterable {
    case spellOut = "spell-out"
    case ordinal
    case ordinalWords = "ordinal-words"
    case duration
    case numberingSystem = "numbering-system"

    var kind: WordWriter.Kind {
      switch self {
      case .spellOut: .spellOut
      case .ordinal: .ordinal
      case .ordinalWords: .ordinalWords
      case .duration: .duration
      case .numberingSystem: .numberingSystem
      }
    }

    init(_ kind: WordWriter.Kind) {
      self =
        switch kind {
        case .spellOut: .spellOut
        case .ordinal: .ordinal
        case .ordinalWords: .ordinalWords
        case .duration: .duration
        case .numberingSystem: .numberingSystem
        }
    }
  }

  /// Encodes the recipe under names that never change.
  ///
  /// In JSON `RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")` is
  /// `{"kind":"numbering-system","ruleSet":"%roman-upper"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(KindName(kind), forKey: .kind)
    try container.encodeIfPresent(ruleSetName, forKey: .ruleSet)
  }

  /// Decodes a recipe.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for a name that no option has, for an unknown kind, and for a
  ///   missing value or one of another type. Whether a locale has the rule set is checked only when
  ///   a formatter is made.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      try container.decode(KindName.self, forKey: .kind).kind,
      ruleSet: try container.decodeIfPresent(String.self, forKey: .ruleSet)
    )
  }
}
