public import FoundationEssentials
public import LocaleFormat

extension CalendarSystem {
  /// Makes a calendar system from Foundation's calendar.
  ///
  /// ```swift
  /// CalendarSystem(Calendar.Identifier.republicOfChina)?.rawValue  // "roc"
  /// CalendarSystem(Calendar.Identifier.vietnamese) == nil  // true
  /// ```
  /// - Parameter identifier: Foundation's name. The result is nil for the calendars that ICU does
  ///   not have: those of India other than the national one, and the Vietnamese.
  public init?(_ identifier: Calendar.Identifier) {
    switch identifier {
    case .gregorian: self = .gregorian
    case .buddhist: self = .buddhist
    case .chinese: self = .chinese
    case .coptic: self = .coptic
    case .dangi: self = .dangi
    case .ethiopicAmeteMihret: self = .ethiopic
    case .ethiopicAmeteAlem: self = .ethiopicAmeteAlem
    case .hebrew: self = .hebrew
    case .iso8601: self = .iso8601
    case .indian: self = .indian
    case .islamic: self = .islamic
    case .islamicCivil: self = .islamicCivil
    case .islamicTabular: self = .islamicTabular
    case .islamicUmmAlQura: self = .islamicUmmAlQura
    case .japanese: self = .japanese
    case .persian: self = .persian
    case .republicOfChina: self = .roc
    case .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vikram,
      .vietnamese:
      return nil
    @unknown default: return nil
    }
  }
}

extension Calendar.Identifier {
  /// Makes Foundation's identifier of a calendar.
  ///
  /// ```swift
  /// Calendar.Identifier(CalendarSystem.ethiopic) == .ethiopicAmeteMihret  // true
  /// ```
  /// - Parameter calendar: The calendar. The result is nil for `islamicRGSA`, the only one that
  ///   Foundation does not have.
  public init?(_ calendar: CalendarSystem) {
    switch calendar {
    case .gregorian: self = .gregorian
    case .buddhist: self = .buddhist
    case .chinese: self = .chinese
    case .coptic: self = .coptic
    case .dangi: self = .dangi
    case .ethiopic: self = .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: self = .ethiopicAmeteAlem
    case .hebrew: self = .hebrew
    case .iso8601: self = .iso8601
    case .indian: self = .indian
    case .islamic: self = .islamic
    case .islamicCivil: self = .islamicCivil
    case .islamicTabular: self = .islamicTabular
    case .islamicUmmAlQura: self = .islamicUmmAlQura
    case .islamicRGSA: return nil
    case .japanese: self = .japanese
    case .persian: self = .persian
    case .roc: self = .republicOfChina
    }
  }
}

extension HourCycle {
  /// Makes an hour cycle from Foundation's.
  ///
  /// ```swift
  /// HourCycle(Locale.HourCycle.oneToTwelve).rawValue  // "h12"
  /// ```
  public init(_ cycle: Locale.HourCycle) {
    switch cycle {
    case .zeroToEleven: self = .h11
    case .oneToTwelve: self = .h12
    case .zeroToTwentyThree: self = .h23
    case .oneToTwentyFour: self = .h24
    }
  }
}

extension Locale.HourCycle {
  /// Makes Foundation's hour cycle from an hour cycle.
  ///
  /// ```swift
  /// Locale.HourCycle(HourCycle.h23) == .zeroToTwentyThree  // true
  /// ```
  public init(_ cycle: HourCycle) {
    switch cycle {
    case .h11: self = .zeroToEleven
    case .h12: self = .oneToTwelve
    case .h23: self = .zeroToTwentyThree
    case .h24: self = .oneToTwentyFour
    }
  }
}
