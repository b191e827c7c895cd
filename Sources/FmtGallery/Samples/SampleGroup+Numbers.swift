internal import LocaleFormat

extension SampleGroup {
  static let numbers = SampleGroup(
    id: "numbers",
    title: "Numbers",
    samples: [
      .number("Decimal", "-1234567.891", as: .decimal),
      .number("Percentage", "0.256", "--style percent", as: .percent),
      .number("Compact, short", "1234567", "--style compact", as: .compact),
      .number("Compact, long", "1234567", "--style compact-long", as: .compactLong),
      .number("Scientific", "1234567", "--style scientific", as: .scientific),
      .number("With a sign", "5", "--sign always", as: NumberFormat.decimal.sign(.always)),
      .number("Ordinal", "21", "--style ordinal", as: RuleBasedFormat.ordinal),
      .number("In words", "21", "--style spellout", as: RuleBasedFormat.spellOut),
    ]
  )

  static let money = SampleGroup(
    id: "money",
    title: "Money",
    samples: [
      .money("Currency of the region", "1234.5", as: .localCurrency),
      .money("Euro", "-1234.5", "--currency EUR", as: .currency("EUR")),
      .money("Accounting", "-1234.5", "--currency USD --accounting", as: dollars.accounting()),
      .money("Name", "1234.5", "--currency USD --display name", as: dollars.presentation(.name)),
      .money("Code", "1234.5", "--currency USD --display code", as: dollars.presentation(.code)),
      .money(
        "Narrow symbol",
        "1234.5",
        "--currency USD --display narrow",
        as: dollars.presentation(.narrowSymbol)
      ),
      .money("No decimals", "1234.5", "--currency JPY", as: .currency("JPY")),
      .money(
        "Compact",
        "1234567",
        "--currency EUR --style compact",
        as: .currency("EUR").notation(.compactShort)
      ),
    ]
  )

  static let ranges = SampleGroup(
    id: "ranges",
    title: "Ranges",
    samples: [
      .range("Numbers", "number", "3", "5", as: .decimal),
      .range("About the same", "number", "3", "3", as: .decimal),
      .range("Money", "currency", "3", "5", "--currency EUR", as: .currency("EUR")),
      .range("Compact", "number", "1200", "3400000", "--style compact", as: .compact),
      .range("Percentages", "number", "0.1", "0.25", "--style percent", as: .percent),
    ]
  )

  private static let dollars = NumberFormat.currency("USD")
}

extension Sample {
  /// A number with options of `fmt number`.
  fileprivate static func number<Recipe: FormatRecipe>(
    _ name: String,
    _ value: FixedDecimal,
    _ options: String = "",
    as recipe: Recipe
  ) -> Sample where Recipe.Formatter.Value == NumericValue {
    Sample(name, command("number", value, options), .decimal(value), as: recipe)
  }

  /// An amount with options of `fmt currency`.
  fileprivate static func money(
    _ name: String,
    _ value: FixedDecimal,
    _ options: String = "",
    as recipe: NumberFormat
  ) -> Sample {
    Sample(name, command("currency", value, options), .decimal(value), as: recipe)
  }

  /// A range of numbers or amounts.
  fileprivate static func range(
    _ name: String,
    _ kind: String,
    _ start: FixedDecimal,
    _ end: FixedDecimal,
    _ options: String = "",
    as recipe: NumberFormat
  ) -> Sample {
    Sample(
      name,
      words(kind, "\(start)..\(end)", options),
      .from(start, through: end),
      as: NumberRangeFormat(recipe)
    )
  }

  private static func command(_ kind: String, _ value: FixedDecimal, _ options: String) -> String {
    words(kind, "\(value)", options)
  }

  static func words(_ words: String...) -> String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
