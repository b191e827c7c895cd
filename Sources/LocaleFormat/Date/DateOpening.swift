internal import ICU
internal import MachineTime

/// A date recipe in a locale before anything is compiled: the zone's rules, and the options of
/// ICU's formatter.
struct DateOpening: Sendable {
  let resolvedLocale: ResolvedLocale
  let rules: TimeZoneRules
  /// The options that a handle is made of.
  let options: DateHandle.Options
  /// The formatters of the days that have words; nil for a format without such words.
  let days: RelativeDays?

  /// Finds the names, the pattern and the zone.
  ///
  /// - Throws: The error of the recipe, or ICU's failure.
  init(_ recipe: DateFormat, for locale: LocaleID) throws(FormatError) {
    try recipe.check()
    let settings = recipe.settings
    try self.init(
      recipe,
      in: ResolvedLocale(locale, trees: [.main, .zones])
        .applying(settings.calendar, settings.hourCycle)
    )
  }

  /// Finds the pattern and the zone for a resolved locale, which has what the recipe asks for.
  init(_ recipe: DateFormat, in resolved: ResolvedLocale) throws(FormatError) {
    rules = try TimeZoneRules.rules(forAnyNameOf: recipe.zone)
    resolvedLocale = resolved
    let content: DateHandle.Content
    switch recipe.content {
    case .styles(.omitted, .omitted): throw .nothingToShow
    case .styles(let date, let time):
      content = try .init(
        date: date,
        time: time,
        cycle: recipe.settings.hourCycle,
        zone: recipe.zone,
        locale: resolved
      )
    case .template(let template):
      let lengths = recipe.settings.lengths.match
      let pattern = try DatePatternRecipe(template, match: lengths).pattern(for: resolved)
      content = .pattern(pattern)
    case .pattern(let pattern): content = .pattern(pattern.text)
    }
    do throws(ICUError) {
      let name = DateLocaleName(
        resolved,
        showsWeeks: recipe.showsWeeks,
        zoneRegion: recipe.showsGenericZone ? try resolved.zoneRegion(recipe.zone) : nil
      )
      var options = DateHandle.Options(
        content,
        locale: name.name,
        digits: name.digits,
        zone: recipe.zone.identifier
      )
      options.context = recipe.settings.capitalization.displayContext
      options.isProleptic = recipe.settings.isProleptic
      if let joining = recipe.settings.relativeDays,
        case .styles(let date, let time) = recipe.content, date != .omitted
      {
        days = try .init(date.handleStyle, time.handleStyle, joining, &options)
      } else {
        days = nil
      }
      self.options = options
    } catch {
      throw Self.failure(error, resolved)
    }
  }

  /// The same with another pattern, which is written as this one is.
  func with(pattern: String) -> DateOpening {
    var options = options
    switch options.content {
    case .styles(.none, _), .pattern: options.content = .pattern(pattern)
    case .styles(let date, _), .patternInStyle(_, let date):
      options.content = .patternInStyle(pattern, date)
    }
    return DateOpening(self, options)
  }

  private init(_ other: DateOpening, _ options: DateHandle.Options) {
    resolvedLocale = other.resolvedLocale
    rules = other.rules
    days = other.days
    self.options = options
  }

  /// The UTS #35 pattern in use.
  func pattern() throws(FormatError) -> String {
    if case .pattern(let pattern) = options.content { return pattern }
    do throws(ICUError) {
      return try options.pattern()
    } catch {
      throw failure(error)
    }
  }

  func failure(_ error: ICUError) -> FormatError { Self.failure(error, resolvedLocale) }

  private static func failure(_ error: ICUError, _ locale: ResolvedLocale) -> FormatError {
    .icu(error, while: "making a date formatter for \(locale.requested)")
  }
}

extension DateFormat {
  /// Finds the UTS #35 pattern of the format in a locale, without making a formatter.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  package func pattern(for locale: LocaleID) throws(FormatError) -> String {
    try DateOpening(self, for: locale).pattern()
  }
}

extension DateHandle.Content {
  /// The styles as ICU writes them, with the time in the hour cycle that is asked for.
  ///
  /// ICU applies a cycle to a style only if the name has a region without data; for a language
  /// without data, no name has one.
  fileprivate init(
    date: DateFormat.Style,
    time: DateFormat.Style,
    cycle: HourCycle?,
    zone: TimeZoneID,
    locale: ResolvedLocale
  ) throws(FormatError) {
    self = .styles(date: date.handleStyle, time: time.handleStyle)
    guard !locale.namesUnknownRegion, locale.losesRegion || cycle != nil,
      let template = time.timeTemplate
    else { return }
    let own = try DatePatternRecipe(DateTemplate(known: template)).pattern(for: locale)
    do throws(ICUError) {
      func pattern(_ date: DateHandle.Style) throws(ICUError) -> String {
        try DateHandle.Options(
          .styles(date: date, time: time.handleStyle),
          locale: DateLocaleName(locale, showsWeeks: false).name,
          digits: nil,
          zone: zone.identifier
        ).pattern()
      }
      let usual = try pattern(.none)
      if let cycle, PatternItem.items(of: usual).contains(where: { $0.isHour(of: cycle) }) {
        return
      }
      let text = try pattern(date.handleStyle).substituting(first: usual, with: own)
      // Some calendars use other digits in a date's style.
      self = date == .omitted ? .pattern(text) : .patternInStyle(text, date.handleStyle)
    } catch {
      throw .icu(error, while: "finding the hour cycle of \(locale.requested)")
    }
  }
}

extension DateHandle.Options {
  /// The UTS #35 pattern of a formatter, of compiled data or by ICU.
  fileprivate func pattern() throws(ICUError) -> String {
    if let known = CompiledDates.pattern(self) { return known }
    return try DateHandle(self).pattern()
  }
}

extension PatternItem {
  fileprivate func isHour(of cycle: HourCycle) -> Bool {
    guard case .field(let letter, _) = self else { return false }
    return letter == cycle.letter
  }
}

extension HourCycle {
  fileprivate var letter: UInt8 {
    switch self {
    case .h11: UInt8(ascii: "K")
    case .h12: UInt8(ascii: "h")
    case .h23: UInt8(ascii: "H")
    case .h24: UInt8(ascii: "k")
    }
  }
}

extension DateFormat {
  /// Whether a field depends on the first day of the week; styles have none.
  var showsWeeks: Bool {
    switch content {
    case .styles: false
    case .template(let template): template.showsWeeks
    case .pattern(let pattern): pattern.showsWeeks
    }
  }

  /// Whether the generic name of the zone is shown; styles never show it.
  var showsGenericZone: Bool {
    switch content {
    case .styles: false
    case .template(let template): template.fields.contains("v")
    case .pattern(let pattern): pattern.fields.contains("v")
    }
  }
}

extension RelativeDays {
  /// Makes the words of a style, and sets `options` to those of the days without a word.
  fileprivate init(
    _ date: DateHandle.Style,
    _ time: DateHandle.Style,
    _ joining: DateFormat.DayJoining,
    _ options: inout DateHandle.Options
  ) throws(ICUError) {
    let pattern: String
    switch (joining, options.content) {
    case (.plain, _):
      pattern = try DateData.relativePattern(date: date, time: time, locale: options.locale)
      options.content = .patternInStyle(pattern, date)
    case (.style, .pattern(let own)), (.style, .patternInStyle(let own, _)): pattern = own
    case (.style, _): pattern = try options.pattern()
    }
    var alone = options
    alone.content = .styles(date: date, time: .none)
    try self.init(
      pattern: pattern,
      datePattern: try alone.pattern(),
      style: date,
      options: options
    )
  }
}
