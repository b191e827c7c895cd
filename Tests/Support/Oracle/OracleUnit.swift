import LocaleFormat

/// A unit in which ICU writes relative times.
package enum OracleUnit: CustomStringConvertible, Sendable {
  case time(TimeUnit)
  case day(LocaleInfo.Weekday)

  /// All units, in ICU's order.
  package static let all =
    RelativeTimeFormat.allUnits.members.map { OracleUnit.time($0) }
    + LocaleInfo.Weekday.allCases.map { OracleUnit.day($0) }

  /// Finds a unit by its name.
  package static func named(_ name: String) -> OracleUnit? {
    all.first { $0.description == name }
  }

  /// The name that the oracle takes.
  package var description: String {
    switch self {
    case .time(let unit): unit.rawValue
    case .day(let day): "\(day)"
    }
  }

  /// Makes an amount of the unit.
  package func amount(_ number: some FormattableNumber) -> RelativeTimeFormat.Value {
    switch self {
    case .time(let unit): .amount(number, unit)
    case .day(let day): .amount(number, day)
    }
  }
}
