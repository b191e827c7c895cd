/// A difference that glibc accepts and a machine format does not.
enum Laxness: CaseIterable {
  /// Other white space, or none, at a place where the format has some.
  case whiteSpace
  case spaceBeforeField
  case fewerDigits
  /// A zero before a number that has no zeros in the format.
  case zeroBeforeNumber
  case offsetOfHoursAlone
  case offsetHourBeyond23
  case textBehindTheEnd
  case unfinishedFormat
  case impossibleDay
  case wrongWeekday
  case contradiction
  /// Second 60 at a time that has no leap second, and second 61.
  case second
  case instantBeyondYear9999
}
