public import ArgumentParser
public import LocaleFormat

extension LocaleNameFormat.Kind: ExpressibleByArgument {}
extension LocaleNameFormat.Length: ExpressibleByArgument {}

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
  var context: CapitalizationContext = .none
  @Flag(help: "A code is a bad value where CLDR has no name for a part of it.")
  var strict = false
  @OptionGroup var common: CommonOptions

  func run() throws {
    // Words follow the language.
    let locales = try common.locales(\.language)
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe(.code), for: locale)
    }
    let strictNames = strict ? try locales.map { try strictFormatter(for: $0.locale) } : []
    let kind = of
    try ValueStream(arguments: values.plain, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let code = String(decoding: bytes, as: UTF8.self)
      // In every locale, before anything of it is written.
      var names: [String] = []
      for line in lines {
        names.append(try Self.name(of: code, as: kind, by: line.formatter) ?? code)
      }
      // ICU leaves out what has no name, so the whole name must be the same.
      for (strictly, name) in zip(strictNames, names)
      where try Self.name(of: code, as: kind, by: strictly) != name {
        let language = strictly.resolvedLocale.requested
        throw ValueError(offset: 0, reason: "the \(kind) '\(code)' has no name in \(language)")
      }
      for (line, name) in zip(lines, names) {
        line.write(input: bytes, to: &output) { $1 += name.utf8 }
      }
    }
  }

  private func strictFormatter(for locale: LocaleID) throws -> LocaleNameFormat.Formatter {
    do throws(FormatError) {
      return try FormatterCache.shared.formatter(recipe(.none), for: locale)
    } catch {
      throw statusCode(after: error)
    }
  }

  private func recipe(_ fallback: LocaleNameFormat.Fallback) -> LocaleNameFormat {
    LocaleNameFormat(
      dialect: dialect == .dialect ? .dialect : .standard,
      length: length,
      context: context,
      fallback: fallback
    )
  }

  private static func name(
    of code: String,
    as kind: LocaleNameFormat.Kind,
    by names: LocaleNameFormat.Formatter
  ) throws(ValueError) -> String? {
    do throws(FormatError) {
      return try names.name(of: NamedCode(code, as: kind))
    } catch {
      throw ValueError(error)
    }
  }
}

extension NameCommand {
  mutating func take(from line: inout ArgumentLine) {
    of = line.value("of") ?? .locale
    dialect = line.choice() ?? .standard
    length = line.value("length") ?? .full
    context = line.value("context") ?? .none
    strict = line.flag("strict")
    common = line.group()
    values = line.group()
  }
}

extension LocaleNameFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { "\(recipe.dialect), \(recipe.length)" }
  var engineText: String { "written by ICU" }
}
