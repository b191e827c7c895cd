public import Faults

/// A fixed format for dates and times that programs exchange.
///
/// It is a standard format, or it is compiled once, from `strptime` syntax or from a pattern of UTS
/// #35. Then it reads and writes any number of texts, from any thread. Names are English and digits
/// are ASCII, whatever the process's locale and `TZ` are.
///
/// Reading is strict: the whole text must fit, dates must exist, digits must be exactly as in the
/// format, and a weekday must match the date. ``lenient`` lists what a lenient format accepts
/// besides.
///
/// ```swift
/// let format = MachineFormat("%Y-%m-%d %H:%M:%S %z")
/// try format.parse("2014-02-07 12:00:00 -0700").instant.secondsSince1970  // 1391799600
/// format.string(try Instant(secondsSince1970: 0), offsetSeconds: 3_600)  // "1970-01-01 01:00:00 +0100"
/// ```
public struct MachineFormat: Hashable, Sendable {
  let plan: FormatPlan
  /// Whether reading is lenient; see ``lenient``.
  public let isLenient: Bool

  init(_ plan: FormatPlan, isLenient: Bool = false) {
    self.plan = plan
    self.isLenient = isLenient
  }

  /// Compiles a format in the syntax of `strptime` and `strftime`.
  ///
  /// Every byte that is not part of a directive is literal text, white space too. A field without
  /// padding reads as many digits as it may have. So put something between it and digits that
  /// follow, or the text is read differently than you mean.
  ///
  /// | Directive | Text |
  /// |---|---|
  /// | `%Y` `%C` `%y` | the year in four digits; its first two; its last two, which without `%C` mean 1969 to 1999 for 69 to 99 and 2000 to 2068 for 00 to 68 |
  /// | `%m` `%d` `%H` `%M` `%S` | two digits; `%S` accepts 60 as ``rfc3339`` does |
  /// | `%e` `%k` `%l` | the day and the hours like `%d`, `%H` and `%I`, but with a space in place of a leading zero; reading does not need the space |
  /// | `%I` `%p` `%P` | the hour from 1 to 12; `AM` or `PM`; the same in small letters |
  /// | `%j` | the day of the year, three digits |
  /// | `%b` `%h` `%B` `%a` `%A` | English names; reading accepts short and long names, in upper or lower case |
  /// | `%u` `%w` | the weekday, from Monday 1 or from Sunday 0 |
  /// | `%G` `%g` `%V` | the ISO 8601 week year, its last two digits, and the week |
  /// | `%U` `%W` | the week of the year, counted from its first Sunday or Monday |
  /// | `%f` `%3f` `%N` | the fraction of the second: as many digits as are needed; three digits, or another number from 1 to 9; nine digits |
  /// | `%.f` `%.3f` | the same after a period; `%.f` writes nothing for 0 |
  /// | `%z` `%:z` | `+hhmm` and `+hh:mm`; both read both, and `Z`. Seconds of an offset are cut off, and the clock stays as it is |
  /// | `%::z` | `+hh:mm:ss`; reading also accepts `+hh:mm` and `Z` |
  /// | `%Z` | the abbreviation of the zone, such as `CEST`, or `UTC` or an offset where no zone is given; reading accepts `UTC`, `GMT`, an abbreviation that the given zone has then, and after an offset any |
  /// | `%s` | seconds since 1970, with a minus sign before 1970; it can be read only if `%z` is the only other field |
  /// | `%F` `%T` `%R` `%D` `%x` `%X` | `%Y-%m-%d`, `%H:%M:%S`, `%H:%M`, `%m/%d/%y`, `%m/%d/%y`, `%H:%M:%S` |
  /// | `%r` `%c` | `%I:%M:%S %p`, `%a %b %e %H:%M:%S %Y` |
  /// | `%-d` `%_d` `%0d` | any number without padding, padded with spaces, or padded with zeros |
  /// | `%Od` `%Oe` `%OH` `%OI` `%Om` `%OM` `%OS` `%Ow` `%Oy` | in the C locale the same as without the `O` |
  /// | `%n` `%t` `%%` | a newline, a tab, a percent sign |
  ///
  /// If both this reader and glibc's `strptime` accept a text, they agree. The exceptions are that
  /// glibc
  /// - carries second 60 into the next minute;
  /// - uses `%C` only with `%y`, not with `%Y` or `%Oy`, and loses the century of `%Y` at a later
  ///   `%y`;
  /// - ignores a `%j` that gives the date if the format also has a weekday, and always ignores
  ///   `%G`, `%g` and `%V`;
  /// - skips the text of `%Z` whatever it is;
  /// - uses the later one of `%H` and `%I`, and reads a morning hour if there is no `%p`;
  /// - refuses a format with two directives with `O`, and does not count the space of `%e` in its
  ///   width, so that it reads one digit of the text that follows.
  ///
  /// glibc accepts these texts, which this reader refuses:
  /// - any white space, or none, in place of that in the format, and white space before a number or
  ///   an offset;
  /// - fewer digits than a field has, and a zero before `%e`;
  /// - hours alone, and above 23, for `%z`;
  /// - second 60 elsewhere than at the end of a month in UTC, and second 61;
  /// - February 30, a weekday that does not match the date, and the last of two contradicting
  ///   fields;
  /// - text after the end, a format that does not give an instant, and a date after the year 9999.
  ///
  /// Writing agrees with `strftime` in the years 0 to 9999, except that glibc does not pad a year
  /// below 1000 or a century below 10.
  ///
  /// The directives with `O` are read by `strptime_l` in the C locale. It accepts spaces before the
  /// number, and one digit in place of two.
  ///
  /// ```swift
  /// let log = MachineFormat("%d/%b/%Y:%H:%M:%S %z")
  /// try log.parse("10/Oct/2000:13:55:36 -0700").instant.secondsSince1970  // 971211336
  /// ```
  /// - Parameter format: At most 1024 UTF-8 bytes.
  /// - Throws: `FormatError.Code.invalidFormat` when `format` has an unknown directive, a
  ///   directive that needs a locale, or a NUL, or is too long.
  ///
  /// Source: POSIX.1, `strptime` and `strftime`; `strptime(3)` of glibc for `%k %l %s %z`.
  public init(_ format: String) throws(FormatError) {
    var compiler = DirectiveCompiler(format)
    self.init(FormatPlan(source: format, elements: try compiler.compile(), keepsClock: true))
  }

  /// Compiles a fixed date pattern of UTS #35, as used by ICU and Foundation.
  ///
  /// The names are those of the locale en_US_POSIX. A field without padding, and the seconds of an
  /// offset without colons, read as many digits as they may have. So put something between them and
  /// digits that follow, or the text is read differently than you mean. Fields that depend on a
  /// locale are refused: weeks and their years (`Y`, `w`, `e`), eras, quarters and day periods.
  /// Zone names (`z`, `v`, `V`) are refused too, because they do not determine an offset.
  ///
  /// | Field | Text |
  /// |---|---|
  /// | `yyyy` `y` `yy` | the year in four digits; in one to four; its last two, where 69 to 99 mean 1969 to 1999 and 00 to 68 mean 2000 to 2068. `u` is the same as `y`; so year 0 is `0000`, where ICU writes the year of an era for `y` |
  /// | `MM` `M` `MMM` `MMMM` | the month in two digits, without padding, its short and its long name; `L` too |
  /// | `dd` `d` `DDD` `D` | the day of the month, of the year |
  /// | `E` to `EEE`, `EEEE` | the weekday's short and long name; `ccc` and `cccc` too |
  /// | `HH` `H` `kk` `k` `hh` `h` `KK` `K` | the hour from 0 to 23, from 1 to 24, from 1 to 12, from 0 to 11 |
  /// | `a` to `aaaa` | `AM` or `PM` |
  /// | `mm` `m` `ss` `s` | minute and second |
  /// | `S` to `SSSSSSSSS` | the fraction of the second, with as many digits as there are letters |
  /// | `Z` to `ZZZ`, `ZZZZ`, `ZZZZZ` | `+0130`, `GMT+01:30`, `+01:30` or `Z` |
  /// | `X` to `XXXXX`, `x` to `xxxxx` | `+0130` for `XX`, `+01:30` for `XXX`, with seconds for `XXXX` and `XXXXX`, and without those of an offset for the others; `X` writes `+01` for whole hours; `X` writes `Z` for 0, `x` does not |
  /// | `O` `OOOO` | `GMT+1:30`, `GMT+01:30` |
  ///
  /// ```swift
  /// let mail = try MachineFormat(pattern: "EEE, dd MMM yyyy HH:mm:ss ZZZ")
  /// mail.string(try Instant(secondsSince1970: 0))  // "Thu, 01 Jan 1970 00:00:00 +0000"
  /// try mail.parse("Fri, 07 Feb 2014 12:00:00 -0700").instant.secondsSince1970  // 1391799600
  /// ```
  /// - Parameter pattern: At most 1024 UTF-8 bytes. Letters are fields. Other text, and letters
  ///   between apostrophes, are literal text.
  /// - Throws: `FormatError.Code.invalidFormat` when `pattern` has a field that machine formats
  ///   do not have, an apostrophe without a second one, or a NUL, or is too long.
  ///
  /// Source: [UTS #35, Date Field Symbol
  /// Table](https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table).
  public init(pattern: String) throws(FormatError) {
    var compiler = PatternCompiler(pattern)
    self.init(FormatPlan(source: pattern, elements: try compiler.compile(), keepsClock: true))
  }

  /// The source of the format as it was given, or the name of a standard format.
  public var source: String { plan.source }

  /// The reason why no text in this format can be read as an instant; nil when texts can.
  ///
  /// Such a format can write, but ``parse(_:)-(String)`` throws for every text.
  ///
  /// ```swift
  /// MachineFormat("%H:%M").readingObstacle?.description  // "the format has no year to read"
  /// MachineFormat.rfc3339.readingObstacle  // nil
  /// ```
  public var readingObstacle: FormatError.Reason? { plan.obstacle }

  /// Whether two formats have equal sources, grammars, elements and leniency.
  public static func == (left: MachineFormat, right: MachineFormat) -> Bool {
    left.isLenient == right.isLenient
      && (left.plan === right.plan
        || left.plan.source == right.plan.source && left.plan.grammar == right.plan.grammar
          && left.plan.elements == right.plan.elements)
  }

  /// Hashes the source and whether the format is lenient.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(plan.source)
    hasher.combine(isLenient)
  }
}

extension MachineFormat: CustomStringConvertible {
  /// The ``source``, followed by `(lenient)` if the format is lenient.
  public var description: String { isLenient ? "\(source) (lenient)" : source }
}
