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
  /// The seconds ahead of UTC, as given in the text.
  ///
  /// It is nil for `Z` and `-00:00`, which give the time in UTC and leave the local offset unknown.
  public var offsetSeconds: Int?
  /// The zone that the text names.
  ///
  /// The system may not have it.
  public var zone: TimeZoneID?
  /// The offset in seconds that was given in place of a zone's name.
  public var zoneOffsetSeconds: Int?
  /// Whether the text marks the zone as critical.
  ///
  /// Then an offset that the zone does not have is an error.
  public var isZoneCritical = false
  /// The calendar that the date should be shown in, as the text names it.
  ///
  /// It should be an identifier of the Unicode key `ca`, but that is not checked.
  public var calendar: String?
  /// Whether the text marks the calendar as critical.
  public var isCalendarCritical = false

  /// Whether the text gives seconds of the offset, even if they are 00; ``agrees(with:)`` then
  /// compares them.
  public var hasSecondsOfOffset = false

  init(_ parsed: OffsetInstant) {
    instant = parsed.instant
    offsetSeconds = parsed.offsetSeconds
  }

  /// Whether a zone has the text's offset at the instant.
  ///
  /// A text without an offset agrees with every zone. An offset without seconds agrees with a
  /// zone's offset that rounds to it, half minutes away from 0. An offset with seconds, even 00,
  /// must be equal to the zone's.
  ///
  /// ```swift
  /// let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
  /// parsed.agrees(with: try TimeZoneRules.rules(for: "Europe/Paris"))  // false
  /// ```
  /// - Parameter rules: The zone, usually the one that ``zone`` names.
  /// - Returns: Whether they agree.
  ///
  /// Source: [RFC 9557, section 3.4](https://www.rfc-editor.org/rfc/rfc9557#section-3.4).
  public func agrees(with rules: TimeZoneRules) -> Bool {
    guard let offsetSeconds else { return true }
    let zoneSeconds = rules.offsetSeconds(at: instant)
    return offsetSeconds == zoneSeconds
      || !hasSecondsOfOffset && offsetSeconds == MachineFormat.wholeMinutes(zoneSeconds)
  }

  /// Returns the instant with the offset that a zone has then.
  ///
  /// The instant is always that of the text's offset. The zone may have another offset then, for
  /// example when its rules changed after the text was written. That is an error if the zone is
  /// critical. Otherwise the instant is still that of the text's offset, and the returned offset is
  /// the zone's. Use ``agrees(with:)`` to handle that case differently.
  ///
  /// ```swift
  /// let paris = try TimeZoneRules.rules(for: "Europe/Paris")
  /// let elective = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
  /// try elective.offsetInstant(in: paris).offsetSeconds  // 7200
  /// let critical = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[!Europe/Paris]")
  /// try critical.offsetInstant(in: paris)  // throws
  /// ```
  /// - Parameter rules: The zone, usually the one that ``zone`` names.
  /// - Returns: The instant and the zone's offset.
  /// - Throws: ``FormatError/Code/inconsistentOffset`` when the zone is critical and does not have
  ///   the text's offset then.
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
