/// A fixed format in which programs write dates and times to one another.
///
/// It is compiled once from `strptime` syntax and then reads and writes any number of texts, from
/// any thread. Names are English and digits are ASCII, whatever the process's locale and `TZ` are.
///
/// ```swift
/// let format = try MachineFormat("%Y-%m-%d %H:%M:%S %z")
/// try format.parse("2014-02-07 12:00:00 -0700").instant.secondsSince1970  // 1391799600
/// format.string(try Instant(secondsSince1970: 0), offsetSeconds: 3_600)  // "1970-01-01 01:00:00 +0100"
/// ```
public struct MachineFormat: Hashable, Sendable {
  /// The format as it was given, or the name of a standard one.
  let source: String
  let elements: [FormatElement]
  /// Why a text in this format does not tell one instant and is only written; nil when it does.
  let obstacle: String?
  let showsOffset: Bool

  /// Compiles a format in the syntax of `strptime` and `strftime`.
  ///
  /// Every byte that is not part of a directive stands for itself, white space too. Reading is
  /// strict: the whole text, real dates, digits exactly as the directive says, a weekday that is
  /// the date's. Where `strptime` reads 1 to n digits, skips white space, takes February 30 or lets
  /// the last of two contradicting fields win, this throws.
  ///
  /// | Directive | Text |
  /// |---|---|
  /// | `%Y` `%y` | four digits; two digits, 69 to 99 are 1969 to 1999 and 00 to 68 are 2000 to 2068 |
  /// | `%m` `%d` `%H` `%M` `%S` | two digits; `%S` takes 60 as ``rfc3339`` does |
  /// | `%j` | the day of the year, three digits |
  /// | `%z` | `+hhmm`, reads `+hh:mm` and `Z` too |
  /// | `%s` | seconds since 1970, with a minus sign before; read only where no field but `%z` stands beside it |
  /// | `%b` `%h` `%B` `%a` `%A` | English names; reading takes the short and the long one in either case |
  /// | `%I` `%l` `%p` | the hour from 1 to 12, two digits or padded with a space; `AM` or `PM` |
  /// | `%e` `%k` | the day and the hour padded with a space |
  /// | `%u` `%w` | the weekday from Monday 1 or from Sunday 0 |
  /// | `%F` `%T` `%R` `%D` `%x` `%X` | `%Y-%m-%d`, `%H:%M:%S`, `%H:%M`, `%m/%d/%y`, `%m/%d/%y`, `%H:%M:%S` |
  /// | `%r` `%c` | `%I:%M:%S %p`, `%a %b %e %H:%M:%S %Y` |
  /// | `%n` `%t` `%%` | a newline, a tab, a percent sign |
  ///
  /// The names and the directives that may be padded (`%e %I %k %l %u %w`) are read by
  /// `strptime_l`, which skips spaces before the numbers and takes one digit for two.
  ///
  /// ```swift
  /// let log = try MachineFormat("%d/%b/%Y:%H:%M:%S %z")
  /// try log.parse("10/Oct/2000:13:55:36 -0700").instant.secondsSince1970  // 971211336
  /// ```
  /// - Parameter format: At most 1024 UTF-8 bytes.
  /// - Throws: ``MachineTimeError/invalidFormat(_:offset:reason:)`` when `format` has an unknown
  ///   directive, one that needs a locale, a NUL, or is too long.
  ///
  /// Source: POSIX.1, `strptime`; `strptime(3)` of glibc for `%k %l %s %z`.
  public init(_ format: String) throws(MachineTimeError) {
    var compiler = FormatCompiler(format: format)
    elements = try compiler.compile()
    source = format
    obstacle = FormatCompiler.obstacle(toReading: elements)
    showsOffset = elements.contains(.offset(.strftime))
  }

  private init(name: String, elements: [FormatElement]) {
    source = name
    self.elements = elements
    obstacle = nil
    showsOffset = true
  }

  /// The Internet date and time format, strictly as its grammar says.
  ///
  /// Reading takes `T` and `Z` in either case, no space in their place, any number of digits of a
  /// second (beyond nine they are cut off), and needs an offset; `-00:00` counts as 0. Second 60 is
  /// taken in the last minute of a month in UTC, where leap seconds are, and becomes the last
  /// nanosecond of second 59: so it stays in its month and before all that follows.
  ///
  /// Writing gives the fewest digits of a second that hold the nanosecond, and offset 0 as `Z`. An
  /// offset that is not of whole minutes is rounded to one, and the clock with it, so that the text
  /// names the same instant. A year outside 0 to 9999, for which the standard has no
  /// form, is written with its sign and six digits.
  ///
  /// ```swift
  /// let instant = try MachineFormat.rfc3339.parse("1985-04-12T23:20:50.52Z").instant
  /// MachineFormat.rfc3339.string(instant)  // "1985-04-12T23:20:50.52Z"
  /// let leap = try MachineFormat.rfc3339.parse("1990-12-31T15:59:60-08:00").instant
  /// MachineFormat.rfc3339.string(leap)  // "1990-12-31T23:59:59.999999999Z"
  /// ```
  ///
  /// Source: [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  public static let rfc3339 = MachineFormat(
    name: "rfc3339",
    elements: [
      .digits(.year, count: 4), .literal(UInt8(ascii: "-")), .digits(.month, count: 2),
      .literal(UInt8(ascii: "-")), .digits(.day, count: 2), .letter(UInt8(ascii: "T")),
      .digits(.hour, count: 2), .literal(UInt8(ascii: ":")), .digits(.minute, count: 2),
      .literal(UInt8(ascii: ":")), .digits(.second, count: 2), .optionalFraction,
      .offset(.rfc3339),
    ]
  )
}
