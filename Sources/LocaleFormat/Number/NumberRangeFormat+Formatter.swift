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
    /// The ICU number skeleton in use; numbers are multiplied before it sees them.
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
  /// Whether two equal numbers are written otherwise than two that only look alike.
  private let tellsEqualFromAlike: Bool

  init(_ recipe: NumberRangeFormat, for locale: LocaleID) throws(FormatError) {
    let number = recipe.number
    if case .words = number.style { throw .unusableOption("a range", style: number.styleName) }
    tellsEqualFromAlike = recipe.identity == .approximatelyOrSingleValue
    let single = try NumberCore(number, for: locale)
    resolvedLocale = single.resolvedLocale
    scale = number.rangeScale
    skeleton = single.rangeSkeleton
    // ICU writes such a range without its larger unit, or ends the process (number_longnames.cpp,
    // MixedUnitLongNameHandler::getModifier).
    if try MixedUnits.shared.mayBe(in: skeleton) {
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
  var estimatedByteCount: Int { 18_000 }

  func string(_ start: FixedDecimal, _ end: FixedDecimal) -> String {
    var bytes: [UInt8] = []
    append(start, end, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(_ start: FixedDecimal, _ end: FixedDecimal, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      let ends = scaledDigits(start, end)
      try handle.append(decimal: ends.start, ends.end, to: &bytes)
    } catch {
      bytes += neutral(start, end, after: error).utf8
    }
  }

  func text(_ start: FixedDecimal, _ end: FixedDecimal) -> FormattedText {
    do throws(ICUError) {
      let ends = scaledDigits(start, end)
      return FormattedText(try handle.text(decimal: ends.start, ends.end))
    } catch {
      return FormattedText(neutral(start, end, after: error), kind: .literal)
    }
  }

  /// Both numbers as ICU gets them: multiplied, and the second one spelled as the first where they
  /// are equal, so that ICU knows it.
  private func scaledDigits(
    _ start: FixedDecimal,
    _ end: FixedDecimal
  ) -> (start: String, end: String) {
    let (first, last) = (start.multiplied(by: scale), end.multiplied(by: scale))
    guard tellsEqualFromAlike, first.digits != last.digits, first.special == last.special,
      DecimalDigits(first).trimmed == DecimalDigits(last).trimmed
    else { return (first.digits, last.digits) }
    return (first.digits, first.digits)
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
