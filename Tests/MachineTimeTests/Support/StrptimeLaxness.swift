/// What glibc forgives and a machine format does not.
enum Laxness: CaseIterable {
  /// Another white space, or none, where the format has some.
  case whiteSpace
  case spaceBeforeField
  case fewerDigits
  /// A zero before a number that the format wants without.
  case zeroBeforeNumber
  case offsetOfHoursAlone
  case offsetHourBeyond23
  case textBehindTheEnd
  case unfinishedFormat
  case impossibleDay
  case wrongWeekday
  case contradiction
  /// Second 60 where there is no leap second, and 61.
  case second
  case instantBeyondYear9999
}
