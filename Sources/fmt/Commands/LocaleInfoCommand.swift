internal import ArgumentParser
internal import LocaleFormat

/// `fmt locale info`.
struct LocaleInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Says what CLDR says of locales: calendar, week, hours, digits, units, characters.",
    discussion: """
      The language's data decides digits and characters; the region decides calendar, week, hours, units and currency. \
      The keywords ca, cu, fw, hc, ms, mu, nu and rg of a locale count.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Locales in BCP 47 or ICU form; with none, the lines of standard input.",
      valueName: "locale"
    )
  )
  var locales: [String] = []
  @Flag(help: "Refuse a locale that ICU has no data for.")
  var strictLocale = false
  @Flag(help: "Write a JSON object for each locale.")
  var json = false
  @Flag(help: "Say on standard error which data the answers come from.")
  var explain = false
  @Flag(help: "Go on after a bad locale; the status is still 65.")
  var keepGoing = false

  func run() throws {
    let versions: LibraryVersions
    do throws(FormatError) {
      versions = try LibraryVersions.current
    } catch {
      throw usageError("\(error)")
    }
    var isFirst = true
    try ValueStream(arguments: locales, keepsGoing: keepGoing).run {
      bytes,
      output throws(ValueError) in
      let info: LocaleInfo
      do throws(FormatError) {
        info = try LocaleInfo(LocaleID(String(decoding: bytes, as: UTF8.self)))
      } catch {
        throw ValueError(error)
      }
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

  /// Warns of, or refuses, a locale that ICU has no data for; explains when asked to.
  private func tell(of info: LocaleInfo, _ versions: LibraryVersions) throws(ValueError) {
    let resolved = info.resolved
    if resolved.match != .exact {
      let owner = resolved.match == .root ? "no language" : "\(resolved.data)"
      let message = "ICU has no data for \(info.locale): the conventions are those of \(owner)"
      guard !strictLocale else {
        throw ValueError(offset: 0, reason: "--strict-locale: \(message)")
      }
      report("warning: \(message)")
    }
    guard explain else { return }
    report(
      "\(info.locale): language, digits and characters from the data of \(resolved.data) "
        + "(\(resolved.match.rawValue)); calendar, week, hours, units and currency from the region "
        + "\(info.conventionsRegion); ICU \(versions.icu), CLDR \(versions.cldr)"
    )
  }
}
