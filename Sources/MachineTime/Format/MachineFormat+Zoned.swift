public import Faults

extension MachineFormat {
  /// Reads a text with its zone and calendar, as ``rfc9557`` and ``temporal`` have them.
  ///
  /// These two require a date, a time and an offset; for the requirements of other formats see
  /// ``parse(_:)-(String)``. The system's data is not read:
  /// ``ZonedInstant/offsetInstant(in:resolving:choosing:)`` applies the rules of a zone. In other
  /// formats there is neither zone nor calendar. Outside the ISO 8601 family
  /// the offset is that of ``parse(_:)-(String)``, and 0 for `Z`.
  ///
  /// ```swift
  /// let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T00:14:07Z[!Europe/Paris]")
  /// parsed.zone?.identifier  // "Europe/Paris"
  /// parsed.isZoneCritical  // true
  /// parsed.offsetSeconds  // nil
  /// ```
  /// - Parameter text: The text to read.
  /// - Returns: The instant, and the offset, zone and calendar of the text.
  /// - Throws: The errors of ``parse(_:)-(String)``.
  ///
  /// Source: [RFC 9557, section 4](https://www.rfc-editor.org/rfc/rfc9557#section-4).
  public func parseZoned(_ text: String) throws(FormatError) -> ZonedInstant {
    try parseZoned(text.utf8Span.span)
  }

  /// Reads a part of a text, as ``parseZoned(_:)-(String)`` reads a whole one.
  ///
  /// ```swift
  /// let line = "2022-07-08T00:14:07Z[Europe/Paris] GET /"
  /// try MachineFormat.rfc9557.parseZoned(line.prefix(34)).zone?.identifier  // "Europe/Paris"
  /// ```
  /// - Parameter text: The text to read.
  /// - Returns: The instant, and the offset, zone and calendar of the text.
  /// - Throws: The errors of ``parse(_:)-(String)``; offsets count from the start of the part.
  public func parseZoned(_ text: Substring) throws(FormatError) -> ZonedInstant {
    try parseZoned(text.utf8Span.span)
  }

  /// Reads the bytes of a text, as ``parseZoned(_:)-(String)`` reads a text.
  ///
  /// ```swift
  /// let bytes = Array("2022-07-08T00:14:07+00:00[UTC]".utf8)
  /// try MachineFormat.rfc9557.parseZoned(bytes.span).zone?.identifier  // "UTC"
  /// ```
  /// - Parameter bytes: UTF-8.
  /// - Returns: The instant, and the offset, zone and calendar of the text.
  /// - Throws: The errors of ``parse(_:)-(String)``.
  public func parseZoned(_ bytes: Span<UInt8>) throws(FormatError) -> ZonedInstant {
    guard case .iso8601(let profile) = plan.grammar else {
      return ZonedInstant(try parse(bytes))
    }
    try TextReader.requirePositions(in: bytes)
    var reader = TextReader()
    var reading = ISO8601Reading(allowed(profile, asInstant: true))
    try reader.readISO8601(&reading, from: bytes)
    try reader.requireEnd(of: bytes)
    var zoned = ZonedInstant(try reader.fields.instant(bytes))
    if reader.isOffsetUnknown(bytes) { zoned.offsetSeconds = nil }
    zoned.hasSecondsOfOffset = reader.hasSecondsOfOffset(bytes)
    try zoned.setSuffixes(reading.annotations, of: bytes)
    return zoned
  }

  /// Returns an instant as text in this format, on the clock of a zone and with the zone's name.
  ///
  /// ``rfc9557`` and ``temporal`` write the name in brackets after the text. They write offset 0 as
  /// `+00:00`, because `Z` would mean that the zone's offset is unknown. `%Z` is the zone's
  /// abbreviation at the instant, such as `CEST`. Other formats have no place for the name; they write the text of ``string(_:offsetSeconds:)`` at the zone's offset.
  /// An offset that is not of whole minutes is rounded as there; but beside the zone's name the
  /// clock is the zone's own, since the name still gives the exact instant:
  /// ``ZonedInstant/offsetInstant(in:resolving:choosing:)``.
  ///
  /// ```swift
  /// let paris = try TimeZoneRules.rules(for: "Europe/Paris")
  /// let instant = try Instant(secondsSince1970: 1_657_239_247)
  /// MachineFormat.rfc9557.string(instant, in: paris)  // "2022-07-08T02:14:07+02:00[Europe/Paris]"
  /// MachineFormat.iso8601Basic.string(instant, in: paris)  // "20220708T021407+0200"
  /// ```
  /// - Parameters:
  ///   - instant: The instant to write.
  ///   - rules: The zone.
  /// - Returns: The text. A year outside 0 to 9999 has its sign and six digits.
  ///
  /// Source: [RFC 9557, section 4](https://www.rfc-editor.org/rfc/rfc9557#section-4); Temporal's
  /// `ZonedDateTime.prototype.toString` for rounded offsets.
  public func string(_ instant: Instant, in rules: TimeZoneRules) -> String {
    if plan.namesZone { return string(instant, at: rules.offset(at: instant)) }
    let offset = rules.offsetSeconds(at: instant)
    guard readsZoneNames else { return string(instant, offsetSeconds: offset) }
    let capacity = FormatPlan.zonedDateTime.capacity + rules.id.identifier.utf8.count + 2
    return SystemCalls.string(utf8Capacity: capacity) {
      Self.write(instant, offset, in: rules.id, to: &$0)
    }
  }

  /// Appends an instant as UTF-8 in this format, as ``string(_:in:)`` writes it.
  ///
  /// ```swift
  /// let tokyo = try TimeZoneRules.rules(for: "Asia/Tokyo")
  /// var line: [UInt8] = []
  /// MachineFormat.rfc9557.append(try Instant(secondsSince1970: 0), in: tokyo, to: &line)
  /// String(decoding: line, as: UTF8.self)  // "1970-01-01T09:00:00+09:00[Asia/Tokyo]"
  /// ```
  /// - Parameters:
  ///   - instant: The instant to write.
  ///   - rules: The zone.
  ///   - bytes: The array to append to. Nothing is allocated if its capacity suffices.
  public func append(_ instant: Instant, in rules: TimeZoneRules, to bytes: inout [UInt8]) {
    if plan.namesZone {
      bytes += string(instant, at: rules.offset(at: instant)).utf8
      return
    }
    let offset = rules.offsetSeconds(at: instant)
    guard readsZoneNames else { return append(instant, offsetSeconds: offset, to: &bytes) }
    let capacity = FormatPlan.zonedDateTime.capacity + rules.id.identifier.utf8.count + 2
    bytes.append(addingCapacity: capacity) { Self.write(instant, offset, in: rules.id, to: &$0) }
  }

  private static func write(
    _ instant: Instant,
    _ offsetSeconds: Int,
    in zone: TimeZoneID,
    to output: inout OutputSpan<UInt8>
  ) {
    let rounded = wholeMinutes(offsetSeconds)
    let clock = CivilDateTime(instant, offsetSeconds: offsetSeconds)
    let writer = ElementWriter(
      instant: instant,
      clock: clock,
      offset: rounded,
      wholeOffset: rounded
    )
    writer.write(.zonedDateTime, to: &output)
    output.append(UInt8(ascii: "["))
    for byte in zone.identifier.utf8 { output.append(byte) }
    output.append(UInt8(ascii: "]"))
  }
}

extension FormatPlan {
  /// ``MachineFormat/rfc3339``, with offset 0 as `+00:00`.
  fileprivate static let zonedDateTime = FormatPlan(
    source: "zoned",
    elements: .internetDateTime.dropLast() + [.offset(OffsetShape(hasColon: true))]
  )
}
