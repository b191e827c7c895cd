internal import ArgumentParser
internal import LocaleFormat

/// What kind of number is written.
enum NumberStyle: String, ExpressibleByArgument, CaseIterable {
  case plain
  case decimal
  case percent
  case permille
  case scientific
  case engineering
  case compact
  case compactLong = "compact-long"
  case spellout
  case ordinal
  case ordinalWords = "ordinal-words"

  /// The recipe of the style; nil for those by rules.
  var recipe: NumberFormat? {
    switch self {
    case .plain: .plain
    case .decimal: .decimal
    case .percent: .percent
    case .permille: .permille
    case .scientific: .scientific
    case .engineering: .engineering
    case .compact: .compact
    case .compactLong: .compactLong
    case .spellout, .ordinal, .ordinalWords: nil
    }
  }

  /// The rules of the style; nil for those with options.
  var rules: RuleBasedFormat? {
    switch self {
    case .spellout: .spellOut
    case .ordinal: .ordinal
    case .ordinalWords: .ordinalWords
    default: nil
    }
  }

  /// The notation that the style is; nil for the other styles.
  var notation: NumberFormat.Notation? {
    switch self {
    case .scientific: .scientific
    case .engineering: .engineering
    case .compact: .compactShort
    case .compactLong: .compactLong
    default: nil
    }
  }
}
