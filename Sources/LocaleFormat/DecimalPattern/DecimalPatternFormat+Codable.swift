extension DecimalPatternFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case pattern
    case style
    case options
  }

  /// Writes the recipe with names that never change, and leaves out options that are nil.
  ///
  /// In JSON `DecimalPatternFormat("#,##0.00")` is `{"pattern":"#,##0.00"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with the `FormatError`
  ///   of ``validated()`` as underlying error.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in try recipe.check() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(pattern?.text, forKey: .pattern)
    try container.encodeIfPresent(style, forKey: .style)
    if options != Options() { try container.encode(options, forKey: .options) }
  }

  /// Reads an encoded recipe and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for a key that is not an option, and with the
  ///   `FormatError` of ``validated()`` as underlying error; another `DecodingError` for a value
  ///   that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let options = try container.decodeIfPresent(Options.self, forKey: .options) ?? Options()
    let style = try container.decodeIfPresent(Style.self, forKey: .style)
    let recipe: DecimalPatternFormat
    if let pattern = try container.decodeIfPresent(String.self, forKey: .pattern) {
      recipe = DecimalPatternFormat(pattern, style: style, options: options)
    } else {
      // Without a pattern, that of the style is used, so a style is required.
      let style = try container.decode(Style.self, forKey: .style)
      recipe = DecimalPatternFormat(style: style, options: options)
    }
    self = try decoder.check(recipe) { recipe throws(FormatError) in try recipe.check() }
  }
}

// Encoded by their raw values, which are names that never change.

extension DecimalPatternFormat.Style: Codable {}
extension DecimalPatternFormat.CurrencyUsage: Codable {}
extension DecimalPatternFormat.PadPosition: Codable {}

extension DecimalPatternFormat.Options: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case minimumIntegerDigits
    case maximumIntegerDigits
    case minimumFractionDigits
    case maximumFractionDigits
    case currency
    case minimumGroupingDigits
    case usesSignificantDigits
    case minimumSignificantDigits
    case maximumSignificantDigits
    case usesGrouping
    case multiplier
    case roundingIncrement
    case formatWidth
    case padCharacter
    case usesScientificNotation
    case groupingSize
    case secondaryGroupingSize
    case rounding
    case refusesRounding
    case currencyUsage
    case minimumExponentDigits
    case alwaysShowsExponentSign
    case alwaysShowsDecimalSeparator
    case padPosition
    case positivePrefix
    case positiveSuffix
    case negativePrefix
    case negativeSuffix
    case alwaysShowsSign
  }

  /// Writes the options that are not nil, by their names.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(minimumIntegerDigits, forKey: .minimumIntegerDigits)
    try container.encodeIfPresent(maximumIntegerDigits, forKey: .maximumIntegerDigits)
    try container.encodeIfPresent(minimumFractionDigits, forKey: .minimumFractionDigits)
    try container.encodeIfPresent(maximumFractionDigits, forKey: .maximumFractionDigits)
    try container.encodeIfPresent(currency, forKey: .currency)
    try container.encodeIfPresent(minimumGroupingDigits, forKey: .minimumGroupingDigits)
    try container.encodeIfPresent(usesSignificantDigits, forKey: .usesSignificantDigits)
    try container.encodeIfPresent(minimumSignificantDigits, forKey: .minimumSignificantDigits)
    try container.encodeIfPresent(maximumSignificantDigits, forKey: .maximumSignificantDigits)
    try container.encodeIfPresent(usesGrouping, forKey: .usesGrouping)
    try container.encodeIfPresent(multiplier, forKey: .multiplier)
    try container.encodeIfPresent(roundingIncrement, forKey: .roundingIncrement)
    try container.encodeIfPresent(formatWidth, forKey: .formatWidth)
    try container.encodeIfPresent(padCharacter.map { String(Character($0)) }, forKey: .padCharacter)
    try container.encodeIfPresent(usesScientificNotation, forKey: .usesScientificNotation)
    try container.encodeIfPresent(groupingSize, forKey: .groupingSize)
    try container.encodeIfPresent(secondaryGroupingSize, forKey: .secondaryGroupingSize)
    try container.encodeIfPresent(rounding, forKey: .rounding)
    try container.encodeIfPresent(refusesRounding, forKey: .refusesRounding)
    try container.encodeIfPresent(currencyUsage, forKey: .currencyUsage)
    try container.encodeIfPresent(minimumExponentDigits, forKey: .minimumExponentDigits)
    try container.encodeIfPresent(alwaysShowsExponentSign, forKey: .alwaysShowsExponentSign)
    try container.encodeIfPresent(alwaysShowsDecimalSeparator, forKey: .alwaysShowsDecimalSeparator)
    try container.encodeIfPresent(padPosition, forKey: .padPosition)
    try container.encodeIfPresent(positivePrefix, forKey: .positivePrefix)
    try container.encodeIfPresent(positiveSuffix, forKey: .positiveSuffix)
    try container.encodeIfPresent(negativePrefix, forKey: .negativePrefix)
    try container.encodeIfPresent(negativeSuffix, forKey: .negativeSuffix)
    try container.encodeIfPresent(alwaysShowsSign, forKey: .alwaysShowsSign)
  }

  /// Reads encoded options.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for a key that is not an option, and for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    self.init()
    minimumIntegerDigits = try read(.minimumIntegerDigits)
    maximumIntegerDigits = try read(.maximumIntegerDigits)
    minimumFractionDigits = try read(.minimumFractionDigits)
    maximumFractionDigits = try read(.maximumFractionDigits)
    currency = try read(.currency)
    minimumGroupingDigits = try read(.minimumGroupingDigits)
    usesSignificantDigits = try read(.usesSignificantDigits)
    minimumSignificantDigits = try read(.minimumSignificantDigits)
    maximumSignificantDigits = try read(.maximumSignificantDigits)
    usesGrouping = try read(.usesGrouping)
    multiplier = try read(.multiplier)
    roundingIncrement = try read(.roundingIncrement)
    formatWidth = try read(.formatWidth)
    padCharacter = try Self.padCharacter(in: container)
    usesScientificNotation = try read(.usesScientificNotation)
    groupingSize = try read(.groupingSize)
    secondaryGroupingSize = try read(.secondaryGroupingSize)
    rounding = try read(.rounding)
    refusesRounding = try read(.refusesRounding)
    currencyUsage = try read(.currencyUsage)
    minimumExponentDigits = try read(.minimumExponentDigits)
    alwaysShowsExponentSign = try read(.alwaysShowsExponentSign)
    alwaysShowsDecimalSeparator = try read(.alwaysShowsDecimalSeparator)
    padPosition = try read(.padPosition)
    positivePrefix = try read(.positivePrefix)
    positiveSuffix = try read(.positiveSuffix)
    negativePrefix = try read(.negativePrefix)
    negativeSuffix = try read(.negativeSuffix)
    alwaysShowsSign = try read(.alwaysShowsSign)
  }

  private static func padCharacter(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Unicode.Scalar? {
    guard let text = try container.decodeIfPresent(String.self, forKey: .padCharacter) else {
      return nil
    }
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .padCharacter,
        in: container,
        debugDescription: "one character is expected"
      )
    }
    return scalar
  }
}
