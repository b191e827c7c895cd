extension NumberFormat: TabledRecipe {
  /// The style, what the style needs, and the options in encoded recipes and in descriptions.
  ///
  /// In JSON `NumberFormat.currency("EUR").fraction(0...2)` is
  /// `{"style":"currency","currency":"EUR","fraction":[0,2]}`; with `.fraction(.asWritten)` the
  /// fraction is `"as-written"`.
  ///
  /// Decoding calls the same functions as client code does, so that no recipe can be decoded that
  /// code could not make.
  package static let optionTable = RecipeTable<NumberFormat>(
    title: { RecipeDescription(code: "NumberFormat.\($0.styleDescription)") },
    digitRows + [
      option("rounding", \.settings.rounding, unless: .halfEven)
        .called { $0.rawValue }.changing { $0.rounding($1) },
      optional("grouping", \.settings.grouping)
        .called { $0?.rawValue ?? "" }.changing(ifSet: { $0.grouping($1) }),
      option("sign", \.settings.sign, unless: .auto)
        .called { $0.rawValue }.changing { $0.sign($1) },
      option("accounting", \.settings.isAccounting, unless: false)
        .called().changing { $0.accounting($1) },
      option("decimalSeparator", \.settings.decimalSeparator, unless: .auto)
        .called { $0.rawValue }.changing { $0.decimalSeparator($1) },
      option("trailingZeros", \.settings.trailingZeros, unless: .auto)
        .called { $0.rawValue }.changing { $0.trailingZeros($1) },
      option("width", \.settings.width, unless: .short)
        .called { $0.rawValue }.changing { $0.width($1) },
      option("grammaticalCase", \.settings.grammaticalCase, unless: .nominative)
        .called { $0.rawValue }.changing { $0.grammaticalCase($1) },
      option("presentation", \.settings.presentation, unless: .symbol)
        .called { $0.rawValue }.changing { $0.presentation($1) },
      option("cash", \.settings.isCash, unless: false).called().changing { $0.cash($1) },
      optional("scale", { $0.texts?.scale }).called().changing(ifSet: { $0.scale($1) }),
      optional("numbering", { $0.texts?.numbering }).called()
        .changing(ifSet: { $0.numbering($1) }),
    ],
    head: ["style", "currency", "unit", "usage", "skeleton"],
    written: { recipe, container in try recipe.encodeStyle(into: &container) },
    start: { container in try NumberFormat(styleIn: container) },
    check: { recipe throws(FormatError) in try recipe.check() }
  )

  /// The recipe as it is written in code: `NumberFormat.currency(EUR).fraction(0...2)`.
  ///
  /// ```swift
  /// NumberFormat.decimal.sign(.always).description  // "NumberFormat.decimal.sign(always)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    Self.optionTable.describe(self) + (texts?.fault.map { ", unusable: \($0.reason)" } ?? "")
  }
}

// MARK: Digits

extension NumberFormat {
  private static let digitRows: [RecipeChange<NumberFormat>] = [
    option("notation", \.settings.notation, unless: .standard)
      .called { $0.rawValue }.changing { $0.notation($1) },
    fractionRow,
    optionalBounds("significant", \.settings.significant).called()
      .changing(ifSet: { $0.significant($1) }),
    option("priority", \.settings.priority, unless: .significant)
      .called { $0.rawValue }.changing { $0.priority($1) },
    integerRow,
    optional("increment", { $0.texts?.increment }).called()
      .changing(ifSet: { $0.increment($1) }),
  ]

  /// The value of the option `fraction`: two bounds, or the name of a display.
  private enum Fraction: Sendable {
    case digits(ClosedRange<Int>)
    case display(FractionDisplay)
  }

  private var fractionOption: Fraction? {
    settings.isAsWritten ? .display(.asWritten) : settings.fraction.map { .digits($0) }
  }

  private static let fractionRow = RecipeOption<NumberFormat, Fraction?>(
    name: RecipeName("fraction"),
    value: \.fractionOption,
    isUsual: { $0 == nil },
    write: { value, container, name in
      switch value {
      case .digits(let digits):
        try container.encode([digits.lowerBound, digits.upperBound], forKey: name)
      case .display(let display): try container.encode(display, forKey: name)
      case nil: break
      }
    },
    read: { container, name in
      do {
        return try container.decodeBounds(name).map { .digits($0) }
      } catch DecodingError.typeMismatch {
        return .display(try container.decode(FractionDisplay.self, forKey: name))
      }
    },
    text: { value in
      switch value {
      case .digits(let digits): "\(digits)"
      case .display(let display): display.rawValue
      case nil: ""
      }
    }
  ).called().changing(ifSet: { recipe, value in
    switch value {
    case .digits(let digits): recipe.fraction(digits)
    case .display(let display): recipe.fraction(display)
    }
  })

  /// The digits before the decimal separator: the least number, and the most if there is one.
  private static let integerRow = RecipeOption<NumberFormat, [Int]?>(
    name: RecipeName("integer"),
    value: { recipe in
      recipe.settings.leastInteger.map { [$0] + (recipe.settings.mostInteger.map { [$0] } ?? []) }
    },
    isUsual: { $0 == nil },
    write: { value, container, name in try container.encodeIfPresent(value, forKey: name) },
    read: { container, name in
      let bounds = try container.decode([Int].self, forKey: name)
      if bounds.count == 1 { return bounds }
      return try container.decodeBounds(name).map { [$0.lowerBound, $0.upperBound] }
    },
    text: { bounds in
      guard let bounds else { return "" }
      return bounds.count == 1 ? "\(bounds[0])..." : "\(bounds[0])...\(bounds[1])"
    }
  ).called().changing(ifSet: { recipe, bounds in
    recipe.integer(atLeast: bounds[0], atMost: bounds.count == 1 ? nil : bounds[1])
  })
}

// MARK: Styles

extension NumberFormat {
  private enum StyleName: String, Codable {
    case plain
    case decimal
    case percent
    case permille
    case currency
    case localCurrency = "local-currency"
    case unit
    case skeleton
  }

  private enum StyleOption {
    static let style = RecipeName("style")
    static let currency = RecipeName("currency")
    static let unit = RecipeName("unit")
    static let usage = RecipeName("usage")
    static let skeleton = RecipeName("skeleton")
  }

  private var styleDescription: String {
    switch style {
    case .currency(let currency): "currency(\(currency))"
    case .localCurrency: "localCurrency"
    case .unit: "unit(\((texts?.unit ?? "") + (texts?.usage.map { ", usage: \($0)" } ?? "")))"
    case .skeleton: "skeleton(\((texts?.skeleton?.text ?? "").excerpt))"
    default: styleName
    }
  }

  private func encodeStyle(into container: inout KeyedEncodingContainer<RecipeName>) throws {
    let name: StyleName
    switch style {
    case .plain: name = .plain
    case .decimal: name = .decimal
    case .percent: name = .percent
    case .permille: name = .permille
    case .currency(let currency):
      name = .currency
      try container.encode(currency, forKey: StyleOption.currency)
    case .localCurrency: name = .localCurrency
    case .unit:
      name = .unit
      try container.encodeIfPresent(texts?.unit, forKey: StyleOption.unit)
      try container.encodeIfPresent(texts?.usage, forKey: StyleOption.usage)
    case .skeleton:
      name = .skeleton
      try container.encodeIfPresent(texts?.skeleton?.text, forKey: StyleOption.skeleton)
    }
    try container.encode(name, forKey: StyleOption.style)
  }

  private init(styleIn container: KeyedDecodingContainer<RecipeName>) throws {
    func text(_ name: RecipeName) throws -> String {
      try container.decode(String.self, forKey: name)
    }
    let style = try container.decode(StyleName.self, forKey: StyleOption.style)
    for (name, owner) in [
      (StyleOption.currency, StyleName.currency), (StyleOption.unit, .unit),
      (StyleOption.usage, .unit), (StyleOption.skeleton, .skeleton),
    ] where style != owner {
      try container.refuse(name, beside: style.rawValue)
    }
    switch style {
    case .plain: self = .plain
    case .decimal: self = .decimal
    case .percent: self = .percent
    case .permille: self = .permille
    case .currency:
      self = .currency(try container.decode(Currency.self, forKey: StyleOption.currency))
    case .localCurrency: self = .localCurrency
    case .unit:
      self = .unit(
        try text(StyleOption.unit),
        usage: try container.decodeIfPresent(String.self, forKey: StyleOption.usage)
      )
    case .skeleton: self = .skeleton(try text(StyleOption.skeleton))
    }
    let (increment, others) = (RecipeName("increment"), ["fraction", "significant"])
    if container.contains(increment),
      others.contains(where: { container.contains(RecipeName($0)) })
    {
      throw DecodingError.dataCorruptedError(
        forKey: increment,
        in: container,
        debugDescription: "an increment goes with neither fraction nor significant digits"
      )
    }
  }
}
