/// The names of months and weekdays in the C locale.
///
/// Source: POSIX.1, XBD 7.3.5.3, LC_TIME Category in the POSIX Locale.
enum EnglishNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// From Monday, as ISO 8601 counts.
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  /// Every short name of a month or a weekday is the first three letters of the long one.
  static let shortCount = 3
}
