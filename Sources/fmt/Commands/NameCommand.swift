internal import ArgumentParser
internal import LocaleFormat

/// `fmt name`.
struct NameCommand: DirectCommand {
  /// How a language of a region is named.
  enum Dialect: String, EnumerableFlag {
    case standard
    case dialect

    static func help(for value: Dialect) -> ArgumentHelp? {
      switch value {
      case .standard: "English (United Kingdom)."
      case .dialect: "British English, where the language has such a name."
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "name",
    abstract: "Writes the names of locales, languages, regions, currencies and the like.",
    usage: """
      fmt name <code> ... [--of <kind>] [<options>]
      fmt name [<options>] < lines of one code
      """,
    discussion: """
      What CLDR has no name for in the locale is written as its code or, with --strict, is a bad value.
      """
  )

  @OptionGroup var values: ValueArguments
  @Option(help: "What the codes stand for.")
  var of: LocaleNameFormat.Kind = .locale
  @Flag var dialect: Dialect = .standard
  @Option(help: "Full names, or short ones where there are any.")
  var length: LocaleNameFormat.Length = .full
  @Option(help: "Where the name will stand, which decides its first letter.")
  var context: CapitalizationContext = .unspecified
  @Flag(help: "A code is a bad value where CLDR has no name for a part of it.")
  var strict = false
  @OptionGroup var common: CommonOptions

  func run() throws {
    let kind = of
    // Words follow the language.
    try FormatRunner(common, in: try common.locales(\.language)) { locale throws(FormatError) in
      Namer(
        names: try recipe(.code).formatter(for: locale),
        strict: strict ? try recipe(.nothing).formatter(for: locale) : nil
      )
    }.run(values.plain) { namer, code throws(ValueError) in
      try namer.name(of: code, as: kind)
    }
  }

  private func recipe(_ fallback: LocaleNameFormat.Fallback) -> LocaleNameFormat {
    LocaleNameFormat(
      dialect: dialect == .dialect ? .dialect : .standard,
      length: length,
      capitalization: context,
      fallback: fallback
    )
  }
}

extension NameCommand {
  mutating func take(from line: inout ArgumentLine) {
    of = line.value("of") ?? .locale
    dialect = line.choice() ?? .standard
    length = line.value("length") ?? .full
    context = line.value("context") ?? .unspecified
    strict = line.flag("strict")
    common = line.group()
    values = line.group()
  }
}

/// The names of one locale.
private struct Namer: ExplainedFormatter {
  let names: LocaleNameFormat.Formatter
  /// Has no name for what CLDR has none for; nil where the code may stand for it.
  let strict: LocaleNameFormat.Formatter?

  var resolvedLocale: ResolvedLocale { names.resolvedLocale }
  var recipeName: String { "form" }
  var recipeText: String { "\(names.recipe.dialect), \(names.recipe.length)" }
  var engineText: String { "written by ICU" }
  func complete() {}

  func name(of code: String, as kind: LocaleNameFormat.Kind) throws(ValueError) -> String {
    let name = try placed(names.name(of: NamedCode(code, as: kind))) ?? code
    // ICU leaves out what has no name, so the whole name must be the same.
    if let strict, try placed(strict.name(of: NamedCode(code, as: kind))) != name {
      let language = resolvedLocale.requested
      throw ValueError(offset: 0, reason: "the \(kind) '\(code)' has no name in \(language)")
    }
    return name
  }
}
