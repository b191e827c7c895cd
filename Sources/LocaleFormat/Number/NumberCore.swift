internal import ICU
internal import MachineTime

/// The ready form of a number recipe: ICU's handle, and a compiled plan where one proved itself.
final class NumberCore: FormatterCore {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  /// The skeleton without a scale, for ranges.
  let rangeSkeleton: String
  let currency: Currency?
  let plan: IntegerPlan?
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
      rangeSkeleton = ""
      currency = nil
      plan = nil
      planRefusal = .rules
      return
    }
    let resolved = try ResolvedLocale(locale, trees: [.main, .currencies])
    resolvedLocale = resolved
    currency = try recipe.currency(for: locale)
    let name = resolved.numberName(for: recipe)
    do throws(ICUError) {
      let style: NumberSymbols.Style = recipe.style == .percent ? .percent : .decimal
      let symbols = try NumberSymbols(positional: style, locale: name, base: resolved.dataName)
      let fraction = symbols?.fractionDigits ?? style.usualFraction
      skeleton = recipe.skeleton(patternFraction: fraction, localCurrency: currency)
      rangeSkeleton = recipe.skeleton(
        patternFraction: fraction,
        localCurrency: currency,
        isScaled: recipe.rangeScale == nil
      )
      let handle = try NumberHandle(skeleton: skeleton, locale: name)
      try Self.settle(handle, skeleton)
      writer = handle
      words = nil
      // ICU judges what a usage is of only when it writes the first number.
      if recipe.style == .skeleton || recipe.style == .unit { _ = try handle.string(Int64(0)) }
      let compiled = try IntegerPlan.compile(recipe, symbols: symbols, provedBy: handle)
      plan = compiled.plan
      planRefusal = compiled.refusal
    } catch {
      throw recipe.failure(error, while: "making a number formatter for \(locale)")
    }
  }

  /// Makes ICU build the formatter now and not at its third number.
  ///
  /// Before that ICU 72 puts a currency's name inside the number in locales whose negative pattern
  /// has the symbol in front (`-CHF 1.0 Swiss francs0` in `en-AT`).
  private static func settle(_ handle: NumberHandle, _ skeleton: String) throws(ICUError) {
    guard skeleton.contains("unit-width-full-name") else { return }
    for _ in 0..<3 { _ = try handle.string(Int64(-1)) }
  }

  var estimatedByteCount: Int { writer.estimatedByteCount }

  @inline(__always)
  func string(_ value: Int) -> String {
    if let plan { return plan.string(value) }
    return icuString(value)
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) {
    if let plan { return plan.append(value, to: &bytes) }
    icuAppend(value, to: &bytes)
  }

  @inline(never)
  private func icuString(_ value: Int) -> String {
    if scale != nil { return string(FixedDecimal(value)) }
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Int, to bytes: inout [UInt8]) {
    if scale != nil { return append(FixedDecimal(value), to: &bytes) }
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: Double) -> String {
    scale == nil ? unscaledString(value) : string(FixedDecimal(value))
  }

  private func unscaledString(_ value: Double) -> String {
    do throws(ICUError) {
      return try writer.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  func append(_ value: Double, to bytes: inout [UInt8]) {
    if scale != nil { return append(FixedDecimal(value), to: &bytes) }
    appendUnscaled(value, to: &bytes)
  }

  private func appendUnscaled(_ value: Double, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      try writer.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: FixedDecimal) -> String {
    let scaled = value.multiplied(by: scale)
    if let binary = scaled.binaryValue { return unscaledString(binary) }
    do throws(ICUError) {
      return try writer.string(scaled)
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
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
