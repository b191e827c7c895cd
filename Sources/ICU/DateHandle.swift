internal import CICU

/// ICU's date formatter for one locale and zone.
///
/// It can move between threads, but two threads must never use it at the same time: udat.h does not
/// say that a `UDateFormat` may be shared.
package struct DateHandle: ~Copyable, Sendable {
  // Not private: the compiler's verifier rejects a noncopyable struct with a private generic
  // argument from another module.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_date_close(pointer) }
  }
  let handle: Handle<Resource>

  /// The length of a date or a time (UDateFormatStyle).
  package enum Style: Int32, Hashable, Sendable {
    case none = -1
    case full
    case long
    case medium
    case short
  }

  /// The content of the text.
  package enum Content: Hashable, Sendable {
    /// A date and a time by style, joined as the locale joins them.
    case styles(date: Style, time: Style)
    /// A UTS #35 pattern.
    case pattern(String)
    /// A pattern that is written as a style writes its own pattern.
    case patternInStyle(String, Style)
  }

  /// Everything that the text of a formatter depends on.
  package struct Options: Sendable {
    package var content: Content
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

    package init(_ content: Content, locale: String, digits: String?, zone: String) {
      self.content = content
      self.locale = locale
      self.digits = digits
      self.zone = zone
    }
  }

  /// Opens a formatter (udat_open).
  package init(_ options: Options) throws(ICUError) {
    var (date, time, pattern): (Style, Style, String?) = (.none, .none, nil)
    switch options.content {
    case .styles(let dateStyle, let timeStyle): (date, time) = (dateStyle, timeStyle)
    case .pattern(let text): pattern = text
    case .patternInStyle(let text, let style): (date, pattern) = (style, text)
    }
    handle = try unsafe Handle("cicu_date_open") {
      unsafe cicu_date_open(
        date.rawValue,
        time.rawValue,
        pattern,
        options.locale,
        options.digits,
        options.zone,
        options.context.rawValue,
        options.isProleptic,
        &$0
      )
    }
  }

  /// Returns the pattern in use (udat_toPattern).
  package borrowing func pattern() throws(ICUError) -> String {
    let date = unsafe handle.pointer
    return try unsafe String(opened: "cicu_date_pattern") {
      unsafe cicu_date_pattern(date, $0, $1, &$2)
    }
  }

  /// An instant, with the offset of a zone at it.
  package struct Moment: Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    package let millisecondsSince1970: Double
    /// The zone's offset from UTC then.
    ///
    /// It overrides the offset of ICU's own rules.
    package let offsetSeconds: Int
    /// Whether the zone is in daylight time then, which decides the zone's name.
    package let isDaylight: Bool

    package init(millisecondsSince1970: Double, offsetSeconds: Int, isDaylight: Bool) {
      self.millisecondsSince1970 = millisecondsSince1970
      self.offsetSeconds = offsetSeconds
      self.isDaylight = isDaylight
    }

    /// The local day, counted from 1970-01-01.
    package var clockDay: Int {
      Int(((millisecondsSince1970 / 1_000 + Double(offsetSeconds)) / 86_400).rounded(.down))
    }
  }

  /// Formats an instant (udat_format).
  package borrowing func string(_ moment: Moment) throws(ICUError) -> String {
    let date = unsafe handle.pointer
    return try unsafe String(opened: "cicu_date_format") {
      unsafe cicu_date_format(
        date,
        moment.millisecondsSince1970,
        Int32(clamping: moment.offsetSeconds),
        moment.isDaylight,
        $0,
        $1,
        &$2
      )
    }
  }

  /// Appends an instant (udat_format).
  package borrowing func append(_ moment: Moment, to bytes: inout [UInt8]) throws(ICUError) {
    let date = unsafe handle.pointer
    try unsafe bytes.append("cicu_date_format") {
      unsafe cicu_date_format(
        date,
        moment.millisecondsSince1970,
        Int32(clamping: moment.offsetSeconds),
        moment.isDaylight,
        $0,
        $1,
        &$2
      )
    }
  }

  /// Formats an instant, with its fields (udat_formatForFields).
  package borrowing func text(_ moment: Moment) throws(ICUError) -> FieldText {
    let date = unsafe handle.pointer
    return try unsafe FieldText("cicu_date_formatFields") {
      unsafe cicu_date_formatFields(
        date,
        moment.millisecondsSince1970,
        Int32(clamping: moment.offsetSeconds),
        moment.isDaylight,
        $0,
        $1,
        &$2,
        &$3
      )
    }
  }
}
