extension AppLocale {
  /// The locale that dates of a format are written in: that of dates, but for dates told in words.
  ///
  /// - Returns: For dates with words for days (`yesterday`) the app's language, with the calendar,
  ///   the digits and the hour cycle of the person's conventions.
  public func locale(for format: DateFormat) -> LocaleID { locale(following: format.audience) }
}
