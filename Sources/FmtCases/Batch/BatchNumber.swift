internal import LocaleFormat

/// The kinds `number` and `number_range`: by ECMA-402's options or by an ICU number skeleton.
enum BatchNumber {
  static func write(_ test: BatchCase) throws -> BatchResult {
    for name in ["pattern", "df", "api"] where test.has(name) {
      throw BatchFailure.unsupported("option \(name)")
    }
    let recipe = try recipe(of: test)
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    let value = try decimal(test.input)
    return BatchResult(try written(formatter.checkedString(value)))
  }

  /// The recipe for the numbers of a case.
  ///
  /// - Parameters:
  ///   - test: The case.
  ///   - others: The options that the kind has in addition to those of a number.
  /// - Returns: The recipe.
  /// - Throws: A ``BatchFailure``, or the library's error.
  private static func recipe(
    of test: BatchCase,
    beside others: [BatchOption] = []
  ) throws -> NumberFormat {
    let recipe: NumberFormat
    if let skeleton = try test.text("skeleton") {
      try test.allowOnly(others, ["skeleton", "numberingSystem"])
      recipe = try NumberFormat.skeleton(skeleton, allowsZeroScale: true).validated()
    } else {
      try test.allowOnly(others, ECMANumberOptions.known, ["numberingSystem"])
      recipe = try ECMANumberOptions(test).recipe()
    }
    return try numbered(recipe, as: test)
  }

  /// A recipe with the numbering system of a case.
  private static func numbered(_ recipe: NumberFormat, as test: BatchCase) throws -> NumberFormat {
    guard let system = try test.text("numberingSystem"), !system.isEmpty else { return recipe }
    return try recipe.numbering(system).validated()
  }

  /// A number of a case.
  static func decimal(_ value: BatchMember) throws(BatchFailure) -> FixedDecimal {
    let text = try value.decimal()
    return try value.reading(try FixedDecimal(anySpelling: text))
  }

  /// The text that ICU writes, or an error when it cannot write the value.
  ///
  /// That happens, for example, when a skeleton forbids rounding.
  private static func written(
    _ text: @autoclosure () throws(FormatError) -> String
  ) throws(BatchFailure) -> String {
    do throws(FormatError) {
      return try text()
    } catch {
      let why = "ICU cannot write the number in this format"
      throw error.reason.code == "not-rounded-by-icu" ? .inexact(why) : .error(why)
    }
  }

  /// The skeleton of a case that has the options of ECMA-402, with which ICU itself multiplies.
  static func skeleton(of test: BatchCase) throws -> String {
    try skeleton(of: try recipe(of: test), in: test)
  }

  private static func skeleton(of recipe: NumberFormat, in test: BatchCase) throws -> String {
    let skeleton = try recipe.skeleton(for: try test.bareLocaleID())
    guard let scale = try test.option("scale")?.plainDecimal(), !skeleton.contains("scale/") else {
      return skeleton
    }
    return "\(skeleton) scale/\(scale)"
  }

  // MARK: Ranges

  /// Answers a case of the kind `number_range`.
  static func range(_ test: BatchCase) throws -> BatchResult {
    let recipe = NumberRangeFormat(
      try asICUScales(try recipe(of: test, beside: ["collapse", "identityFallback"]), test),
      collapse: try test.choice("collapse", default: .auto),
      identity: try test.choice("identityFallback", default: .approximately)
    )
    let start = try decimal(test.input.member("start"))
    let end = try decimal(test.input.member("end"))
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    return BatchResult(try written(formatter.checkedString(.from(start, through: end))))
  }

  /// The same recipe as a skeleton, with which ICU itself multiplies.
  ///
  /// So a case is answered as ICU answers it, which writes 25 % to 25 % as `~2,500%`.
  private static func asICUScales(
    _ recipe: NumberFormat,
    _ test: BatchCase
  ) throws -> NumberFormat {
    // A skeleton cannot keep the digits of a decimal.
    guard !test.has("skeleton"), !test.has("fraction") else { return recipe }
    // The error for an unknown unit must name the unit and not the skeleton.
    if test.has("unit") { try FormatterCache.shared.check(recipe, for: try test.bareLocaleID()) }
    let skeleton = try skeleton(of: recipe, in: test)
    return try numbered(.skeleton(skeleton, allowsZeroScale: true), as: test)
  }
}

extension FixedDecimal {
  /// Reads a decimal number, or NaN or infinity in any spelling of the cases of `fmt batch`.
  init(anySpelling text: String) throws(FormatError) {
    switch text {
    case "-NaN", "+NaN": self = .nan
    case "+Infinity", "inf", "+inf", "Inf", "+Inf": self = .infinity
    case "-inf", "-Inf": self = .negativeInfinity
    default: try self.init(text)
    }
  }
}
