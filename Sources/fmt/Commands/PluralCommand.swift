internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt plural`.
struct PluralCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plural",
    abstract: "Prints the plural categories of numbers: one, few, many, other.",
    usage: "fmt plural [<values> ...] [<options>]",
    discussion: """
      A value is a number as it is shown, with all of its zeros: 1 and 1.0 can differ. A value A..B is a range.

      The letters c and e stand for a power of ten that is shown in words or as an exponent: 1.2c6 and 1.2e6 are shown as 1.2M. A number with E is shown in full: 1.2E6 is 1200000.

      Examples:
        $ fmt plural 21 5 --locale ru
        one
        many

        $ fmt plural 1 1.0 --locale en
        one
        other

        $ fmt plural 1..5 --locale de
        other

        $ fmt plural 1.2c6 1.2E6 --locale fr
        many
        other
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Rules") var options: PluralOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func run() throws {
    // Plural rules follow the language.
    try FormatRunner(common, in: try common.locales(\.language)) { locale throws(FormatError) in
      let rules = try PluralRules(for: locale, options.kind)
      return PluralChooser(rules: rules, resolvedLocale: try rules.resolvedLocale)
    }.run(
      values.plain,
      showsParts: parts.parts,
      // Ordinal numbers have no ranges.
      isChecked: { if case .range = $0 { true } else { false } },
      read: { bytes throws(ValueError) in try PluralValue(bytes) },
      append: { chooser, value, bytes in
        if case .number(let operands) = value {
          bytes += chooser.rules.category(of: operands).rawValue.utf8
        }
      },
      text: { chooser, value throws(ValueError) in
        FormattedText(try chooser.category(of: value).rawValue, kind: .literal)
      }
    )
  }
}

/// The options that decide which rules are used.
struct PluralOptions: ParsableArguments {
  @Flag var kind: PluralRules.Kind = .cardinal
}

/// The plural rules of one locale.
private struct PluralChooser: ExplainedFormatter {
  let rules: PluralRules
  let resolvedLocale: ResolvedLocale

  var recipeName: String { "form" }
  var recipeText: String { rules.kind.rawValue }
  var engineText: String {
    rules.planRefusal.map { "decided by ICU: \($0)" } ?? "decided by compiled rules"
  }
  var source: FormatSource {
    FormattingData.isCompiledDataInUse
      ? .compiled(cldr: FormattingData.compiledCLDRVersion ?? "") : .system
  }
  func complete() {}

  func category(of value: PluralValue) throws(ValueError) -> PluralCategory {
    switch value {
    case .number(let operands): return rules.category(of: operands)
    case .range(let start, let end, let dots):
      guard rules.kind == .cardinal else {
        throw ValueError(offset: dots, reason: "a range has no ordinal category")
      }
      return rules.category(from: rules.category(of: start), to: rules.category(of: end))
    }
  }
}
