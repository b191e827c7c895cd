internal import Sharing

extension PosixZoneRule {
  /// Reads a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil when the text is not a rule.
  ///
  /// Daylight saving time without dates is refused, because each system chooses its own. Without
  /// `extended`, a change before 00:00 or after 24:00 is refused too.
  ///
  /// Source: POSIX.1, XBD 8.3; RFC 9636, section 3.3.1, for the extension.
  init?(_ text: ArraySlice<UInt8>, extended: Bool = true) {
    var rest = text
    guard let standard = Self.takeName(&rest), let west = Self.takeTime(&rest, hours: 24) else {
      return nil
    }
    self.standard = TimeZoneOffset(seconds: -west, isDaylight: false, abbreviation: standard)
    if rest.isEmpty {
      daylight = nil
      return
    }
    guard let name = Self.takeName(&rest) else { return nil }
    var seconds = 3_600 - west
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let west = Self.takeTime(&rest, hours: 24) else { return nil }
      seconds = -west
    }
    guard ZoneTable.validOffsets.contains(seconds) else { return nil }
    guard Self.take(",", &rest), let start = Self.takeChange(&rest, extended),
      Self.take(",", &rest), let end = Self.takeChange(&rest, extended), rest.isEmpty
    else { return nil }
    daylight = Daylight(
      offset: TimeZoneOffset(seconds: seconds, isDaylight: true, abbreviation: name),
      calendar: DaylightCalendar(
        start: start,
        end: end,
        standardSeconds: -west,
        daylightSeconds: seconds
      )
    )
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a name of three letters or more, or of letters, digits and signs between `<` and `>`.
  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    let isQuoted = take("<", &rest)
    let name = rest.prefix { byte in
      let isOther =
        byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      return byte.isASCIILetter || (isQuoted && isOther)
    }
    rest = rest[name.endIndex...]
    guard name.count >= 3, !isQuoted || take(">", &rest) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Takes `[+-]hh[:mm[:ss]]` and returns it in seconds.
  private static func takeTime(_ rest: inout ArraySlice<UInt8>, hours: Int) -> Int? {
    let isNegative = take("-", &rest)
    if !isNegative { _ = take("+", &rest) }
    guard let hour = takeNumber(&rest, 0...hours) else { return nil }
    var seconds = hour * 3_600
    for unit in [60, 1] {
      guard take(":", &rest) else { break }
      guard let value = takeNumber(&rest, 0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  private static func takeChange(_ rest: inout ArraySlice<UInt8>, _ extended: Bool) -> Change? {
    guard let day = takeDay(&rest) else { return nil }
    guard take("/", &rest) else { return Change(day: day, time: 7_200) }
    let isSigned = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    guard extended || !isSigned, let time = takeTime(&rest, hours: extended ? 167 : 24) else {
      return nil
    }
    return Change(day: day, time: time)
  }

  private static func takeDay(_ rest: inout ArraySlice<UInt8>) -> Day? {
    if take("J", &rest) {
      return takeNumber(&rest, 1...365).map(Day.withoutLeapDay)
    }
    guard take("M", &rest) else {
      return takeNumber(&rest, 0...365).map(Day.zeroBased)
    }
    guard let month = takeNumber(&rest, 1...12), take(".", &rest),
      let week = takeNumber(&rest, 1...5), take(".", &rest),
      let weekday = takeNumber(&rest, 0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }

  private static func takeNumber(
    _ rest: inout ArraySlice<UInt8>,
    _ range: ClosedRange<Int>
  ) -> Int? {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    return range.contains(value) ? value : nil
  }
}
