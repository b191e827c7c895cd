internal import CICU

/// ICU's formatter of date intervals for one skeleton, one locale and one zone.
///
/// It can move between threads; two must never use it at once, because udateintervalformat.h does
/// not say that a `UDateIntervalFormat` may be shared.
package struct IntervalHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_interval_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// An end of an interval.
  package struct Moment: Sendable {
    /// Since 1970-01-01T00:00:00Z.
    package var milliseconds: Double
    /// The zone's offset from UTC then; where ICU's own rules differ, this one is right.
    package var offsetSeconds: Int
    /// Whether the zone is in daylight time then; it chooses the zone's name.
    package var isDaylight: Bool

    package init(milliseconds: Double, offsetSeconds: Int, isDaylight: Bool) {
      self.milliseconds = milliseconds
      self.offsetSeconds = offsetSeconds
      self.isDaylight = isDaylight
    }

    fileprivate var value: cicu_moment {
      cicu_moment(
        millisecondsSince1970: milliseconds,
        offsetSeconds: Int32(clamping: offsetSeconds),
        isDaylight: isDaylight
      )
    }
  }

  /// Everything that decides a formatter's text.
  package struct Options: Sendable {
    /// The fields that are shown.
    package var skeleton: String
    /// An ICU name that has data.
    package var locale: String
    /// An ICU name whose digits are used; nil for those of `locale`.
    package var digits: String?
    /// An IANA name; one that ICU does not know is shown in its GMT form.
    package var zone: String
    /// Where the text stands.
    package var context: DisplayContext = .none
    /// Whether the Gregorian calendar's rules go back before 1582.
    package var isProleptic = false

    package init(skeleton: String, locale: String, digits: String?, zone: String) {
      self.skeleton = skeleton
      self.locale = locale
      self.digits = digits
      self.zone = zone
    }
  }

  /// Opens a formatter (udtitvfmt_open).
  package init(_ options: Options) throws(ICUError) {
    handle = try unsafe Handle("cicu_interval_open") {
      unsafe cicu_interval_open(
        options.skeleton,
        options.locale,
        options.digits,
        options.zone,
        options.context.rawValue,
        options.isProleptic,
        &$0
      )
    }
  }

  /// Appends an interval (udtitvfmt_formatCalendarToResult).
  package borrowing func append(
    from start: Moment,
    through end: Moment,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    let interval = unsafe handle.pointer
    var (start, end) = (start.value, end.value)
    try unsafe bytes.append("cicu_interval_format") {
      unsafe cicu_interval_format(interval, &start, &end, $0, $1, nil, &$2)
    }
  }

  /// Formats an interval, with its fields.
  package borrowing func text(
    from start: Moment,
    through end: Moment
  ) throws(ICUError) -> FieldText {
    let interval = unsafe handle.pointer
    var (start, end) = (start.value, end.value)
    return try unsafe FieldText("cicu_interval_format") {
      unsafe cicu_interval_format(interval, &start, &end, $0, $1, &$2, &$3)
    }
  }
}
