internal import Faults

extension TextReader {
  /// Reads a calendar date, an ordinal date or a week date.
  @inline(__always)
  mutating func readISODate(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    if takesDate(separator: UInt8(ascii: "-"), from: bytes) {
      reading.form = .extended
    } else {
      try readISODateByParts(&reading, from: bytes)
    }
  }

  @inline(never)
  private mutating func readISODateByParts(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let profile = reading.profile
    let start = position
    let year = try readISOYear(profile, from: bytes)
    let isExtended = takes(UInt8(ascii: "-"), from: bytes)
    if takesW(profile, from: bytes) {
      fields.put(.weekYear, year, at: start)
      try readWeekAndWeekday(profile, isExtended: isExtended, from: bytes)
    } else {
      fields.put(.year, year, at: start)
      if !isExtended, !startsWithDigit(bytes), profile.contains(.reducedDates) {
        return putFirstDay(month: true)
      }
      guard isExtended || profile.contains(.basic) && startsWithDigit(bytes) else {
        throw missing(UInt8(ascii: "-"), in: bytes)
      }
      if profile.contains(.ordinalDates), digitCount(in: bytes) == 3 {
        try read(.dayOfYear, digits: 3, from: bytes)
      } else {
        try readMonthAndDay(profile, isExtended: isExtended, from: bytes)
      }
    }
    reading.form = isExtended ? .extended : .basic
  }

  /// Reads four digits, or a sign and six.
  private mutating func readISOYear(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
    let start = position
    guard profile.contains(.expandedYears) else {
      return try digits(4, of: "year", from: bytes)
    }
    let isNegative = takesMinus(profile, from: bytes)
    guard isNegative || takes(UInt8(ascii: "+"), from: bytes) else {
      return try digits(4, of: "year", from: bytes)
    }
    let year = try digits(6, of: "year", from: bytes)
    guard !isNegative || year != 0 else {
      throw Self.impossible(
        bytes,
        at: start,
        Reason("negative-year-zero", "year -000000 does not exist; year 0 is 0000")
      )
    }
    guard year <= 9_999 else {
      throw Self.impossible(
        bytes,
        at: start,
        Reason("year-out-of-range", "the year is outside -9999 to 9999")
      )
    }
    return isNegative ? -year : year
  }

  private mutating func takesW(_ profile: ISO8601Profile, from bytes: Span<UInt8>) -> Bool {
    guard profile.contains(.weekDates) else { return false }
    return takesLetter(UInt8(ascii: "W"), orSmall: profile, from: bytes)
  }

  private mutating func readMonthAndDay(
    _ profile: ISO8601Profile,
    isExtended: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    try read(.month, digits: 2, from: bytes)
    if isExtended, !takes(UInt8(ascii: "-"), from: bytes) {
      // A third digit would belong to an ordinal date or be a typing error.
      guard profile.contains(.reducedDates), !startsWithDigit(bytes) else {
        throw missing(UInt8(ascii: "-"), in: bytes)
      }
      return putFirstDay(month: false)
    }
    try read(.day, digits: 2, from: bytes)
  }

  private mutating func readWeekAndWeekday(
    _ profile: ISO8601Profile,
    isExtended: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    try read(.week, digits: 2, from: bytes)
    if isExtended, !takes(UInt8(ascii: "-"), from: bytes) {
      guard profile.contains(.reducedDates), !startsWithDigit(bytes) else {
        throw missing(UInt8(ascii: "-"), in: bytes)
      }
      return fields.put(.isoWeekday, 1, at: position)
    }
    if !isExtended, profile.contains(.reducedDates), !startsWithDigit(bytes),
      peek(bytes) != UInt8(ascii: "-")
    {
      return fields.put(.isoWeekday, 1, at: position)
    }
    try read(.isoWeekday, digits: 1, from: bytes)
  }

  /// Stores the first day of a month or a year that is given without a day.
  private mutating func putFirstDay(month isMissing: Bool) {
    if isMissing { fields.put(.month, 1, at: position) }
    fields.put(.day, 1, at: position)
  }
}
