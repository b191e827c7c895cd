/// The options of a date recipe that apply to each kind of content.
struct DateSettings: Hashable, Sendable {
  var calendar: CalendarSystem?
  var hourCycle: HourCycle?
  var capitalization = CapitalizationContext.unspecified
  var lengths = DateFormat.FieldLengths.locale
  var isProleptic = false
  var relativeDays: DateFormat.DayJoining?
}
