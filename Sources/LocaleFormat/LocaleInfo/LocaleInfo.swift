internal import ICU

/// What CLDR says of a locale: its likely subtags and parents, its calendar, week and hours, its
/// digits, units and currency, and the characters it is written with.
///
/// ```swift
/// let info = try LocaleInfo("ar-EG")
/// info.characterDirection  // .rightToLeft
/// info.week.firstWeekday  // .saturday
/// info.numbering.standard.digits  // "٠١٢٣٤٥٦٧٨٩"
/// ```
///
/// The language's data decides digits and characters. The region decides calendar, week, hours,
/// units and currency: that of `-u-rg-`, else the locale's, else the likely one of its language. The
/// keywords `ca`, `cu`, `fw`, `hc`, `ms`, `mu` and `nu` override the one thing that each of them is
/// about. ``resolved`` says whose data was found.
///
/// Source: CLDR, as ICU's C API gives it.
public struct LocaleInfo: Hashable, Sendable {
  /// The locale asked about.
  public let locale: LocaleID
  /// Whose data ICU has for it.
  public let resolved: ResolvedLocale
  /// The locale with its likely subtags.
  public let maximized: LocaleID
  /// The locale without the subtags that go without saying.
  public let minimized: LocaleID
  /// The locales whose conventions count where it has none of its own, the root last.
  public let parents: [LocaleID]
  /// The region whose conventions count, such as `US`; `001`, the world, where none is known.
  public let conventionsRegion: String

  /// Where the characters of a line go.
  ///
  /// For a language that ICU has no data for, its script decides.
  public let characterDirection: TextDirection
  /// Where the lines of a page go.
  public let lineDirection: TextDirection

  /// The calendar in use.
  public let calendar: CalendarSystem
  /// The calendars of the region, the one most used first.
  public let preferredCalendars: [CalendarSystem]
  /// How hours are counted.
  public let hourCycle: HourCycle
  /// How hours can be counted in the region, the usual way first.
  public let hourCycles: [HourCycle]
  /// The week.
  public let week: Week

  /// The digits.
  public let numbering: Numbering
  /// The currency of today, as ``Currency/init(likelyFor:)`` finds it; nil for a region without one.
  public let currency: Currency?
  /// The system of units.
  public let measurementSystem: MeasurementSystem
  /// The unit of the weather's temperatures, such as `celsius`.
  public let temperatureUnit: String
  /// The usual paper.
  public let paperSize: PaperSize

  /// The marks around what somebody said.
  public let quotationMarks: QuotationMarks
  /// The characters that the language is written with.
  public let exemplarCharacters: ExemplarCharacters

  /// Asks ICU's data.
  ///
  /// - Parameter locale: Any locale; one that ICU has no data for has its parent's, or the root's.
  /// - Throws: `FormatError.Code.icu` when ICU fails, as it does without its data.
  ///
  /// Some thirty questions, each answered from data that ICU keeps: keep the value rather than
  /// asking again.
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
      throw .icu(status: error.name, while: "asking what CLDR says of \(locale)")
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

  /// The language, such as `zh`; `und` where none is known.
  public var language: String { maximized.language }
  /// The script, the likely one where the locale names none; nil where CLDR knows none.
  public var script: String? { maximized.script }
  /// The region, the likely one where the locale names none; nil where CLDR knows none.
  public var region: String? { maximized.region }
}
