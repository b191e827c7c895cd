internal import ArgumentParser
internal import LocaleFormat

/// How the space characters of a locale's conventions are written.
enum Spaces: String, ExpressibleByArgument, CaseIterable {
  /// As CLDR has them.
  case cldr
  /// U+00A0, U+202F and U+2009 as U+0020.
  case ascii
}

/// A locale to write in.
struct AskedLocale: Sendable {
  /// What it was asked for by.
  let name: String
  let locale: LocaleID
  /// Why it is this one, as words that follow its tag.
  let reason: String

  /// The locales of the option `--locale`.
  static func reading(_ option: String) throws -> [AskedLocale] {
    try option.split(separator: ",", omittingEmptySubsequences: false).map { name in
      let locale = try named("--locale", LocaleID(String(name)))
      return AskedLocale(name: String(name), locale: locale, reason: "from --locale")
    }
  }
}

/// The options of every command that formats for people.
struct CommonOptions: DirectlyReadable {
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
  /// - Returns: The locales.
  /// - Throws: The status of a usage error, for a malformed identifier.
  func locales(_ current: (AppLocale) -> LocaleID) throws -> [AskedLocale] {
    guard let locale else {
      let app = try app.resolve()
      let found = current(app)
      return [AskedLocale(name: found.tag, locale: found, reason: app.explanation(of: found))]
    }
    try app.offered.check()
    return try AskedLocale.reading(locale)
  }
}

extension CommonOptions {
  mutating func take(from line: inout ArgumentLine) {
    locale = line.value("locale")
    app = line.group()
    strictLocale = line.flag("strict-locale")
    json = line.flag("json")
    explain = line.flag("explain")
    spaces = line.value("spaces") ?? .cldr
    keepGoing = line.flag("keep-going")
  }
}

extension ResolvedLocale {
  /// What a person has to be told: that ICU has no data for the locale, and whose it has.
  var gap: String? {
    guard match != .exact else { return nil }
    let owner = match == .root ? "no language" : "\(data)"
    return "ICU has no data for \(requested): the conventions are those of \(owner)"
  }
}

extension AppLocale {
  /// Why a locale is the app's: its language or, where conventions differ from that, whose they are;
  /// and the process's settings.
  func explanation(of locale: LocaleID) -> String {
    let settings = LocalePreferences.process.settings
    let origin = settings.isEmpty ? "nothing" : settings.joined(separator: ", ")
    let category = LocalePreferences.Category.allCases.first { self.locale(for: $0) == locale }
    guard locale != language, let category else {
      return "is the app's (\(choice.explanation)), from \(origin)"
    }
    return "is the app's (\(description(of: category))), from \(origin)"
  }
}
