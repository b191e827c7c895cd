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
      number("minimumIntegerDigits", \.minimumIntegerDigits, digits),
      number("maximumIntegerDigits", \.maximumIntegerDigits, digits),
      number("minimumFractionDigits", \.minimumFractionDigits, digits),
      number("maximumFractionDigits", \.maximumFractionDigits, digits),
      setting("currency", \.currency) { code throws(FormatError) in
        _ = try Currency(code)
        return nil
      },
      number("minimumGroupingDigits", \.minimumGroupingDigits, 1...9),
      setting("usesSignificantDigits", \.usesSignificantDigits),
      number("minimumSignificantDigits", \.minimumSignificantDigits, digits),
      number("maximumSignificantDigits", \.maximumSignificantDigits, digits),
      setting("usesGrouping", \.usesGrouping),
      setting("multiplier", \.multiplier) {
        $0 == 0 ? Reason("multiplier-of-zero", "every number would be 0") : nil
      },
      setting("roundingIncrement", \.roundingIncrement) {
        $0 == 0 || (1e-300...1e300).contains($0)
          ? nil : Reason("increment-out-of-range", "it must be 0, or from 1e-300 to 1e300")
      },
      number("formatWidth", \.formatWidth, digits),
      padCharacter,
      setting("usesScientificNotation", \.usesScientificNotation),
      number("groupingSize", \.groupingSize, 0...99),
      number("secondaryGroupingSize", \.secondaryGroupingSize, 0...99),
      setting("rounding", \.rounding),
      setting("refusesRounding", \.refusesRounding),
      setting("currencyUsage", \.currencyUsage),
      number("minimumExponentDigits", \.minimumExponentDigits, 1...99),
      setting("alwaysShowsExponentSign", \.alwaysShowsExponentSign),
      setting("alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator),
      setting("padPosition", \.padPosition),
      affix("positivePrefix", \.positivePrefix),
      affix("positiveSuffix", \.positiveSuffix),
      affix("negativePrefix", \.negativePrefix),
      affix("negativeSuffix", \.negativeSuffix),
      setting("alwaysShowsSign", \.alwaysShowsSign),
    ],
    start: { _ in Self() }
  )

  private static let digits = 0...NumberFormat.maximumDigits

  private static func number(
    _ name: String,
    _ path: any WritableKeyPath<Self, Int?> & Sendable,
    _ range: ClosedRange<Int>
  ) -> RecipeChange<Self> {
    setting(name, path) { value in
      let (least, most) = (range.lowerBound, range.upperBound)
      return range.contains(value)
        ? nil : Reason("option-out-of-range", "it must be from \(least) to \(most)")
    }
  }

  private static func affix(
    _ name: String,
    _ path: any WritableKeyPath<Self, String?> & Sendable
  ) -> RecipeChange<Self> {
    setting(name, path) { text in
      let most = DecimalPattern.maximumByteCount
      return text.utf8.count <= most
        ? nil : Reason("option-too-long", "it must have at most \(most) bytes")
    }
  }

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
