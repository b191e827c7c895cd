internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The options that decide which signs, separators and digits a number has.
struct SymbolOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When digits are grouped. Default: auto, as the locale does.",
      example: "fmt number 1234.5 --grouping off --locale de → 1234,5",
      valueName: "when"
    )
  )
  var grouping: NumberFormat.Grouping?
  @Option(
    help: ArgumentHelp(
      "When a sign is written. Default: auto, for negative numbers.",
      example: "fmt number 5 --sign always --locale de → +5",
      valueName: "when"
    )
  )
  var sign: NumberFormat.SignDisplay?
  @Option(
    help: ArgumentHelp(
      "When the decimal separator is written. Default: auto, before fraction digits.",
      example: "fmt number 5 --decimal-separator always --locale de → 5,",
      valueName: "when"
    )
  )
  var decimalSeparator: NumberFormat.DecimalSeparatorDisplay?
  @Option(
    help: ArgumentHelp(
      "The numbering system, such as latn, deva or native. Default: that of the locale.",
      example: "fmt number 1234.5 --numbering deva --locale en → १,२३४.५",
      valueName: "system"
    )
  )
  var numbering: String?

  /// A recipe with the sign and the separators that these options ask for.
  func symbols(in recipe: NumberFormat) -> NumberFormat {
    var recipe = recipe
    if let grouping { recipe = recipe.grouping(grouping) }
    if let sign { recipe = recipe.sign(sign) }
    if let decimalSeparator { recipe = recipe.decimalSeparator(decimalSeparator) }
    return recipe
  }
}

extension LocaleID {
  /// The same locale with the digits that `--numbering` names.
  func numbering(_ system: String) throws(FormatError) -> LocaleID {
    // BCP 47 has at most eight letters.
    try setting("nu", to: system.lowercased() == "traditional" ? "traditio" : system)
  }
}
