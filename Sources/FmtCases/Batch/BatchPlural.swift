internal import FmtKit
internal import LocaleFormat

/// The kinds `plural` and `plural_range`.
enum BatchPlural {
  static func category(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["type"])
    let kind = try test.choice("type", default: PluralRules.Kind.cardinal)
    let rules = try PluralRules(for: try test.bareLocaleID(), kind)
    return BatchResult(rules.category(of: try operands(test.input)).rawValue)
  }

  static func range(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([])
    let rules = try PluralRules(for: try test.bareLocaleID())
    let category = rules.category(
      from: try end(test.input.member("start"), rules),
      to: try end(test.input.member("end"), rules)
    )
    return BatchResult(category.rawValue)
  }

  /// The category of an end, which is a category or a number.
  private static func end(_ value: BatchMember, _ rules: PluralRules) throws -> PluralCategory {
    if let category = value.value.text.flatMap(PluralCategory.init(rawValue:)) { return category }
    return rules.category(of: try operands(value))
  }

  /// The operands of a number: of a text as it is shown, and of JSON's numbers with all digits.
  private static func operands(_ value: BatchMember) throws -> PluralOperands {
    if case .number = value.value {
      let text = try value.plainDecimal()
      return PluralOperands(try value.reading(try FixedDecimal(text)))
    }
    let text = try value.text()
    if text.utf8.contains(UInt8(ascii: "c")) || text.utf8.contains(UInt8(ascii: "e")) {
      return try value.reading(try PluralOperands(text))
    }
    return PluralOperands(try value.reading(try FixedDecimal(anySpelling: text)))
  }
}
