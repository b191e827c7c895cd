import LocaleFormat

/// The options of a number as the oracle and the goldens write them (`name=value`, separated by
/// spaces; see ICUOracle.h), and the recipe that they describe.
package struct NumberOptions: Hashable, CustomStringConvertible {
  package let description: String
  private let values: [String: String]

  package init(_ text: String) {
    description = text
    values = text.split(separator: " ").reduce(into: [:]) { values, pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      values[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
  }

  /// The value of an option.
  package subscript(name: String) -> String? { values[name] }

  /// The names of the options.
  package var names: some Collection<String> { values.keys }

  /// The options of these names, as they are written.
  package func keeping(_ names: Set<String>) -> String { written { names.contains($0) } }

  /// The options without those of these names, as they are written.
  package func leaving(_ names: Set<String>) -> String { written { !names.contains($0) } }

  private func written(where isKept: (String) -> Bool) -> String {
    values.filter { isKept($0.key) }.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
  }

  private enum Fault: Error { case unknown(String) }

  /// Returns an option whose words are the raw values of a `Choice`.
  private func choice<Choice: RawRepresentable<String>>(
    _ name: String,
    _ type: Choice.Type
  ) throws -> Choice? {
    guard let word = values[name] else { return nil }
    guard let choice = Choice(rawValue: word) else { throw Fault.unknown(word) }
    return choice
  }

  /// Reads a range of digits: `least:most`.
  private func digits(_ name: String) throws -> ClosedRange<Int>? {
    guard let text = values[name] else { return nil }
    let bounds = text.split(separator: ":").compactMap { Int($0) }
    guard bounds.count == 2 else { throw Fault.unknown(text) }
    return bounds[0]...bounds[1]
  }

  package func recipe() throws -> NumberFormat {
    try looks(digits(content()))
  }

  package func rangeRecipe() throws -> NumberRangeFormat {
    NumberRangeFormat(
      try recipe(),
      collapse: try choice("collapse", NumberRangeFormat.Collapse.self) ?? .auto,
      identity: try choice("identity", NumberRangeFormat.Identity.self) ?? .approximately
    )
  }

  private func content() throws -> NumberFormat {
    if let currency = values["currency"] { return .currency(try Currency(currency)) }
    if let unit = values["unit"] { return .unit(unit, usage: values["usage"]) }
    return switch values["style"] {
    case "plain": .plain
    case "decimal": .decimal
    case "percent": .percent
    case "permille": .permille
    default: throw Fault.unknown(description)
    }
  }

  private func digits(_ format: NumberFormat) throws -> NumberFormat {
    var format = format
    if let step = values["increment"] { format = try format.increment(FixedDecimal(step)) }
    if let fraction = try digits("fraction") { format = format.fraction(fraction) }
    if let significant = try digits("significant") { format = format.significant(significant) }
    if let integer = values["integer"]?.split(separator: ":").compactMap({ Int($0) }) {
      format = format.integer(
        atLeast: integer[0],
        atMost: integer.count > 1 ? integer[1] : nil
      )
    }
    if let factor = values["scale"] { format = try format.scale(FixedDecimal(factor)) }
    return format.priority(try choice("priority", NumberFormat.DigitPriority.self) ?? .significant)
      .rounding(try choice("rounding", NumberFormat.Rounding.self) ?? .halfEven)
      .trailingZeros(try choice("zeros", NumberFormat.TrailingZeroDisplay.self) ?? .auto)
      .cash(values["cash"] != nil)
  }

  /// Sets a currency's presentation or a unit's width: ICU has one option for both.
  private func width(_ format: NumberFormat) throws -> NumberFormat {
    guard let word = values["width"] else { return format }
    if values["unit"] != nil {
      guard let width = Self.unitWidths[word] else { throw Fault.unknown(word) }
      return format.width(width)
        .grammaticalCase(try choice("case", GrammaticalCase.self) ?? .nominative)
    }
    guard let presentation = Self.presentations[word] else { throw Fault.unknown(word) }
    return format.presentation(presentation)
  }

  package static let unitWidths: [String: FormatWidth] = [
    "short": .short, "narrow": .narrow, "name": .long,
  ]
  package static let presentations: [String: NumberFormat.Presentation] = [
    "short": .symbol, "narrow": .narrowSymbol, "name": .name, "code": .code,
    "formal": .formalSymbol, "variant": .variantSymbol, "hidden": .hidden,
  ]

  private func looks(_ format: NumberFormat) throws -> NumberFormat {
    var format = values["numbering"].map { format.numbering($0) } ?? format
    // In compact notation, no grouping option is different from `auto`.
    if let grouping = try choice("grouping", NumberFormat.Grouping.self) {
      format = format.grouping(grouping)
    }
    format = try width(format)
    return format.notation(try choice("notation", NumberFormat.Notation.self) ?? .standard)
      .sign(try choice("sign", NumberFormat.SignDisplay.self) ?? .auto)
      .accounting(values["accounting"] != nil)
      .decimalSeparator(
        try choice("decimal", NumberFormat.DecimalSeparatorDisplay.self) ?? .auto
      )
  }
}
