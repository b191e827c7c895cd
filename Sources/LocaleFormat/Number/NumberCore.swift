internal import ICU
internal import MachineTime

/// The ready form of a number recipe: ICU's handle, and a compiled plan where one proved itself.
final class NumberCore: FormatterCore {
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
  private let writer: any NumberWriting
  /// What numbers are multiplied by before they are written; nil for nothing.
  let scale: DecimalDigits?
  /// The reader of what this writes, once somebody asked for it.
  let readers = PosixMutex<NumberReader?>(nil)

  init(_ recipe: NumberFormat, for locale: LocaleID) throws(FormatError) {
    if let option = recipe.unusableOption {
      throw .unusableOption(option, style: recipe.styleName)
    }
    self.recipe = recipe
    scale = recipe.exactScale
    if let rules = recipe.rules {
      let words = try RuleBasedCore(rules, for: locale)
      self.words = words
      writer = words
      resolvedLocale = words.resolvedLocale
      skeleton = ""
      patternFraction = 0...0
      currency = nil
      plan = .none
      planRefusal = .rules
      return
    }
    let resolved = try ResolvedLocale(
      locale,
      trees: recipe.style == .unit ? [.main, .currencies, .units] : [.main, .currencies]
    )
    resolvedLocale = resolved
    currency = try recipe.currency(for: locale)
    let key = NumberMaking.Key(
      recipe: recipe,
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
    if recipe.mayNameCurrency { try settle(handle) }
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

  /// Makes ICU build the formatter now and not at its third number.
  ///
  /// Before that ICU 72 puts a currency's name inside the number in locales whose negative pattern
  /// has the symbol in front (`-CHF 1.0 Swiss francs0` in `en-AT`).
  private static func settle(_ handle: NumberHandle) throws(ICUError) {
    for _ in 0..<3 { _ = try handle.string(Int64(-1)) }
  }

  var estimatedByteCount: Int { writer.estimatedByteCount }

  /// The skeleton without a scale, for ranges.
  var rangeSkeleton: String {
    recipe.skeleton(
      patternFraction: patternFraction,
      localCurrency: currency,
      isScaled: recipe.rangeScale == nil
    )
  }

  // MARK: Verbs: by the plan or, where there is none or it does not write the value, by ICU

  @inline(never)
  func string(_ value: Int) -> String {
    if planRefusal == nil, let text = plan.string(value) { return text }
    return icuString(value)
  }

  @inline(__always)
  func string(_ value: UInt64) -> String {
    if planRefusal == nil, let text = plan.string(value) { return text }
    return icuString(FixedDecimal(value))
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
  func append(_ value: UInt64, to bytes: inout [UInt8]) {
    if planRefusal == nil, plan.append(value, to: &bytes) { return }
    icuAppend(FixedDecimal(value), to: &bytes)
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
    if scale != nil { return icuString(FixedDecimal(value)) }
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Int, to bytes: inout [UInt8]) {
    if scale != nil { return icuAppend(FixedDecimal(value), to: &bytes) }
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  @inline(never)
  private func icuString(_ value: Double) -> String {
    scale == nil ? unscaledString(value) : icuString(FixedDecimal(value))
  }

  private func unscaledString(_ value: Double) -> String {
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Double, to bytes: inout [UInt8]) {
    if scale != nil { return icuAppend(FixedDecimal(value), to: &bytes) }
    appendUnscaled(value, to: &bytes)
  }

  private func appendUnscaled(_ value: Double, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  private func icuString(_ value: FixedDecimal) -> String {
    let scaled = value.multiplied(by: scale)
    if let binary = scaled.binaryValue { return unscaledString(binary) }
    do throws(ICUError) {
      return try writer.string(scaled)
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  private func icuAppend(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    let scaled = value.multiplied(by: scale)
    if let binary = scaled.binaryValue { return appendUnscaled(binary, to: &bytes) }
    do throws(ICUError) {
      try writer.append(scaled, to: &bytes)
    } catch {
      bytes += neutral(value.digits, after: error).utf8
    }
  }

  func text(_ value: FixedDecimal) -> FormattedText {
    do throws(ICUError) {
      return try writer.text(value.multiplied(by: scale))
    } catch {
      return FormattedText(neutral(value.digits, after: error), kind: .literal)
    }
  }

  /// What is written when ICU fails on a valid value: unmistakable, and the same in every locale.
  private func neutral(_ digits: String, after error: ICUError) -> String {
    FormatFailures.count(error)
    return currency.map { "\($0.code) \(digits)" } ?? digits
  }
}

extension NumberFormat {
  /// Whether a currency may be written by its name.
  fileprivate var mayNameCurrency: Bool {
    settings.width == .fullName || texts?.skeleton?.contains("unit-width-full-name") == true
  }
}
