internal import LocaleFormat

/// The kind `number`: by ECMA-402's options or by an ICU number skeleton.
struct BatchNumber {
  let test: BatchCase

  init(_ test: BatchCase) { self.test = test }

  func result() throws -> BatchResult {
    for name in ["pattern", "df", "api"] where test.has(name) {
      throw BatchFailure.unsupported("option \(name)")
    }
    let recipe = try Self.recipe(of: test)
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    let value = try Self.decimal(test.input)
    return BatchResult(result: .string(try Self.written { formatter.string(value) }))
  }

  /// How the numbers of a case are written.
  ///
  /// - Parameters:
  ///   - test: The case.
  ///   - others: The options that the kind has beside those of a number.
  /// - Returns: The recipe.
  /// - Throws: A ``BatchFailure``, or the library's error.
  static func recipe(of test: BatchCase, beside others: Set<String> = []) throws -> NumberFormat {
    let recipe: NumberFormat
    if let skeleton = try test.text("skeleton") {
      try test.allowOnly(others, ["skeleton", "numberingSystem"])
      recipe = try NumberFormat.skeleton(skeleton, allowsZeroScale: true).validated()
    } else {
      try test.allowOnly(others, ECMANumberOptions.names, ["numberingSystem"])
      recipe = try ECMANumberOptions(test).recipe()
    }
    guard let system = try test.text("numberingSystem"), !system.isEmpty else { return recipe }
    return try recipe.numbering(system).validated()
  }

  /// A number of a case, in every spelling that cases have for the special ones.
  static func decimal(_ value: BatchMember) throws -> FixedDecimal {
    let text = try value.decimal()
    switch text {
    case "-NaN", "+NaN": return .nan
    case "+Infinity", "inf", "+inf", "Inf", "+Inf": return .infinity
    case "-inf", "-Inf": return .negativeInfinity
    default: return try FixedDecimal(text)
    }
  }

  /// The text that ICU writes; an error where it cannot write the value, as when a skeleton forbids
  /// to round it.
  static func written(_ write: () -> String) throws -> String {
    let failures = FormatterCache.Statistics.formatFailures
    let text = write()
    guard FormatterCache.Statistics.formatFailures == failures else {
      throw BatchFailure.error("ICU cannot write the number in this format")
    }
    return text
  }
}

/// The kind `number_range`.
struct BatchRange {
  let test: BatchCase

  init(_ test: BatchCase) { self.test = test }

  func result() throws -> BatchResult {
    let recipe = NumberRangeFormat(
      try asICUScales(try BatchNumber.recipe(of: test, beside: ["collapse", "identityFallback"])),
      collapse: try test.choice(
        "collapse",
        ["auto": .auto, "none": .none, "unit": .unit, "all": .all],
        default: .auto
      ),
      identity: try test.choice(
        "identityFallback",
        [
          "single-value": .singleValue,
          "approximately-or-single-value": .approximatelyOrSingleValue,
          "approximately": .approximately, "range": .range,
        ],
        default: .approximately
      )
    )
    let start = try BatchNumber.decimal(test.input.member("start"))
    let end = try BatchNumber.decimal(test.input.member("end"))
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    return BatchResult(
      result: .string(try BatchNumber.written { formatter.string(.from(start, through: end)) })
    )
  }

  /// The same recipe as a skeleton: with it ICU multiplies, and a case is answered as ICU does, which
  /// writes 25 % to 25 % as `~2,500%`.
  private func asICUScales(_ recipe: NumberFormat) throws -> NumberFormat {
    guard !test.has("skeleton") else { return recipe }
    var skeleton = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
      .skeleton
    if let scale = try test.option("scale")?.plainDecimal(), !skeleton.contains("scale/") {
      skeleton += " scale/\(scale)"
    }
    let scaled = try NumberFormat.skeleton(skeleton, allowsZeroScale: true).validated()
    guard let system = try test.text("numberingSystem"), !system.isEmpty else { return scaled }
    return try scaled.numbering(system).validated()
  }
}
