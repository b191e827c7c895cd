internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt unit`.
struct UnitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unit",
    abstract: "Writes amounts of a unit of measurement, exactly.",
    usage: """
      fmt unit <values> ... <unit> [<options>]
      fmt unit <value> <unit> <value> <unit> ... [<options>]
      fmt unit --unit <unit> [<values> ...] [<options>]
      fmt unit --to <unit> [<options>]
      """,
    discussion: """
      A value is a decimal number, such as 1234.5, or a range of two, such as 3..5. The unit is an identifier of CLDR, such as meter or kilometer-per-hour, or an English name or symbol of it, such as kilometers or km. It follows the values, unless --unit names it.

      Several amounts, each with its unit, are one value: 5 foot 11 inch. A minus sign before the first one stands for all. With --to and without values, each line of standard input is such a value.

      Factors are exact. A result whose digits do not end is computed to 34 of them. With --usage, the result is rounded as is usual for the purpose, unless an option of digits is given.

      Examples:
        $ fmt unit 120 kilometer-per-hour --locale de
        120 km/h

        $ fmt unit 5 km --locale fr
        5\u{202F}km

        $ seq 1 2 | fmt unit --unit day --width long --locale en
        1 day
        2 days

        $ fmt unit 5 foot 11 inch --to centimeter --locale en
        180.34 cm
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Unit") var measure: MeasureOptions
  @OptionGroup(title: "Style") var kind: KindOptions
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Sign and grouping") var symbols: SymbolOptions
  @OptionGroup(title: "Ranges") var ranges: RangeOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  private var number: NumberOptions {
    NumberOptions(kind: kind, digits: digits, symbols: symbols, ranges: ranges)
  }

  func run() throws {
    if measure.gender { return try writeGenders() }
    let given = try givenUnits()
    if let usage = measure.usage { return try write(given, usage: usage) }
    let target = try measure.to.map { name in try named("--to", MeasureUnit(englishName: name)) }
    if target != nil, digits.display == .asWritten {
      throw usageError("\(FormatError.unusableOption(.asWrittenConverted, style: "unit"))")
    }
    let unit = target ?? given.unit
    var reading: UnitReading?
    if target != nil || given.isMixed {
      reading = try named("--to", UnitReading(from: given.isMixed ? nil : given.unit, to: unit))
    }
    try write(given.values, in: unit, reading)
  }

  /// The values and their unit.
  fileprivate struct Given {
    let values: [String]
    /// The unit; with ``isMixed`` the unit of the whole value.
    let unit: MeasureUnit
    /// Whether each value names its units.
    var isMixed = false
  }

  private func givenUnits() throws -> Given {
    var arguments = values.plain
    if let name = measure.unit {
      return Given(values: arguments, unit: try named("--unit", MeasureUnit(englishName: name)))
    }
    if arguments.isEmpty, let target = measure.to {
      return Given(
        values: [],
        unit: try named("--to", MeasureUnit(englishName: target)),
        isMixed: true
      )
    }
    if arguments.count == 1, let parts = Self.amount(in: arguments[0]) { arguments = parts }
    guard arguments.count > 1 else {
      throw usageError(
        "a value and a unit are expected, such as 5 meter; for values from standard input, name the unit with --unit, or with --to if each line has its own"
      )
    }
    // A number is never the name of a unit.
    guard arguments.count > 3, arguments.count % 2 == 0, Self.isUnit(arguments[1]) else {
      let last = arguments.removeLast()
      return Given(
        values: arguments,
        unit: try named("argument \(arguments.count + 1)", MeasureUnit(englishName: last))
      )
    }
    let units = try stride(from: 1, to: arguments.count, by: 2)
      .map { place in
        try named("argument \(place + 1)", MeasureUnit(englishName: arguments[place]))
      }
    for unit in units { _ = try required(UnitReading(from: unit, to: units[0])) }
    let name = units.map(\.identifier).joined(separator: "-and-")
    let isConverted = measure.to != nil || measure.usage != nil
    let whole = isConverted ? units[0] : try required(MeasureUnit(name))
    return Given(values: [arguments.joined(separator: " ")], unit: whole, isMixed: true)
  }

  /// The number and the unit of one argument, such as `5km` or `5 km`; nil for another text.
  private static func amount(in text: String) -> [String]? {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let bytes = Array(text.utf8)
    let number = bytes.prefix { isDigit($0) || $0 == 0x2D || $0 == 0x2E }
    let unit = bytes[number.count...].drop { $0 == UInt8(ascii: " ") }
    guard number.contains(where: isDigit), let first = unit.first,
      first >= 0x80 || Character(Unicode.Scalar(first)).isLetter
    else { return nil }
    return [number, unit].map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isUnit(_ text: String) -> Bool {
    do throws(FormatError) {
      _ = try FixedDecimal(text)
      return false
    } catch {
      return !text.contains("..")
    }
  }

  private func numberRecipe(_ amount: NumberFormat, stems: [String]) throws -> NumberFormat {
    try number.apply(to: try kind.amountRecipe(amount, stems: stems))
  }

  private func write(_ values: [String], in unit: MeasureUnit, _ reading: UnitReading?) throws {
    let recipe = try recipe(NumberFormat.unit(unit), stems: ["unit/\(unit)"])
    try number.write(values, as: recipe, common, showsParts: parts.parts, reading: reading)
  }

  /// The recipe of amounts, with the options of numbers and names.
  private func recipe(_ amount: NumberFormat, stems: [String]) throws -> NumberFormat {
    let recipe = try numberRecipe(amount, stems: stems)
    let sized = measure.width.map { recipe.width($0) } ?? recipe
    return measure.grammaticalCase.map { sized.grammaticalCase($0) } ?? sized
  }
}

extension UnitCommand {
  /// Writes amounts in the units that a locale's region uses for a purpose.
  private func write(_ given: Given, usage: String) throws {
    guard measure.to == nil else { throw usageError("--to and --usage cannot be used together") }
    let unit = given.unit
    let reading = given.isMixed ? try required(UnitReading(from: nil, to: unit)) : nil
    _ = try named("--usage", UnitFormat(width: .short, usage: usage).validated())
    let direct = try recipe(
      NumberFormat.unit(unit, usage: usage),
      stems: ["unit/\(unit)", "usage/\(usage)"]
    )
    for asked in try common.locales({ $0.locale(for: direct) }) {
      let list = try named(
        "--usage",
        UnitPreferences.standard.explanation(for: unit, usage: usage, in: asked.locale)
      )
      if common.output.explain { report("\(asked.locale): \(list)") }
    }
    // A skeleton is reported as it was given, and other options as the form of a `UnitFormat`.
    guard kind.skeleton == nil else {
      return try number.write(
        given.values,
        as: direct,
        common,
        showsParts: parts.parts,
        reading: reading
      )
    }
    let exact = UnitFormat(
      try numberRecipe(.decimal, stems: []),
      width: measure.width ?? .short,
      grammaticalCase: measure.grammaticalCase ?? .nominative,
      usage: usage
    )
    let ranges = NumberRangeFormat(direct, collapse: ranges.collapse, identity: ranges.identity)
    let locales = try common.locales { $0.locale(for: exact) }
    let writers = LazyFormatters(
      ranges,
      explainedAs: common.output.explain ? "ranges" : nil
    )
    let runner = try FormatRunner(common, in: locales, exact.cachedFormatter)
    try runner.run(
      given.values,
      showsParts: parts.parts,
      isChecked: { _ in true },
      read: { bytes throws(ValueError) in
        guard let reading else { return try NumberValue.reading(bytes) }
        return try reading.value(bytes)
      },
      // `isChecked` sends every value to `text`.
      append: { _, _, _ in },
      text: { formatter, value throws(ValueError) in
        switch value {
        case .integer(let number):
          return try placed(formatter.checkedText(UnitAmount(number, unit)))
        case .decimal(let number):
          return try placed(formatter.checkedText(UnitAmount(number, unit)))
        case .range(let start, let end):
          let locale = formatter.resolvedLocale.requested
          return try writers.text(from: start, through: end, for: locale)
        }
      }
    )
  }
}

extension UnitCommand {
  /// Writes the genders of the units that are given as values.
  private func writeGenders() throws {
    guard measure.unit == nil, measure.to == nil, measure.usage == nil, measure.width == nil,
      measure.grammaticalCase == nil
    else { throw usageError("with --gender, the units are given as values, without other options") }
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      UnitGenders(
        resolvedLocale: try UnitFormat(width: .long).formatter(for: locale).resolvedLocale
      )
    }.run(
      values.plain,
      showsParts: parts.parts,
      isChecked: { _ in true },
      read: { bytes throws(ValueError) in
        try placed(MeasureUnit(englishName: String(decoding: bytes, as: UTF8.self)))
      },
      // `isChecked` sends every value to `text`.
      append: { _, _, _ in },
      text: { genders, unit throws(ValueError) in
        let gender = try placed(unit.nounClass(in: genders.resolvedLocale.requested))
        return FormattedText(gender?.rawValue ?? "none", kind: .literal)
      }
    )
  }
}

/// The genders of units in one locale.
private struct UnitGenders: ExplainedFormatter {
  let resolvedLocale: ResolvedLocale

  var recipeName: String { "form" }
  var recipeText: String { "gender" }
  var engineText: String { "by ICU" }
  var source: FormatSource { .system }
  func complete() {}
}

/// The options of units alone.
struct MeasureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The unit. All arguments are then values; without any, each line of standard input is one.",
      example: "fmt unit --unit meter 5 --locale de → 5 m"
    )
  )
  var unit: String?
  @Option(
    help: ArgumentHelp(
      "Convert to a unit, or to several, such as foot-and-inch.",
      example: "fmt unit 1 mile --to kilometer --locale de → 1,609 km",
      valueName: "unit"
    )
  )
  var to: String?
  @Option(
    help: ArgumentHelp(
      "The length of the unit's name. Default: short.",
      example: "fmt unit 5 meter --width long --locale de → 5 Meter",
      valueName: "length"
    )
  )
  var width: FormatWidth?
  @Option(
    name: .customLong("case"),
    help: ArgumentHelp(
      "The grammatical case of a long name, as the text around it demands. Default: nominative.",
      example: "fmt unit 3 day --width long --case dative --locale de → 3 Tagen",
      valueName: "case"
    )
  )
  var grammaticalCase: GrammaticalCase?
  @Flag(
    help: ArgumentHelp(
      "The values are units, and the result is the grammatical gender of each, or none.",
      example: "fmt unit --gender day --locale de → masculine"
    )
  )
  var gender = false
  @Option(
    help: ArgumentHelp(
      "Convert to the unit that the locale's region uses for a purpose, such as road or person-height.",
      example: "fmt unit 5000 meter --usage road --locale en-US → 3.1 mi",
      valueName: "purpose"
    )
  )
  var usage: String?
}
