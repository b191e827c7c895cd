/// The rules by which a calendar counts days, as far as a plan can write its dates.
///
/// All of them are ICU's to the day, also where other sources have other days. The calendars of
/// China and Korea, and the Islamic one by the sight of the moon, follow the sky and have no plan.
enum CalendarArithmetic: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// The Gregorian calendar, and those that differ from it only in their years.
  case gregorian
  case persian, islamicCivil, islamicTabular, ummAlQura, hebrew, indian, coptic, ethiopic

  /// The rules of a calendar by ICU's name of it; nil for a calendar without a plan.
  init?(_ calendar: String) {
    switch calendar {
    case "gregorian", "buddhist", "japanese", "roc": self = .gregorian
    case "persian": self = .persian
    case "islamic-civil": self = .islamicCivil
    case "islamic-tbla": self = .islamicTabular
    case "islamic-umalqura": self = .ummAlQura
    case "hebrew": self = .hebrew
    case "indian": self = .indian
    case "coptic": self = .coptic
    case "ethiopic", "ethiopic-amete-alem": self = .ethiopic
    default: return nil
    }
  }

  /// The number of names that ICU has for months.
  var monthNameCount: Int {
    switch self {
    case .hebrew: 14
    case .coptic, .ethiopic: 13
    default: 12
    }
  }

  /// Whether the calendar has years below 1 from the Gregorian year 1 on.
  var hasYearsBelowOne: Bool { self == .coptic || self == .ethiopic }

  /// The first day of the years that a plan writes, from 1970-01-01: not before the year 1 of a
  /// calendar with a single era, nor before that of the Gregorian calendar.
  var firstDay: Int {
    switch self {
    case .persian, .islamicCivil, .islamicTabular, .ummAlQura, .indian: firstDay(ofYear: 1)
    case .gregorian, .hebrew, .coptic, .ethiopic: -719_162
    }
  }

  /// The year, the number of the month's name, from 1, and the day of the month.
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    switch self {
    case .gregorian: JulianYears.date(ofDay: day)
    case .persian: PersianYears.date(ofDay: day)
    case .islamicCivil: IslamicYears.civil.date(ofDay: day)
    case .islamicTabular: IslamicYears.tabular.date(ofDay: day)
    case .ummAlQura: UmmAlQuraYears.date(ofDay: day)
    case .hebrew: HebrewYears.date(ofDay: day)
    case .indian: IndianYears.date(ofDay: day)
    case .coptic: CopticYears.coptic.date(ofDay: day)
    case .ethiopic: CopticYears.ethiopic.date(ofDay: day)
    }
  }

  /// The first day of a year, from 1970-01-01.
  func firstDay(ofYear year: Int) -> Int {
    switch self {
    case .gregorian: JulianYears.firstDay(ofYear: year)
    case .persian: PersianYears.firstDay(ofYear: year)
    case .islamicCivil: IslamicYears.civil.firstDay(ofYear: year)
    case .islamicTabular: IslamicYears.tabular.firstDay(ofYear: year)
    case .ummAlQura: UmmAlQuraYears.firstDay(ofYear: year)
    case .hebrew: HebrewYears.firstDay(ofYear: year)
    case .indian: IndianYears.firstDay(ofYear: year)
    case .coptic: CopticYears.coptic.firstDay(ofYear: year)
    case .ethiopic: CopticYears.ethiopic.firstDay(ofYear: year)
    }
  }
}
