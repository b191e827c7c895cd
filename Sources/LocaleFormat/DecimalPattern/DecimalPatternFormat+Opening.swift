internal import ICU

/// The data for opening ICU's formatter of one recipe in one locale, any number of times.
struct DecimalOpening: Sendable {
  /// The first step of opening.
  fileprivate enum Base {
    case pattern(String)
    case style(DecimalPatternFormat.Style)
    /// A style, and a pattern applied to it.
    case both(DecimalPatternFormat.Style, String)
  }

  /// A change of the exponent, with the settings that it would otherwise lose.
  ///
  /// ICU's C functions can change the exponent only by another pattern, which also changes other
  /// settings.
  fileprivate struct Exponent {
    let base: Base
    let usesCash: Bool
    let formatWidth: Int32
    let original: DecimalPattern.Number
    /// Whether the pattern is empty, and so does not set the integer digits.
    let isEmpty: Bool
    /// Whether the fraction digits are not those of the pattern.
    let hasOwnFraction: Bool
  }

  private let base: Base
  private let exponent: Exponent?
  private let options: DecimalPatternFormat.Options
  private let locale: DecimalLocaleName

  init(
    _ recipe: DecimalPatternFormat,
    for resolved: ResolvedLocale,
    admitted: AdmittedNames = .shared
  ) throws(FormatError) {
    options = recipe.options
    locale = DecimalLocaleName(resolved, isStyle: recipe.style != nil, admitted: admitted)
    switch (recipe.style, recipe.pattern) {
    case (let style?, let pattern?): base = .both(style, pattern.text)
    case (let style?, nil): base = .style(style)
    case (nil, let pattern): base = .pattern(pattern?.text ?? "")
    }
    do throws(ICUError) {
      let handle = try Self.open(base, locale)
      let written = try handle.pattern()
      exponent = try Self.exponent(
        of: recipe,
        pattern: recipe.pattern ?? Self.read(written),
        formatWidth: handle.value(.formatWidth)
      )
    } catch {
      throw .icu(error, while: "making a number formatter for \(resolved.requested)")
    }
  }

  /// Parses a pattern that ICU returned; nil if the grammar here does not accept it.
  private static func read(_ pattern: String) -> DecimalPattern? {
    do throws(FormatError) {
      return try DecimalPattern(pattern)
    } catch {
      return nil
    }
  }

  private static func exponent(
    of recipe: DecimalPatternFormat,
    pattern: DecimalPattern?,
    formatWidth: Int32
  ) throws(ICUError) -> Exponent? {
    let options = recipe.options
    // Compact notation expresses the exponent in words.
    let isCompact = recipe.style == .compactShort || recipe.style == .compactLong
    guard let pattern, !isCompact || recipe.pattern != nil else { return nil }
    let number = pattern.positive
    var digits = number.exponentZeros > 0 ? number.exponentZeros : nil
    if let isScientific = options.usesScientificNotation { digits = isScientific ? 1 : nil }
    if let least = options.minimumExponentDigits { digits = least }
    let hadPlus = number.exponentZeros > 0 && number.exponentHasPlus
    let hasPlus = options.alwaysShowsExponentSign ?? hadPlus
    let isSame = digits ?? 0 == number.exponentZeros
    guard !isSame || digits != nil && hasPlus != hadPlus else { return nil }
    let changed = pattern.settingExponent(digits: digits, hasPlus: hasPlus)
    let base: Base =
      switch recipe.style {
      case nil: .pattern(changed)
      case let style? where recipe.pattern != nil || style.saysMoreThanItsPattern:
        .both(style, changed)
      case .some: .pattern(changed)
      }
    return Exponent(
      base: base,
      usesCash: recipe.style == .cash,
      formatWidth: formatWidth,
      original: number,
      isEmpty: pattern.text.isEmpty,
      hasOwnFraction: pattern.text.isEmpty || recipe.pattern == nil && recipe.style == .currencyName
    )
  }

  private static func open(
    _ base: Base,
    _ locale: DecimalLocaleName
  ) throws(ICUError) -> DecimalHandle {
    switch base {
    case .pattern(let pattern):
      return try DecimalHandle(pattern: pattern, locale: locale.symbols ?? locale.name)
    case .style(let style):
      return try DecimalHandle(
        style: style.handleStyle,
        locale: locale.name,
        symbols: locale.symbols
      )
    case .both(let style, let pattern):
      let handle = try open(.style(style), locale)
      try handle.apply(pattern: pattern)
      return handle
    }
  }

  /// Opens an ICU formatter.
  func open() throws(ICUError) -> DecimalHandle {
    let handle = try Self.open(exponent?.base ?? base, locale)
    if let exponent { exponent.restore(handle) }
    try handle.apply(options)
    return handle
  }
}

extension DecimalOpening.Exponent {
  /// Restores the settings that the changed pattern would change.
  fileprivate func restore(_ handle: borrowing DecimalHandle) {
    // In ICU, -1 means "not set".
    handle.set(.maximumIntegerDigits, to: Int32(original.maximumIntegerDigits ?? -1))
    handle.set(.minimumIntegerDigits, to: isEmpty ? -1 : Int32(original.minimumIntegerDigits))
    if hasOwnFraction {
      handle.set(.maximumFractionDigits, to: -1)
      handle.set(.minimumFractionDigits, to: -1)
    }
    handle.set(.formatWidth, to: formatWidth)
    if let size = original.groups.first {
      handle.set(.usesGrouping, to: 1)
      handle.set(.groupingSize, to: Int32(size))
    }
    if original.groups.count > 1 {
      handle.set(.secondaryGroupingSize, to: Int32(original.groups[1]))
    }
    if usesCash {
      handle.set(.currencyUsage, to: DecimalPatternFormat.CurrencyUsage.cash.handleValue)
    }
  }
}

extension DecimalHandle {
  /// Sets the options that differ from the pattern, in the order of ICU's setters: a later one
  /// wins.
  fileprivate borrowing func apply(
    _ options: DecimalPatternFormat.Options
  ) throws(ICUError) {
    set(.minimumIntegerDigits, options.minimumIntegerDigits)
    set(.maximumIntegerDigits, options.maximumIntegerDigits)
    set(.minimumFractionDigits, options.minimumFractionDigits)
    set(.maximumFractionDigits, options.maximumFractionDigits)
    if let currency = options.currency { try set(.currency, to: currency) }
    set(.minimumGroupingDigits, options.minimumGroupingDigits)
    set(.usesSignificantDigits, options.usesSignificantDigits)
    set(.minimumSignificantDigits, options.minimumSignificantDigits)
    set(.maximumSignificantDigits, options.maximumSignificantDigits)
    set(.usesGrouping, options.usesGrouping)
    if let multiplier = options.multiplier { set(.multiplier, to: multiplier) }
    if let increment = options.roundingIncrement { setRoundingIncrement(increment) }
    set(.formatWidth, options.formatWidth)
    if let pad = options.padCharacter { try set(.padCharacter, to: String(Character(pad))) }
    set(.groupingSize, options.groupingSize)
    set(.secondaryGroupingSize, options.secondaryGroupingSize)
    if let mode = options.rounding { set(.roundingMode, to: mode.handleValue) }
    // UNUM_ROUND_UNNECESSARY.
    if options.refusesRounding == true { set(.roundingMode, to: 7) }
    if let usage = options.currencyUsage { set(.currencyUsage, to: usage.handleValue) }
    set(.alwaysShowsDecimalSeparator, options.alwaysShowsDecimalSeparator)
    if let position = options.padPosition { set(.padPosition, to: position.handleValue) }
    if let prefix = options.positivePrefix { try set(.positivePrefix, to: prefix) }
    if let suffix = options.positiveSuffix { try set(.positiveSuffix, to: suffix) }
    if let prefix = options.negativePrefix { try set(.negativePrefix, to: prefix) }
    if let suffix = options.negativeSuffix { try set(.negativeSuffix, to: suffix) }
    set(.alwaysShowsSign, options.alwaysShowsSign)
    set(.isLenient, options.isLenient)
    set(.parsesIntegersOnly, options.parsesIntegersOnly)
    set(.requiresDecimalSeparator, options.requiresDecimalSeparator)
    set(.ignoresExponents, options.ignoresExponents)
    set(.isCaseSensitive, options.isCaseSensitive)
  }

  private borrowing func set(_ count: Count, _ value: Int?) {
    if let value { set(count, to: Int32(clamping: value)) }
  }

  private borrowing func set(_ count: Count, _ value: Bool?) {
    if let value { set(count, to: value ? 1 : 0) }
  }
}

extension NumberFormat.Rounding {
  /// A UNumberFormatRoundingMode.
  fileprivate var handleValue: Int32 {
    switch self {
    case .ceiling: 0
    case .floor: 1
    case .down: 2
    case .up: 3
    case .halfEven: 4
    case .halfDown: 5
    case .halfUp: 6
    case .halfOdd: 8
    case .halfCeiling: 9
    case .halfFloor: 10
    }
  }
}

extension DecimalPatternFormat.CurrencyUsage {
  /// A UCurrencyUsage.
  fileprivate var handleValue: Int32 {
    switch self {
    case .standard: 0
    case .cash: 1
    }
  }
}

extension DecimalPatternFormat.PadPosition {
  /// A UNumberFormatPadPosition.
  fileprivate var handleValue: Int32 {
    switch self {
    case .beforePrefix: 0
    case .afterPrefix: 1
    case .beforeSuffix: 2
    case .afterSuffix: 3
    }
  }
}

/// The names that ICU is given for a formatter by pattern or style.
struct DecimalLocaleName: Hashable, Sendable {
  /// An ICU name.
  let name: String
  /// An ICU name whose symbols are used; nil for those of `name`.
  let symbols: String?

  /// Creates the names for a formatter.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - isStyle: Whether ICU opens it by style, and so never frees the name.
  ///   - admitted: The names that ICU was given already.
  init(_ locale: ResolvedLocale, isStyle: Bool, admitted: AdmittedNames = .shared) {
    let whole = locale.numberName
    if !isStyle || whole == locale.dataName || admitted.admit(whole) {
      name = whole
      symbols = nil
    } else {
      name = locale.dataName
      symbols = whole
    }
  }
}
