internal import ArgumentParser
internal import LocaleFormat

/// Which languages an app has.
struct LocalizationOptions: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The languages that the app has, as names of folders are (zh-Hant.lproj, pt_BR, Base), separated by commas. Default: every one that ICU has data for.",
      valueName: "names"
    )
  )
  var localizations: String?
  @Option(
    help: ArgumentHelp(
      "The language taken when no preference matches. Default: en.",
      valueName: "locale"
    )
  )
  var development: String?

  /// The localizations that are offered.
  func negotiation(order: LocaleNegotiation.Order = .icu) throws -> LocaleNegotiation {
    let development = try developmentLanguage()
    do throws(FormatError) {
      guard let localizations else {
        return try LocaleNegotiation(LocaleID.available, development: development, order: order)
      }
      let names = localizations.split(separator: ",").map(String.init)
      let offered = try LocaleNegotiation(names, development: development, order: order)
      for name in offered.ignored {
        report("warning: --localizations: '\(name.excerpt)' is no locale")
      }
      return offered
    } catch {
      throw usageError("--localizations: \(error)")
    }
  }

  /// The language taken when no preference matches.
  func developmentLanguage() throws -> LocaleID {
    guard let development else { return AppLocale.defaultDevelopment }
    return try named("--development", LocaleID(development))
  }

  /// Refuses and warns as ``negotiation(order:)`` does, where the answer is not wanted.
  func check() throws {
    if localizations == nil { _ = try developmentLanguage() } else { _ = try negotiation() }
  }
}

extension LocalizationOptions {
  mutating func take(from line: inout ArgumentLine) {
    localizations = line.value("localizations")
    development = line.value("development")
  }
}
