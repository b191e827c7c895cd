internal import ICU

extension NumberFormat {
  /// A ``NumberFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// Keep it as long as you like; it is independent of every cache. Formatting takes no lock and
  /// never fails: where ICU itself fails on a valid value, the text is the value in machine form.
  public struct Formatter: Sendable {
    let core: NumberCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The ICU number skeleton in use.
    public var skeleton: String { core.skeleton }
    /// Which engine writes integers.
    public var engine: FormatEngine { core.plan == nil ? .icu : .compiled }
    /// Why integers are not written by a compiled plan; nil when they are.
    public var engineReason: String? { core.planRefusal }

    /// Writes an integer.
    public func string(_ value: Int) -> String { core.string(value) }
    /// Writes a binary number, by its shortest decimal.
    public func string(_ value: Double) -> String { core.string(value) }
    /// Writes a decimal number exactly.
    public func string(_ value: FixedDecimal) -> String { core.string(value) }

    /// Appends an integer as UTF-8.
    public func append(_ value: Int, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends a binary number as UTF-8.
    public func append(_ value: Double, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends a decimal number as UTF-8.
    public func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
      core.append(value, to: &bytes)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's is used,
  ///   and ``Formatter/resolvedLocale`` says so.
  /// - Returns: The ready form.
  /// - Throws: ``FormatError/icu(status:while:)`` when ICU cannot make it.
  ///
  /// It costs tens of microseconds: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try NumberCore(self, for: locale))
  }
}

/// What does the formatting.
public enum FormatEngine: String, Hashable, Sendable {
  /// A plan compiled from ICU's data, proved against ICU when it was made.
  case compiled
  /// ICU itself.
  case icu
}

/// The ready form of a number recipe: ICU's handle, and a compiled plan where one proved itself.
final class NumberCore: FormatterCore {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  let plan: IntegerPlan?
  /// Why there is no plan; nil when there is one.
  let planRefusal: String?
  private let recipe: NumberFormat
  private let handle: NumberHandle

  init(_ recipe: NumberFormat, for locale: LocaleID) throws(FormatError) {
    let resolved = try ResolvedLocale(locale, trees: [.main, .currencies])
    do throws(ICUError) {
      let style: NumberSymbols.Style = recipe.style == .percent ? .percent : .decimal
      let symbols = try NumberSymbols(
        positional: style,
        locale: resolved.numberName,
        base: resolved.dataName
      )
      skeleton = recipe.skeleton(patternFraction: symbols?.fractionDigits ?? style.usualFraction)
      handle = try NumberHandle(skeleton: skeleton, locale: resolved.numberName)
      let compiled = try IntegerPlan.compile(recipe, symbols: symbols, provedBy: handle)
      plan = compiled.plan
      planRefusal = compiled.refusal
    } catch {
      throw .icu(status: error.name, while: "making a number formatter for \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
  }

  // A kept UNumberFormatter, measured at 7.8 KB, and what this object holds itself.
  var estimatedByteCount: Int { 8_200 }

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
    do throws(ICUError) {
      return try handle.string(Int64(value))
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  @inline(never)
  private func icuAppend(_ value: Int, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      try handle.append(Int64(value), to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: Double) -> String {
    do throws(ICUError) {
      return try handle.string(value)
    } catch {
      return neutral("\(value)", after: error)
    }
  }

  func append(_ value: Double, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      try handle.append(value, to: &bytes)
    } catch {
      bytes += neutral("\(value)", after: error).utf8
    }
  }

  func string(_ value: FixedDecimal) -> String {
    if value.isNegativeZero { return string(-0.0) }
    do throws(ICUError) {
      return try handle.string(decimal: value.digits)
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    if value.isNegativeZero { return append(-0.0, to: &bytes) }
    do throws(ICUError) {
      try handle.append(decimal: value.digits, to: &bytes)
    } catch {
      bytes += neutral(value.digits, after: error).utf8
    }
  }

  /// What is written when ICU fails on a valid value: unmistakable, and the same in every locale.
  private func neutral(_ digits: String, after error: ICUError) -> String {
    FormatFailures.count(error)
    if case .currency(let currency) = recipe.style { return "\(currency.code) \(digits)" }
    return digits
  }
}
