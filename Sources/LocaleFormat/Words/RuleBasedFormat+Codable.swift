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

  /// Writes the recipe by names that stay the same.
  ///
  /// In JSON `RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")` is
  /// `{"kind":"numbering-system","ruleSet":"%roman-upper"}`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(KindName(kind), forKey: .kind)
    try container.encodeIfPresent(ruleSetName, forKey: .ruleSet)
  }

  /// Reads what was encoded.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for a name that no option has, an unknown kind, and for what is missing
  ///   or of another type. Whether a locale has the rule set shows when the recipe is made ready.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      try container.decode(KindName.self, forKey: .kind).kind,
      ruleSet: try container.decodeIfPresent(String.self, forKey: .ruleSet)
    )
  }
}
