extension DurationFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `DurationFormat(.digital, width: .short).fraction(2)` is `{"style":"digital","fraction":[2,2]}`.
  ///
  /// ```swift
  /// let lap = DurationFormat(.digital, width: .short, units: [.minute, .second]).fraction(2)
  /// lap.description  // "DurationFormat(digital, units: [minute, second]).fraction(2...2)"
  /// ```
  package static let optionTable = RecipeTable<DurationFormat>(
    option("style", \.style, unless: .names).labelled(nil).shown,
    option("width", \.width, unless: .short).shown,
    option("units", \.units, unless: .clock).shown,
    units("long", named: .long),
    units("short", named: .short),
    units("narrow", named: .narrow),
    option("always", \.alwaysShown, unless: []).called("alwaysShowing"),
    countOption,
    fractionOption,
    option("rounding", \.rounding, unless: .halfEven).called(),
    optional("increment", \.step).called(),
    option("grouping", \.grouping, unless: .auto).called().shownLast,
    integerOption,
    optional("zero", \.leastZeroDigits).checked(checkDigits).undescribed.unshown,
    checked: .always
  ) {
    style,
    width,
    units,
    long,
    short,
    narrow,
    always,
    count,
    fraction,
    rounding,
    increment,
    grouping,
    integer,
    zero in
    DurationFormat(style, width: width, units: units)
      .width(.long, of: long).width(.short, of: short).width(.narrow, of: narrow)
      .alwaysShowing(always).maximumCount(count).fraction(fraction).rounding(rounding)
      .increment(increment).grouping(grouping).integer(atLeast: integer, ofZero: zero)
  }

  private static let countOption = optional("count", \.maximumCount).called("maximumCount")
    .explained { recipe in recipe.maximumCount.map { "maximum units \($0)" } }
    .checked { count throws(FormatError) in
      guard let count, count < 1 else { return }
      throw .invalidOption("maximumCount", value: "\(count)", reason: .countOfUnits)
    }

  private static let fractionOption = bounds("fraction", \.fraction, unless: 0...0).called()
    .worded { $0.count == 1 ? "fraction \($0.lowerBound)" : "fraction \($0)" }
    .checked { digits throws(FormatError) in
      let most = DurationFormat.maximumFractionDigits
      guard digits.lowerBound < 0 || digits.upperBound > most else { return }
      let reason = Reason("fraction-of-duration", "a duration has 0 to \(most) fraction digits")
      throw .invalidOption("fraction", value: "\(digits)", reason: reason)
    }

  @Sendable private static func checkDigits(_ least: Int?) throws(FormatError) {
    if let least { _ = try NumberFormat.decimal.integer(atLeast: least).validated() }
  }

  private static let integerOption = optional("integer", \.leastDigits).checked(checkDigits)
    .described { recipe, description in
      guard recipe.leastDigits != nil || recipe.leastZeroDigits != nil else { return }
      let least = recipe.leastDigits.map { "\($0)" } ?? "nil"
      let zero = recipe.leastZeroDigits.map { ", ofZero: \($0)" } ?? ""
      description.call("integer", "atLeast: \(least)\(zero)")
    }

  /// The units whose names have another width than the others.
  private static func units(
    _ name: String,
    named width: FormatWidth
  ) -> RecipeOption<DurationFormat, TimeUnits> {
    option(
      name,
      { recipe in
        guard recipe.width != width else { return [] }
        let units = TimeUnits.all.members.filter { recipe.width(of: $0) == width }
        return TimeUnits(units.map(TimeUnits.init(_:)))
      },
      unless: []
    ).called("width") { "\(width), of: \($0)" }.unshown
  }
}
