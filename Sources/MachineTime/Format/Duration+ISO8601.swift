public import Faults

extension Duration {
  /// Reads a duration in the form of ISO 8601, such as `PT1H2M3.5S`.
  ///
  /// Weeks, days, hours, minutes and seconds are read, in this order, each at most once. The last
  /// number may have a fraction after a point or a comma. A day has 24 hours. A sign before a number
  /// stands for its part, and one before the `P` turns the whole around.
  ///
  /// ```swift
  /// try Duration(iso8601: "PT1H2M3.5S") == .milliseconds(3_723_500)  // true
  /// try Duration(iso8601: "-P1DT0.25H") == .seconds(-87_300)  // true
  /// try Duration(iso8601: "PT1H-5M") == .seconds(3_300)  // true
  /// try Duration(iso8601: "P1Y")  // throws
  /// ```
  /// - Parameter text: The text to read.
  /// - Throws: `FormatError.Code.unreadable` with the place of the first wrong byte, also for
  ///   years and months, which have no fixed length. `FormatError.Code.impossible` for a duration
  ///   that is too long, or finer than an attosecond.
  ///
  /// Source: ISO 8601-1:2019, 5.5.2; ISO 8601-2:2019, 4.4.1.9, for the signs, as
  /// `java.time.Duration` reads them.
  public init(iso8601 text: String) throws(FormatError) {
    var scanner = DurationScanner(text)
    self.init(attoseconds: try scanner.attoseconds())
  }
}

extension FormatError.Reason {
  fileprivate static var digitOfDurationExpected: Reason {
    Reason("digit-of-duration-expected", "expected a digit of the duration")
  }
  fileprivate static var designatorExpected: Reason {
    Reason("designator-expected", "expected the letter of a unit")
  }
  fileprivate static var unitsOutOfOrder: Reason {
    Reason(
      "units-of-duration-out-of-order",
      "the units of a duration are W, D, H, M and S in this order, each at most once"
    )
  }
  fileprivate static var fractionBeforeLastNumber: Reason {
    Reason("fraction-before-last-number", "only the last number of a duration has a fraction")
  }
  package static var durationTooLong: Reason {
    Reason("duration-too-long", "a duration is at most 170141183460469231731 seconds")
  }
  package static var durationTooFine: Reason {
    Reason("duration-too-fine", "a duration is not finer than an attosecond")
  }
}

/// Reads a duration of ISO 8601 byte by byte.
private struct DurationScanner {
  private let text: String
  private let bytes: [UInt8]
  private var offset = 0

  /// The designators in order, with the length of their units in seconds.
  private static let units: [(designator: UInt8, seconds: Int128, isTime: Bool)] = [
    (UInt8(ascii: "W"), 604_800, false), (UInt8(ascii: "D"), 86_400, false),
    (UInt8(ascii: "H"), 3_600, true), (UInt8(ascii: "M"), 60, true), (UInt8(ascii: "S"), 1, true),
  ]
  private static let attosecondsPerSecond: Int128 = 1_000_000_000_000_000_000

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func attoseconds() throws(FormatError) -> Int128 {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { offset += 1 }
    guard next == UInt8(ascii: "P") else { throw unreadable(Reason("p-expected", "expected a P")) }
    offset += 1
    var total: Int128 = 0
    var isTime = false
    var place = 0
    var hasNumber = false
    var hasFraction = false
    while offset < bytes.count {
      if next == UInt8(ascii: "T"), !isTime {
        isTime = true
        hasNumber = false
        offset += 1
        continue
      }
      let start = offset
      let hasMinus = next == UInt8(ascii: "-")
      if hasMinus || next == UInt8(ascii: "+") { offset += 1 }
      let number = try readNumber()
      guard let designator = next else { throw unreadable(.designatorExpected) }
      try refuseCalendarUnits(designator, isTime: isTime)
      guard
        let index = Self.units.firstIndex(where: {
          $0.designator == designator && $0.isTime == isTime
        })
      else { throw unreadable(.designatorExpected) }
      guard !hasFraction else { throw unreadable(.fractionBeforeLastNumber) }
      guard index >= place else { throw unreadable(.unitsOutOfOrder) }
      total = try adding(
        number,
        Self.units[index].seconds,
        to: total,
        isNegative != hasMinus,
        at: start
      )
      offset += 1
      hasNumber = true
      hasFraction = !number.fraction.isEmpty
      place = index + 1
    }
    guard hasNumber else { throw unreadable(.digitOfDurationExpected) }
    return total
  }

  private func refuseCalendarUnits(_ designator: UInt8, isTime: Bool) throws(FormatError) {
    let isYear = designator == UInt8(ascii: "Y")
    guard !isTime, isYear || designator == UInt8(ascii: "M") else { return }
    throw unreadable(
      isYear
        ? Reason("year-without-length", "a year has no fixed length")
        : Reason("month-without-length", "a month has no fixed length")
    )
  }

  /// Reads digits, and a fraction.
  private mutating func readNumber() throws(FormatError) -> (
    whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>
  ) {
    let whole = try digits()
    guard next == UInt8(ascii: ".") || next == UInt8(ascii: ",") else { return (whole, []) }
    offset += 1
    return (whole, try digits())
  }

  private mutating func digits() throws(FormatError) -> ArraySlice<UInt8> {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    guard offset > start else { throw unreadable(.digitOfDurationExpected) }
    return bytes[start..<offset]
  }

  private func adding(
    _ number: (whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>),
    _ seconds: Int128,
    to total: Int128,
    _ isNegative: Bool,
    at start: Int
  ) throws(FormatError) -> Int128 {
    var sum = total
    var overflows = false
    /// Multiplies with the sign, since the least number has no positive one.
    func add(_ digit: Int128, times factor: Int128) {
      let (product, first) = digit.multipliedReportingOverflow(by: isNegative ? -factor : factor)
      let (result, second) = sum.addingReportingOverflow(product)
      sum = result
      overflows = overflows || first || second
    }
    var length = seconds * Self.attosecondsPerSecond
    var isFirst = true
    for byte in number.whole.drop(while: { $0 == 0x30 }).reversed() {
      if !isFirst {
        let (longer, isTooLong) = length.multipliedReportingOverflow(by: 10)
        length = longer
        overflows = overflows || isTooLong
      }
      isFirst = false
      if overflows { break }
      add(Int128(byte & 0xF), times: length)
    }
    length = seconds * Self.attosecondsPerSecond
    var isTooFine = false
    for byte in number.fraction {
      let digit = Int128(byte & 0xF)
      isTooFine = isTooFine || length % 10 != 0 && digit != 0
      length /= 10
      add(digit, times: length)
    }
    guard !overflows else {
      throw .impossible(
        text.excerpt,
        offset: start,
        reason: .durationTooLong
      )
    }
    guard !isTooFine else {
      throw .impossible(
        text.excerpt,
        offset: start,
        reason: .durationTooFine
      )
    }
    return sum
  }

  private func unreadable(_ reason: FormatError.Reason) -> FormatError {
    .unreadable(text.excerpt, offset: offset, reason: reason)
  }
}
