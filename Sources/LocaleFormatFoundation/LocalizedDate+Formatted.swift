public import FoundationEssentials

extension Date {
  /// Writes the date in a style.
  ///
  /// ```swift
  /// let start = Date(timeIntervalSince1970: 0)
  /// let style = try LocalizedDateStyle(DateFormat(template: "yMMMd", zone: .utc))
  /// start.formatted(style.locale(Locale(identifier: "fr")))  // "1 janv. 1970"
  /// ```
  /// - Parameter style: A style such as `.localized(date: .long, time: .short, zone: .current)`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedDateStyle) -> String { style.format(self) }
}

extension Date {
  /// Writes the date relative to another date, in a style.
  ///
  /// ```swift
  /// let start = Date(timeIntervalSince1970: 0)
  /// let hour = Date(timeIntervalSince1970: 3_600)
  /// let english = LocaleID("en")
  /// try hour.formatted(.localizedRelative(relativeTo: start, zone: .gmt, locale: english))  // "in 1 hour"
  /// ```
  /// - Parameter style: A style such as `.localizedRelative(zone: .current)`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedRelativeDateStyle) -> String { style.format(self) }
}
