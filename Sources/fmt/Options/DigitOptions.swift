internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The options that decide which digits are written, and how a number is rounded to them.
struct DigitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The notation of powers of ten, for a style that is not a notation itself. Default: standard.",
      example: "fmt number 1234567 --notation scientific --locale en → 1.234567E6"
    )
  )
  var notation: NumberFormat.Notation?
  @Option(
    help: ArgumentHelp(
      "The number of fraction digits: a count such as 2, a range such as 0...2, or as-written, which keeps the digits of the value and its zeros.",
      example: "fmt number 3 --fraction 2 --locale de → 3,00",
      valueName: "digits"
    )
  )
  var fraction: String?
  @Option(
    help: ArgumentHelp(
      "The number of significant digits: a count such as 3, or a range such as 1...3.",
      example: "fmt number 1234.5 --significant 3 --locale en → 1,230",
      valueName: "digits"
    )
  )
  var significant: String?
  @Option(
    help: ArgumentHelp(
      "Which one decides when --fraction and --significant are both given. Default: significant.",
      example: """
        fmt number 1.234 --fraction 1 --significant 3 \\
          --priority more-precision --locale en
        → 1.23
        """
    )
  )
  var priority: NumberFormat.DigitPriority?
  @Option(
    help: ArgumentHelp(
      "The number of integer digits: at least 2, or a range such as 2...4, which cuts off higher digits.",
      example: "fmt number 7 --integer 2 --locale en → 07",
      valueName: "digits"
    )
  )
  var integer: String?
  @Option(
    help: ArgumentHelp(
      "Round to multiples of this number.",
      example: "fmt number 1.23 --increment 0.05 --locale en → 1.25",
      valueName: "step"
    )
  )
  var increment: String?
  @Option(
    help: ArgumentHelp(
      "The direction in which the last digit is rounded. Default: half-even.",
      example: "fmt number 2.5 --fraction 0 --rounding half-up --locale en → 3",
      valueName: "direction"
    )
  )
  var rounding: NumberFormat.Rounding?
  @Option(
    help: ArgumentHelp(
      "Whether zeros at the end of the fraction are written. Default: auto.",
      example: """
        fmt currency 5 --currency USD --trailing-zeros hidden-if-whole \\
          --locale en
        → $5
        """,
      valueName: "when"
    )
  )
  var trailingZeros: NumberFormat.TrailingZeroDisplay?
  @Option(
    help: ArgumentHelp(
      "Multiply by this number first, instead of by the 100 of percent. Write a negative one as --scale=-1.",
      example: "fmt number 250 --scale 0.01 --locale en → 2.5",
      valueName: "factor"
    )
  )
  var scale: String?

  /// Whether an option decides at which digit a number is rounded.
  var isRounded: Bool { fraction != nil || significant != nil || increment != nil }

  /// The choice of fraction digits without a number of them; nil for another value of `--fraction`.
  var display: NumberFormat.FractionDisplay? { fraction.flatMap { .init(rawValue: $0) } }

  /// Refuses options of which one would be silently ignored.
  func check() throws {
    if increment != nil, fraction != nil || significant != nil {
      throw usageError("--increment cannot be used with --fraction or --significant")
    }
    if priority != nil, fraction == nil || significant == nil {
      throw usageError("--priority needs both --fraction and --significant")
    }
  }

  /// A recipe with the digits that these options ask for.
  func counts(in recipe: NumberFormat) throws -> NumberFormat {
    var recipe = recipe
    if let display {
      recipe = recipe.fraction(display)
    } else if let fraction {
      let digits = try Self.digits(fraction, "--fraction", others: ", or as-written")
      recipe = try named("--fraction", recipe.fraction(digits).validated())
    }
    if let significant {
      let digits = try Self.digits(significant, "--significant")
      guard digits.lowerBound > 0 else {
        throw usageError(
          "--significant: a number has at least one significant digit; use 1 or more"
        )
      }
      recipe = try named("--significant", recipe.significant(digits).validated())
    }
    if let priority { recipe = recipe.priority(priority) }
    if let increment {
      recipe = try named("--increment", recipe.increment(FixedDecimal(increment)).validated())
    }
    if let integer {
      let digits = try Self.digits(integer, "--integer")
      guard digits.upperBound > 0 || Int(integer) != nil else {
        throw usageError("--integer: a range must end at 1 or more")
      }
      let most = Int(integer) == nil ? digits.upperBound : nil
      recipe = try named(
        "--integer",
        recipe.integer(atLeast: digits.lowerBound, atMost: most).validated()
      )
    }
    return recipe
  }

  /// A recipe with the rounding that these options ask for.
  func rounding(in recipe: NumberFormat) -> NumberFormat {
    var recipe = recipe
    if let rounding { recipe = recipe.rounding(rounding) }
    if let trailingZeros { recipe = recipe.trailingZeros(trailingZeros) }
    return recipe
  }

  /// The count or the range of digits of an option.
  ///
  /// - Parameters:
  ///   - text: The text of the option.
  ///   - option: The name of the option, for errors.
  ///   - limit: The largest count.
  ///   - others: The end of the sentence on what can be used instead.
  /// - Returns: The range.
  /// - Throws: The status of a usage error, for other text and for digits beyond the limit.
  static func digits(
    _ text: String,
    _ option: String,
    most limit: Int = NumberFormat.maximumDigits,
    others: String = ""
  ) throws -> ClosedRange<Int> {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count < 3, let least = Int(parts[0]), let most = Int(parts[parts.count - 1]),
      least <= most
    else {
      throw usageError(
        "\(option): '\(text.excerpt)' is not a number of digits; use a count such as 2, or a range such as 0...2\(others)"
      )
    }
    guard least >= 0, most <= limit else {
      throw usageError("\(option): '\(text.excerpt)': 0 to \(limit) digits can be written")
    }
    return least...most
  }
}
