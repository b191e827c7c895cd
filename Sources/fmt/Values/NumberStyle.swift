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

  var recipe: NumberFormat {
    switch self {
    case .plain: .plain
    case .decimal: .decimal
    case .percent: .percent
    case .permille: .permille
    case .scientific: .scientific
    case .engineering: .engineering
    case .compact: .compact
    case .compactLong: .compactLong
    case .spellout: .spellOut
    case .ordinal: .ordinal
    case .ordinalWords: .ordinalWords
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
