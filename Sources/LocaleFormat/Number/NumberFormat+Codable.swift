// The stable encoded form of a recipe: the name of the style, what the style needs, and the options
// that are not at their default. Decoding calls the same functions as client code does, so that no
// recipe can be decoded that code could not make.

extension NumberFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case style
    case currency
    case unit
    case usage
    case skeleton
    case notation
    case fraction
    case significant
    case priority
    case integer
    case increment
    case rounding
    case grouping
    case sign
    case accounting
    case decimalSeparator
    case trailingZeros
    case width
    case presentation
    case cash
    case scale
    case numbering
  }

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

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// In JSON `NumberFormat.currency("EUR").fraction(0...2)` is
  /// `{"style":"currency","currency":"EUR","fraction":[0,2]}`; with `.fraction(.asWritten)` the
  /// fraction is `"as-written"`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws. `EncodingError.invalidValue`, with the `FormatError` as its
  ///   underlying error, for a recipe with an option that cannot be used.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in try recipe.check() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try encodeStyle(into: &container)
    let usual = NumberSettings()
    func encode<Value: Encodable & Equatable>(
      _ value: Value,
      unless usual: Value,
      _ key: CodingKeys
    ) throws {
      if value != usual { try container.encode(value, forKey: key) }
    }
    try encode(settings.notation, unless: usual.notation, .notation)
    try container.encodeIfPresent(settings.fraction.map(\.bounds), forKey: .fraction)
    if settings.isAsWritten { try container.encode(FractionDisplay.asWritten, forKey: .fraction) }
    try container.encodeIfPresent(settings.significant.map(\.bounds), forKey: .significant)
    try encode(settings.priority, unless: usual.priority, .priority)
    if let least = settings.leastInteger {
      try container.encode([least] + (settings.mostInteger.map { [$0] } ?? []), forKey: .integer)
    }
    try encode(settings.rounding, unless: usual.rounding, .rounding)
    try container.encodeIfPresent(settings.grouping, forKey: .grouping)
    try encode(settings.sign, unless: usual.sign, .sign)
    try encode(settings.isAccounting, unless: false, .accounting)
    try encode(settings.decimalSeparator, unless: usual.decimalSeparator, .decimalSeparator)
    try encode(settings.trailingZeros, unless: usual.trailingZeros, .trailingZeros)
    try encode(settings.width, unless: usual.width, .width)
    try encode(settings.presentation, unless: usual.presentation, .presentation)
    try encode(settings.isCash, unless: false, .cash)
    try container.encodeIfPresent(texts?.increment, forKey: .increment)
    try container.encodeIfPresent(texts?.scale, forKey: .scale)
    try container.encodeIfPresent(texts?.numbering, forKey: .numbering)
  }

  private func encodeStyle(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    let name: StyleName
    switch style {
    case .plain: name = .plain
    case .decimal: name = .decimal
    case .percent: name = .percent
    case .permille: name = .permille
    case .currency(let currency):
      name = .currency
      try container.encode(currency, forKey: .currency)
    case .localCurrency: name = .localCurrency
    case .unit:
      name = .unit
      try container.encodeIfPresent(texts?.unit, forKey: .unit)
      try container.encodeIfPresent(texts?.usage, forKey: .usage)
    case .skeleton:
      name = .skeleton
      try container.encodeIfPresent(texts?.skeleton?.text, forKey: .skeleton)
    }
    try container.encode(name, forKey: .style)
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for a name that no option has and, with the
  ///   `FormatError` as its underlying error, for what ``validated()`` refuses. Another
  ///   `DecodingError` for a missing value or a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try Self.recipe(in: container).withOptions(in: container)
    self = try decoder.check(recipe) { recipe throws(FormatError) in try recipe.check() }
  }

  private static func recipe(in container: KeyedDecodingContainer<CodingKeys>) throws
    -> NumberFormat
  {
    func text(_ key: CodingKeys) throws -> String {
      try container.decode(String.self, forKey: key)
    }
    let style = try container.decode(StyleName.self, forKey: .style)
    for (key, owner) in [
      (CodingKeys.currency, StyleName.currency), (.unit, .unit), (.usage, .unit),
      (.skeleton, .skeleton),
    ] where style != owner {
      try container.refuse(key, beside: style.rawValue)
    }
    switch style {
    case .plain: return .plain
    case .decimal: return .decimal
    case .percent: return .percent
    case .permille: return .permille
    case .currency: return .currency(try container.decode(Currency.self, forKey: .currency))
    case .localCurrency: return .localCurrency
    case .unit:
      return .unit(
        try text(.unit),
        usage: try container.decodeIfPresent(String.self, forKey: .usage)
      )
    case .skeleton: return .skeleton(try text(.skeleton))
    }
  }

  private func withOptions(in container: KeyedDecodingContainer<CodingKeys>) throws -> NumberFormat
  {
    var recipe = self
    // A missing key changes nothing.
    func read<Value: Decodable>(
      _ key: CodingKeys,
      _ change: (NumberFormat, Value) throws -> NumberFormat
    ) throws {
      if let value = try container.decodeIfPresent(Value.self, forKey: key) {
        recipe = try change(recipe, value)
      }
    }
    func range(_ bounds: [Int], _ key: CodingKeys) throws -> ClosedRange<Int> {
      guard bounds.count == 2, bounds[0] <= bounds[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: container,
          debugDescription: "two bounds are expected, the lower one first"
        )
      }
      return bounds[0]...bounds[1]
    }
    if container.contains(.increment),
      container.contains(.fraction) || container.contains(.significant)
    {
      throw DecodingError.dataCorruptedError(
        forKey: .increment,
        in: container,
        debugDescription: "an increment goes with neither fraction nor significant digits"
      )
    }
    try read(.increment) { $0.increment($1) }
    do {
      try read(.fraction) { $0.fraction(try range($1, .fraction)) }
    } catch DecodingError.typeMismatch {
      try read(.fraction) { $0.fraction($1 as FractionDisplay) }
    }
    try read(.significant) { $0.significant(try range($1, .significant)) }
    try read(.integer) { (recipe, bounds: [Int]) in
      if bounds.count == 1 { return recipe.integer(atLeast: bounds[0]) }
      let digits = try range(bounds, .integer)
      return recipe.integer(atLeast: digits.lowerBound, atMost: digits.upperBound)
    }
    try read(.notation) { $0.notation($1) }
    try read(.priority) { $0.priority($1) }
    try read(.rounding) { $0.rounding($1) }
    try read(.grouping) { $0.grouping($1) }
    try read(.sign) { $0.sign($1) }
    try read(.accounting) { $0.accounting($1) }
    try read(.decimalSeparator) { $0.decimalSeparator($1) }
    try read(.trailingZeros) { $0.trailingZeros($1) }
    try read(.width) { $0.width($1) }
    try read(.presentation) { $0.presentation($1) }
    try read(.cash) { $0.cash($1) }
    try read(.scale) { $0.scale($1) }
    try read(.numbering) { $0.numbering($1) }
    return recipe
  }
}

extension ClosedRange<Int> {
  fileprivate var bounds: [Int] { [lowerBound, upperBound] }
}
