/// The suffixes of a text that have a meaning here, as ranges of its bytes.
///
/// Source: [RFC 9557, section 3.1](https://www.rfc-editor.org/rfc/rfc9557#section-3.1).
struct Annotations {
  /// The name of a zone.
  var zone: Range<Int>?
  /// An offset that is given in place of a zone's name.
  var zoneOffset: Int?
  /// Whether the zone is marked with `!`.
  var isZoneCritical = false
  /// The value of `u-ca`.
  var calendar: Range<Int>?
  /// Whether the calendar is marked with `!`.
  var isCalendarCritical = false
}
