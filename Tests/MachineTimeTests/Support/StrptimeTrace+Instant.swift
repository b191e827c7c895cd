extension StrptimeTrace {
  /// A reason why glibc does not read the same instant as a machine format.
  enum Difference: CaseIterable {
    /// glibc uses `%C` only with `%y`, and not with `%Y` or `%Oy`.
    case century
    /// glibc drops the century of `%Y` at a later `%y`.
    case yearOfCentury
    /// glibc ignores `%j` if there is a weekday.
    case dayOfYear
    /// glibc uses the last of `%H` and `%I`, and without `%p` assumes the morning.
    case hour
    /// glibc continues with the next minute; a machine format stays in the old one.
    case leapSecond
    /// glibc 2.36 refuses every text of a format that has two directives with `O`.
    case secondDirectiveWithO
    /// glibc does not include the spaces of `%e` in its width, and reads a digit of the text after
    /// it.
    case digitBehindSpaces
  }

  private static let day: Int64 = 86_400

  /// Returns the instant when every field counts, in seconds since 1970; second 60 has the value
  /// 60.
  ///
  /// Notes each reason why a machine format refuses the text.
  mutating func strictSeconds() -> Int64? {
    guard isComplete else {
      note(.unfinishedFormat)
      return nil
    }
    let year = strictYear
    if let century = self[.century], year / 100 != century { note(.contradiction) }
    if let short = self[.yearOfCentury], year % 100 != short { note(.contradiction) }
    guard let date = strictDate(year: year) else {
      note(.impossibleDay)
      return nil
    }
    if let weekday = self[.weekday], Self.weekday(of: date) != weekday { note(.wrongWeekday) }
    let hour = self[.hour] ?? (self[.hourOfDayHalf] ?? 0) % 12 + 12 * (self[.dayHalf] ?? 0)
    if let half = self[.hourOfDayHalf], half % 12 != hour % 12 { note(.contradiction) }
    if let half = self[.dayHalf], half != hour / 12 { note(.contradiction) }
    let end = date + seconds(hour: hour)
    if let second = self[.second], second > 59 {
      let startsMonth = (1...13).contains {
        CLibrary.seconds(year: year, month: $0, day: 1) == end
      }
      if second == 61 || !startsMonth { note(.second) }
    }
    if end - (self[.second] == 60 ? 1 : 0) > 253_402_300_799 { note(.instantBeyondYear9999) }
    return end
  }

  /// The instant that glibc and `timegm` read, if the strict reading is an instant.
  ///
  /// It is nil if glibc computes the days of a leap year in another year, and reads past the end of
  /// a table.
  var glibcSeconds: Int64? {
    let year = glibcYear
    var month = self[.month] ?? 1
    var day = self[.day] ?? 1
    if let dayOfYear = self[.dayOfYear], self[.weekday] == nil {
      let date = CLibrary.seconds(year: year, month: 1, day: dayOfYear)
      guard date < CLibrary.seconds(year: year + 1, month: 1, day: 1) else { return nil }
      let computed = (1...12).last { CLibrary.seconds(year: year, month: $0, day: 1) <= date } ?? 1
      if self[.month] == nil { month = computed }
      if self[.day] == nil {
        day = Int((date - CLibrary.seconds(year: year, month: computed, day: 1)) / Self.day) + 1
      }
    }
    return CLibrary.seconds(year: year, month: month, day: day) + seconds(hour: glibcHour)
  }

  /// The reasons why glibc's instant is a different one.
  var differences: Set<Difference> {
    var differences: Set<Difference> = []
    if self[.second] == 60 { differences.insert(.leapSecond) }
    if glibcYear != strictYear {
      differences.insert(self[.century] != nil && !wantsCentury ? .century : .yearOfCentury)
    }
    let hasDate = self[.month] != nil && self[.day] != nil
    if !hasDate, self[.weekday] != nil { differences.insert(.dayOfYear) }
    if let hour = self[.hour], hour != glibcHour { differences.insert(.hour) }
    return differences
  }

  // MARK: Parts

  /// Whether the fields of the format determine an instant.
  private var isComplete: Bool {
    let hasYear = self[.year] != nil || self[.yearOfCentury] != nil
    let hasDay = self[.month] != nil && self[.day] != nil || self[.dayOfYear] != nil
    let hasHourOfDayHalf = self[.hourOfDayHalf] != nil
    return hasYear && hasDay && (self[.hour] != nil || hasHourOfDayHalf == (self[.dayHalf] != nil))
  }

  private var strictYear: Int {
    if let year = self[.year] { return year }
    let short = self[.yearOfCentury] ?? 0
    if let century = self[.century] { return century * 100 + short }
    return short < 69 ? 2000 + short : 1900 + short
  }

  private var glibcYear: Int {
    guard let century = self[.century] else { return lastYear }
    return century * 100 + (wantsCentury ? lastYear % 100 : 0)
  }

  private var glibcHour: Int {
    guard hasHourOfDayHalfLast, let half = self[.hourOfDayHalf] else { return self[.hour] ?? 0 }
    return half % 12 + 12 * (self[.dayHalf] ?? 0)
  }

  /// Returns midnight of the date, with which the fields that did not determine it must agree.
  private mutating func strictDate(year: Int) -> Int64? {
    func start(_ month: Int) -> Int64 { CLibrary.seconds(year: year, month: month, day: 1) }
    let date: Int64
    if let month = self[.month], let day = self[.day] {
      date = CLibrary.seconds(year: year, month: month, day: day)
      guard date < start(month + 1) else { return nil }
    } else {
      date = CLibrary.seconds(year: year, month: 1, day: self[.dayOfYear] ?? 1)
      guard date < start(13) else { return nil }
    }
    let month = (1...12).last { start($0) <= date } ?? 1
    let agrees =
      (self[.month] ?? month) == month
      && (self[.day].map { start(month) + Int64($0 - 1) * Self.day } ?? date) == date
      && (self[.dayOfYear].map { start(1) + Int64($0 - 1) * Self.day } ?? date) == date
    if !agrees { note(.contradiction) }
    return date
  }

  private func seconds(hour: Int) -> Int64 {
    Int64(hour * 3_600 + (self[.minute] ?? 0) * 60 + (self[.second] ?? 0) - (self[.offset] ?? 0))
  }

  /// Returns the weekday from Sunday, 0; 1970-01-01 was a Thursday.
  private static func weekday(of date: Int64) -> Int { Int(((date / day + 4) % 7 + 7) % 7) }
}
