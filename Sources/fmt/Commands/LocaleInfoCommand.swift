internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt locale info`.
struct LocaleInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Prints CLDR's data about locales: calendar, week, hours, digits, units, characters.",
    discussion: """
      The language decides digits and characters; the region decides calendar, week, hours, units and currency. The keywords ca, cu, fw, hc, ms, mu, nu and rg of a locale are respected.

      Without a locale, and without a file or a pipe on standard input, it is the app-running locale (see 'fmt help locale current'): first its language, then the locales of conventions that differ from it. \
      With --localizations, --development or --policy standard input is not read.

      Examples:
        $ fmt locale info de-CH | grep -e currency -e begins
        week begins           mon
        currency              CHF
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Locales in BCP 47 or ICU form. Without any, each line of standard input is one.",
      valueName: "locale"
    ),
    completion: .locales
  )
  var locales: [String] = []
  @OptionGroup(title: "Locale") var place: NamedLocaleOptions
  @OptionGroup(title: "Input") var reading: KeepGoingOption
  @OptionGroup(title: "Output") var answer: AnswerOptions

  func validate() throws {
    guard place.locale == nil || locales.isEmpty else {
      throw ValidationError("Name locales either as arguments or with --locale, but not both.")
    }
  }

  func run() throws {
    let asked = try asked()
    let versions = try required(LibraryVersions.current)
    var isFirst = true
    let values = asked.isEmpty ? locales : asked.map(\.locale.tag)
    try ValueStream(arguments: values, keepsGoing: reading.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let info = try placed(LocaleInfo(LocaleID(String(decoding: bytes, as: UTF8.self))))
      try explain(info, versions)
      let rows = LocaleInfoRow.rows(of: info)
      if answer.json {
        let object = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0.value) })
        output.writeLine(String(decoding: encodedJSON(object), as: UTF8.self))
      } else {
        if !isFirst { output.writeLine("") }
        for row in rows { output.writeLine(row.line) }
      }
      isFirst = false
    }
  }

  /// The locales that come neither from the arguments nor from standard input.
  private func asked() throws -> [AskedLocale] {
    if let locale = place.locale {
      try place.checkLocalizations()
      return try AskedLocale.reading(locale)
    }
    guard locales.isEmpty, place.isGiven || !StandardInput.isGiven else {
      try place.checkLocalizations()
      return []
    }
    let found = try place.resolve()
    let asked = found.locales.map {
      AskedLocale(name: $0.tag, locale: $0, reason: found.explanation(of: $0))
    }
    if answer.explain { for locale in asked { report("\(locale.locale) \(locale.reason)") } }
    return asked
  }

  /// Warns about a locale that ICU has no data for, or refuses it; explains when asked to.
  private func explain(_ info: LocaleInfo, _ versions: LibraryVersions) throws(ValueError) {
    let resolved = info.resolved
    if let gap = resolved.gap {
      guard !place.strictLocale else {
        throw ValueError(offset: 0, reason: "--strict-locale: \(gap)")
      }
      report("warning: \(gap)")
    }
    guard answer.explain else { return }
    report(
      "\(info.locale): language, digits and characters from the data of \(resolved.data) "
        + "(\(resolved.match.rawValue)); calendar, week, hours, units and currency from the region "
        + "\(info.conventionsRegion); ICU \(versions.icu), CLDR \(versions.cldr)"
    )
  }
}

/// The options that name the locales of `fmt locale info`.
struct NamedLocaleOptions: ParsableArguments, DecidesAppLocale {
  @Option(
    help: ArgumentHelp(
      "The locales, separated by commas, in place of arguments.",
      example: "fmt locale info --locale de-CH | head -n 1 | cut -c 23- → de-CH",
      valueName: "locale"
    ),
    completion: .locales
  )
  var locale: String?
  @Option(help: .localizations, completion: .locales)
  var localizations: String?
  @Option(help: .development, completion: .locales)
  var development: String?
  @Option(help: .policy)
  var policy: AppLocale.Policy?
  @Flag(help: .strictLocale)
  var strictLocale = false
}
