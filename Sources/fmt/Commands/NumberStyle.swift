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

  /// Whether numbers are written in words, which follow the language.
  var isWords: Bool { self == .spellout || self == .ordinal || self == .ordinalWords }
}

/// The options of which one says what is written.
struct KindOptions: DirectlyReadable {
  @Option(
    help:
      "What kind of number. Default: decimal. Unless digits are asked for, plain, percent and permille round to whole ones: see --fraction."
  )
  var style: NumberStyle?
  @Option(
    help: ArgumentHelp("An ICU number skeleton, in place of a style.", valueName: "skeleton")
  )
  var skeleton: String?

  /// Whether ICU may refuse a value.
  var isFree: Bool { skeleton != nil }

  /// The recipe of plain numbers.
  func numberRecipe() throws -> NumberFormat {
    guard let skeleton else { return (style ?? .decimal).recipe }
    guard style == nil else { throw usageError("--skeleton goes without --style") }
    return try named("--skeleton") { () throws(FormatError) in
      try NumberFormat.skeleton(skeleton).validated()
    }
  }

  /// The recipe of numbers that are amounts of something.
  ///
  /// - Parameters:
  ///   - amount: The recipe of such an amount.
  ///   - stems: What a skeleton of such an amount says.
  /// - Returns: The recipe.
  /// - Throws: The status of a usage error, for options that do not go together.
  func amountRecipe(_ amount: NumberFormat, stems: [String]) throws -> NumberFormat {
    if let skeleton {
      guard style == nil else { throw usageError("--skeleton goes without --style") }
      return try named("--skeleton") { () throws(FormatError) in
        try NumberFormat.skeleton(([skeleton] + stems).joined(separator: " ")).validated()
      }
    }
    switch style {
    case nil, .decimal: return amount
    case let style?:
      guard let notation = style.notation else {
        throw usageError("--style \(style.rawValue) is no style of amounts")
      }
      return amount.notation(notation)
    }
  }
}

extension KindOptions {
  mutating func take(from line: inout ArgumentLine) {
    style = line.value("style")
    skeleton = line.value("skeleton")
  }
}
