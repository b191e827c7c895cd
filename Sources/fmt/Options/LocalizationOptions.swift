internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// Options that name the languages of an app.
///
/// The groups that have these options declare them with the same help. A group inside each of them
/// would cost 220,000 instructions at the start of a command.
protocol NamesLocalizations {
  var localizations: String? { get }
  var development: String? { get }
}

extension ArgumentHelp {
  /// The help of the option `--localizations`.
  static var localizations: ArgumentHelp {
    ArgumentHelp(
      "The app's languages, separated by commas, as folders are named (zh-Hant.lproj, pt_BR, Base). Default: every language that ICU has data for.",
      example: """
        LANG=de_AT fmt currency 5 --localizations en,de
        → €\u{A0}5,00
        """,
      valueName: "names"
    )
  }

  /// The help of the option `--development`.
  static var development: ArgumentHelp {
    ArgumentHelp(
      "The app's language when no preference matches. Default: en.",
      example: "LANG=C fmt number 0.5 --development de → 0,5",
      valueName: "locale"
    )
  }
}

/// The languages of an app.
struct LocalizationOptions: ParsableArguments, NamesLocalizations {
  @Option(help: .localizations, completion: .locales)
  var localizations: String?
  @Option(help: .development, completion: .locales)
  var development: String?
}

extension NamesLocalizations {
  /// The negotiation among the app's languages.
  func negotiation(order: LocaleNegotiation.Order = .icu) throws -> LocaleNegotiation {
    let development = try developmentLanguage()
    do throws(FormatError) {
      guard let localizations else {
        return try LocaleNegotiation(LocaleID.available, development: development, order: order)
      }
      let names = localizations.split(separator: ",").map(String.init)
      let offered = try LocaleNegotiation(names, development: development, order: order)
      for name in offered.ignored {
        report("warning: --localizations: '\(name.excerpt)' is not a locale and is ignored")
      }
      return offered
    } catch {
      throw usageError("--localizations: \(error)")
    }
  }

  /// The language when no preference matches.
  func developmentLanguage() throws -> LocaleID {
    guard let development else { return AppLocale.defaultDevelopment }
    return try named("--development", LocaleID(development))
  }

  /// Refuses and warns as ``negotiation(order:)`` does, when its result is not needed.
  func checkLocalizations() throws {
    if localizations == nil { _ = try developmentLanguage() } else { _ = try negotiation() }
  }
}
