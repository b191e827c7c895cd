internal import Foundation

/// Foundation's functions for fixed formats.
enum Fixed {
  static let locale = Locale(identifier: "en_US_POSIX")
  static let mailPattern = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"

  static let mail: Date.FormatString = """
    \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
    \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
    \(second: .twoDigits) GMT
    """
  static let log: Date.FormatString = """
    \(day: .twoDigits)/\(month: .abbreviated)/\(year: .defaultDigits):\
    \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
    \(second: .twoDigits) \(timeZone: .iso8601(.short))
    """

  /// Makes a `DateFormatter` for fixed formats, as its documentation recommends.
  static func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    return formatter
  }

  /// Reads formats that `Date.ISO8601FormatStyle` cannot read.
  static func strategy(_ format: Date.FormatString) -> @Sendable (String) throws -> Date {
    let strategy = Date.ParseStrategy(format: format, locale: locale, timeZone: .gmt)
    return { try strategy.parse($0) }
  }

  /// Writes formats that `Date.ISO8601FormatStyle` cannot write.
  static func style(_ format: Date.FormatString) -> @Sendable (Date) -> String {
    let style = Date.VerbatimFormatStyle(
      format: format,
      locale: locale,
      timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian)
    )
    return { style.format($0) }
  }
}
