/// The names of months and weekdays in the C locale.
///
/// Source: POSIX.1, XBD 7.3.5.3, LC_TIME Category in the POSIX Locale.
enum EnglishNames {
  enum Kind: Hashable, Sendable {
    case month
    case weekday
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Begins with Monday, as ISO 8601 counts.
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  // Every short name is the first three letters of the long one. Here they are packed into numbers,
  // so that a name is found without reading a string.
  private static let shortMonths: InlineArray<12, UInt32> = [
    0x4A_616E, 0x46_6562, 0x4D_6172, 0x41_7072, 0x4D_6179, 0x4A_756E, 0x4A_756C, 0x41_7567,
    0x53_6570, 0x4F_6374, 0x4E_6F76, 0x44_6563,
  ]
  private static let shortWeekdays: InlineArray<7, UInt32> = [
    0x4D_6F6E, 0x54_7565, 0x57_6564, 0x54_6875, 0x46_7269, 0x53_6174, 0x53_756E,
  ]
  private static let smallLetters: UInt32 = 0x20_2020

  /// Packs three bytes into one number; the first is the highest byte.
  @inline(__always)
  static func packed(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
  }

  /// The number, from 1, of the short name that is packed in `letters`, in upper or lower case; 0
  /// if it is not a name.
  @inline(__always)
  static func number(of letters: UInt32, _ kind: Kind) -> Int {
    let small = letters | smallLetters
    switch kind {
    case .month:
      for index in 0..<12 where shortMonths[index] | smallLetters == small { return index + 1 }
    case .weekday:
      for index in 0..<7 where shortWeekdays[index] | smallLetters == small { return index + 1 }
    }
    return 0
  }

  /// The packed short name of a month or a weekday, by its number from 1.
  @inline(__always)
  static func short(_ kind: Kind, _ number: Int) -> UInt32 {
    kind == .month ? shortMonths[number - 1] : shortWeekdays[number - 1]
  }

  static func long(_ kind: Kind, _ number: Int) -> String {
    kind == .month ? months[number - 1] : weekdays[number - 1]
  }
}
