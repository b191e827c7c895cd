public import FoundationEssentials

extension Date {
  /// Writes the date in a style.
  ///
  /// ```swift
  /// let start = Date(timeIntervalSince1970: 0)
  /// let style = try LocalizedDateStyle(DateFormat(template: "yMMMd", zone: .utc))
  /// start.formatted(style.locale(Locale(identifier: "fr")))  // "1 janv. 1970"
  /// ```
  /// - Parameter style: Such as `.localized(date: .long, time: .short, zone: .current)`.
  /// - Returns: What ``LocalizedDateStyle/format(_:)`` writes.
  public func formatted(_ style: LocalizedDateStyle) -> String { style.format(self) }
}

extension Date {
  /// Writes the date as seen from another, in a style.
  ///
  /// ```swift
  /// let start = Date(timeIntervalSince1970: 0)
  /// let hour = Date(timeIntervalSince1970: 3_600)
  /// let english = LocaleID("en")
  /// try hour.formatted(.localizedRelative(relativeTo: start, zone: .gmt, locale: english))  // "in 1 hour"
  /// ```
  /// - Parameter style: Such as `.localizedRelative(zone: .current)`.
  /// - Returns: What ``LocalizedRelativeDateStyle/format(_:)`` writes.
  public func formatted(_ style: LocalizedRelativeDateStyle) -> String { style.format(self) }
}
