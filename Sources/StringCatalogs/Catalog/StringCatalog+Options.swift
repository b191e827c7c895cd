public import CatalogFiles
public import LocaleFormat

extension StringCatalog {
  /// The localizations in which a key is looked for.
  public enum Fallback: String, Hashable, Sendable, CaseIterable, Codable {
    /// Each key is looked for in every localization that matches the app's language, the best first,
    /// and then in the development language.
    case perKey = "per-key"
    /// All keys come from the localization that matches best, as in Apple's bundles.
    case perCatalog = "per-catalog"
  }

  /// The choices that decide how texts are found and filled, beside the locale.
  public struct Options: Sendable {
    /// The localizations in which a key is looked for.
    public var fallback = Fallback.perKey
    /// The order in which localizations match the app's language.
    public var order = LocaleNegotiation.Order.icu
    /// The device whose variants are taken: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, or
    /// `other`, which is also taken where there is no variant for the device.
    public var device = "other"
    /// Whether each argument is enclosed in the bidi isolates U+2068 and U+2069, so that a Hebrew name
    /// does not reorder an English sentence.
    public var isolatesArguments = false
    /// The table of keys that are looked for without one.
    public var table = "Localizable"
    /// Other plural rules than those of the language of the strings: the language whose rules a
    /// localization follows.
    public var pluralLanguages: [LocaleID: LocaleID] = [:]
    /// The cache of the formatters of numbers; nil for `FormatterCache.current` at the time of
    /// each text, which is that of the task's `LocaleContext`.
    public var cache: FormatterCache?
    /// The change of all texts for tests of the user interface; nil for none.
    ///
    /// In the locales `en-XA` and `en-XB` texts are changed without it, unless the catalog has these
    /// localizations. Launch arguments such as `-NSDoubleLocalizedStrings YES` set it at first, as
    /// `LaunchSettings` describes.
    public var pseudoLocalization = PseudoLocalization(launch: .process)
    /// Whether a text is shown in capitals if the localization of the app's language does not have it:
    /// that of another localization, the default text, or the key.
    ///
    /// The launch argument `-NSShowNonLocalizedStrings YES` sets it at first.
    public var showsMissingTexts = LaunchSettings.process.showsMissingTexts
    /// The isolation of the arguments of messages of MessageFormat 2.
    public var messageIsolation = MessageFormat.BidiIsolation.standard
    /// The syntax of default messages in the program.
    public var defaultSyntax = MessageFormat.Syntax.icu
    /// The time zone in which messages write dates, if they name none; nil for that of the task's
    /// `LocaleContext` at the time of each text, or else UTC.
    public var zone: TimeZoneID?
    /// The functions that messages of MessageFormat 2 can call.
    public var functions = MessageFunctions.standard
    /// The limits of the files.
    public var limits = CatalogLimits()

    /// The usual options.
    public init() {}
  }
}

extension StringCatalog.Options {
  /// A message that is written by these options.
  func message(_ source: String, _ syntax: MessageFormat.Syntax) -> MessageFormat {
    MessageFormat(
      source,
      syntax: syntax,
      isolation: messageIsolation,
      zone: zone ?? .utc,
      functions: functions
    )
  }
}
