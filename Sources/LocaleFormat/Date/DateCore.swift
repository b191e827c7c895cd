internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of a date recipe: a compiled plan if there is one, the zone's rules, and ICU's
/// handles.
///
/// ICU writes the first text. The plan is compiled for the second, because for one text it costs
/// more than it saves.
final class DateCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let rules: TimeZoneRules
  /// The UTS #35 pattern in use.
  let pattern: String
  /// The data that the texts are made from.
  let source: FormatSource
  /// The plan, or the reason why there is none, once compiling was tried.
  let triedPlan = OnceReference<DatePlan>()
  /// Has ICU write the first text; nil if the outcome of compiling was known at once.
  private let warmup: Warmup<DatePlan, Void>?
  /// The number of texts that ICU writes before a plan is tried.
  private static let textsBeforePlan = 1
  /// ICU's handles; with a plan, the pool is empty until ICU is needed.
  let handles: HandlePool<DateHandle>
  /// The formatters of the days that have words; nil for a format without such words.
  private let days: RelativeDays?
  /// The options that a handle is made of.
  let options: DateHandle.Options
  /// Makes what reads with the data of this formatter.
  let making = StorePartOfMaking()
  /// The reader of this formatter's texts; nil until something is read.
  let readers = PosixMutex<DateReader?>(nil)

  convenience init(_ recipe: DateFormat, for locale: LocaleID) throws(FormatError) {
    try self.init(DateOpening(recipe, for: locale))
  }

  init(_ opening: DateOpening) throws(FormatError) {
    resolvedLocale = opening.resolvedLocale
    rules = opening.rules
    days = opening.days
    options = opening.options
    let open = { @Sendable [options] () throws(ICUError) in try DateHandle(options) }
    let made = days == nil ? CompiledDates.plan(options, rules) : nil
    source = made?.isCompiled == true ? .ofCompiledData : .system
    let kept = made ?? (days == nil ? DatePlan.kept(options, rules) : nil)
    if let kept, kept.isCompiled {
      pattern = kept.pattern
      handles = HandlePool(holding: nil, open)
      warmup = nil
      _ = triedPlan.set(kept)
      return
    }
    do throws(ICUError) {
      let handle = try DateHandle(options)
      pattern = try handle.pattern()
      handles = HandlePool(holding: consume handle, open)
    } catch {
      throw opening.failure(error)
    }
    if let refused = days == nil ? kept : DatePlan(.rules, pattern: pattern) {
      warmup = nil
      _ = triedPlan.set(refused)
    } else {
      warmup = Warmup(textsBeforePlan: Self.textsBeforePlan, by: ())
      WaitingHandles.add(handles)
    }
  }

  /// Creates a core that reads: ICU's formatter is opened when a text has the form.
  init(reading opening: DateOpening, pattern: String, by reader: DateReader) {
    resolvedLocale = opening.resolvedLocale
    rules = opening.rules
    days = nil
    warmup = nil
    options = opening.options
    self.pattern = pattern
    source = .system
    let open = { @Sendable [options] () throws(ICUError) in try DateHandle(options) }
    handles = HandlePool(holding: nil, open)
    _ = triedPlan.set(DatePlan(.rules, pattern: pattern))
    readers.withLock { $0 = reader }
  }

  /// The size of this object itself, and of each UDateFormat that it keeps, measured at 59 KB.
  var estimatedByteCount: Int {
    800 + (plan?.byteCount ?? 0) + 60_000 * (handles.idleCount + (days?.count ?? 0))
  }

  // MARK: The plan

  /// The plan, or the reason why there is none; nil before compiling was tried.
  var plan: DatePlan? { triedPlan.object }
  var planState: PlanState { plan?.state ?? .untried }

  /// Compiles the plan, unless that was tried before.
  func tryPlan() {
    if !triedPlan.isSet { warmup?.settle(triedPlan) { _ in settledPlan() } }
  }

  /// Writes a text with ICU if the plan was not tried yet; nil once it was tried, also by this
  /// call.
  private func beforePlan<Text>(_ write: () -> Text) -> Text? {
    guard !triedPlan.isSet, let warmup else { return nil }
    return warmup.text(orTry: triedPlan) { _ in
      write()
    } compile: { _ in
      settledPlan()
    }
  }

  private func settledPlan() -> DatePlan {
    // Another formatter of the same options may have compiled it in the meantime.
    let settled = DatePlan.kept(options, rules) ?? compilePlan()
    WaitingHandles.remove(handles)
    // A handle is large, and a plan rarely needs it.
    if settled.isCompiled { handles.removeIdle() }
    return settled
  }

  private func compilePlan() -> DatePlan {
    do throws(ICUError) {
      return try handles.lend { handle in
        DatePlan.compile(pattern: pattern, options, rules, provedBy: handle)
      }
    } catch {
      return DatePlan(.difference, pattern: pattern)
    }
  }

  // MARK: Writing by the plan or, if there is none or it cannot write the value, by ICU

  @inline(__always)
  func string(_ instant: Instant, relativeTo now: Instant? = nil) -> String {
    if let text = triedPlan.lend({ $0.isCompiled ? $0.string(instant) : nil }) { return text }
    return stringWithoutPlan(instant, relativeTo: now)
  }

  @inline(never)
  private func stringWithoutPlan(_ instant: Instant, relativeTo now: Instant?) -> String {
    if let text = beforePlan({ stringByICU(instant, relativeTo: now) }) { return text }
    if let text = triedPlan.lend({ $0.isCompiled ? $0.string(instant) : nil }) { return text }
    return stringByICU(instant, relativeTo: now)
  }

  func stringByICU(_ instant: Instant, relativeTo now: Instant?) -> String {
    let moment = moment(at: instant)
    do throws(ICUError) {
      return try pool(for: moment, relativeTo: now).lend { handle throws(ICUError) in
        try handle.string(moment)
      }
    } catch {
      return neutral(instant, after: error)
    }
  }

  @inline(__always)
  func append(_ instant: Instant, to bytes: inout [UInt8]) {
    if appendByPlan(instant, to: &bytes) { return }
    appendWithoutPlan(instant, to: &bytes)
  }

  @inline(__always)
  private func appendByPlan(_ instant: Instant, to bytes: inout [UInt8]) -> Bool {
    triedPlan.lend { $0.isCompiled && $0.append(instant, to: &bytes) } ?? false
  }

  @inline(never)
  private func appendWithoutPlan(_ instant: Instant, to bytes: inout [UInt8]) {
    if beforePlan({ appendByICU(instant, to: &bytes) }) != nil { return }
    if appendByPlan(instant, to: &bytes) { return }
    appendByICU(instant, to: &bytes)
  }

  private func appendByICU(_ instant: Instant, to bytes: inout [UInt8]) {
    let moment = moment(at: instant)
    do throws(ICUError) {
      try pool(for: moment, relativeTo: nil).lend { handle throws(ICUError) in
        try handle.append(moment, to: &bytes)
      }
    } catch {
      bytes += neutral(instant, after: error).utf8
    }
  }

  func text(_ instant: Instant, relativeTo now: Instant? = nil) -> FormattedText {
    do throws(FormatError) {
      return try checkedText(instant, relativeTo: now)
    } catch {
      FormatFailures.count(error)
      return FormattedText(MachineFormat.rfc3339.string(instant), kind: .literal)
    }
  }

  func checkedText(
    _ instant: Instant,
    relativeTo now: Instant? = nil
  ) throws(FormatError) -> FormattedText {
    if let text = triedPlan.lend({ $0.isCompiled ? $0.text(instant) : nil }) { return text }
    let early = beforePlan {
      Result { () throws(FormatError) in try textByICU(instant, relativeTo: now) }
    }
    if let early { return try early.get() }
    if let text = triedPlan.lend({ $0.isCompiled ? $0.text(instant) : nil }) { return text }
    return try textByICU(instant, relativeTo: now)
  }

  func textByICU(
    _ instant: Instant,
    relativeTo now: Instant?
  ) throws(FormatError) -> FormattedText {
    let moment = moment(at: instant)
    do throws(ICUError) {
      return FormattedText(
        try pool(for: moment, relativeTo: now).lend { handle throws(ICUError) in
          try handle.text(moment)
        }
      )
    } catch {
      throw failure(error, instant)
    }
  }

  func checkedString(_ instant: Instant) throws(FormatError) -> String {
    if let text = triedPlan.lend({ $0.isCompiled ? $0.string(instant) : nil }) { return text }
    let early = beforePlan {
      Result { () throws(FormatError) in try checkedStringByICU(instant) }
    }
    if let early { return try early.get() }
    if let text = triedPlan.lend({ $0.isCompiled ? $0.string(instant) : nil }) { return text }
    return try checkedStringByICU(instant)
  }

  private func checkedStringByICU(_ instant: Instant) throws(FormatError) -> String {
    let moment = moment(at: instant)
    do throws(ICUError) {
      return try pool(for: moment, relativeTo: nil).lend { handle throws(ICUError) in
        try handle.string(moment)
      }
    } catch {
      throw failure(error, instant)
    }
  }

  private func failure(_ error: ICUError, _ instant: Instant) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing \(MachineFormat.rfc3339.string(instant))")
  }

  private func moment(at instant: Instant) -> DateHandle.Moment {
    DateHandle.Moment(instant, rules)
  }

  /// The pool of formatters for the day of a moment.
  private func pool(
    for moment: DateHandle.Moment,
    relativeTo now: Instant?
  ) -> HandlePool<DateHandle> {
    guard let days else { return handles }
    let today = self.moment(at: now ?? Instant.now()).clockDay
    return days[moment.clockDay - today] ?? handles
  }

  /// Makes the fallback form of a valid instant on which ICU failed, and counts the failure.
  private func neutral(_ instant: Instant, after error: ICUError) -> String {
    FormatFailures.count(error)
    return MachineFormat.rfc3339.string(instant)
  }
}
