public import MachineTime

extension DateFormat {
  /// The fields of a template that keep the length they were asked for.
  ///
  /// A locale writes each field at the length that suits it: `hmm` for `hh:mm` in American English.
  ///
  /// Source: ICU's `UDateTimePatternMatchOptions`.
  public enum FieldLengths: String, Hashable, Sendable, CaseIterable {
    /// The locale decides the length of numbers.
    case locale
    /// The hour keeps its length.
    case hour
    /// Every field keeps its length.
    case all
  }

  /// The same date in a calendar, whatever the calendar of the locale is.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .omitted, zone: .utc).calendar(.buddhist)
  /// let instant = try Instant(secondsSince1970: 1_709_287_445)
  /// try format.formatter(for: "en-US").string(instant)  // "March 1, 2567 BE"
  /// ```
  public func calendar(_ calendar: CalendarSystem) -> DateFormat {
    changing { $0.calendar = calendar }
  }

  /// The same time in an hour cycle, whatever the cycle of the locale is.
  ///
  /// It decides time styles and the letters `j` and `J` of a template. In a template, `h` and `K`
  /// stay twelve hours, and `H` and `k` stay 24 hours, each in the form that the cycle has: with
  /// ``HourCycle/h24``, both `H` and `k` become `k`. `C` stays what CLDR prefers in the region, as in
  /// ICU, in that form. A pattern does not change. The `-u-hc-` of a locale decides templates. It
  /// decides styles only if ICU has no data for the locale's region, as in ICU 72.
  ///
  /// ```swift
  /// let format = DateFormat(template: "jm", zone: .utc).hourCycle(.h23)
  /// let instant = try Instant(secondsSince1970: 1_709_326_800)
  /// try format.formatter(for: "en-US").string(instant)  // "21:00"
  /// ```
  public func hourCycle(_ cycle: HourCycle) -> DateFormat { changing { $0.hourCycle = cycle } }

  /// The same text for the place where it will be shown: some languages then begin it with a
  /// capital letter.
  ///
  /// ```swift
  /// let format = DateFormat(template: "yMMMM", zone: .utc)
  /// let start = try Instant(secondsSince1970: 0)
  /// let french = LocaleID("fr")
  /// try format.formatter(for: french).string(start)  // "janvier 1970"
  /// try format.capitalization(.standalone).formatter(for: french).string(start)  // "Janvier 1970"
  /// ```
  public func capitalization(_ context: CapitalizationContext) -> DateFormat {
    changing { $0.capitalization = context }
  }

  /// The same template, with fields at the length they were asked for; styles and patterns do not
  /// change.
  ///
  /// ```swift
  /// let format = DateFormat(template: "hhmm", zone: .utc).fieldLengths(.hour)
  /// try format.formatter(for: "en").pattern  // "hh:mm\u{202F}a"
  /// ```
  public func fieldLengths(_ lengths: FieldLengths) -> DateFormat {
    changing { $0.lengths = lengths }
  }

  /// The same date by the Gregorian rules before 15 October 1582 too, as ISO 8601 and ECMAScript
  /// count.
  ///
  /// It changes only dates of the Gregorian calendar. Without it, ICU writes earlier days by the
  /// Julian calendar.
  ///
  /// ```swift
  /// let format = DateFormat(date: .short, time: .omitted, zone: .utc)
  /// let instant = try Instant(secondsSince1970: -12_219_379_200)
  /// let british = LocaleID("en-GB")
  /// try format.formatter(for: british).string(instant)  // "04/10/1582"
  /// try format.prolepticGregorian().formatter(for: british).string(instant)  // "14/10/1582"
  /// ```
  public func prolepticGregorian() -> DateFormat { changing { $0.isProleptic = true } }

  /// The way in which the word for a day and its time are joined.
  public enum DayJoining: String, Hashable, Sendable, CaseIterable {
    /// As the style joins a date and a time: with a word in the date styles full and long, `today
    /// at 7:00 PM`.
    case style
    /// The same in all styles, as in ICU 72: `today, 7:00 PM`.
    case plain
  }

  /// The same styles, with words for the days near today if the locale has some.
  ///
  /// These are yesterday, today, tomorrow and, in some languages, two or three days away. Today is
  /// the day on the zone's clock at the instant from which the date is seen:
  /// ``Formatter/string(_:relativeTo:)``, or the present. It needs a date style; a template, a
  /// pattern and a time alone do not change.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .short, zone: .utc).relativeDays()
  /// let evening = try Instant(secondsSince1970: 1_709_319_600)
  /// let british = try format.formatter(for: "en-GB")
  /// british.string(evening, relativeTo: evening)  // "today at 19:00"
  /// british.string(evening, relativeTo: try Instant(secondsSince1970: 0))  // "1 March 2024 at 19:00"
  /// ```
  ///
  /// Source: CLDR's relative days, by ICU's `UDAT_RELATIVE`.
  public func relativeDays(_ joining: DayJoining = .style) -> DateFormat {
    changing { $0.relativeDays = joining }
  }

  /// The same format in another zone.
  ///
  /// ```swift
  /// let format = DateFormat(date: .omitted, time: .short, zone: .utc)
  /// let noon = try Instant(secondsSince1970: 43_200)
  /// let tokyo = format.zone("Asia/Tokyo")
  /// try tokyo.formatter(for: "de").string(noon)  // "21:00"
  /// ```
  public func zone(_ zone: TimeZoneID) -> DateFormat { DateFormat(content, settings, zone: zone) }

  private func changing(_ change: (inout DateSettings) -> Void) -> DateFormat {
    var settings = settings
    change(&settings)
    return DateFormat(content, settings, zone: zone)
  }
}
