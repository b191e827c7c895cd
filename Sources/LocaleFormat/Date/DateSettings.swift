/// The options of a date recipe that go with all of its contents.
struct DateSettings: Hashable, Sendable {
  var calendar: CalendarSystem?
  var hourCycle: HourCycle?
  var capitalization = CapitalizationContext.unspecified
  var lengths = DateFormat.FieldLengths.locale
  var isProleptic = false
  var relativeDays: DateFormat.DayJoining?
}
