internal import Faults

extension MachineFormat {
  /// Returns an instant as text in this format.
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: 1_391_799_600)
  /// MachineFormat.rfc3339.string(instant, offsetSeconds: -25_200)  // "2014-02-07T12:00:00-07:00"
  /// ```
  /// - Parameters:
  ///   - instant: The instant to write.
  ///   - offsetSeconds: The seconds by which the written clock is ahead of UTC; 0 by default. Most
  ///     offsets are written without seconds. A standard format then rounds the offset to whole
  ///     minutes together with the clock, as in RFC 3339, section 5.8, so that the text is the same
  ///     instant; at most ±25:59. A format that was compiled shows the clock as it is, and cuts off
  ///     the seconds of the offset, as `strftime` and ICU do.
  /// - Returns: The text. A year outside 0 to 9999 has its sign and six digits.
  /// - Precondition: `offsetSeconds` is within ±93,599. The offset of a zone and of a parsed text
  ///   always is.
  public func string(_ instant: Instant, offsetSeconds: Int = 0) -> String {
    let writer = writer(instant, offsetSeconds)
    return SystemCalls.string(utf8Capacity: plan.capacity) { writer.write(plan, to: &$0) }
  }

  /// Appends an instant as UTF-8 in this format, as ``string(_:offsetSeconds:)`` writes it.
  ///
  /// ```swift
  /// var line = Array("at ".utf8)
  /// MachineFormat.rfc3339.append(try Instant(secondsSince1970: 0), to: &line)
  /// String(decoding: line, as: UTF8.self)  // "at 1970-01-01T00:00:00Z"
  /// ```
  /// - Parameters:
  ///   - instant: The instant to write.
  ///   - offsetSeconds: The seconds by which the written clock is ahead of UTC; 0 by default.
  ///   - bytes: The array to append to. Nothing is allocated if its capacity suffices.
  /// - Precondition: `offsetSeconds` is within ±93,599. The offset of a zone and of a parsed text
  ///   always is.
  public func append(_ instant: Instant, offsetSeconds: Int = 0, to bytes: inout [UInt8]) {
    let writer = writer(instant, offsetSeconds)
    bytes.append(addingCapacity: plan.capacity) { writer.write(plan, to: &$0) }
  }

  /// Returns an instant as text in a format that has the abbreviation of a zone.
  func string(_ instant: Instant, at offset: TimeZoneOffset) -> String {
    let writer = writer(instant, offset.seconds)
    let abbreviation = offset.abbreviation
    let count = elementsOfZone * abbreviation.utf8.count
    return SystemCalls.string(utf8Capacity: plan.capacity + count) {
      writer.write(plan, abbreviation: abbreviation, to: &$0)
    }
  }

  private var elementsOfZone: Int { plan.elements.count { $0 == .zoneName } }

  @inline(__always)
  private func writer(_ instant: Instant, _ offsetSeconds: Int) -> ElementWriter {
    let offset =
      plan.isUTC ? 0 : plan.roundsOffset ? Self.wholeMinutes(offsetSeconds) : offsetSeconds
    return ElementWriter(
      instant: instant,
      clock: CivilDateTime(instant, offsetSeconds: offset),
      offset: offset,
      wholeOffset: plan.roundsOffset ? offset : offset - offset % 60
    )
  }

  @inline(__always)
  static func wholeMinutes(_ seconds: Int) -> Int {
    seconds % 60 == 0 ? seconds : roundedToMinutes(seconds)
  }

  /// Rounds to the nearest whole minute; half minutes away from 0, as in Temporal.
  @inline(never)
  private static func roundedToMinutes(_ seconds: Int) -> Int {
    CivilDateTime.checkOffset(seconds)
    // Limited, because the outermost half minutes would round to more than an offset may be.
    let longest = CivilDateTime.validOffsetSeconds.upperBound / 60
    let minutes = min((abs(seconds) + 30) / 60, longest)
    return (seconds < 0 ? -minutes : minutes) * 60
  }
}
