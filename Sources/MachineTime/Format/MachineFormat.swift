/// A fixed format in which programs write dates and times to one another.
///
/// It is compiled once, from `strptime` syntax or from a pattern of UTS #35, or is one of the
/// standard formats, and then reads and writes any number of texts, from any thread. Names are
/// English and digits are ASCII, whatever the process's locale and `TZ` are.
///
/// Reading is strict: the whole text, real dates, digits exactly as the format says, a weekday that
/// is the date's. ``lenient`` forgives what its documentation lists.
///
/// ```swift
/// let format = MachineFormat("%Y-%m-%d %H:%M:%S %z")
/// try format.parse("2014-02-07 12:00:00 -0700").instant.secondsSince1970  // 1391799600
/// format.string(try Instant(secondsSince1970: 0), offsetSeconds: 3_600)  // "1970-01-01 01:00:00 +0100"
/// ```
public struct MachineFormat: Hashable, Sendable {
  let plan: FormatPlan
  /// Whether reading forgives; see ``lenient``.
  public let isLenient: Bool

  init(_ plan: FormatPlan, isLenient: Bool = false) {
    self.plan = plan
    self.isLenient = isLenient
  }

  /// Compiles a format in the syntax of `strptime` and `strftime`.
  ///
  /// Every byte that is not part of a directive stands for itself, white space too. A field without
  /// padding takes all the digits it may have: put something between it and digits that follow, or
  /// the text is read otherwise than it was meant.
  ///
  /// | Directive | Text |
  /// |---|---|
  /// | `%Y` `%C` `%y` | the year in four digits; its first two; its last two, which without `%C` are 1969 to 1999 from 69 on and 2000 to 2068 below |
  /// | `%m` `%d` `%H` `%M` `%S` | two digits; `%S` takes 60 as ``rfc3339`` does |
  /// | `%e` `%k` `%l` | the day and the hours like `%d`, `%H` and `%I`, without a zero before it; a space may stand there |
  /// | `%I` `%p` `%P` | the hour from 1 to 12; `AM` or `PM`; the same, written small |
  /// | `%j` | the day of the year, three digits |
  /// | `%b` `%h` `%B` `%a` `%A` | English names; reading takes the short and the long one in either case |
  /// | `%u` `%w` | the weekday from Monday 1 or from Sunday 0 |
  /// | `%G` `%g` `%V` | ISO 8601's year of weeks, its last two digits, and its week |
  /// | `%U` `%W` | the week of the year, from its first Sunday or Monday on |
  /// | `%f` `%3f` `%N` | the fraction of the second: the digits it needs; so many; nine |
  /// | `%.f` `%.3f` | the same behind a period; `%.f` is nothing for 0 |
  /// | `%z` `%:z` | `+hhmm` and `+hh:mm`; both read both, and `Z` |
  /// | `%s` | seconds since 1970, with a minus sign before; read only where no field but `%z` stands beside it |
  /// | `%F` `%T` `%R` `%D` `%x` `%X` | `%Y-%m-%d`, `%H:%M:%S`, `%H:%M`, `%m/%d/%y`, `%m/%d/%y`, `%H:%M:%S` |
  /// | `%r` `%c` | `%I:%M:%S %p`, `%a %b %e %H:%M:%S %Y` |
  /// | `%-d` `%_d` `%0d` | any number without padding, padded with spaces or with zeros |
  /// | `%Od` `%Oe` `%OH` `%OI` `%Om` `%OM` `%OS` `%Ow` `%Oy` | in the C locale the same as without the `O` |
  /// | `%n` `%t` `%%` | a newline, a tab, a percent sign |
  ///
  /// Where this reader and glibc's `strptime` take the same text they agree, but that glibc
  /// - carries second 60 into the next minute;
  /// - heeds `%C` beside `%y` alone, not beside `%Y` or `%Oy`, and loses the century of `%Y` at a
  ///   later `%y`;
  /// - ignores a `%j` that tells the date where a weekday stands beside it, and `%G`, `%g` and `%V`
  ///   everywhere;
  /// - takes the later of `%H` and `%I`, and without `%p` a morning;
  /// - refuses a format with two directives with `O`, and does not count the space of `%e` in its
  ///   width, so that it takes a digit of what follows.
  ///
  /// What glibc takes and this does not:
  /// - any white space, or none, for that of the format, and some before a number or an offset;
  /// - fewer digits than a field has, and a zero before `%e`;
  /// - hours alone, and above 23, for `%z`;
  /// - second 60 elsewhere than at a month's end in UTC, and 61;
  /// - February 30, a weekday that is not the date's, and the last of two contradicting fields;
  /// - text behind the end, a format that does not tell an instant, and one after the year 9999.
  ///
  /// Writing agrees with `strftime` in the years 0 to 9999, but that glibc writes a year below 1000
  /// and a century below 10 with the digits they need.
  ///
  /// The directives with `O` are read by `strptime_l` in the C locale, as it does: with spaces before
  /// the number and with one digit for two.
  ///
  /// ```swift
  /// let log = MachineFormat("%d/%b/%Y:%H:%M:%S %z")
  /// try log.parse("10/Oct/2000:13:55:36 -0700").instant.secondsSince1970  // 971211336
  /// ```
  /// - Parameter format: At most 1024 UTF-8 bytes.
  /// - Throws: ``FormatError/Code/invalidFormat`` when `format` has an unknown
  ///   directive, one that needs a locale, a NUL, or is too long.
  ///
  /// Source: POSIX.1, `strptime` and `strftime`; `strptime(3)` of glibc for `%k %l %s %z`.
  public init(_ format: String) throws(FormatError) {
    var compiler = DirectiveCompiler(format)
    self.init(FormatPlan(source: format, elements: try compiler.compile()))
  }

  /// Compiles a fixed date pattern of UTS #35, as ICU and Foundation have them.
  ///
  /// The names are those of the locale en_US_POSIX. A field without padding, and the seconds of an
  /// offset without colons, take all the digits they may have: put something between them and digits
  /// that follow, or the text is read otherwise than it was meant. The fields that depend on a locale are refused:
  /// weeks and their years (`Y`, `w`, `e`), eras, quarters and day periods, and zone names (`z`,
  /// `v`, `V`), which do not tell an offset.
  ///
  /// | Field | Text |
  /// |---|---|
  /// | `yyyy` `y` `yy` | the year in four digits; in one to four; its last two, 69 to 99 of 1969 to 1999 and 00 to 68 of 2000 to 2068; `u` as `y`, and so year 0 is `0000`, where ICU writes the year of an era for `y` |
  /// | `MM` `M` `MMM` `MMMM` | the month in two digits, without padding, its short and its long name; `L` too |
  /// | `dd` `d` `DDD` `D` | the day of the month, of the year |
  /// | `E` to `EEE`, `EEEE` | the weekday's short and long name; `ccc` and `cccc` too |
  /// | `HH` `H` `kk` `k` `hh` `h` `KK` `K` | the hour from 0 to 23, from 1 to 24, from 1 to 12, from 0 to 11 |
  /// | `a` to `aaaa` | `AM` or `PM` |
  /// | `mm` `m` `ss` `s` | minute and second |
  /// | `S` to `SSSSSSSSS` | so many digits of the fraction of the second |
  /// | `Z` to `ZZZ`, `ZZZZ`, `ZZZZZ` | `+0130`, `GMT+01:30`, `+01:30` or `Z` |
  /// | `X` to `XXXXX`, `x` to `xxxxx` | `+0130` for `XX`, `+01:30` for `XXX`, with seconds for `XXXX` and `XXXXX`; `X` writes `+01` where it can; `Z` for 0, but not with `x` |
  /// | `O` `OOOO` | `GMT+1:30`, `GMT+01:30` |
  ///
  /// ```swift
  /// let mail = try MachineFormat(pattern: "EEE, dd MMM yyyy HH:mm:ss ZZZ")
  /// mail.string(try Instant(secondsSince1970: 0))  // "Thu, 01 Jan 1970 00:00:00 +0000"
  /// try mail.parse("Fri, 07 Feb 2014 12:00:00 -0700").instant.secondsSince1970  // 1391799600
  /// ```
  /// - Parameter pattern: At most 1024 UTF-8 bytes. Letters are fields; other text stands for
  ///   itself, and letters between apostrophes.
  /// - Throws: ``FormatError/Code/invalidFormat`` when `pattern` has a field that
  ///   machine formats do not have, an apostrophe without a second one, a NUL, or is too long.
  ///
  /// Source: [UTS #35, Date Field Symbol
  /// Table](https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table).
  public init(pattern: String) throws(FormatError) {
    var compiler = PatternCompiler(pattern)
    self.init(FormatPlan(source: pattern, elements: try compiler.compile()))
  }

  /// The format as it was given, or the name of a standard one.
  public var source: String { plan.source }

  /// Why no text in this format tells an instant; nil when it can.
  ///
  /// Such a format writes, and ``parse(_:)-(String)`` throws for every text.
  ///
  /// ```swift
  /// MachineFormat("%H:%M").readingObstacle?.description  // "the format has no year to read"
  /// MachineFormat.rfc3339.readingObstacle  // nil
  /// ```
  public var readingObstacle: FormatError.Reason? { plan.obstacle }

  /// Whether two formats read and write alike, element by element.
  public static func == (left: MachineFormat, right: MachineFormat) -> Bool {
    left.isLenient == right.isLenient
      && (left.plan === right.plan
        || left.plan.source == right.plan.source && left.plan.grammar == right.plan.grammar
          && left.plan.elements == right.plan.elements)
  }

  /// Feeds the source and whether the format forgives.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(plan.source)
    hasher.combine(isLenient)
  }
}

extension MachineFormat: CustomStringConvertible {
  /// The ``source``, with `(lenient)` behind it where the format forgives.
  public var description: String { isLenient ? "\(source) (lenient)" : source }
}
