/// The largest field in which the two ends of an interval differ: the choice of its pattern.
enum IntervalDifference: Int, CaseIterable {
  case year, month, day, dayHalf, hour, minute, second, millisecond
  /// The ends are the same to the millisecond.
  case nothing

  /// Compares the clocks of two ends in the order of ICU's DateIntervalFormat.
  @inline(__always)
  init(_ start: DatePlan.Reading, _ end: DatePlan.Reading) {
    self =
      if start.dayNumber != end.dayNumber {
        start.year != end.year ? .year : start.month != end.month ? .month : .day
      } else if start.second == end.second {
        start.millisecond == end.millisecond ? .nothing : .millisecond
      } else if (start.second < 43_200) != (end.second < 43_200) {
        .dayHalf
      } else if start.hour != end.hour {
        .hour
      } else {
        start.minute != end.minute ? .minute : .second
      }
  }
}
