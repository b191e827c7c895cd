internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt duration`.
struct DurationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duration",
    abstract: "Writes lengths of time: 1 hour, 2 minutes; 1:02:03.",
    discussion: """
      A value is a decimal number of seconds, such as 3723.5, or a duration of ISO 8601, such as PT1H2M3.5S, without years and months. It is split into units exactly, and rounded at the smallest unit that is written.

      Examples:
        $ fmt duration 3723 --locale de,en --width long
        de\t1 Stunde, 2 Minuten und 3 Sekunden
        en\t1 hour, 2 minutes, 3 seconds

        $ fmt duration 3723 59.9 --style digital --locale en
        1:02:03
        1:00
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Style") var style: DurationStyleOptions
  @OptionGroup(title: "Units") var units: DurationUnitOptions
  @OptionGroup(title: "Digits") var digits: DurationDigitOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    let recipe = try recipe()
    let numbering = digits.numbering
    if let numbering {
      _ = try named("--numbering", NumberFormat.decimal.numbering(numbering).validated())
    }
    let runner = try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) }
    ) { locale throws(FormatError) in
      let numbered = try numbering.map { system throws(FormatError) in
        try locale.setting("nu", to: system)
      }
      return try recipe.formatter(for: numbered ?? locale)
    }
    try runner.run(
      values.plain,
      showsParts: parts.parts,
      read: { bytes throws(ValueError) in try DurationValue.reading(bytes) },
      append: { formatter, value, bytes in formatter.append(value, to: &bytes) },
      text: { formatter, value in formatter.text(value) }
    )
  }

  private func recipe() throws -> DurationFormat {
    let (allowed, always) = try units.chosen()
    var recipe = DurationFormat(style.style, width: style.width, units: allowed)
      .alwaysShowing(always)
      .rounding(digits.rounding)
      .grouping(digits.grouping)
    if let count = units.maximumUnits {
      guard count > 0 else {
        throw usageError("--maximum-units: \(count) is too few: at least one unit is written")
      }
      recipe = recipe.maximumCount(count)
    }
    recipe = try named("--units", recipe.validated())
    return try digits.counts(in: recipe)
  }
}
