internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of a number recipe: ICU's handle, and a compiled plan where one proved itself.
final class NumberCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  /// The fraction digits of the locale's pattern, where the recipe asks for them.
  private let patternFraction: ClosedRange<Int>
  let currency: Currency?
  /// Writes what it can, where `planRefusal` is nil.
  let plan: NumberPlan
  /// Why there is no plan; nil when there is one.
  let planRefusal: PlanRefusal?
  let recipe: NumberFormat
  /// The rules that write the numbers; nil where a skeleton does.
  let words: RuleBasedCore?
  /// What writes the numbers that no plan does.
  ///
  /// One reference that is always there: the payload of an enum or of an optional would be counted at
  /// every call, by all threads.
  let writer: any NumberWriting
  /// What writes numbers that are multiplied and rounded already; another one only where the format
  /// has an increment.
  let roundedWriter: any NumberWriting
  /// What is done to numbers before they are written; nil for nothing.
  let preparation: NumberPreparation?
  /// Which amounts are not converted; nil where none are.
  let conversion: UnitConversion?
  /// Whether some numbers are looked at before they are written.
  let preparesNumbers: Bool
  /// The magnitude below which numbers are not.
  let directLimit: Double
  /// The reader of what this writes, once somebody asked for it.
  let readers = PosixMutex<NumberReader?>(nil)

  init(_ recipe: NumberFormat, for locale: LocaleID) throws(FormatError) {
    if let option = recipe.unusableOption {
      throw .unusableOption(option, style: recipe.styleName)
    }
    self.recipe = recipe
    if let rules = recipe.rules {
      let words = try RuleBasedCore(rules, for: locale)
      self.words = words
      writer = words.writer
      roundedWriter = writer
      preparation = nil
      conversion = nil
      preparesNumbers = false
      directLimit = .infinity
      resolvedLocale = words.resolvedLocale
      skeleton = ""
      patternFraction = 0...0
      currency = nil
      plan = .none
      planRefusal = .rules
      return
    }
    try recipe.checkUsage()
    try recipe.checkIncrement()
    try recipe.checkNumbering()
    preparation = NumberPreparation(recipe)
    conversion = try UnitConversion(recipe)
    preparesNumbers = preparation != nil || conversion != nil
    let resolved = try ResolvedLocale(
      locale,
      trees: recipe.style == .unit ? [.main, .currencies, .units] : [.main, .currencies]
    )
    resolvedLocale = resolved
    currency = try recipe.currency(for: locale)
    let rounded = recipe.rounded
    let isRoundedHere = recipe.ownIncrement.map { !$0.fitsICU } ?? false
    let key = NumberMaking.Key(
      recipe: isRoundedHere ? rounded ?? recipe : recipe,
      locale: resolved.numberName(for: recipe),
      currency: currency
    )
    words = nil
    let handle: NumberHandle?
    let making: NumberMaking
    do throws(ICUError) {
      (making, handle) = try Self.make(key, resolved)
    } catch {
      throw recipe.failure(error, while: "making a number formatter for \(locale)")
    }
    patternFraction = making.patternFraction
    skeleton = making.skeleton
    switch making.compilation {
    case .plan(let compiled):
      plan = compiled
      planRefusal = nil
    case .refused(let refusal):
      plan = .none
      planRefusal = refusal
    }
    writer = handle ?? LazyNumberHandle(skeleton: making.skeleton, locale: key.locale)
    if let rounded, !isRoundedHere {
      roundedWriter = LazyNumberHandle(
        skeleton: rounded.skeleton(patternFraction: 0...0, localCurrency: currency),
        locale: key.locale,
        settles: recipe.mayNameCurrency
      )
    } else {
      roundedWriter = writer
    }
    do throws(ICUError) {
      let writer = writer
      let limit = try conversion?.directLimit(of: recipe) { number throws(ICUError) in
        try Self.string(number, by: writer)
      }
      directLimit = min(preparation?.directLimit ?? .infinity, limit ?? .infinity)
    } catch {
      throw recipe.failure(error, while: "making a number formatter for \(locale)")
    }
  }

  /// What was made before, or what ICU says now; and ICU's formatter, where there is no plan.
  private static func make(
    _ key: NumberMaking.Key,
    _ resolved: ResolvedLocale
  ) throws(ICUError) -> (NumberMaking, NumberHandle?) {
    let recipe = key.recipe
    let refusal = recipe.planRefusal
    if refusal == nil, let kept = NumberMaking.kept(key) {
      if case .plan = kept.compilation { return (kept, nil) }
      return (kept, try NumberHandle(skeleton: kept.skeleton, locale: key.locale))
    }
    let fraction = try patternFraction(recipe, resolved)
    let skeleton = recipe.skeleton(patternFraction: fraction, localCurrency: key.currency)
    func made(_ compilation: Compilation<NumberPlan>) -> NumberMaking {
      NumberMaking(patternFraction: fraction, skeleton: skeleton, compilation: compilation)
    }
    guard let refusal else {
      let probe = try NumberProbe(skeleton: skeleton, locale: key.locale)
      let proved = made(try NumberPlan.compile(recipe, provedBy: probe))
      proved.keep(for: key)
      if case .plan = proved.compilation { return (proved, nil) }
      return (proved, try NumberHandle(skeleton: skeleton, locale: key.locale))
    }
    let handle = try NumberHandle(skeleton: skeleton, locale: key.locale)
    if recipe.mayNameCurrency { try handle.settle() }
    // ICU judges what a usage is of only when it writes the first number.
    if recipe.style == .skeleton || recipe.style == .unit { _ = try handle.string(Int64(0)) }
    return (made(.refused(refusal)), handle)
  }

  /// The fraction digits of the locale's pattern; any, where the recipe does not ask for them.
  private static func patternFraction(
    _ recipe: NumberFormat,
    _ resolved: ResolvedLocale
  ) throws(ICUError) -> ClosedRange<Int> {
    guard recipe.usesPatternFraction else { return 0...0 }
    let style: NumberStyle = recipe.style == .percent ? .percent : .decimal
    return try style.fraction(in: resolved.dataName)
  }

  var estimatedByteCount: Int { writer.estimatedByteCount }
  var planState: PlanState { PlanState(planRefusal) }

  /// The skeleton without a scale, for ranges.
  var rangeSkeleton: String {
    recipe.skeleton(
      patternFraction: patternFraction,
      localCurrency: currency,
      isScaled: recipe.rangeScale == nil
    )
  }

  // MARK: Verbs: by the plan or, where there is none or it does not write the value, by ICU

  @inline(__always)
  func string(_ value: Int) -> String {
    if planRefusal == nil, let text = plan.string(value) { return text }
    return icuString(value)
  }

  @inline(__always)
  func string(_ value: Double) -> String {
    if planRefusal == nil, let text = plan.string(value) { return text }
    return icuString(value)
  }

  func string(_ value: FixedDecimal) -> String {
    if planRefusal == nil, let text = plan.string(value) { return text }
    return icuString(value)
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) {
    if planRefusal == nil, plan.append(value, to: &bytes) { return }
    icuAppend(value, to: &bytes)
  }

  @inline(__always)
  func append(_ value: Double, to bytes: inout [UInt8]) {
    if planRefusal == nil, plan.append(value, to: &bytes) { return }
    icuAppend(value, to: &bytes)
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    if planRefusal == nil, plan.append(value, to: &bytes) { return }
    icuAppend(value, to: &bytes)
  }

  // MARK: By ICU

  @inline(never)
  private func icuString(_ value: Int) -> String {
    if preparesNumbers, !isDirect(Double(value)) { return preparedString(FixedDecimal(value)) }
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Int, to bytes: inout [UInt8]) {
    if preparesNumbers, !isDirect(Double(value)) {
      return appendPrepared(FixedDecimal(value), to: &bytes)
    }
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  @inline(never)
  private func icuString(_ value: Double) -> String {
    if preparesNumbers, !isDirect(value) { return preparedString(FixedDecimal(value)) }
    return plainString(value)
  }

  private func plainString(_ value: Double) -> String {
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Double, to bytes: inout [UInt8]) {
    if preparesNumbers, !isDirect(value) {
      return appendPrepared(FixedDecimal(value), to: &bytes)
    }
    appendPlain(value, to: &bytes)
  }

  private func appendPlain(_ value: Double, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  private func icuString(_ value: FixedDecimal) -> String {
    if preparesNumbers { return preparedString(value) }
    if let binary = value.binaryValue { return plainString(binary) }
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  private func icuAppend(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    if preparesNumbers { return appendPrepared(value, to: &bytes) }
    if let binary = value.binaryValue { return appendPlain(binary, to: &bytes) }
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral(value.digits, after: error).utf8
    }
  }

  /// What is written when ICU fails on a valid value: unmistakable, and the same in every locale.
  func neutral(_ digits: String, after error: ICUError) -> String {
    FormatFailures.count(error)
    return neutral(digits)
  }

  /// A value with its unit as neither a person nor a locale writes them.
  func neutral(_ digits: String) -> String {
    if let currency { return "\(currency.code) \(digits)" }
    return recipe.texts?.unit.map { "\(digits) \($0)" } ?? digits
  }
}

extension NumberFormat {
  /// Whether a currency may be written by its name.
  fileprivate var mayNameCurrency: Bool {
    settings.width == .fullName || texts?.skeleton?.hasFullNames == true
  }
}
