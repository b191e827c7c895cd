internal import Sharing

/// A date of a property list: seconds and nanoseconds since 1970 in UTC, in the years -9999 to 9999.
package struct PropertyListDate: Hashable, Sendable {
  /// Whole seconds, rounded down; negative before 1970.
  package let secondsSince1970: Int64
  /// The nanoseconds after them, 0 to 999,999,999.
  package let nanosecond: Int32

  /// Makes the date at a number of seconds; nil in other years.
  init?(secondsSince1970 seconds: Double) {
    let whole = seconds.rounded(.down)
    guard let exact = Int64(exactly: whole) else { return nil }
    self.init(exact, nanosecond: min(Int32((seconds - whole) * 1e9), 999_999_999))
  }

  private init?(_ seconds: Int64, nanosecond: Int32) {
    guard (-377_705_116_800...253_402_300_799).contains(seconds) else { return nil }
    secondsSince1970 = seconds
    self.nanosecond = nanosecond
  }
}

// MARK: Reading

extension PropertyListDate {
  /// Reads `2001-01-01T00:00:00Z`; nil for a text that is not a date of RFC 3339.
  ///
  /// It accepts what `MachineFormat.rfc3339` accepts, without a library of dates in the build
  /// plugin's tool.
  init?(rfc3339 text: String) {
    var rest = Array(text.utf8)[...]
    guard let year = rest.takeNumber(4), rest.take("-"), let month = rest.takeNumber(2),
      rest.take("-"), let day = rest.takeNumber(2), rest.take("T"),
      let hour = rest.takeNumber(2), rest.take(":"), let minute = rest.takeNumber(2),
      rest.take(":"), let second = rest.takeNumber(2), let nanosecond = rest.takeFraction(),
      let offset = rest.takeOffset(), rest.isEmpty
    else { return nil }
    guard (1...12).contains(month), day >= 1, hour < 24, minute < 60, second <= 60 else {
      return nil
    }
    let length = Self.dayCount(ofMonth: month, year: year)
    guard day <= length else { return nil }
    let isLeapSecond = second == 60
    let time = hour * 3_600 + minute * 60 - offset + min(second, 59)
    // A leap second follows only the last minute of a month in UTC.
    let isEndOfMonth = (time == 86_399 && day == length) || (time == -1 && day == 1)
    guard !isLeapSecond || isEndOfMonth else { return nil }
    self.init(
      Int64(Self.dayNumber(year: year, month: month, day: day) * 86_400 + time),
      nanosecond: isLeapSecond ? 999_999_999 : nanosecond
    )
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    guard month == 2 else { return 30 | (month ^ month >> 3) }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  }

  /// The days since 1970-01-01, of a year from 0 on.
  ///
  /// A year begins in March, so that its leap day is the last; 400 years are added so that none is
  /// negative.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let years = year + 400 - (month <= 2 ? 1 : 0)
    let daysOfYears = 365 * years + years / 4 - years / 100 + years / 400
    let daysOfMonths = (153 * ((month + 9) % 12) + 2) / 5
    return daysOfYears + daysOfMonths + day - 1 - 719_468 - 146_097
  }
}

extension ArraySlice<UInt8> {
  /// Takes a sign, or a letter in upper or lower case.
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard let first, let byte = character.asciiValue, first == byte || isSmall(first, of: byte)
    else { return false }
    removeFirst()
    return true
  }

  private func isSmall(_ byte: UInt8, of letter: UInt8) -> Bool {
    (0x41...0x5A).contains(letter) && byte == letter | 0x20
  }

  /// Takes a number of `count` digits.
  fileprivate mutating func takeNumber(_ count: Int) -> Int? {
    guard self.count >= count, prefix(count).allSatisfy(\.isASCIIDigit) else { return nil }
    let number = prefix(count).reduce(0) { $0 * 10 + Int($1 & 15) }
    removeFirst(count)
    return number
  }

  /// Takes a point and digits, if they are there, as nanoseconds; those after the ninth are left out.
  fileprivate mutating func takeFraction() -> Int32? {
    guard take(".") else { return 0 }
    let digits = prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { return nil }
    self = dropFirst(digits.count)
    return (0..<9).reduce(0) { value, index in
      value * 10 + (index < digits.count ? Int32(digits[digits.startIndex + index] & 15) : 0)
    }
  }

  /// Takes `Z` or an offset such as `+02:00`, as seconds.
  fileprivate mutating func takeOffset() -> Int? {
    if take("Z") { return 0 }
    let isBehind = take("-")
    guard isBehind || take("+"), let hours = takeNumber(2), take(":"), let minutes = takeNumber(2),
      hours < 24, minutes < 60
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (isBehind ? -1 : 1)
  }
}
