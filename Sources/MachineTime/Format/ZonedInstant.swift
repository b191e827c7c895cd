/// An instant together with the offset, the zone and the calendar that a text gave.
///
/// ```swift
/// let text = "2022-07-08T02:14:07+02:00[Europe/Paris][u-ca=hebrew]"
/// let parsed = try MachineFormat.rfc9557.parseZoned(text)
/// parsed.instant.secondsSince1970  // 1657239247
/// parsed.zone?.identifier  // "Europe/Paris"
/// parsed.calendar  // "hebrew"
/// ```
///
/// Source: [RFC 9557, section 3](https://www.rfc-editor.org/rfc/rfc9557#section-3).
public struct ZonedInstant: Hashable, Sendable {
  /// The instant, by the offset that the text gave.
  public var instant: Instant
  /// Seconds ahead of UTC, as the text said; nil where it did not: for `Z` and `-00:00`, which tell
  /// UTC and leave the local offset open.
  public var offsetSeconds: Int?
  /// The zone that the text named; the system need not know it.
  public var zone: TimeZoneID?
  /// The offset that stood in the place of a zone's name, in seconds.
  public var zoneOffsetSeconds: Int?
  /// Whether the text demands that the zone be minded: an offset that the zone does not have is an
  /// error then.
  public var isZoneCritical = false
  /// The calendar to show the date in, as the text named it: an identifier of Unicode's key `ca`, not
  /// checked for being one.
  public var calendar: String?
  /// Whether the text demands that the calendar be minded.
  public var isCalendarCritical = false

  /// Whether the text wrote seconds of the offset, be they 00; ``agrees(with:)`` minds them then.
  public var hasSecondsOfOffset = false

  init(_ parsed: OffsetInstant) {
    instant = parsed.instant
    offsetSeconds = parsed.offsetSeconds
  }

  /// Whether a zone's clocks stand at the text's offset at the instant.
  ///
  /// A text without an offset agrees with every zone. An offset without seconds agrees with one that
  /// rounds to it, half a minute away from 0; with seconds, 00 too, it has to be the zone's.
  ///
  /// ```swift
  /// let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
  /// parsed.agrees(with: try TimeZoneRules.rules(for: "Europe/Paris"))  // false
  /// ```
  /// - Parameter rules: The zone, as a rule the one that ``zone`` names.
  /// - Returns: Whether they agree.
  ///
  /// Source: [RFC 9557, section 3.4](https://www.rfc-editor.org/rfc/rfc9557#section-3.4).
  public func agrees(with rules: TimeZoneRules) -> Bool {
    guard let offsetSeconds else { return true }
    let zoneSeconds = rules.offsetSeconds(at: instant)
    return offsetSeconds == zoneSeconds
      || !hasSecondsOfOffset && offsetSeconds == MachineFormat.wholeMinutes(zoneSeconds)
  }

  /// The instant at the offset that a zone's clocks have then.
  ///
  /// The instant stays as the text's offset tells it. Where the zone has another offset then, as
  /// happens when its rules changed after the text was written, that is an error if the text makes
  /// the zone critical; otherwise the offset counts for the instant, and the zone for what clocks
  /// show. Ask ``agrees(with:)`` to treat that case otherwise.
  ///
  /// ```swift
  /// let paris = try TimeZoneRules.rules(for: "Europe/Paris")
  /// let elective = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
  /// try elective.offsetInstant(in: paris).offsetSeconds  // 7200
  /// let critical = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[!Europe/Paris]")
  /// try critical.offsetInstant(in: paris)  // throws
  /// ```
  /// - Parameter rules: The zone, as a rule the one that ``zone`` names.
  /// - Returns: The instant and the zone's offset.
  /// - Throws: ``FormatError/Code/inconsistentOffset`` when the zone is
  ///   critical and its clocks do not stand at the text's offset then.
  ///
  /// Source: [RFC 9557, section 3.4](https://www.rfc-editor.org/rfc/rfc9557#section-3.4).
  public func offsetInstant(in rules: TimeZoneRules) throws(FormatError) -> OffsetInstant {
    let zoneSeconds = rules.offsetSeconds(at: instant)
    if isZoneCritical, let offsetSeconds, !agrees(with: rules) {
      throw .inconsistentOffset(
        seconds: offsetSeconds,
        rules.id.identifier,
        zoneSeconds: zoneSeconds
      )
    }
    return OffsetInstant(instant: instant, offsetSeconds: zoneSeconds)
  }

  mutating func setSuffixes(
    _ annotations: Annotations,
    of bytes: Span<UInt8>
  ) throws(FormatError) {
    if let zone = annotations.zone { self.zone = try TimeZoneID(Self.text(zone, of: bytes)) }
    zoneOffsetSeconds = annotations.zoneOffset
    isZoneCritical = annotations.isZoneCritical
    calendar = annotations.calendar.map { Self.text($0, of: bytes) }
    isCalendarCritical = annotations.isCalendarCritical
  }

  private static func text(_ range: Range<Int>, of bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    for index in range { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
  }
}
