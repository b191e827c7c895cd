public import ArgumentParser
public import LocaleFormat

extension LocaleNameFormat.Kind: ExpressibleByArgument {}
extension LocaleNameFormat.Length: ExpressibleByArgument {}

/// `fmt name`.
struct NameCommand: ParsableCommand {
  /// How a language of a region is named.
  enum Dialect: EnumerableFlag {
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
      A code that CLDR has no name for in the locale is written as itself, or is a bad value with --strict.
      """
  )

  @OptionGroup var values: ValueArguments
  @Option(help: "What the codes stand for.")
  var of: LocaleNameFormat.Kind = .locale
  @Flag var dialect: Dialect = .standard
  @Option(help: "Full names, or short ones where there are any.")
  var length: LocaleNameFormat.Length = .full
  @Option(help: "Where the name will stand, which decides its first letter.")
  var context: CapitalizationContext = .none
  @Flag(help: "A code without a name is a bad value.")
  var strict = false
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = LocaleNameFormat(
      dialect: dialect == .dialect ? .dialect : .standard,
      length: length,
      context: context,
      fallback: strict ? .none : .code
    )
    // Words follow the language.
    let lines = try common.lines(for: try common.locales(for: nil)) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    let kind = of
    try ValueStream(arguments: values.plain, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let code = String(decoding: bytes, as: UTF8.self)
      // In every locale, before anything of it is written.
      var names: [String] = []
      for line in lines { names.append(try name(of: code, as: kind, by: line.formatter)) }
      for (line, name) in zip(lines, names) {
        line.write(input: bytes, to: &output) { $1 += name.utf8 }
      }
    }
  }

  private func name(
    of code: String,
    as kind: LocaleNameFormat.Kind,
    by names: LocaleNameFormat.Formatter
  ) throws(ValueError) -> String {
    do throws(FormatError) {
      if let name = try names.name(of: code, as: kind) { return name }
    } catch {
      throw ValueError(error)
    }
    let language = names.resolvedLocale.requested
    throw ValueError(offset: 0, reason: "ICU has no name of the \(kind) '\(code)' in \(language)")
  }
}

extension LocaleNameFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { "\(recipe.dialect), \(recipe.length)" }
  var engineText: String { "written by ICU" }
}
