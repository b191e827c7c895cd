internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The kinds of numbers of the option `--style`.
enum NumberStyle: String, OptionValue {
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

  var recipe: NumberStyleRecipe {
    switch self {
    case .plain: .number(.plain)
    case .decimal: .number(.decimal)
    case .percent: .number(.percent)
    case .permille: .number(.permille)
    case .scientific: .number(.scientific)
    case .engineering: .number(.engineering)
    case .compact: .number(.compact)
    case .compactLong: .number(.compactLong)
    case .spellout: .rules(.spellOut)
    case .ordinal: .rules(.ordinal)
    case .ordinalWords: .rules(.ordinalWords)
    }
  }

  /// The notation of a style that is one; nil for the other styles.
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

/// The recipe of a style or of a skeleton.
enum NumberStyleRecipe {
  /// The recipe of digits, which have options.
  case number(NumberFormat)
  /// The recipe of words and ordinals, which have no options.
  case rules(RuleBasedFormat)
}
