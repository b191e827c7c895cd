internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of an interval recipe: the zone's rules, and ICU's handles.
final class DateIntervalCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  private let rules: TimeZoneRules
  private let handles: HandlePool<IntervalHandle>
  /// Writes both ends in full; nil if ICU does not write too little.
  private let joined: JoinedInterval?
  /// Writes ends that look alike because the clocks went back between them.
  private let repeated: RepeatedTimes

  /// Makes a recipe ready; `admitted` has the names that ICU was given before.
  init(
    _ recipe: DateIntervalFormat,
    for locale: LocaleID,
    admitted: AdmittedNames = .shared
  ) throws(FormatError) {
    let date = recipe.date
    try recipe.check()
    let resolved = try ResolvedLocale(locale, trees: [.main, .zones])
      .applying(date.settings.calendar, date.settings.hourCycle)
    rules = try TimeZoneRules.rules(forAnyNameOf: date.zone)
    let skeleton = try date.intervalSkeleton(for: resolved)
    let name: DateLocaleName
    do throws(ICUError) {
      name = DateLocaleName(
        intervalsFor: resolved,
        showsWeeks: date.showsWeeks,
        zoneRegion: date.showsGenericZone ? try resolved.zoneRegion(date.zone) : nil,
        admitted: admitted
      )
    } catch {
      throw .icu(error, while: "looking for the region of \(locale)")
    }
    var options = IntervalHandle.Options(
      skeleton: skeleton,
      locale: name.name,
      digits: name.digits,
      zone: date.zone.identifier
    )
    options.context = date.settings.capitalization.displayContext
    options.isProleptic = date.settings.isProleptic
    do throws(ICUError) {
      handles = try HandlePool { [options] () throws(ICUError) in try IntervalHandle(options) }
    } catch {
      throw .icu(error, while: "making an interval formatter for \(locale)")
    }
    joined = try JoinedInterval(date, locale: resolved, unless: handles)
    repeated = RepeatedTimes(date, skeleton: skeleton, locale: resolved)
    self.skeleton = skeleton
    resolvedLocale = resolved
  }

  // A UDateIntervalFormat that is kept holds a date formatter and its calendars; the handle holds
  // two more calendars.
  var estimatedByteCount: Int { 70_000 }

  func append(
    _ start: Instant,
    _ end: Instant,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    if let joined {
      bytes += joined.text(start, end).string.utf8
      return
    }
    let (first, last) = (moment(start), moment(end))
    if repeated.lookAlike(first, last) {
      bytes += try repeated.text(start, end).string.utf8
      return
    }
    do throws(ICUError) {
      try handles.lend { handle throws(ICUError) in
        try handle.append(from: first, through: last, to: &bytes)
      }
    } catch {
      throw failure(error)
    }
  }

  func text(_ start: Instant, _ end: Instant) throws(FormatError) -> FormattedText {
    if let joined { return joined.text(start, end) }
    let (first, last) = (moment(start), moment(end))
    if repeated.lookAlike(first, last) { return try repeated.text(start, end) }
    do throws(ICUError) {
      return FormattedText(
        try handles.lend { handle throws(ICUError) in
          try handle.text(from: first, through: last)
        }
      )
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: ICUError) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing an interval")
  }

  private func moment(_ instant: Instant) -> DateHandle.Moment {
    let offset = rules.offset(at: instant)
    return DateHandle.Moment(
      millisecondsSince1970: Double(instant.millisecondsSince1970),
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
  }
}

extension DateFormat {
  /// The fields that an interval shows: a template as it is, or the fields of a style's pattern in
  /// a locale.
  fileprivate func intervalSkeleton(for locale: ResolvedLocale) throws(FormatError) -> String {
    let pattern: String
    switch content {
    case .template(let template):
      do throws(ICUError) {
        return try template.resolvingAllowedHours(for: locale).fields
      } catch {
        throw .icu(error, while: "finding the hour cycle of \(locale.requested)")
      }
    case .styles, .pattern: pattern = try DateOpening(self, in: locale).pattern()
    }
    do throws(ICUError) {
      return try DateData.skeleton(pattern: pattern)
    } catch {
      throw .icu(error, while: "reading the pattern '\(pattern.excerpt)'")
    }
  }
}
