internal import ArgumentParser
internal import LocaleFormat

/// `fmt locale info`.
struct LocaleInfoCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Says what CLDR says of locales: calendar, week, hours, digits, units, characters.",
    discussion: """
      The language's data decides digits and characters; the region decides calendar, week, hours, units and currency. \
      The keywords ca, cu, fw, hc, ms, mu, nu and rg of a locale count. \
      With --localizations, --development or --policy and no locale, standard input is not read either. Of the app-running locale \
      (see 'fmt locale current') the language is told of, and then the locales of conventions that differ from it.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Locales in BCP 47 or ICU form; with none, the lines of standard input, and without a file or a pipe there the app-running locale.",
      valueName: "locale"
    )
  )
  var locales: [String] = []
  @Option(help: ArgumentHelp("The same, separated by commas.", valueName: "locale"))
  var locale: String?
  @OptionGroup var app: AppLocaleOptions
  @Flag(help: "Refuse a locale that ICU has no data for.")
  var strictLocale = false
  @Flag(help: "Write a JSON object for each locale.")
  var json = false
  @Flag(help: "Say on standard error which data the answers come from.")
  var explain = false
  @Flag(help: "Go on after a bad locale; the status is still 65.")
  var keepGoing = false

  func validate() throws {
    guard locale == nil || locales.isEmpty else {
      throw ValidationError("Give locales either as arguments or with --locale.")
    }
  }

  func run() throws {
    let asked = try asked()
    let versions = try required(LibraryVersions.current)
    var isFirst = true
    let values = asked.isEmpty ? locales : asked.map(\.locale.tag)
    try ValueStream(arguments: values, keepsGoing: keepGoing).run {
      bytes,
      output throws(ValueError) in
      let info = try placed(LocaleInfo(LocaleID(String(decoding: bytes, as: UTF8.self))))
      try tell(of: info, versions)
      let rows = LocaleInfoRow.rows(of: info)
      if json {
        let object = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0.value) })
        output.writeLine(String(decoding: encodedJSON(object), as: UTF8.self))
      } else {
        if !isFirst { output.writeLine("") }
        for row in rows { output.writeLine(row.line) }
      }
      isFirst = false
    }
  }

  /// The locales that stand neither among the arguments nor in standard input.
  private func asked() throws -> [AskedLocale] {
    if let locale {
      try app.offered.check()
      return try AskedLocale.reading(locale)
    }
    guard locales.isEmpty, app.isGiven || !StandardInput.isGiven else {
      try app.offered.check()
      return []
    }
    let found = try app.resolve()
    let asked = found.locales.map {
      AskedLocale(name: $0.tag, locale: $0, reason: found.explanation(of: $0))
    }
    if explain { for locale in asked { report("\(locale.locale) \(locale.reason)") } }
    return asked
  }

  /// Warns of, or refuses, a locale that ICU has no data for; explains when asked to.
  private func tell(of info: LocaleInfo, _ versions: LibraryVersions) throws(ValueError) {
    let resolved = info.resolved
    if let gap = resolved.gap {
      guard !strictLocale else { throw ValueError(offset: 0, reason: "--strict-locale: \(gap)") }
      report("warning: \(gap)")
    }
    guard explain else { return }
    report(
      "\(info.locale): language, digits and characters from the data of \(resolved.data) "
        + "(\(resolved.match.rawValue)); calendar, week, hours, units and currency from the region "
        + "\(info.conventionsRegion); ICU \(versions.icu), CLDR \(versions.cldr)"
    )
  }
}

extension LocaleInfoCommand {
  mutating func take(from line: inout ArgumentLine) {
    locale = line.value("locale")
    app = line.group()
    strictLocale = line.flag("strict-locale")
    json = line.flag("json")
    explain = line.flag("explain")
    keepGoing = line.flag("keep-going")
    locales = line.values()
  }
}
