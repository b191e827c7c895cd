internal import ArgumentParser
internal import LocaleFormat

/// How the space characters of a locale's conventions are written.
enum Spaces: String, ExpressibleByArgument, CaseIterable {
  /// As CLDR has them.
  case cldr
  /// U+00A0, U+202F and U+2009 as U+0020.
  case ascii
}

/// The options of every command that formats for people.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "BCP 47 or ICU form; several separated by commas give lines of locale, tab and result. Default: the app-running locale (see 'fmt locale current').",
      valueName: "locale"
    )
  )
  var locale: String?
  @OptionGroup var app: AppLocaleOptions
  @Flag(help: "Refuse a locale that ICU has no data for.")
  var strictLocale = false
  @Flag(help: "Write a JSON object for each result.")
  var json = false
  @Flag(help: "Say on standard error why this locale and which engine.")
  var explain = false
  @Option(help: "Spaces as CLDR has them, or ASCII.")
  var spaces: Spaces = .cldr
  @Flag(help: "Go on after a bad value; the status is still 65.")
  var keepGoing = false

  /// The locales to write in, with the names they were asked for by.
  ///
  /// - Parameter current: What of the app's locale is meant when no locale is named.
  /// - Returns: The names and the locales.
  /// - Throws: The status of a usage error, for a malformed identifier.
  func locales(
    _ current: (AppLocale) -> LocaleID
  ) throws -> [(name: String, locale: LocaleID)] {
    guard let locale else {
      let found = current(try app.resolve())
      return [(found.tag, found)]
    }
    return try locale.split(separator: ",", omittingEmptySubsequences: false).map { name in
      do {
        return (String(name), try LocaleID(String(name)))
      } catch {
        throw usageError("--locale: \(error)")
      }
    }
  }

  /// Makes a formatter for each locale, and says what there is to say of it.
  func lines<Formatter: ExplainedFormatter>(
    for locales: [(name: String, locale: LocaleID)],
    _ make: (LocaleID) throws(FormatError) -> Formatter
  ) throws -> [ResultLine<Formatter>] {
    try locales.map { name, locale in
      let formatter: Formatter
      do throws(FormatError) {
        formatter = try make(locale)
      } catch {
        throw usageError("\(error)")
      }
      try tell(of: formatter)
      return ResultLine(
        formatter: formatter,
        name: locales.count > 1 ? name : nil,
        spaces: spaces,
        isJSON: json
      )
    }
  }

  /// Why the app's locale is what it is.
  private func explanation() throws -> String {
    let preferences = LocalePreferences.process
    let settings = preferences.settings.isEmpty ? ["nothing"] : preferences.settings
    return "is the app's (\(try app.resolve(preferences).choice.explanation)), from "
      + settings.joined(separator: ", ")
  }

  /// Warns of, or refuses, a locale that ICU has no data for; explains when asked to.
  private func tell(of formatter: some ExplainedFormatter) throws {
    let resolved = formatter.resolvedLocale
    if resolved.match != .exact {
      let owner = resolved.match == .root ? "no language" : "\(resolved.data)"
      let message =
        "ICU has no data for \(resolved.requested): the conventions are those of \(owner)"
      guard !strictLocale else { throw usageError("--strict-locale: \(message)") }
      report("warning: \(message)")
    }
    guard explain else { return }
    let choice = locale == nil ? try explanation() : "from --locale"
    report(
      "\(resolved.requested) \(choice); data of \(resolved.data) (\(resolved.match.rawValue)); "
        + "\(formatter.recipeName) '\(formatter.recipeText)'; \(formatter.engineText)"
    )
  }
}

/// Values that may begin with a minus sign.
struct ValueArguments: ParsableArguments {
  @Argument(parsing: .allUnrecognized, help: "Values; with none, the lines of standard input.")
  var values: [String] = []

  func validate() throws {
    for value in values.prefix(while: { $0 != "--" }) where value.first == "-" {
      let second = value.dropFirst().first
      let isOption = second.map { $0.isLetter || $0 == "-" } ?? false
      guard !isOption || value.hasPrefix("-Infinity") else {
        throw ValidationError("Unknown option '\(value)'. A value like it goes behind '--'.")
      }
    }
  }

  /// The values, without the `--` that ends the options.
  var plain: [String] {
    guard let terminator = values.firstIndex(of: "--") else { return values }
    var values = values
    values.remove(at: terminator)
    return values
  }
}
