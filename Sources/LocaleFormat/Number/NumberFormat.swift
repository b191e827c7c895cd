/// Describes how to write a number; it calls no ICU until it is made into a ``Formatter`` for a
/// locale.
///
/// The locale decides the separators, the grouping, the digits and the side of signs and symbols. A
/// style has CLDR's own precision unless ``fraction(_:)`` says otherwise, and rounds half to even.
///
/// ```swift
/// try NumberFormat.decimal.formatter(for: LocaleID("de")).string(1234.5)  // "1.234,5"
/// try NumberFormat.percent.formatter(for: LocaleID("de")).string(0.25)  // "25\u{A0}%"
/// ```
///
/// Source: [UTS #35, Number
/// Patterns](https://unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns).
public struct NumberFormat: Sendable {
  /// What kind of number is written.
  enum Style: Hashable, Sendable {
    case plain
    case decimal
    case percent
    case currency(CurrencyCode)
  }

  let style: Style
  /// The fraction digits asked for; nil for the style's own.
  let fraction: ClosedRange<Int>?
  let rounding: Rounding
  /// A digest of everything above, made once: the key of a cache.
  let fingerprint: UInt64

  /// The most integer or fraction digits ICU writes (kMaxIntFracSig of number_utils.h).
  public static let maximumDigits = 999

  init(style: Style, fraction: ClosedRange<Int>? = nil, rounding: Rounding = .halfEven) {
    self.style = style
    self.fraction = fraction
    self.rounding = rounding
    var hasher = Hasher()
    hasher.combine(style)
    hasher.combine(fraction)
    hasher.combine(rounding)
    fingerprint = UInt64(truncatingIfNeeded: hasher.finalize())
  }
}

extension NumberFormat {
  /// A whole number without grouping, as Foundation's style `none`: 2.5 is `2`, 1234.5 is `1234`.
  public static let plain = NumberFormat(style: .plain)

  /// A grouped number with at most three fraction digits in nearly every locale: 1234.5678 is
  /// `1,234.568` in English.
  public static let decimal = NumberFormat(style: .decimal)

  /// A ratio in percent: 0.256 is `26%` in English.
  public static let percent = NumberFormat(style: .percent)

  /// Describes how to write an amount of money.
  ///
  /// The currency decides the number of decimals; the locale decides the symbol, its side, the
  /// separators and the digits. Amounts are written, never converted.
  ///
  /// ```swift
  /// let euros = try NumberFormat.currency("EUR")
  /// try euros.formatter(for: LocaleID("de-DE")).string(1234)  // "1.234,00\u{A0}€"
  /// ```
  /// - Parameter code: An ISO 4217 code, three ASCII letters in either case. A well-formed code
  ///   unknown to ICU is written as itself.
  /// - Returns: The recipe.
  /// - Throws: ``FormatError/invalidCurrencyCode(_:)`` when `code` is not three ASCII letters.
  ///
  /// Source: [UTS #35, Number
  /// Elements](https://unicode.org/reports/tr35/tr35-numbers.html#Number_Elements).
  public static func currency(_ code: String) throws(FormatError) -> NumberFormat {
    NumberFormat(style: .currency(try CurrencyCode(code)))
  }

  /// The same format with other fraction digits.
  ///
  /// ```swift
  /// let cents = try NumberFormat.decimal.fraction(2...2)
  /// try cents.formatter(for: LocaleID("en")).string(2.675)  // "2.68"
  /// ```
  /// - Parameter digits: The least and the most digits behind the decimal separator, 0 to
  ///   ``maximumDigits``.
  /// - Returns: The changed recipe.
  /// - Throws: ``FormatError/invalidDigits(_:)`` outside that range.
  public func fraction(_ digits: ClosedRange<Int>) throws(FormatError) -> NumberFormat {
    guard digits.lowerBound >= 0, digits.upperBound <= Self.maximumDigits else {
      throw .invalidDigits(digits)
    }
    return NumberFormat(style: style, fraction: digits, rounding: rounding)
  }

  /// The same format with another way to round.
  ///
  /// ```swift
  /// NumberFormat.plain.rounding(.up) == NumberFormat.plain  // false
  /// ```
  public func rounding(_ rounding: Rounding) -> NumberFormat {
    NumberFormat(style: style, fraction: fraction, rounding: rounding)
  }

  /// How the last digit that is shown is chosen (UNumberFormatRoundingMode).
  ///
  /// ICU rounds the shortest decimal of a `Double`.
  public enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// To the nearest, ties to the even digit.
    case halfEven = "half-even"
    /// To the nearest, ties away from zero.
    case halfUp = "half-up"
    /// To the nearest, ties towards zero.
    case halfDown = "half-down"
    /// Away from zero.
    case up
    /// Towards zero.
    case down
    /// Towards positive infinity.
    case ceiling
    /// Towards negative infinity.
    case floor
  }
}

extension NumberFormat: Hashable {
  /// Whether both write every number alike in every locale.
  public static func == (left: NumberFormat, right: NumberFormat) -> Bool {
    left.fingerprint == right.fingerprint && left.style == right.style
      && left.fraction == right.fraction && left.rounding == right.rounding
  }

  /// Hashes the digest made at construction.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension NumberFormat {
  /// Whether the app's locale for money applies, not the one for numbers.
  var isMoney: Bool {
    if case .currency = style { true } else { false }
  }
}
