internal import FmtKit
internal import LocaleFormat

/// The kinds `duration_units` and `duration_pattern`, the two styles of Foundation, and `measures`,
/// ICU's several amounts.
enum BatchDuration {
  // MARK: Foundation

  static func units(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      .texts("allowedUnits"), "width", .count("maximumUnitCount"), "zeroValueUnits",
      .count("zeroValueLength"),
      .count("valueLength"), .count("fractionalDigits"), "rounding", .decimal("increment"),
    ])
    var units: TimeUnits = []
    for name in try test.option("allowedUnits")?.texts() ?? [] { units.insert(try unit(name)) }
    let width = try test.choice("width", FormatWidth.widthWords, default: .short)
    var recipe = DurationFormat(width: width, units: units)
    recipe = recipe.maximumCount(try test.count("maximumUnitCount"))
    if try test.choice("zeroValueUnits", ["hide": false, "show": true], default: false) {
      recipe = recipe.alwaysShowing(units)
    }
    recipe = recipe.integer(
      atLeast: try test.count("valueLength"),
      ofZero: try test.count("zeroValueLength")
    )
    if let digits = try test.count("fractionalDigits") { recipe = recipe.fraction(digits) }
    recipe = recipe.rounding(try test.choice("rounding", roundings, default: .halfEven))
    if let step = try test.option("increment")?.plainDecimal() {
      recipe = recipe.increment(try FixedDecimal(step))
    }
    return try write(recipe, test)
  }

  static func pattern(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      "pattern", .count("padHourToLength"), .count("padMinuteToLength"),
      .count("fractionalSecondsLength"), "roundSeconds",
      "roundFractionalSeconds", "grouping",
    ])
    let units: TimeUnits = try test.choice(
      "pattern",
      [
        "hourMinute": [.hour, .minute], "hourMinuteSecond": .clock,
        "minuteSecond": [.minute, .second],
      ],
      default: .clock
    )
    let padding = units.contains(.hour) ? "padHourToLength" : "padMinuteToLength"
    let rounding = test.has("roundSeconds") ? "roundSeconds" : "roundFractionalSeconds"
    // Foundation pads to a length that the locale does not change.
    let recipe = DurationFormat(.digital, width: .short, units: units).alwaysShowing(.hour)
      .integer(atLeast: try test.count(padding) ?? 1)
      .fraction(try test.count("fractionalSecondsLength") ?? 0)
      .rounding(try test.choice(rounding, roundings, default: .halfEven))
      .grouping(
        try test.choice("grouping", ["automatic": .auto, "never": .off], default: .auto)
      )
    return try write(recipe, test)
  }

  private static let roundings: [String: NumberFormat.Rounding] = [
    "toNearestOrEven": .halfEven, "toNearestOrAwayFromZero": .halfUp, "up": .ceiling,
    "down": .floor, "towardZero": .down, "awayFromZero": .up,
  ]

  private static func unit(_ name: String) throws(BatchFailure) -> TimeUnits {
    guard name.hasSuffix("s"), let unit = TimeUnit(rawValue: String(name.dropLast())),
      TimeUnits.fixed.contains(TimeUnits(unit))
    else { throw .error("allowedUnits: '\(name)' is not a unit of a duration") }
    return TimeUnits(unit)
  }

  private static func write(_ recipe: DurationFormat, _ test: BatchCase) throws -> BatchResult {
    let milliseconds = try test.input.member("milliseconds").milliseconds()
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    return BatchResult(try formatter.checkedString(.milliseconds(milliseconds)))
  }

  // MARK: ICU

  static func measures(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([
      "width", "perUnit", .count("maximumFractionDigits"), "numbers", "numberingSystem",
    ])
    guard case .array(let pairs) = test.input.value else {
      throw test.input.wrong("a list of amounts")
    }
    var units: [String] = []
    var amounts: [FixedDecimal] = []
    for (index, pair) in pairs.enumerated() {
      let member = BatchMember(name: "input[\(index)]", value: pair)
      guard case .array(let both) = pair, both.count == 2 else {
        throw member.wrong("an amount and a unit", "were")
      }
      amounts.append(
        try BatchNumber.decimal(BatchMember(name: member.name, value: both[0]))
      )
      units.append(try BatchMember(name: member.name, value: both[1]).text())
    }
    if let other = try test.text("perUnit") {
      // ICU writes only the first amount.
      units = units.prefix(1).map { "\($0)-per-\(other)" }
      amounts = Array(amounts.prefix(1))
    }
    if let currency = units.first(where: { $0.hasPrefix("currency-") }) {
      throw BatchFailure.unsupported("unit \(currency)")
    }
    let locale = try test.localeID()
    let numbers = DecimalPatternFormat(style: .decimal)
    let pattern = try FormatterCache.shared.formatter(numbers, for: locale).pattern
    let mostDigits = try test.count("maximumFractionDigits") ?? pattern.fractionDigits
    guard (0...NumberFormat.maximumDigits).contains(mostDigits) else {
      throw BatchFailure.error("RangeError: maximumFractionDigits \(mostDigits)")
    }
    let isNumeric = try test.text("width") == "numeric"
    let recipe = UnitListFormat(
      units,
      width: isNumeric ? .narrow : try test.choice("width", FormatWidth.widthWords, default: .long),
      form: isNumeric ? .digital : .names,
      numbers: try test.choice("numbers", ["spellout": .words], default: .digits),
      fraction: 0...mostDigits,
      // ICU's number format groups 1.000 in Spanish, too.
      grouping: pattern.contains(",") ? .always : .off
    )
    // Only its units can be wrong.
    let member = test.option("perUnit") ?? test.input
    let formatter = try member.reading(try FormatterCache.shared.formatter(recipe, for: locale))
    return BatchResult(try formatter.checkedString(amounts))
  }
}

extension String {
  /// The most fraction digits of a number pattern.
  fileprivate var fractionDigits: Int {
    let positive = prefix { $0 != ";" }
    return positive.drop { $0 != "." }.filter { $0 == "#" || $0 == "0" }.count
  }
}
