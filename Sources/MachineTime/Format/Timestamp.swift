internal import Sharing

/// The layout of a timestamp such as `2014-02-07T12:00:00.5-07:00`, which is read in one pass.
///
/// Most machine formats have this layout. A text that cannot be read here may still fit the format,
/// for example with a leap second or a `z`. The elements then decide, and make the error. So every
/// text that is read here must have the same result as reading it by elements.
struct Timestamp: Hashable, Sendable {
  /// The byte between year, month and day.
  private let dateSeparator: UInt8
  /// The byte between date and time.
  private let timeMark: UInt8
  private let hasFraction: Bool
  /// The byte between time and offset; 0 if there is none.
  private let offsetMark: UInt8
  private let offset: OffsetShape?

  /// Makes the layout of some steps; nil when they are not a timestamp.
  init?(_ steps: [FormatStep]) {
    var rest = steps[...]
    guard case .date(let separator, _)? = rest.popFirst() else { return nil }
    dateSeparator = separator
    switch rest.popFirst() {
    case .element(.literal(let mark)), .element(.letter(let mark)): timeMark = mark
    default: return nil
    }
    guard case .time? = rest.popFirst() else { return nil }
    hasFraction = rest.first == .element(.fraction(.optional))
    if hasFraction { rest.removeFirst() }
    if case .element(.literal(let mark))? = rest.first, mark != 0 {
      offsetMark = mark
      rest.removeFirst()
    } else {
      offsetMark = 0
    }
    if case .element(.offset(let shape))? = rest.first, shape.isWholeMinutes {
      offset = shape
      rest.removeFirst()
    } else {
      offset = nil
    }
    guard rest.isEmpty, offset != nil || offsetMark == 0 else { return nil }
  }

  /// The instant of a text; nil when it must be read by elements.
  @inline(__always)
  func instant(of bytes: Span<UInt8>) -> OffsetInstant? {
    guard bytes.count >= 19, bytes[10] == timeMark,
      let date = PackedDigits.date(in: bytes, at: 0, separator: dateSeparator),
      let time = PackedDigits.time(in: bytes, at: 11), time.second < 60,
      date.day <= 28 || date.day <= CivilCalendar.dayCount(ofMonth: date.month, year: date.year)
    else { return nil }
    var position = 19
    var nanosecond = 0
    if hasFraction, position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      guard let fraction = Self.fraction(in: bytes, at: &position) else { return nil }
      nanosecond = fraction
    }
    var ahead = 0
    if let offset {
      if offsetMark != 0 {
        guard position < bytes.count, bytes[position] == offsetMark else { return nil }
        position &+= 1
      }
      guard let (seconds, end) = offset.wholeMinutes(in: bytes, at: position) else { return nil }
      ahead = seconds
      position = end
    }
    let days = CivilCalendar.day(year: date.year, month: date.month, day: date.day)
    let seconds =
      days &* CivilCalendar.secondsPerDay &+ time.hour &* 3_600 &+ time.minute &* 60
      &+ time.second &- ahead
    guard position == bytes.count, Instant.validSeconds.contains(Int64(seconds)) else {
      return nil
    }
    return OffsetInstant(
      instant: Instant(
        uncheckedSeconds: Int64(seconds),
        nanosecond: Int32(truncatingIfNeeded: nanosecond)
      ),
      offsetSeconds: offset == nil ? nil : ahead
    )
  }

  /// The nanoseconds of a period and the digits after it; nil without a digit.
  @inline(__always)
  private static func fraction(in bytes: Span<UInt8>, at position: inout Int) -> Int? {
    let start = position &+ 1
    var end = start
    var nanosecond = 0
    while end < bytes.count, bytes[end].isASCIIDigit {
      if end &- start < 9 { nanosecond = nanosecond &* 10 &+ Int(bytes[end] &- 0x30) }
      end &+= 1
    }
    guard end > start else { return nil }
    var count = end &- start
    while count < 9 {
      nanosecond &*= 10
      count &+= 1
    }
    position = end
    return nanosecond
  }
}
