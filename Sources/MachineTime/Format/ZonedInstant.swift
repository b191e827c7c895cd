internal import Faults

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
  ///
  /// ``offsetInstant(in:resolving:choosing:)`` gives the exact instant if that offset is rounded.
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

  mutating func setSuffixes(
    _ annotations: Annotations,
    of bytes: Span<UInt8>
  ) throws(FormatError) {
    if let zone = annotations.zone { self.zone = try TimeZoneID(TextReader.text(zone, of: bytes)) }
    zoneOffsetSeconds = annotations.zoneOffset
    isZoneCritical = annotations.isZoneCritical
    calendar = annotations.calendar.map { TextReader.text($0, of: bytes) }
    isCalendarCritical = annotations.isCalendarCritical
  }
}
