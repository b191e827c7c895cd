/// The suffixes of a text that mean something here, by where they stand in its bytes.
///
/// Source: [RFC 9557, section 3.1](https://www.rfc-editor.org/rfc/rfc9557#section-3.1).
struct Annotations {
  /// The name of a zone.
  var zone: Range<Int>?
  /// An offset in the place of a zone's name.
  var zoneOffset: Int?
  /// Whether `!` stands before the zone.
  var isZoneCritical = false
  /// The value of `u-ca`.
  var calendar: Range<Int>?
  /// Whether `!` stands before the calendar.
  var isCalendarCritical = false
}
