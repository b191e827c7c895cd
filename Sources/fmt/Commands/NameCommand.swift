internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt name`.
struct NameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "name",
    abstract: "Writes the names of locales, languages, regions, currencies and more.",
    usage: "fmt name [<values> ...] [--of <kind>] [<options>]",
    discussion: """
      A value is a code. A code that CLDR has no name for in the locale is written as it is; with --strict it is a bad value.

      Examples:
        $ fmt name zh-Hant-TW en-GB --locale de
        Chinesisch (Traditionell, Taiwan)
        Englisch (Vereinigtes Königreich)

        $ fmt name EUR --of currency --locale ja
        ユーロ
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Names") var options: NameOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let kind = options.of
    try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      Namer(
        names: try recipe(.code).formatter(for: locale),
        strict: options.strict ? try recipe(.nothing).formatter(for: locale) : nil
      )
    }.run(values.plain) { namer, code throws(ValueError) in
      try namer.name(of: code, as: kind)
    }
  }

  private func recipe(_ fallback: LocaleNameFormat.Fallback) -> LocaleNameFormat {
    LocaleNameFormat(
      dialect: options.dialect == .dialect ? .dialect : .standard,
      length: options.length,
      capitalization: options.context,
      fallback: fallback
    )
  }
}

/// The options that decide what a code stands for, and the form of its name.
struct NameOptions: ParsableArguments {
  /// The forms in which a language of a region is named.
  enum Dialect: String, EnumerableFlag {
    case standard
    case dialect

    static func help(for value: Dialect) -> ArgumentHelp? {
      switch value {
      case .standard:
        ArgumentHelp(
          "Name a language and its region.",
          example: "fmt name en-GB --standard --locale en → English (United Kingdom)"
        )
      case .dialect:
        ArgumentHelp(
          "Use one name for both where the locale has such a name.",
          example: "fmt name en-GB --dialect --locale en → British English"
        )
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "The kind of thing that the codes stand for.",
      example: "fmt name DE --of region --locale ja → ドイツ",
      valueName: "kind"
    )
  )
  var of: LocaleNameFormat.Kind = .locale
  @Flag var dialect: Dialect = .standard
  @Option(
    help: ArgumentHelp(
      "The length of names: full, or short where there is a short one.",
      example: "fmt name GB --of region --length short --locale en → UK"
    )
  )
  var length: LocaleNameFormat.Length = .full
  @Option(
    help: ArgumentHelp(
      "The place where the name will stand, which decides its first letter.",
      example: "fmt name fr --context beginning-of-sentence --locale fr → Français"
    )
  )
  var context: CapitalizationContext = .unspecified
  @Flag(help: "Treat a code as a bad value when CLDR has no name for a part of it.")
  var strict = false
}

/// The names of one locale.
private struct Namer: FormFormatter {
  let names: LocaleNameFormat.Formatter
  /// A formatter that returns nil where CLDR has no name; nil when the code is written instead.
  let strict: LocaleNameFormat.Formatter?

  var resolvedLocale: ResolvedLocale { names.resolvedLocale }
  var recipe: LocaleNameFormat { names.recipe }
  var engineText: String { "written by ICU" }
  var source: FormatSource { names.source }
  func complete() {}

  func name(of code: String, as kind: LocaleNameFormat.Kind) throws(ValueError) -> String {
    let name = try placed(names.name(of: NamedCode(code, as: kind))) ?? code
    // ICU leaves out a part that has no name, so the two names must be equal.
    if let strict, try placed(strict.name(of: NamedCode(code, as: kind))) != name {
      let language = resolvedLocale.requested
      throw ValueError(offset: 0, reason: "the \(kind) '\(code)' has no name in \(language)")
    }
    return name
  }
}
