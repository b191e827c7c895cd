internal import CICU

/// ICU's formatter of date intervals for one skeleton, one locale and one zone.
///
/// It can move between threads, but two threads must never use it at the same time:
/// udateintervalformat.h does not say that a `UDateIntervalFormat` may be shared.
package struct IntervalHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_interval_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Everything that the text of a formatter depends on.
  package struct Options: Sendable {
    /// The fields of the text.
    package var skeleton: String
    /// An ICU name that has data.
    package var locale: String
    /// An ICU name whose digits are used; nil for the digits of `locale`.
    package var digits: String?
    /// An IANA name.
    ///
    /// A zone that ICU does not have is written in its GMT form.
    package var zone: String
    /// The place of the text in a sentence or a user interface.
    package var context: DisplayContext = .none
    /// Whether the Gregorian calendar is also used before 1582.
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
    from start: DateHandle.Moment,
    through end: DateHandle.Moment,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    let interval = unsafe handle.pointer
    var (start, end) = (cicu_moment(start), cicu_moment(end))
    try unsafe bytes.append("cicu_interval_format") {
      unsafe cicu_interval_format(interval, &start, &end, $0, $1, nil, &$2)
    }
  }

  /// Formats an interval, with its fields.
  package borrowing func text(
    from start: DateHandle.Moment,
    through end: DateHandle.Moment
  ) throws(ICUError) -> FieldText {
    let interval = unsafe handle.pointer
    var (start, end) = (cicu_moment(start), cicu_moment(end))
    return try unsafe FieldText("cicu_interval_format") {
      unsafe cicu_interval_format(interval, &start, &end, $0, $1, &$2, &$3)
    }
  }
}

extension cicu_moment {
  fileprivate init(_ moment: DateHandle.Moment) {
    self.init(
      millisecondsSince1970: moment.millisecondsSince1970,
      offsetSeconds: Int32(clamping: moment.offsetSeconds),
      isDaylight: moment.isDaylight
    )
  }
}
