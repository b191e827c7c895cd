internal import MachineTime

/// The months of any calendar.
enum CalendarMonths: PeriodCalendar {
  case gregorian(ISOCalendar)
  case hebrew(HebrewMonths)
  case icu(ICUMonths)

  /// Finds the months of a calendar.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  init(_ calendar: CalendarSystem) throws(FormatError) {
    if calendar == .hebrew {
      self = .hebrew(HebrewMonths())
    } else if let months = try CalendarStore.months(of: calendar) {
      self = .icu(months)
    } else {
      self = .gregorian(ISOCalendar())
    }
  }

  func day(_ day: Int) throws(FormatError) -> CalendarDay {
    switch self {
    case .gregorian(let months): months.day(day)
    case .hebrew(let months): months.day(day)
    case .icu(let months): try months.day(day)
    }
  }

  func month(_ code: Int, ofYear year: Int) throws(FormatError) -> Int {
    switch self {
    case .gregorian(let months): months.month(code, ofYear: year)
    case .hebrew(let months): months.month(code, ofYear: year)
    case .icu(let months): try months.month(code, ofYear: year)
    }
  }

  func firstDay(ofMonth month: Int) throws(FormatError) -> Int {
    switch self {
    case .gregorian(let months): months.firstDay(ofMonth: month)
    case .hebrew(let months): months.firstDay(ofMonth: month)
    case .icu(let months): try months.firstDay(ofMonth: month)
    }
  }
}
