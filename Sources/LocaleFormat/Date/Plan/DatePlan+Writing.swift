internal import ICU
internal import MachineTime
internal import Sharing

extension DatePlan {
  /// Writes an instant; nil if the plan cannot write it.
  @inline(__always)
  func string(_ instant: Instant) -> String? {
    String(utf8AtMost: capacity) { write(instant, to: &$0) }
  }

  /// Appends an instant; returns false and appends nothing if the plan cannot write it.
  @inline(__always)
  func append(_ instant: Instant, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: capacity) { write(instant, to: &$0) }
  }

  /// Appends each instant, followed by a separator.
  func append(_ values: Span<Instant>, _ separator: ShortText, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: values.count &* (capacity &+ separator.count)) {
      for index in values.indices {
        write(values[index], to: &$0)
        $0.append(separator)
      }
    }
  }

  /// The values that the steps read.
  struct Reading {
    let year: Int
    let month: Int
    let day: Int
    /// The days since 1970-01-01.
    let dayNumber: Int
    /// 0 for a Sunday.
    let weekday: Int
    let second: Int
    let millisecond: Int
    let state: UInt16
    /// The zone's offset from UTC, in seconds.
    let offset: Int

    var hour: Int { second / 3_600 }
    var minute: Int { second / 60 % 60 }
  }

  /// Reads the clock of the plan's zone; nil if the plan cannot write the instant.
  @inline(__always)
  func reading(_ instant: Instant) -> Reading? {
    let (offset, state) = clock.reading(at: instant.secondsSince1970)
    // Makes the number positive, so that plain divisions round down.
    let shift = 1_000_000 * 7
    let shifted = UInt(
      bitPattern: Int(instant.secondsSince1970) &+ offset &+ shift &* 86_400
    )
    let (days, second) = shifted.quotientAndRemainder(dividingBy: 86_400)
    let dayNumber = Int(bitPattern: days) &- shift
    guard calendar.days.contains(dayNumber) else { return nil }
    let date = calendar.date(ofDay: dayNumber)
    return Reading(
      year: date.year,
      month: date.month,
      day: date.day,
      dayNumber: dayNumber,
      // The shift is a whole number of weeks, so it begins with a Thursday, as 1970-01-01 was.
      weekday: Int(bitPattern: (days &+ 4) % 7),
      second: Int(bitPattern: second),
      millisecond: Int(instant.nanosecond) / 1_000_000,
      state: state,
      offset: offset
    )
  }

  /// Writes an instant after other text, or marks the text as incomplete.
  @inline(__always)
  func write(_ instant: Instant, to output: inout UTF8Output) {
    guard let reading = reading(instant) else {
      output.fail()
      return
    }
    write(reading, 0..<steps.count, to: &output)
  }

  /// Writes some of the steps after other text.
  @inline(__always)
  func write(_ reading: Reading, _ places: Range<Int>, to output: inout UTF8Output) {
    for place in places {
      let step = steps[place]
      write(step, reading, to: &output)
      if step.tailCount > 0 { output.append(step.tail, count: Int(step.tailCount)) }
    }
  }

  /// Writes some of the steps after other text, and adds their parts.
  func write(
    _ reading: Reading,
    _ places: Range<Int>,
    to output: inout UTF8Output,
    _ parts: inout PartList
  ) {
    let kinds = FormattedText.Kind.ofDateLetters
    for place in places {
      let step = steps[place]
      write(step, reading, to: &output)
      parts.end(kinds[Int(step.letter)], at: output.count, source: step.source.ofText)
      guard step.tailCount > 0 else { continue }
      output.append(step.tail, count: Int(step.tailCount))
      parts.end(.literal, at: output.count)
    }
  }

  /// Writes an instant with its parts; nil if the plan cannot write it.
  func text(_ instant: Instant) -> FormattedText? {
    var parts = PartList(capacity: steps.count * 2)
    let string = String(utf8AtMost: capacity) { output in
      guard let reading = reading(instant) else {
        output.fail()
        return
      }
      write(reading, 0..<steps.count, to: &output, &parts)
    }
    return string.map { FormattedText(string: $0, parts: parts.parts) }
  }

  @inline(__always)
  private func write(_ step: Step, _ now: Reading, to output: inout UTF8Output) {
    let base = Int(step.base)
    switch step.kind {
    case .literal: output.append(texts, base)
    case .monthName: output.append(texts, base &+ now.month &- 1)
    case .weekdayName: output.append(texts, base &+ now.weekday)
    case .quarterName: output.append(texts, base &+ (now.month &- 1) / 3)
    case .dayHalf: output.append(texts, base &+ (now.second >= 43_200 ? 1 : 0))
    case .zone: writeZone(base, now.state, to: &output)
    case .year: write(now.year, step, to: &output)
    case .yearPair: write(now.year % 100, step, to: &output)
    case .month: write(now.month, step, to: &output)
    case .day: write(now.day, step, to: &output)
    case .hour0To23: write(now.hour, step, to: &output)
    case .hour1To12: write((now.hour &+ 11) % 12 &+ 1, step, to: &output)
    case .hour0To11: write(now.hour % 12, step, to: &output)
    case .hour1To24: write((now.hour &+ 23) % 24 &+ 1, step, to: &output)
    case .minute: write(now.minute, step, to: &output)
    case .second: write(now.second % 60, step, to: &output)
    default: writeRare(step, now, to: &output)
    }
  }

  @inline(__always)
  private func writeZone(_ base: Int, _ state: UInt16, to output: inout UTF8Output) {
    guard state != ZoneClock.noState else {
      output.fail()
      return
    }
    let place = zonePlaces[base &+ Int(state)]
    if place == Self.noPlace {
      output.fail()
    } else {
      output.append(texts, Int(place))
    }
  }

  @inline(never)
  private func writeRare(_ step: Step, _ now: Reading, to output: inout UTF8Output) {
    switch step.kind {
    case .dayPeriod:
      output.append(texts, Int(step.base) + DayPeriods.place(ofSecond: now.second, step.width))
    case .eraName, .eraYear, .eraYearPair: writeEra(step, now, to: &output)
    case .quarter: write((now.month - 1) / 3 + 1, step, to: &output)
    case .dayOfYear: write(dayOfYear(now), step, to: &output)
    case .yearAcrossEras: writePositive(now.year, step, to: &output)
    case .hebrewMonth:
      write(HebrewYears.number(ofMonthName: now.month, year: now.year), step, to: &output)
    case .weekYear: writePositive(week(now).year, step, to: &output)
    case .weekYearPair: writePositive(week(now).year, step, to: &output, isPair: true)
    case .weekOfYear: write(week(now).week, step, to: &output)
    case .weekOfMonth:
      write(weekNumber(ofDay: now.day, weekday: now.weekday), step, to: &output)
    case .weekdayInMonth: write((now.day - 1) / 7 + 1, step, to: &output)
    case .localWeekday: write(positionInWeek(now.weekday) + 1, step, to: &output)
    case .julianDay: write(now.dayNumber + 2_440_588, step, to: &output)
    case .fraction: writeFraction(now.millisecond, step, to: &output)
    case .millisecondOfDay: write(now.second * 1_000 + now.millisecond, step, to: &output)
    default: output.fail()
    }
  }

  /// Writes the name of an era, or a year of it; days before the first era are left to ICU.
  private func writeEra(_ step: Step, _ now: Reading, to output: inout UTF8Output) {
    var place = eras.count - 1
    while place >= 0, eras[place].firstDay > now.dayNumber { place -= 1 }
    guard place >= 0 else {
      output.fail()
      return
    }
    let year = eras[place].year(now.year)
    switch step.kind {
    case .eraName: output.append(texts, Int(step.base) + place)
    // The first text of the table is a digit, so a place of 0 is none.
    case .eraYear where year == 1 && step.base > 0: output.append(texts, Int(step.base))
    case .eraYear: write(year, step, to: &output)
    default: write(year % 100, step, to: &output)
    }
  }

  /// Writes a year, and leaves years below 0 to ICU.
  private func writePositive(
    _ year: Int,
    _ step: Step,
    to output: inout UTF8Output,
    isPair: Bool = false
  ) {
    guard year >= 0 else {
      output.fail()
      return
    }
    write(isPair ? year % 100 : year, step, to: &output)
  }

  private func dayOfYear(_ now: Reading) -> Int {
    calendar.dayOfYear(now.dayNumber, year: now.year)
  }

  private func week(_ now: Reading) -> (week: Int, year: Int) {
    weekOfYear(weekday: now.weekday, dayOfYear: dayOfYear(now), year: now.year)
  }

  /// Writes the first digits of the fraction; all digits after the milliseconds are zeros.
  private func writeFraction(
    _ milliseconds: Int,
    _ step: Step,
    to output: inout UTF8Output
  ) {
    let width = Int(step.width)
    let value = width == 1 ? milliseconds / 100 : width == 2 ? milliseconds / 10 : milliseconds
    write(value, width: min(width, 3), to: &output)
    if width > 3 { write(0, width: width - 3, to: &output) }
  }

  // MARK: Numbers

  @inline(__always)
  private func write(_ value: Int, _ step: Step, to output: inout UTF8Output) {
    let width = Int(step.width)
    guard value < 100, width <= 2 else { return writeLong(value, step, to: &output) }
    guard hasASCIIDigits else { return writePair(value, width: width, to: &output) }
    let pair = Self.asciiPair(UInt32(truncatingIfNeeded: value))
    let isSingle = width < 2 && value < 10
    output.append(isSingle ? pair >> 8 : pair, count: isSingle ? 1 : 2)
  }

  /// Writes a number below 100 in the locale's digits.
  @inline(never)
  private func writePair(_ value: Int, width: Int, to output: inout UTF8Output) {
    let (tens, ones) = UInt32(truncatingIfNeeded: value).quotientAndRemainder(dividingBy: 10)
    if width == 2 || tens > 0 { output.append(texts, Int(tens)) }
    output.append(texts, Int(ones))
  }

  @inline(__always)
  private func writeLong(_ value: Int, _ step: Step, to output: inout UTF8Output) {
    let width = Int(step.width)
    guard hasASCIIDigits, value >= 1_000, value < 10_000, width <= 4 else {
      return write(value, width: width, to: &output)
    }
    let (high, low) = UInt32(truncatingIfNeeded: value).quotientAndRemainder(dividingBy: 100)
    output.append(Self.asciiPair(high) | Self.asciiPair(low) << 16, count: 4)
  }

  /// Two digits of a number below 100, the first in the lowest byte.
  @inline(__always)
  private static func asciiPair(_ value: UInt32) -> UInt32 {
    let tens = (value &* 103) >> 10
    return 0x3030 | tens | (value &- tens &* 10) << 8
  }

  /// Writes a non-negative number in the locale's digits.
  @inline(never)
  private func write(_ value: Int, width: Int, to output: inout UTF8Output) {
    var power = 1
    var count = 1
    while value / power >= 10 {
      power *= 10
      count += 1
    }
    if count < width { for _ in count..<width { output.append(texts, 0) } }
    var rest = value
    while power > 0 {
      output.append(texts, rest / power)
      rest %= power
      power /= 10
    }
  }
}
