internal import LocaleFormat

/// The kind `case`.
enum BatchCaseMapping {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      "op", "break", .truth("noLowercase"), .truth("noBreakAdjustment"), .truth("excludeSpecialI"),
    ])
    let operation: CaseFormat.Operation = try test.choice("op", default: .upper)
    let piece: CaseFormat.TitlePiece = try test.choice("break", default: .word)
    let keepsOtherLetters = try test.truth("noLowercase")
    let skipsPunctuation = try !test.truth("noBreakAdjustment")
    let excludesSpecialI = try test.truth("excludeSpecialI")
    let recipe: CaseFormat =
      switch operation {
      case .upper: .upper
      case .lower: .lower
      case .title:
        .title(piece, keepsOtherLetters: keepsOtherLetters, skipsPunctuation: skipsPunctuation)
      case .fold: .fold(excludesSpecialI: excludesSpecialI)
      }
    let text = try test.input.text()
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    return BatchResult(formatter.string(text))
  }
}
