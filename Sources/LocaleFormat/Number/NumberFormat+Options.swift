internal import Sharing

extension NumberFormat {
  private func changing(_ change: (inout NumberSettings) -> Void) -> NumberFormat {
    var settings = settings
    change(&settings)
    return NumberFormat(style: style, settings: settings, texts: texts)
  }

  private static func canShow(_ digits: ClosedRange<Int>, from least: Int) -> Bool {
    digits.lowerBound >= least && digits.upperBound <= maximumDigits
  }

  /// The same format with an error; an earlier error stays.
  private func refused(_ fault: FormatError) -> NumberFormat {
    texts?.fault == nil ? withTexts(fault: fault) : self
  }

  // MARK: Digits

  /// The same format with other fraction digits, in place of an increment.
  ///
  /// ```swift
  /// let cents = NumberFormat.decimal.fraction(2)
  /// try cents.formatter(for: "en").string(2.675)  // "2.68"
  /// ```
  /// - Parameter digits: The least and the most digits after the decimal separator, 0 to
  ///   ``maximumDigits``.
  /// - Returns: The changed recipe. Outside that range, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidDigits`.
  public func fraction(_ digits: ClosedRange<Int>) -> NumberFormat {
    guard Self.canShow(digits, from: 0) else { return refused(.invalidDigits(digits)) }
    return changing { $0.fraction = digits }.withTexts(increment: .some(nil))
  }

  /// The same format with exactly this number of fraction digits.
  ///
  /// - Parameter digits: As in ``fraction(_:)-(ClosedRange<Int>)``.
  /// - Returns: The changed recipe.
  public func fraction(_ digits: Int) -> NumberFormat { fraction(digits...digits) }

  /// The same format with the fraction digits that a decimal is written with.
  ///
  /// Zeros at the end are kept, nothing is rounded, and the plural form is that of the digits shown:
  /// `1.0` is plural in English. The digits of a ``FixedDecimal`` are those of its text; an integer
  /// has none, and a binary number those of its shortest decimal without zeros at the end.
  ///
  /// ```swift
  /// let weight = NumberFormat.unit("kilogram").width(.long).fraction(.asWritten)
  /// try weight.formatter(for: "en").string(FixedDecimal("1.0"))  // "1.0 kilograms"
  /// try weight.formatter(for: "en").string(FixedDecimal("1"))  // "1 kilogram"
  /// let rate = NumberFormat.percent.fraction(.asWritten)
  /// try rate.formatter(for: "en").string(FixedDecimal("0.150"))  // "15.0%"
  /// ```
  ///
  /// In compact and scientific notation, all digits of a number with a point or an exponent are
  /// kept: `1.50E6` is `1.50M`. Both numbers of a range have as many as the longer one. At most
  /// ``maximumDigits`` are written.
  ///
  /// - Parameter display: The only choice, ``FractionDisplay/asWritten``.
  /// - Returns: The changed recipe. ``formatter(for:)`` throws
  ///   `FormatError.Code.unusableOption` if it also has significant digits, or converts amounts for
  ///   a usage, splits them into several units, or rounds to cash.
  public func fraction(_ display: FractionDisplay) -> NumberFormat {
    changing { $0.isAsWritten = true }.withTexts(increment: .some(nil))
  }

  /// The same format with other significant digits, in place of an increment.
  ///
  /// If ``fraction(_:)-(ClosedRange<Int>)`` is set too, ``priority(_:)`` decides between the two.
  ///
  /// ```swift
  /// let three = NumberFormat.decimal.significant(1...3)
  /// try three.formatter(for: "en").string(123_456)  // "123,000"
  /// ```
  /// - Parameter digits: The least and the most digits, 1 to ``maximumDigits``.
  /// - Returns: The changed recipe. Outside that range, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidDigits`.
  public func significant(_ digits: ClosedRange<Int>) -> NumberFormat {
    guard Self.canShow(digits, from: 1) else { return refused(.invalidDigits(digits)) }
    return changing { $0.significant = digits }.withTexts(increment: .some(nil))
  }

  /// The same format with exactly this number of significant digits.
  ///
  /// - Parameter digits: As in ``significant(_:)-(ClosedRange<Int>)``.
  /// - Returns: The changed recipe.
  public func significant(_ digits: Int) -> NumberFormat { significant(digits...digits) }

  /// The same format with another choice for fraction and significant digits that disagree.
  public func priority(_ priority: DigitPriority) -> NumberFormat {
    changing { $0.priority = priority }
  }

  /// The same format with other integer digits.
  ///
  /// ```swift
  /// let seconds = NumberFormat.plain.integer(atLeast: 2)
  /// try seconds.formatter(for: "en").string(7)  // "07"
  /// ```
  /// - Parameters:
  ///   - least: The least number of digits, which zeros fill up to: 0 to ``maximumDigits``.
  ///   - most: The most digits, 1 to ``maximumDigits`` and not below `least`; higher digits are cut
  ///     off. Nil cuts off none.
  /// - Returns: The changed recipe. Outside those ranges, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidDigits`.
  public func integer(atLeast least: Int, atMost most: Int? = nil) -> NumberFormat {
    let upper = most ?? max(1, least)
    let digits = min(least, upper)...max(least, upper)
    guard least <= upper, upper >= 1, Self.canShow(digits, from: 0) else {
      return refused(.invalidDigits(digits))
    }
    return changing {
      $0.leastInteger = least
      $0.mostInteger = most
    }
  }

  /// The same format rounded to multiples of a number, in place of fraction and significant digits.
  ///
  /// ```swift
  /// let steps = NumberFormat.decimal.increment("0.05")
  /// try steps.formatter(for: "en").string(12.34)  // "12.35"
  /// ```
  /// - Parameter step: A positive number without exponent. Numbers are shown with as many fraction
  ///   digits as it is written with.
  /// - Returns: The changed recipe. If the number is not positive, has an exponent, or is longer
  ///   than 100 bytes, ``formatter(for:)`` throws `FormatError.Code.invalidIncrement`.
  public func increment(_ step: FixedDecimal) -> NumberFormat {
    guard step.special == nil, step.digits.utf8.count <= 100,
      step.digits.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }),
      step.digits.utf8.contains(where: { (0x31...0x39).contains($0) })
    else { return refused(.invalidIncrement(step.digits)) }
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

  /// The same format with another grouping.
  ///
  /// By default, ``plain`` has no grouping, compact notation has ``Grouping/min2``, and everything
  /// else has ``Grouping/auto``.
  public func grouping(_ grouping: Grouping) -> NumberFormat { changing { $0.grouping = grouping } }

  /// The same format with signs for other numbers.
  public func sign(_ display: SignDisplay) -> NumberFormat { changing { $0.sign = display } }

  /// The same format with negative amounts of money as accountants write them: in many locales, in
  /// parentheses.
  ///
  /// ```swift
  /// let dollars = NumberFormat.currency("USD").accounting()
  /// try dollars.formatter(for: "en-US").string(-5)  // "($5.00)"
  /// ```
  public func accounting(_ isAccounting: Bool = true) -> NumberFormat {
    changing { $0.isAccounting = isAccounting }
  }

  /// The same format with the decimal separator shown in other cases.
  public func decimalSeparator(_ display: DecimalSeparatorDisplay) -> NumberFormat {
    changing { $0.decimalSeparator = display }
  }

  /// The same format with a unit written longer or shorter.
  ///
  /// ```swift
  /// let meters = NumberFormat.unit("meter").width(.long)
  /// try meters.formatter(for: "en").string(5)  // "5 meters"
  /// ```
  public func width(_ width: FormatWidth) -> NumberFormat { changing { $0.width = width } }

  /// The same format with the unit in a grammatical case, as a text around it demands.
  ///
  /// Only names of the width ``FormatWidth/long`` have cases. A case that the data does not have, or
  /// not for the unit, is written as the nominative.
  ///
  /// ```swift
  /// let days = NumberFormat.unit("day").width(.long)
  /// try days.formatter(for: "de").string(3)  // "3 Tage"
  /// let inDays = days.grammaticalCase(.dative)
  /// "in \(try inDays.formatter(for: "de").string(3))"  // "in 3 Tagen"
  /// ```
  /// - Parameter grammaticalCase: The case.
  /// - Returns: The changed recipe. ``formatter(for:)`` throws `FormatError.Code.unusableOption` for
  ///   another style than a unit, or another width.
  ///
  /// Source: [UTS #35, Grammatical
  /// Features](https://unicode.org/reports/tr35/tr35-general.html#Grammatical_Features), ICU's
  /// `unitDisplayCase`.
  public func grammaticalCase(_ grammaticalCase: GrammaticalCase) -> NumberFormat {
    changing { $0.grammaticalCase = grammaticalCase }
  }

  /// The same format with a currency written by another symbol, its code or its name.
  ///
  /// ```swift
  /// let euros = NumberFormat.currency("EUR").presentation(.code)
  /// try euros.formatter(for: "en").string(5)  // "EUR\u{A0}5.00"
  /// ```
  public func presentation(_ presentation: Presentation) -> NumberFormat {
    changing { $0.presentation = presentation }
  }

  /// The same format, rounded to amounts that coins and notes can pay.
  ///
  /// ```swift
  /// let francs = NumberFormat.currency("CHF").cash()
  /// try francs.formatter(for: "de-CH").string(12.34)  // "CHF\u{A0}12.35"
  /// ```
  public func cash(_ isCash: Bool = true) -> NumberFormat { changing { $0.isCash = isCash } }

  /// The same format, with every number multiplied by an exact factor before it is written.
  ///
  /// - Parameter factor: The factor, at most 100 bytes and without exponent. It replaces percent's
  ///   100 and per mille's 1000.
  /// - Returns: The changed recipe. For zero, a special value, an exponent or a longer number,
  ///   ``formatter(for:)`` throws `FormatError.Code.invalidScale`.
  public func scale(_ factor: FixedDecimal) -> NumberFormat {
    guard factor.special == nil, factor.digits.utf8.count <= 100,
      !factor.digits.utf8.contains(where: \.isASCIILetter),
      factor.digits.utf8.contains(where: { (0x31...0x39).contains($0) })
    else { return refused(.invalidScale(factor.digits)) }
    return withTexts(scale: .some(factor))
  }

  /// The same format with the digits of a numbering system, in place of the locale's.
  ///
  /// ```swift
  /// let digits = NumberFormat.decimal.numbering("deva")
  /// try digits.formatter(for: "en").string(1234)  // "१,२३४"
  /// ```
  /// - Parameter system: A CLDR numbering system such as `latn`, or `native`, `traditional` or
  ///   `finance`.
  /// - Returns: The changed recipe. ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidNumberingSystem` for a system that ICU does not have, and
  ///   `FormatError.Code.unusableNumberingSystem` for one that writes by rules, such as `roman`. If
  ///   a name such as `traditional` leads to one of these in a locale, Latin digits are written.
  ///   Whether ICU has the system is checked in this call.
  public func numbering(_ system: String) -> NumberFormat {
    let name = system.lowercased()
    guard KeywordValues.knowsNumbering(name) else {
      return refused(.invalidNumberingSystem(system))
    }
    guard KeywordValues.hasDigits(name) else { return refused(.unusableNumberingSystem(system)) }
    return withTexts(numbering: .some(name))
  }

  /// The same format for numbers that are multiplied already.
  var unscaled: NumberFormat { texts?.scale == nil ? self : withTexts(scale: .some(nil)) }

  private func withTexts(
    increment: FixedDecimal?? = .none,
    scale: FixedDecimal?? = .none,
    numbering: String?? = .none,
    fault: FormatError? = nil
  ) -> NumberFormat {
    let changed = NumberTexts(
      skeleton: texts?.skeleton,
      unit: texts?.unit,
      usage: texts?.usage,
      increment: increment ?? texts?.increment,
      scale: scale ?? texts?.scale,
      numbering: numbering ?? texts?.numbering,
      fault: fault ?? texts?.fault
    )
    let isEmpty = changed == NumberTexts()
    return NumberFormat(style: style, settings: settings, texts: isEmpty ? nil : changed)
  }
}
