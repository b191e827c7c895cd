extension DateFormat {
  /// Which fields of a template keep the length they were asked for.
  ///
  /// A locale has each field at the length it writes well: `hmm` for `hh:mm` in American English.
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

  /// The same date counted by a calendar, whatever the locale's.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .none, zone: .utc).calendar(.buddhist)
  /// let instant = try Instant(secondsSince1970: 1_709_287_445)
  /// try format.formatter(for: LocaleID("en-US")).string(instant)  // "March 1, 2567 BE"
  /// ```
  public func calendar(_ calendar: CalendarSystem) -> DateFormat {
    changing { $0.calendar = calendar }
  }

  /// The same time with the hours counted in a way, whatever the locale's.
  ///
  /// It decides time styles and the letters `j`, `J` and `C` of a template; a pattern and the
  /// letters `h`, `H`, `K` and `k` stay what they are.
  ///
  /// ```swift
  /// let format = try DateFormat(template: "jm", zone: .utc).hourCycle(.h23)
  /// let instant = try Instant(secondsSince1970: 1_709_326_800)
  /// try format.formatter(for: LocaleID("en-US")).string(instant)  // "21:00"
  /// ```
  public func hourCycle(_ cycle: HourCycle) -> DateFormat { changing { $0.hourCycle = cycle } }

  /// The same text for a place in which it stands: some languages then begin it with a capital
  /// letter.
  ///
  /// ```swift
  /// let format = try DateFormat(template: "yMMMM", zone: .utc)
  /// let start = try Instant(secondsSince1970: 0)
  /// let czech = try LocaleID("cs")
  /// try format.formatter(for: czech).string(start)  // "leden 1970"
  /// try format.capitalization(.standalone).formatter(for: czech).string(start)  // "Leden 1970"
  /// ```
  public func capitalization(_ context: CapitalizationContext) -> DateFormat {
    changing { $0.capitalization = context }
  }

  /// The same template with fields at the length they were asked for; styles and patterns stay
  /// what they are.
  ///
  /// ```swift
  /// let format = try DateFormat(template: "hhmm", zone: .utc).fieldLengths(.hour)
  /// try format.formatter(for: LocaleID("en")).pattern  // "hh:mm\u{202F}a"
  /// ```
  public func fieldLengths(_ lengths: FieldLengths) -> DateFormat {
    changing { $0.lengths = lengths }
  }

  /// The same date by the Gregorian rules before 15 October 1582 too, as ISO 8601 and ECMAScript
  /// count, where the calendar is the Gregorian one.
  ///
  /// Without it, as ICU has it, days before that one are those of the Julian calendar.
  ///
  /// ```swift
  /// let format = DateFormat(date: .short, time: .none, zone: .utc)
  /// let instant = try Instant(secondsSince1970: -12_219_379_200)
  /// let british = try LocaleID("en-GB")
  /// try format.formatter(for: british).string(instant)  // "03/10/1582"
  /// try format.prolepticGregorian().formatter(for: british).string(instant)  // "13/10/1582"
  /// ```
  public func prolepticGregorian() -> DateFormat { changing { $0.isProleptic = true } }

  private func changing(_ change: (inout DateSettings) -> Void) -> DateFormat {
    var settings = settings
    change(&settings)
    return DateFormat(content, settings, zone: zone)
  }
}
