internal import ICU
internal import MachineTime

/// The ready form of a number recipe: ICU's handle, and a compiled plan where one proved itself.
final class NumberCore: FormatterCore {
  /// What writes the numbers that no plan does.
  private enum Writer {
    case skeleton(NumberHandle)
    case words(RuleBasedCore)
  }

  let resolvedLocale: ResolvedLocale
  let skeleton: String
  /// The skeleton without a scale, for ranges.
  let rangeSkeleton: String
  let currency: Currency?
  let plan: IntegerPlan?
  /// Why there is no plan; nil when there is one.
  let planRefusal: String?
  let recipe: NumberFormat
  private let writer: Writer
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
      writer = .words(words)
      resolvedLocale = words.resolvedLocale
      skeleton = ""
      rangeSkeleton = ""
      currency = nil
      plan = nil
      planRefusal = "numbers are written by rules"
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
      writer = .skeleton(handle)
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

  // A kept UNumberFormatter, measured at 7.8 KB, and what this object holds itself.
  var estimatedByteCount: Int {
    switch writer {
    case .skeleton: 8_200
    case .words(let words): words.estimatedByteCount
    }
  }

  /// The rules that write the numbers; nil where a skeleton does.
  var words: RuleBasedCore? {
    if case .words(let words) = writer { words } else { nil }
  }

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
      return switch writer {
      case .skeleton(let handle): try handle.string(Int64(value))
      case .words(let words): words.string(value)
      }
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Int, to bytes: inout [UInt8]) {
    if scale != nil { return append(FixedDecimal(value), to: &bytes) }
    do throws(ICUError) {
      switch writer {
      case .skeleton(let handle): try handle.append(Int64(value), to: &bytes)
      case .words(let words): words.append(value, to: &bytes)
      }
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: Double) -> String {
    scale == nil ? unscaledString(value) : string(FixedDecimal(value))
  }

  private func unscaledString(_ value: Double) -> String {
    do throws(ICUError) {
      return switch writer {
      case .skeleton(let handle): try handle.string(value)
      case .words(let words): words.string(value)
      }
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
      switch writer {
      case .skeleton(let handle): try handle.append(value, to: &bytes)
      case .words(let words): words.append(value, to: &bytes)
      }
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: FixedDecimal) -> String {
    let value = value.multiplied(by: scale)
    if let binary = value.binaryValue { return unscaledString(binary) }
    do throws(ICUError) {
      return switch writer {
      case .skeleton(let handle): try handle.string(decimal: value.digits)
      case .words(let words): words.string(value)
      }
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    let value = value.multiplied(by: scale)
    if let binary = value.binaryValue { return appendUnscaled(binary, to: &bytes) }
    do throws(ICUError) {
      switch writer {
      case .skeleton(let handle): try handle.append(decimal: value.digits, to: &bytes)
      case .words(let words): words.append(value, to: &bytes)
      }
    } catch {
      bytes += neutral(value.digits, after: error).utf8
    }
  }

  func text(_ value: FixedDecimal) -> FormattedText {
    let value = value.multiplied(by: scale)
    do throws(ICUError) {
      switch writer {
      case .words(let words): return FormattedText(words.string(value), kind: .words)
      case .skeleton(let handle):
        if let binary = value.binaryValue { return FormattedText(try handle.text(binary)) }
        return FormattedText(try handle.text(decimal: value.digits))
      }
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
