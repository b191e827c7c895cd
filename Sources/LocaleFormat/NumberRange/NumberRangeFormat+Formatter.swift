internal import ICU

extension NumberRangeFormat {
  /// A ``NumberRangeFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// The first number may be the larger one: it is written first all the same.
  public struct Formatter: Sendable {
    let core: NumberRangeCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The ICU number skeleton in use; numbers are multiplied, and rounded to an increment, before it
    /// sees them.
    public var skeleton: String { core.skeleton }

    /// Writes a range of integers.
    public func string(from start: Int, through end: Int) -> String {
      core.string(FixedDecimal(start), FixedDecimal(end))
    }
    /// Writes a range of binary numbers, by their shortest decimals.
    public func string(from start: Double, through end: Double) -> String {
      core.string(FixedDecimal(start), FixedDecimal(end))
    }
    /// Writes a range of decimal numbers exactly.
    public func string(from start: FixedDecimal, through end: FixedDecimal) -> String {
      core.string(start, end)
    }

    /// Appends a range of decimal numbers as UTF-8.
    public func append(
      from start: FixedDecimal,
      through end: FixedDecimal,
      to bytes: inout [UInt8]
    ) {
      core.append(start, end, to: &bytes)
    }

    /// Writes a range of decimal numbers and names the parts of the text, each with the number it
    /// belongs to.
    public func text(from start: FixedDecimal, through end: FixedDecimal) -> FormattedText {
      core.text(start, end)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The ready form.
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws, and
  ///   ``FormatError/unusableOption(_:style:)`` for numbers in words, which have no ranges, and
  ///   for units that are, or become by a usage, several at once, such as `foot-and-inch`.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try NumberRangeCore(self, for: locale))
  }
}

extension NumberRangeFormat: CachedRecipe {
  static var kind: UInt64 { 4 }
  func makeCore(for locale: LocaleID) throws(FormatError) -> NumberRangeCore {
    try NumberRangeCore(self, for: locale)
  }
}

/// The ready form of a range recipe.
final class NumberRangeCore: FormatterCore {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  private let handle: RangeHandle
  private let scale: DecimalDigits?
  /// Rounds numbers before ICU gets them; nil where there is no increment, or ICU rounds.
  private let step: RoundingStep?
  /// Knows which single numbers ICU would write wrong; nil where there are none.
  private let checker: NumberCore?
  /// Whether two equal numbers are written otherwise than two that only look alike.
  private let tellsEqualFromAlike: Bool

  init(_ recipe: NumberRangeFormat, for locale: LocaleID) throws(FormatError) {
    let number = recipe.number
    if case .words = number.style { throw .unusableOption("a range", style: number.styleName) }
    tellsEqualFromAlike = recipe.identity == .approximatelyOrSingleValue
    let single = try NumberCore(number, for: locale)
    resolvedLocale = single.resolvedLocale
    scale = number.rangeScale
    step = number.ownIncrement.map { RoundingStep($0, number.settings.rounding) }
    checker = step == nil && single.preparesNumbers ? single : nil
    skeleton =
      number.rounded?.skeleton(patternFraction: 0...0, localCurrency: single.currency)
      ?? single.rangeSkeleton
    // ICU writes such a range without its larger unit, or ends the process (number_longnames.cpp,
    // MixedUnitLongNameHandler::getModifier).
    if try number.mayBeMixed() {
      throw .unusableOption("a range of several units at once", style: number.styleName)
    }
    do throws(ICUError) {
      handle = try RangeHandle(
        skeleton: skeleton,
        locale: resolvedLocale.numberName(for: number),
        collapse: recipe.collapse.handleValue,
        identity: recipe.identity.handleValue
      )
    } catch {
      throw number.failure(error, while: "making a range formatter for \(locale)")
    }
  }

  // A kept UNumberRangeFormatter holds two number formatters.
  var estimatedByteCount: Int { 18_000 + (checker?.estimatedByteCount ?? 0) }

  func string(_ start: FixedDecimal, _ end: FixedDecimal) -> String {
    var bytes: [UInt8] = []
    append(start, end, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(_ start: FixedDecimal, _ end: FixedDecimal, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      guard let ends = preparedDigits(start, end) else {
        bytes += refused(start, end).utf8
        return
      }
      try handle.append(decimal: ends.start, ends.end, to: &bytes)
    } catch {
      bytes += neutral(start, end, after: error).utf8
    }
  }

  func text(_ start: FixedDecimal, _ end: FixedDecimal) -> FormattedText {
    do throws(ICUError) {
      guard let ends = preparedDigits(start, end) else {
        return FormattedText(refused(start, end), kind: .literal)
      }
      return FormattedText(try handle.text(decimal: ends.start, ends.end))
    } catch {
      return FormattedText(neutral(start, end, after: error), kind: .literal)
    }
  }

  /// A number as ICU gets it: multiplied and, where there is an increment of its own, rounded; nil
  /// where ICU would write it wrong.
  private func prepared(_ value: FixedDecimal) -> FixedDecimal? {
    if let step {
      let rounded = value.multiplied(by: scale).rounded(step)
      // ICU reads no sign of zero, but rounds so small a number in the same way.
      guard rounded.special == .negativeZero, value.special == nil else { return rounded }
      let zeros = String(repeating: "0", count: step.fractionDigits + 2)
      return FixedDecimal(plain: "-0.\(zeros)1", isNegativeZero: false)
    }
    guard let checker else { return value.multiplied(by: scale) }
    guard case .usual(let number) = checker.prepared(value) else { return nil }
    return checker.recipe.exactScale == nil ? number.multiplied(by: scale) : number
  }

  /// Both numbers as ICU gets them, spelled alike where they are equal, and otherwise where they are
  /// not, so that ICU knows it; nil where it would write one of them wrong.
  private func preparedDigits(
    _ start: FixedDecimal,
    _ end: FixedDecimal
  ) -> (start: String, end: String)? {
    guard let first = prepared(start), let last = prepared(end) else { return nil }
    guard tellsEqualFromAlike, start.special == end.special else {
      return (first.digits, last.digits)
    }
    guard start.isFinite, DecimalDigits(start).trimmed == DecimalDigits(end).trimmed else {
      let isAlike = start.isFinite && first.digits == last.digits
      let zeros = last.digits.contains(".") ? "0" : ".0"
      return (first.digits, isAlike ? last.digits + zeros : last.digits)
    }
    return (first.digits, first.digits)
  }

  /// What is written where ICU's text of a number would be wrong.
  private func refused(_ start: FixedDecimal, _ end: FixedDecimal) -> String {
    FormatFailures.countRefusal()
    return "\(start)..\(end)"
  }

  /// What is written when ICU fails on valid values.
  private func neutral(
    _ start: FixedDecimal,
    _ end: FixedDecimal,
    after error: ICUError
  ) -> String {
    FormatFailures.count(error)
    return "\(start)..\(end)"
  }
}

extension FixedDecimal {
  fileprivate var isFinite: Bool { special == nil || special == .negativeZero }
}

extension NumberRangeFormat.Collapse {
  fileprivate var handleValue: RangeHandle.Collapse {
    switch self {
    case .auto: .auto
    case .none: .none
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
