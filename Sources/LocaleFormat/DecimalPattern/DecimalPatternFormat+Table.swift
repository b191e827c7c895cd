extension DecimalPatternFormat: TabledRecipe {
  /// The pattern, the style and the options in encoded recipes and in descriptions.
  ///
  /// In JSON `DecimalPatternFormat("#,##0.00")` is `{"pattern":"#,##0.00"}`. Without a pattern,
  /// there must be a style.
  ///
  /// ```swift
  /// var options = DecimalPatternFormat.Options()
  /// options.rounding = .halfUp
  /// let amounts = DecimalPatternFormat("#,##0.00", options: options)
  /// amounts.description  // "DecimalPatternFormat(#,##0.00, rounding: halfUp)"
  /// ```
  package static let optionTable = RecipeTable<DecimalPatternFormat>(
    optional("pattern", { $0.pattern?.text }).described { recipe, description in
      if let pattern = recipe.pattern { description.argument(nil, pattern.text.excerpt) }
    },
    optional("style", \.style),
    option("options", \.options, unless: Options()).described { recipe, description in
      recipe.options.describe(in: &description)
    },
    checked: .always,
    refuse: { container in
      let pattern = RecipeName("pattern")
      guard try !container.contains(pattern) || container.decodeNil(forKey: pattern) else { return }
      // The pattern is that of the style.
      _ = try container.decode(Style.self, forKey: RecipeName("style"))
    }
  ) {
    DecimalPatternFormat(
      pattern: $0.map(DecimalPattern.init(unchecked:)),
      style: $1,
      options: $2
    )
  }
}

extension DecimalPatternFormat.Options: TabledOptions {
  /// The options in encoded recipes, by their names; none has a value by default.
  package static let optionTable = RecipeTable<Self>(
    [
      setting("minimumIntegerDigits", \.minimumIntegerDigits),
      setting("maximumIntegerDigits", \.maximumIntegerDigits),
      setting("minimumFractionDigits", \.minimumFractionDigits),
      setting("maximumFractionDigits", \.maximumFractionDigits),
      setting("currency", \.currency),
      setting("minimumGroupingDigits", \.minimumGroupingDigits),
      setting("usesSignificantDigits", \.usesSignificantDigits),
      setting("minimumSignificantDigits", \.minimumSignificantDigits),
      setting("maximumSignificantDigits", \.maximumSignificantDigits),
      setting("usesGrouping", \.usesGrouping),
      setting("multiplier", \.multiplier),
      setting("roundingIncrement", \.roundingIncrement),
      setting("formatWidth", \.formatWidth),
      padCharacter,
      setting("usesScientificNotation", \.usesScientificNotation),
      setting("groupingSize", \.groupingSize),
      setting("secondaryGroupingSize", \.secondaryGroupingSize),
      setting("rounding", \.rounding),
      setting("refusesRounding", \.refusesRounding),
      setting("currencyUsage", \.currencyUsage),
      setting("minimumExponentDigits", \.minimumExponentDigits),
      setting("alwaysShowsExponentSign", \.alwaysShowsExponentSign),
      setting("alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator),
      setting("padPosition", \.padPosition),
      setting("positivePrefix", \.positivePrefix),
      setting("positiveSuffix", \.positiveSuffix),
      setting("negativePrefix", \.negativePrefix),
      setting("negativeSuffix", \.negativeSuffix),
      setting("alwaysShowsSign", \.alwaysShowsSign),
    ],
    start: { _ in Self() }
  )

  /// The character that fills up, encoded as a text.
  private static let padCharacter = RecipeOption<Self, Unicode.Scalar?>(
    name: RecipeName("padCharacter"),
    value: \.padCharacter,
    isUsual: { $0 == nil },
    write: { scalar, container, name in
      try container.encodeIfPresent(scalar.map { String(Character($0)) }, forKey: name)
    },
    read: { container, name in
      let text = try container.decode(String.self, forKey: name)
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: name,
          in: container,
          debugDescription: "one character is expected"
        )
      }
      return scalar
    },
    text: { "\($0.map(String.init) ?? "")" }
  ).changing { options, scalar in
    var options = options
    options.padCharacter = scalar
    return options
  }

  /// Adds the options that are set, also those of ICU's own parser, which are not encoded.
  fileprivate func describe(in description: inout RecipeDescription) {
    for option in Mirror(reflecting: self).children {
      guard let label = option.label,
        let value = Mirror(reflecting: option.value).children.first?.value
      else { continue }
      description.argument(label, "\(value)".excerpt)
    }
  }
}
