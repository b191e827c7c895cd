internal import ICU

/// CLDR's data on a locale, such as its calendar, week, digits, units and currency.
///
/// It also has the likely subtags and parents, the hours, and the characters of the language.
///
/// ```swift
/// let info = try LocaleInfo("ar-EG")
/// info.characterDirection  // .rightToLeft
/// info.week.firstWeekday  // .saturday
/// info.numbering.standard.digits  // "٠١٢٣٤٥٦٧٨٩"
/// ```
///
/// The language's data determines digits and characters. The region determines calendar, week,
/// hours, units and currency. It is the region of `-u-rg-`, or else the locale's, or else the
/// likely one of its language. Each of the keywords `ca`, `cu`, `fw`, `hc`, `ms`, `mu` and `nu`
/// overrides one of these. ``resolved`` is the locale whose data was found.
///
/// Source: CLDR, as ICU's C API gives it.
public struct LocaleInfo: Hashable, Sendable {
  /// The requested locale.
  public let locale: LocaleID
  /// The locale whose data ICU has for it.
  public let resolved: ResolvedLocale
  /// The locale with its likely subtags.
  public let maximized: LocaleID
  /// The locale without the subtags that are likely anyway.
  public let minimized: LocaleID
  /// The locales that it inherits conventions from, the root last.
  public let parents: [LocaleID]
  /// The region whose conventions are used, such as `US`; `001`, the world, if none is known.
  public let conventionsRegion: String

  /// The direction of the characters in a line.
  ///
  /// If ICU has no data for the language, it is that of the script.
  public let characterDirection: TextDirection
  /// The direction of the lines on a page.
  public let lineDirection: TextDirection

  /// The calendar in use.
  public let calendar: CalendarSystem
  /// The calendars of the region, the one most used first.
  public let preferredCalendars: [CalendarSystem]
  /// The hour cycle in use.
  public let hourCycle: HourCycle
  /// The hour cycles of the region, the usual one first.
  public let hourCycles: [HourCycle]
  /// The week.
  public let week: Week

  /// The digits.
  public let numbering: Numbering
  /// The current currency, from ``Currency/init(likelyFor:)``; nil for a region without a currency.
  public let currency: Currency?
  /// The system of units.
  public let measurementSystem: MeasurementSystem
  /// The unit of temperatures in weather reports, such as `celsius`.
  public let temperatureUnit: String
  /// The usual paper size.
  public let paperSize: PaperSize

  /// The marks around a quotation.
  public let quotationMarks: QuotationMarks
  /// The characters that the language is written with.
  public let exemplarCharacters: ExemplarCharacters

  /// Reads the data from ICU.
  ///
  /// - Parameter locale: Any locale; if ICU has no data for it, its parent's data or the root's is
  ///   used.
  /// - Throws: `FormatError.Code.icu` if ICU fails, for example because its data is missing.
  ///
  /// It makes about thirty calls of ICU, which read data that ICU keeps in memory. Keep the value
  /// instead of making it again.
  public init(_ locale: LocaleID) throws(FormatError) {
    let resolved = try locale.resolved
    let maximized = try locale.maximized
    let reader: LocaleInfoReader
    do throws(ICUError) {
      reader = try LocaleInfoReader(resolved, likely: maximized.subtags)
      characterDirection = try reader.characterDirection()
      lineDirection = try reader.lineDirection()
      preferredCalendars = try reader.calendars()
      (hourCycle, hourCycles) = try reader.hours()
      week = try reader.week()
      numbering = try reader.numbering()
      measurementSystem = try reader.measurementSystem()
      temperatureUnit = try reader.temperatureUnit()
      paperSize = try reader.paperSize()
      quotationMarks = try reader.quotationMarks()
      exemplarCharacters = try reader.exemplars()
    } catch {
      throw .icu(error, while: "asking what CLDR says of \(locale)")
    }
    calendar = reader.calendar ?? preferredCalendars.first ?? .gregorian
    conventionsRegion = reader.region
    currency = try Self.currency(of: locale)
    minimized = try locale.minimized
    parents = try locale.parents
    self.locale = locale
    self.resolved = resolved
    self.maximized = maximized
  }

  private static func currency(of locale: LocaleID) throws(FormatError) -> Currency? {
    do throws(FormatError) {
      return try Currency(likelyFor: locale)
    } catch {
      guard error.code == .noCurrency else { throw error }
      return nil
    }
  }

  /// The language, such as `zh`; `und` if it is not known.
  public var language: String { maximized.language }
  /// The script, or the likely one if the locale names none; nil if CLDR has none.
  public var script: String? { maximized.script }
  /// The region, or the likely one if the locale names none; nil if CLDR has none.
  public var region: String? { maximized.region }
}
