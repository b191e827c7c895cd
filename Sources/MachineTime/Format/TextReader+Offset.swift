internal import Faults

extension TextReader {
  /// Reads `Z`, `+hhmm` or `+hh:mm` at once.
  ///
  /// Returns false, and reads nothing, for anything else.
  @inline(__always)
  mutating func takesOffset(_ shape: OffsetShape, from bytes: Span<UInt8>) -> Bool {
    guard !fields.has(.offset), let (seconds, end) = shape.wholeMinutes(in: bytes, at: position)
    else { return false }
    fields.put(.offset, seconds, at: position)
    position = end
    return true
  }

  /// Reads an offset from UTC and stores it in seconds.
  @inline(never)
  mutating func readOffset(
    _ shape: OffsetShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let isZ =
      shape.readsZ
      && (takes(UInt8(ascii: "Z"), from: bytes)
        || shape.readsSmallZ && takes(UInt8(ascii: "z"), from: bytes))
    let seconds = isZ ? 0 : try readNumericOffset(shape, from: bytes)
    try fields.set(.offset, seconds, at: start, in: bytes)
  }

  private mutating func readNumericOffset(
    _ shape: OffsetShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
    if shape.prefix != .none {
      for byte in [UInt8(ascii: "G"), UInt8(ascii: "M"), UInt8(ascii: "T")] {
        try require(byte, from: bytes)
      }
      let next = peek(bytes)
      guard next == UInt8(ascii: "+") || next == UInt8(ascii: "-") else { return 0 }
    }
    let isNegative = takes(UInt8(ascii: "-"), from: bytes)
    guard isNegative || takes(UInt8(ascii: "+"), from: bytes) else {
      throw unreadable(bytes, shape.readsZ ? .offsetOrZExpected : .offsetExpected)
    }
    let isShort = shape.prefix == .shortGMT && digitCount(in: bytes) == 1
    let hour = try offsetPart("hour", digits: isShort ? 1 : 2, 0...23, from: bytes)
    var seconds = hour * 3_600
    if shape.minutes == .always || hasOffsetPart(shape, in: bytes) {
      try readOffsetColon(shape, from: bytes)
      seconds += try offsetPart("minute", digits: 2, 0...59, from: bytes) * 60
      if shape.hasSeconds, hasOffsetPart(shape, in: bytes) {
        try readOffsetColon(shape, from: bytes)
        seconds += try offsetPart("second", digits: 2, 0...59, from: bytes)
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// Whether another part of the offset follows.
  private func hasOffsetPart(_ shape: OffsetShape, in bytes: Span<UInt8>) -> Bool {
    if shape.hasColon { return peek(bytes) == UInt8(ascii: ":") }
    return digitCount(in: bytes) > 0
  }

  @inline(__always)
  private mutating func readOffsetColon(
    _ shape: OffsetShape,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    guard shape.hasColon || shape.isColonFree else { return }
    guard takes(UInt8(ascii: ":"), from: bytes) || shape.isColonFree else {
      throw missing(UInt8(ascii: ":"), in: bytes)
    }
  }

  @inline(__always)
  mutating func offsetPart(
    _ name: StaticString,
    digits: Int,
    _ range: ClosedRange<Int>,
    from bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
    let start = position
    var value = 0
    for _ in 0..<digits {
      guard let digit = takesDigit(from: bytes) else {
        throw missingOffsetDigits(digits, of: name, in: bytes)
      }
      value = value &* 10 &+ digit
    }
    guard range.contains(value) else {
      throw Self.offsetPart(name, value, isOutside: range, at: start, in: bytes)
    }
    return value
  }

  @inline(never)
  private func missingOffsetDigits(
    _ count: Int,
    of name: StaticString,
    in bytes: Span<UInt8>
  ) -> FormatError {
    unreadable(
      bytes,
      Reason("digits-of-offset-expected", "expected \(count) digits of the offset's \(name)")
    )
  }

  @inline(never)
  private static func offsetPart(
    _ name: StaticString,
    _ value: Int,
    isOutside range: ClosedRange<Int>,
    at start: Int,
    in bytes: Span<UInt8>
  ) -> FormatError {
    let (least, most) = (range.lowerBound, range.upperBound)
    return impossible(
      bytes,
      at: start,
      Reason(
        "offset-out-of-range",
        "the offset's \(name) \(value) is not within \(least) to \(most)"
      )
    )
  }
}

extension OffsetShape {
  /// The seconds and the end of `Z`, `+hhmm` or `+hh:mm`, if the shape reads them.
  ///
  /// Nil for anything else, and for a numeric offset that begins in the first three bytes.
  @inline(__always)
  func wholeMinutes(in bytes: Span<UInt8>, at start: Int) -> (seconds: Int, end: Int)? {
    guard start < bytes.count else { return nil }
    let sign = bytes[start]
    if sign == UInt8(ascii: "Z"), readsZ { return (0, start &+ 1) }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), isWholeMinutes, start >= 3,
      bytes.count &- start >= 5
    else { return nil }
    let isColon = bytes[start &+ 3] == UInt8(ascii: ":")
    let end = start &+ (isColon ? 6 : 5)
    guard isColon == hasColon || isColonFree, end <= bytes.count,
      let (hour, minute) = PackedDigits.hourAndMinute(
        in: bytes,
        endingAt: end,
        hasColon: isColon
      )
    else { return nil }
    let seconds = (hour &* 60 &+ minute) &* 60
    return (sign == UInt8(ascii: "-") ? 0 &- seconds : seconds, end)
  }
}
