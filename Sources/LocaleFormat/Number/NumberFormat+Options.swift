internal import Sharing

extension NumberFormat {
  private func changing(_ change: (inout NumberSettings) -> Void) -> NumberFormat {
    var settings = settings
    change(&settings)
    return NumberFormat(style: style, settings: settings, texts: texts)
  }

  private func checked(_ digits: ClosedRange<Int>, from least: Int) throws(FormatError) {
    guard digits.lowerBound >= least, digits.upperBound <= Self.maximumDigits else {
      throw .invalidDigits(digits)
    }
  }

  // MARK: Digits

  /// The same format with other fraction digits, in place of an increment.
  ///
  /// ```swift
  /// let cents = try NumberFormat.decimal.fraction(2...2)
  /// try cents.formatter(for: LocaleID("en")).string(2.675)  // "2.68"
  /// ```
  /// - Parameter digits: The least and the most digits behind the decimal separator, 0 to
  ///   ``maximumDigits``.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/Code/invalidDigits`` outside that range.
  public func fraction(_ digits: ClosedRange<Int>) throws(FormatError) -> NumberFormat {
    try checked(digits, from: 0)
    return changing { $0.fraction = digits }.withTexts(increment: .some(nil))
  }

  /// The same format with other significant digits, in place of an increment.
  ///
  /// Beside ``fraction(_:)``, ``priority(_:)`` decides between the two.
  ///
  /// ```swift
  /// let three = try NumberFormat.decimal.significant(1...3)
  /// try three.formatter(for: LocaleID("en")).string(123_456)  // "123,000"
  /// ```
  /// - Parameter digits: The least and the most digits, 1 to ``maximumDigits``.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/Code/invalidDigits`` outside that range.
  public func significant(_ digits: ClosedRange<Int>) throws(FormatError) -> NumberFormat {
    try checked(digits, from: 1)
    return changing { $0.significant = digits }.withTexts(increment: .some(nil))
  }

  /// The same format with another answer where fraction and significant digits disagree.
  public func priority(_ priority: DigitPriority) -> NumberFormat {
    changing { $0.priority = priority }
  }

  /// The same format with other integer digits.
  ///
  /// ```swift
  /// let seconds = try NumberFormat.plain.integer(atLeast: 2)
  /// try seconds.formatter(for: LocaleID("en")).string(7)  // "07"
  /// ```
  /// - Parameters:
  ///   - least: The digits that zeros fill up to, 0 to ``maximumDigits``.
  ///   - most: The digits beyond which the highest are cut off, 1 to ``maximumDigits`` and not
  ///     below `least`; nil cuts off none.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/Code/invalidDigits`` outside those ranges.
  public func integer(atLeast least: Int, atMost most: Int? = nil) throws(FormatError)
    -> NumberFormat
  {
    let upper = most ?? max(1, least)
    guard least <= upper, upper >= 1 else {
      throw .invalidDigits(min(least, upper)...max(least, upper))
    }
    try checked(least...upper, from: 0)
    return changing {
      $0.leastInteger = least
      $0.mostInteger = most
    }
  }

  /// The same format rounded to multiples of a number, in place of fraction and significant digits.
  ///
  /// ```swift
  /// let steps = try NumberFormat.decimal.increment(FixedDecimal("0.05"))
  /// try steps.formatter(for: LocaleID("en")).string(12.34)  // "12.35"
  /// ```
  /// - Parameter step: A positive number without exponent; as many fraction digits as it is written
  ///   with are shown.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/Code/invalidIncrement`` for a number that is not positive, has an
  ///   exponent, or more than 100 digits.
  public func increment(_ step: FixedDecimal) throws(FormatError) -> NumberFormat {
    guard step.special == nil, step.digits.utf8.count <= 100,
      step.digits.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }),
      step.digits.utf8.contains(where: { (0x31...0x39).contains($0) })
    else { throw .invalidIncrement(step.digits) }
    return changing {
      $0.fraction = nil
      $0.significant = nil
    }.withTexts(increment: .some(step))
  }

  /// The same format with another way to round.
  ///
  /// ```swift
  /// NumberFormat.plain.rounding(.up) == NumberFormat.plain  // false
  /// ```
  public func rounding(_ rounding: Rounding) -> NumberFormat {
    changing { $0.rounding = rounding }
  }

  /// The same format with another treatment of zeros at the end of the fraction.
  public func trailingZeros(_ display: TrailingZeroDisplay) -> NumberFormat {
    changing { $0.trailingZeros = display }
  }

  // MARK: Appearance

  /// The same format in another notation.
  public func notation(_ notation: Notation) -> NumberFormat { changing { $0.notation = notation } }

  /// The same format with other grouping, in place of the style's own: ``plain`` has none, compact
  /// notation is ``Grouping/min2``, and everything else ``Grouping/auto``.
  public func grouping(_ grouping: Grouping) -> NumberFormat { changing { $0.grouping = grouping } }

  /// The same format with signs in other places.
  public func sign(_ display: SignDisplay) -> NumberFormat { changing { $0.sign = display } }

  /// The same format with negative amounts of money as accountants write them: in parentheses, in
  /// many locales.
  ///
  /// ```swift
  /// let dollars = try NumberFormat.currency("USD").accounting()
  /// try dollars.formatter(for: LocaleID("en-US")).string(-5)  // "($5.00)"
  /// ```
  public func accounting(_ isAccounting: Bool = true) -> NumberFormat {
    changing { $0.isAccounting = isAccounting }
  }

  /// The same format with the decimal separator shown in other cases.
  public func decimalSeparator(_ display: DecimalSeparatorDisplay) -> NumberFormat {
    changing { $0.decimalSeparator = display }
  }

  /// The same format with a currency or a unit written longer or shorter.
  public func width(_ width: Width) -> NumberFormat { changing { $0.width = width } }

  /// The same format rounded to what coins and notes can pay.
  ///
  /// ```swift
  /// let francs = try NumberFormat.currency("CHF").cash()
  /// try francs.formatter(for: LocaleID("de-CH")).string(12.34)  // "CHF\u{A0}12.35"
  /// ```
  public func cash(_ isCash: Bool = true) -> NumberFormat { changing { $0.isCash = isCash } }

  /// The same format with every number multiplied first, exactly.
  ///
  /// - Parameter factor: What to multiply by, in place of percent's 100 and per mille's 1000: at most
  ///   100 bytes, without exponent.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/Code/invalidScale`` for zero, a special value, an exponent or a longer
  ///   number.
  public func scale(_ factor: FixedDecimal) throws(FormatError) -> NumberFormat {
    guard factor.special == nil, factor.digits.utf8.count <= 100,
      !factor.digits.utf8.contains(where: \.isASCIILetter),
      factor.digits.utf8.contains(where: { (0x31...0x39).contains($0) })
    else { throw .invalidScale(factor.digits) }
    return withTexts(scale: .some(factor))
  }

  /// The same format with the digits of a numbering system, in place of the locale's.
  ///
  /// ```swift
  /// let digits = try NumberFormat.decimal.numbering("deva")
  /// try digits.formatter(for: LocaleID("en")).string(1234)  // "१,२३४"
  /// ```
  /// - Parameter system: A CLDR numbering system such as `latn`, or `native`, `traditional` or
  ///   `finance`.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/Code/invalidNumberingSystem`` for one that ICU does not know, and
  ///   ``FormatError/Code/unusableNumberingSystem`` for one by rules, such as `roman`. Where a name
  ///   such as `traditional` leads to one of these in a locale, Latin digits are written.
  public func numbering(_ system: String) throws(FormatError) -> NumberFormat {
    let name = system.lowercased()
    guard KeywordValues.knowsNumbering(name) else { throw .invalidNumberingSystem(system) }
    guard KeywordValues.hasDigits(name) else { throw .unusableNumberingSystem(system) }
    return withTexts(numbering: .some(name))
  }

  private func withTexts(
    increment: FixedDecimal?? = .none,
    scale: FixedDecimal?? = .none,
    numbering: String?? = .none
  ) -> NumberFormat {
    let changed = NumberTexts(
      skeleton: texts?.skeleton,
      unit: texts?.unit,
      usage: texts?.usage,
      increment: increment ?? texts?.increment,
      scale: scale ?? texts?.scale,
      numbering: numbering ?? texts?.numbering
    )
    let isEmpty = changed == NumberTexts()
    return NumberFormat(style: style, settings: settings, texts: isEmpty ? nil : changed)
  }
}
