internal import ICU
internal import Sharing

/// The ready form of a range recipe: a compiled plan if there is one, and ICU's handle.
///
/// As for numbers, ICU writes the first texts, and the plan is compiled when more follow.
final class NumberRangeCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  /// The plan, or the reason why there is none, once compiling was tried.
  private let triedPlan = OnceReference<RangePlan>()
  /// Has ICU write the first texts; nil if the outcome of compiling was known at once.
  private let warmup: Warmup<RangePlan, Void>?
  private let key: RangePlan.Key
  /// ICU's formatter; with a plan, nil until ICU is needed.
  private let opened = PosixMutex<RangeHandle?>(nil)
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()
  private let scale: DecimalDigits?
  /// Rounds numbers before ICU gets them; nil without an increment, or if ICU rounds.
  private let step: RoundingStep?
  /// Finds the single numbers that ICU would write wrong; nil if there are none.
  private let checker: NumberCore?
  /// Whether two equal numbers are written differently from two that only look alike.
  private let reportsEqualFromAlike: Bool
  private let recipe: NumberRangeFormat
  /// The formatters with numbers of digits, if the ends keep their zeros; nil if not.
  private let zeroKeepers: BoundedStore<NumberFormat, NumberRangeCore>?

  init(_ recipe: NumberRangeFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    let number = recipe.number
    try number.check()
    zeroKeepers =
      number.settings.isAsWritten ? BoundedStore(maximumCost: NumberCore.mostZeroKeepers) : nil
    reportsEqualFromAlike = recipe.identity == .approximatelyOrSingleValue
    if let option = number.unusableOption {
      throw .unusableOption(option, style: number.styleName)
    }
    // ICU's range formatters of C have no option for it.
    if number.settings.grammaticalCase != .nominative {
      throw .unusableOption(.rangeInCase, style: number.styleName)
    }
    let opening = try NumberOpening(number, for: locale)
    resolvedLocale = opening.resolvedLocale
    scale = number.scaleFactor
    step = number.ownIncrement.map { RoundingStep($0, number.settings.rounding) }
    let mayRefuse = NumberPreparation(number) != nil || number.usageName != nil
    // A converted amount is multiplied before.
    let checked =
      number.usageName == nil ? opening : try NumberOpening(number.unscaled, for: locale)
    checker =
      step == nil && mayRefuse ? try NumberCore(checked, compilesPlan: false) : nil
    skeleton = opening.rangeSkeleton
    // ICU writes such a range without its larger unit, or ends the process (number_longnames.cpp,
    // MixedUnitLongNameHandler::getModifier).
    if try number.mayBeMixed() {
      throw .unusableOption(.rangeOfMixedUnits, style: number.styleName)
    }
    key = RangePlan.Key(
      recipe: recipe,
      skeleton: skeleton,
      locale: resolvedLocale.numberName(for: number)
    )
    let refusal = checker == nil && step == nil ? recipe.planRefusal : .option
    if let known = refusal.map({ RangePlan($0) }) ?? RangePlan.kept(key) {
      warmup = nil
      _ = triedPlan.set(known)
      if known.isCompiled { return }
    } else {
      warmup = Warmup(textsBeforePlan: NumberTrial.textsBeforePlan, by: ())
    }
    do throws(ICUError) {
      // ICU checks a unit, and a skeleton, by writing a single number.
      if number.style == .unit || number.style == .skeleton { _ = try opening.open() }
      _ = try handle()
    } catch {
      throw number.failure(error, while: "making a range formatter for \(locale)")
    }
  }

  // A UNumberRangeFormatter that is kept holds two number formatters.
  var estimatedByteCount: Int {
    700 + 18_000 * ((opened.withLock { $0 == nil } ? 0 : 1) + (zeroKeepers?.count ?? 0))
      + (checker?.estimatedByteCount ?? 0) + (triedPlan.object?.byteCount ?? 0)
  }

  private func handle() throws(ICUError) -> RangeHandle {
    if let handle = opened.withLock({ $0 }) { return handle }
    let handle = try making { () throws(ICUError) in
      try RangeHandle(
        skeleton: key.skeleton,
        locale: key.locale,
        collapse: recipe.collapse.handleValue,
        identity: recipe.identity.handleValue
      )
    }
    opened.withLock { $0 = handle }
    return handle
  }

  /// A handle is large, and a plan rarely needs it.
  private func close() { opened.withLock { $0 = nil } }

  // MARK: The plan

  var planState: PlanState { triedPlan.object.map { PlanState($0.refusal) } ?? .untried }

  /// Compiles the plan, unless that was tried before.
  func tryPlan() {
    if !triedPlan.isSet { warmup?.settle(triedPlan) { _ in compilePlan() } }
  }

  private func compilePlan() -> RangePlan {
    do {
      let core = try NumberCore(recipe.number, for: resolvedLocale.requested)
      core.tryPlan()
      guard let number = core.plan else { return RangePlan(.difference) }
      let plan = try RangePlan.compile(key, number, byICU: fields)
      if plan.isCompiled { close() }
      return plan
    } catch {
      return RangePlan(.difference)
    }
  }

  /// The formatter with the number of digits of a range whose ends keep their zeros; nil if this
  /// one writes it.
  private func zeroKeeper(
    _ range: ValueRange<FixedDecimal>
  ) throws(FormatError) -> NumberRangeCore? {
    guard let zeroKeepers else { return nil }
    let number = recipe.number.keepingZeros(ofRangeFrom: range.start, through: range.end)
    guard number != recipe.number else { return nil }
    guard !number.hasTooManyDigits else {
      throw .unwritable(
        "\(range.start)..\(range.end)".excerpt,
        reason: .tooManyFractionDigits
      )
    }
    return try zeroKeepers.value(for: number) { () throws(FormatError) in
      try NumberRangeCore(
        NumberRangeFormat(number, collapse: recipe.collapse, identity: recipe.identity),
        for: resolvedLocale.requested
      )
    }
  }

  func append(
    _ range: ValueRange<FixedDecimal>,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    func appendByPlan() -> Bool {
      triedPlan.lend { $0.isCompiled && $0.append(range, to: &bytes) } ?? false
    }
    if appendByPlan() || learns(range) && appendByPlan() { return }
    if let core = try zeroKeeper(range) { return try core.append(range, to: &bytes) }
    try appendByICU(range, to: &bytes)
  }

  func string(_ range: ValueRange<FixedDecimal>) throws(FormatError) -> String {
    if let text = stringByPlan(range) { return text }
    if learns(range), let text = stringByPlan(range) { return text }
    return try stringByICU(range)
  }

  func text(_ range: ValueRange<FixedDecimal>) throws(FormatError) -> FormattedText {
    if let text = textByPlan(range) { return text }
    if learns(range), let text = textByPlan(range) { return text }
    return try textByICU(range)
  }

  /// Whether a range that no plan has written can be written by a plan now: one that is tried now,
  /// or that has learned its texts.
  private func learns(_ range: ValueRange<FixedDecimal>) -> Bool {
    let isTriedNow = !triedPlan.isSet
    if isTriedNow {
      guard let warmup, !warmup.isFirst(orTry: triedPlan, compile: { _ in compilePlan() }) else {
        return false
      }
    }
    return triedPlan.lend { plan in
      guard plan.isCompiled, plan.learn(range, byICU: { try fields($0) }) else {
        return plan.isCompiled && isTriedNow
      }
      close()
      return true
    } ?? false
  }

  func stringByPlan(_ range: ValueRange<FixedDecimal>) -> String? {
    triedPlan.lend { $0.isCompiled ? $0.string(range) : nil }
  }

  func textByPlan(_ range: ValueRange<FixedDecimal>) -> FormattedText? {
    triedPlan.lend { $0.isCompiled ? $0.text(range) : nil }
  }

  // MARK: ICU

  func stringByICU(_ range: ValueRange<FixedDecimal>) throws(FormatError) -> String {
    if let core = try zeroKeeper(range) { return try core.stringByICU(range) }
    var bytes: [UInt8] = []
    try appendByICU(range, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func textByICU(_ range: ValueRange<FixedDecimal>) throws(FormatError) -> FormattedText {
    if let core = try zeroKeeper(range) { return try core.textByICU(range) }
    return FormattedText(try fields(range))
  }

  private func appendByICU(
    _ range: ValueRange<FixedDecimal>,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    let ends = try checkedDigits(range)
    do throws(ICUError) {
      try handle().append(decimal: ends.start, ends.end, to: &bytes)
    } catch {
      throw failure(error, range)
    }
  }

  private func fields(_ range: ValueRange<FixedDecimal>) throws(FormatError) -> FieldText {
    let ends = try checkedDigits(range)
    do throws(ICUError) {
      return try handle().text(decimal: ends.start, ends.end)
    } catch {
      throw failure(error, range)
    }
  }

  private func failure(_ error: ICUError, _ range: ValueRange<FixedDecimal>) -> FormatError {
    FormatFailures.expect(error)
    return .unwritable(
      "\(range.start)..\(range.end)",
      reason: Reason("icu-failure", "ICU cannot write it (\(error.name))")
    )
  }

  /// Prepares a number for ICU: multiplies it and, if the package rounds to the increment, rounds
  /// it.
  ///
  /// Nil if ICU would write the number wrong.
  private func prepared(_ value: FixedDecimal) -> FixedDecimal? {
    if let step {
      let rounded = value.multiplied(by: scale).rounded(step)
      // ICU does not read the sign of zero, so it gets a very small number, which it rounds to that
      // zero.
      guard rounded.special == .negativeZero, value.special == nil else { return rounded }
      let zeros = String(repeating: "0", count: step.fractionDigits + 2)
      return FixedDecimal(plain: "-0.\(zeros)1", isNegativeZero: false)
    }
    guard let checker else { return value.multiplied(by: scale) }
    if checker.conversion != nil {
      let number = value.multiplied(by: scale)
      return checker.isConverted(number) ? number : nil
    }
    guard case .usual(let number) = checker.prepared(value) else { return nil }
    return checker.recipe.exactScale == nil ? number.multiplied(by: scale) : number
  }

  /// Prepares both numbers for ICU; nil if ICU would write one of them wrong.
  ///
  /// If the format distinguishes equal numbers from alike ones, equal numbers get the same spelling
  /// and others do not.
  private func preparedDigits(
    _ range: ValueRange<FixedDecimal>
  ) -> (start: String, end: String)? {
    let (start, end) = (range.start, range.end)
    guard let first = prepared(start), let last = prepared(end) else { return nil }
    guard reportsEqualFromAlike, start.special == end.special else {
      return (first.digits, last.digits)
    }
    guard start.isFinite, DecimalDigits(start).trimmed == DecimalDigits(end).trimmed else {
      let isAlike = start.isFinite && first.digits == last.digits
      let zeros = last.digits.contains(".") ? "0" : ".0"
      return (first.digits, isAlike ? last.digits + zeros : last.digits)
    }
    return (first.digits, first.digits)
  }

  private func checkedDigits(
    _ range: ValueRange<FixedDecimal>
  ) throws(FormatError) -> (start: String, end: String) {
    guard let ends = preparedDigits(range) else {
      throw .unwritable(
        "\(range.start)..\(range.end)",
        reason: Reason("wrong-range", "ICU writes one of the numbers wrong in a range")
      )
    }
    return ends
  }
}

extension NumberCore {
  /// Whether ICU converts an amount as this package does.
  ///
  /// At a tie it need not: its text is then short, and a neighbour of the right one.
  fileprivate func isConverted(_ value: FixedDecimal) -> Bool {
    do {
      let text = try writer.string(.decimal(value))
      let exact = try checkedString(value)
      // Infinity has no digits, and neither have one and two of some units in Arabic.
      return text == exact
        || max(text.digitCount, exact.digitCount) <= 15
          && (text.digitCount == 0) == (exact.digitCount == 0)
    } catch {
      return false
    }
  }
}

extension String {
  fileprivate var digitCount: Int {
    unicodeScalars.count { $0.properties.numericValue != nil }
  }
}

extension NumberRangeFormat.Collapse {
  fileprivate var handleValue: RangeHandle.Collapse {
    switch self {
    case .auto: .auto
    case .nothing: .none
    case .unit: .unit
    case .all: .all
    }
  }
}

extension NumberRangeFormat.Identity {
  fileprivate var handleValue: RangeHandle.Identity {
    switch self {
    case .singleValue: .singleValue
    case .approximatelyOrSingleValue: .approximatelyOrSingleValue
    case .approximately: .approximately
    case .range: .range
    }
  }
}
