internal import FmtKit
internal import LocaleFormat

/// The kinds `rbnf` and `rbnf_parse`: numbers by rules, in words and back.
enum BatchWords {
  static func write(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["type", "ruleset", "numberingSystem"])
    let words = try formatter(test)
    let input = try test.input.decimal()
    let isWhole =
      input != "-0" && !input.contains { ".eEnN".contains($0) } && input.utf8.count < 19
    if isWhole {
      guard let value = Int(input) else { throw BatchFailure.error("'\(input)' is not a number") }
      return BatchResult(words.string(value))
    }
    let decimal = try FixedDecimal(input)
    // With a named rule set ICU takes a number with a fraction as a binary one.
    if test.has("ruleset"), let value = Double(input) {
      return BatchResult(words.string(value))
    }
    return BatchResult(words.string(decimal))
  }

  static func read(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["type", "ruleset", "numberingSystem", .truth("lenient")])
    let isLenient = try test.truth("lenient")
    let reading = try formatter(test).parsePrefix(test.input.text(), lenient: isLenient)
    return BatchResult(reading?.digits ?? "fail")
  }

  private static func formatter(_ test: BatchCase) throws -> RuleBasedFormat.Formatter {
    var recipe: RuleBasedFormat
    switch try test.text("type") ?? "spellout" {
    case "spellout": recipe = .spellOut
    case "ordinal": recipe = .ordinal
    case "duration": recipe = .duration
    case "numbering": recipe = .numberingSystem
    case let type: throw BatchFailure.unsupported("type \(type)")
    }
    if let name = try test.text("ruleset") { recipe = recipe.ruleSet(name) }
    return try FormatterCache.shared.formatter(recipe, for: try test.localeID())
  }
}
