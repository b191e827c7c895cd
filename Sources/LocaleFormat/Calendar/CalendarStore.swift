internal import ICU
internal import Sharing

/// The months of the calendars that the process counted by, one for each calendar of ICU.
enum CalendarStore {
  private static let months: PosixMutex<[PartedKey<CalendarSystem>: ICUMonths]> = {
    let months = PosixMutex<[PartedKey<CalendarSystem>: ICUMonths]>([:])
    StoreRegistry.add(
      StoreRegistry.Store(
        "calendars",
        maximumCount: CalendarSystem.allCases.count * StorePart.count,
        byteCountOfEach: 1_000,
        count: { months.withLock { $0.count } },
        removeAll: { months.withLock { $0 = [:] } }
      )
    )
    return months
  }()

  /// The months of a calendar that ICU computes; nil for other calendars.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  static func months(of calendar: CalendarSystem) throws(FormatError) -> ICUMonths? {
    guard let numbering = calendar.numbering else { return nil }
    let key = PartedKey(calendar)
    if let kept = months.withLock({ $0[key] }) { return kept }
    do throws(ICUError) {
      let made = try ICUMonths(calendar.keyword, numbering)
      return months.withLock { months in
        if let other = months[key] { return other }
        months[key] = made
        return made
      }
    } catch {
      throw .icu(error, while: "making the calendar \(calendar.rawValue)")
    }
  }
}

extension CalendarSystem {
  /// The rules by which months are numbered; nil for Gregorian and Hebrew months.
  fileprivate var numbering: MonthNumbering? {
    switch self {
    case .gregorian, .iso8601, .buddhist, .japanese, .roc, .hebrew: nil
    case .persian, .indian: .solar
    case .coptic, .ethiopic, .ethiopicAmeteAlem: .coptic
    case .islamic, .islamicCivil, .islamicRGSA, .islamicTabular, .islamicUmmAlQura: .lunar
    case .chinese, .dangi: .lunisolar
    }
  }
}
