internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of an interval recipe: a compiled plan if there is one, the zone's rules, and
/// ICU's handles.
///
/// As for dates, ICU writes the first text, and the plan is compiled for the second.
final class DateIntervalCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  private let rules: TimeZoneRules
  private let options: IntervalHandle.Options
  /// Whether the recipe is a template, and not a style.
  private let isTemplate: Bool
  /// The plan, or the reason why there is none, once compiling was tried.
  private let triedPlan = OnceReference<IntervalPlan>()
  /// Has ICU write the first text; nil if the outcome of compiling was known at once.
  private let warmup: Warmup<IntervalPlan, Void>?
  /// ICU's handles; with a plan, the pool is empty until ICU is needed.
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
      skeleton: "",
      locale: name.name,
      digits: name.digits,
      zone: date.zone.identifier
    )
    options.context = date.settings.capitalization.displayContext
    options.isProleptic = date.settings.isProleptic
    isTemplate = if case .template = date.content { true } else { false }
    let opening: DateOpening? = isTemplate ? nil : try DateOpening(date, in: resolved)
    let made = CompiledIntervals.plan(date.intervalKey(opening), options, rules)
    options.skeleton =
      if let made { made.skeleton } else { try date.intervalSkeleton(for: resolved, opening) }
    self.options = options
    skeleton = options.skeleton
    repeated = RepeatedTimes(date, skeleton: skeleton, locale: resolved)
    resolvedLocale = resolved
    let open = { @Sendable [options] () throws(ICUError) in try IntervalHandle(options) }
    let known = made?.plan ?? IntervalPlan.kept(options, isTemplate: isTemplate, rules)
    if let kept = known, kept.isCompiled {
      handles = HandlePool(holding: nil, open)
      joined = nil
      warmup = nil
      _ = triedPlan.set(kept)
      return
    }
    do throws(ICUError) {
      handles = try HandlePool(open)
    } catch {
      throw .icu(error, while: "making an interval formatter for \(locale)")
    }
    joined = try JoinedInterval(date, locale: resolved, unless: handles)
    if joined != nil {
      warmup = nil
      _ = triedPlan.set(IntervalPlan(.pattern))
    } else if let refused = known {
      warmup = nil
      _ = triedPlan.set(refused)
    } else {
      warmup = Warmup(textsBeforePlan: 1, by: ())
      WaitingHandles.add(handles)
    }
  }

  // A UDateIntervalFormat that is kept holds a date formatter and its calendars; the handle holds
  // two more calendars.
  var estimatedByteCount: Int {
    900 + (triedPlan.object?.byteCount ?? 0) + 70_000 * handles.idleCount
  }

  // MARK: The plan

  var planState: PlanState { triedPlan.object.map { PlanState($0.refusal) } ?? .untried }

  /// Compiles the plan, unless that was tried before.
  func tryPlan() {
    if !triedPlan.isSet { warmup?.settle(triedPlan) { _ in settledPlan() } }
  }

  /// Whether a plan that was not tried before is tried now, and may write.
  private func triesPlan() -> Bool {
    guard !triedPlan.isSet, let warmup else { return false }
    return !warmup.isFirst(orTry: triedPlan) { _ in settledPlan() }
  }

  private func settledPlan() -> IntervalPlan {
    // Another formatter of the same options may have compiled it in the meantime.
    let settled = IntervalPlan.kept(options, isTemplate: isTemplate, rules) ?? compilePlan()
    WaitingHandles.remove(handles)
    if settled.isCompiled { handles.removeIdle() }
    return settled
  }

  private func compilePlan() -> IntervalPlan {
    do throws(ICUError) {
      return try handles.lend { handle in
        IntervalPlan.compile(options, isTemplate: isTemplate, rules, provedBy: handle)
      }
    } catch {
      return IntervalPlan(.difference)
    }
  }

  // MARK: Writing by the plan or, if there is none or it cannot write the interval, by ICU

  func append(
    _ start: Instant,
    _ end: Instant,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    if appendByPlan(start, end, to: &bytes) { return }
    if triesPlan(), appendByPlan(start, end, to: &bytes) { return }
    if let text = try textWithoutICU(start, end) {
      bytes += text.string.utf8
      return
    }
    do throws(ICUError) {
      try handles.lend { handle throws(ICUError) in
        try handle.append(
          from: DateHandle.Moment(start, rules),
          through: DateHandle.Moment(end, rules),
          to: &bytes
        )
      }
    } catch {
      throw failure(error)
    }
  }

  private func appendByPlan(_ start: Instant, _ end: Instant, to bytes: inout [UInt8]) -> Bool {
    triedPlan.lend { $0.isCompiled && $0.append(start, end, to: &bytes) } ?? false
  }

  func string(_ start: Instant, _ end: Instant) throws(FormatError) -> String {
    if let text = triedPlan.lend({ $0.isCompiled ? $0.string(start, end) : nil }) { return text }
    var bytes: [UInt8] = []
    try append(start, end, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func text(_ start: Instant, _ end: Instant) throws(FormatError) -> FormattedText {
    if let text = textByPlan(start, end) { return text }
    if triesPlan(), let text = textByPlan(start, end) { return text }
    if let text = try textWithoutICU(start, end) { return text }
    return try textByICU(start, end)
  }

  func textByPlan(_ start: Instant, _ end: Instant) -> FormattedText? {
    triedPlan.lend { $0.isCompiled ? $0.text(start, end) : nil }
  }

  func textByICU(_ start: Instant, _ end: Instant) throws(FormatError) -> FormattedText {
    do throws(ICUError) {
      return FormattedText(
        try handles.lend { handle throws(ICUError) in
          try handle.text(
            from: DateHandle.Moment(start, rules),
            through: DateHandle.Moment(end, rules)
          )
        }
      )
    } catch {
      throw failure(error)
    }
  }

  /// The text of an interval that ICU would write wrong; nil for all others.
  private func textWithoutICU(
    _ start: Instant,
    _ end: Instant
  ) throws(FormatError) -> FormattedText? {
    if let joined { return joined.text(start, end) }
    let (first, last) = (DateHandle.Moment(start, rules), DateHandle.Moment(end, rules))
    return repeated.lookAlike(first, last) ? try repeated.text(start, end) : nil
  }

  private func failure(_ error: ICUError) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing an interval")
  }
}

extension DateFormat {
  /// The place of an interval in compiled data.
  fileprivate func intervalKey(_ opening: DateOpening?) -> String {
    if case .template(let template) = content { return template.fields }
    return opening.map { CompiledIntervals.key($0.options.content) } ?? ""
  }

  /// The fields that an interval shows: a template as it is, or the fields of a style's pattern in
  /// a locale.
  fileprivate func intervalSkeleton(
    for locale: ResolvedLocale,
    _ opening: DateOpening?
  ) throws(FormatError) -> String {
    if case .template(let template) = content {
      do throws(ICUError) {
        return try template.resolvingAllowedHours(for: locale).fields
      } catch {
        throw .icu(error, while: "finding the hour cycle of \(locale.requested)")
      }
    }
    let pattern = try opening?.pattern() ?? ""
    do throws(ICUError) {
      return try DateData.skeleton(pattern: pattern)
    } catch {
      throw .icu(error, while: "reading the pattern '\(pattern.excerpt)'")
    }
  }
}
