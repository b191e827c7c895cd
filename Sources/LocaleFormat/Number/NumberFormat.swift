internal import ICU
internal import Sharing

/// Describes how to write a number.
///
/// It opens no ICU object until it is made into a ``Formatter`` for a locale. The locale decides
/// the separators, the grouping, the digits, and the side on which signs and symbols stand. A style
/// uses CLDR's precision unless an option changes it, and rounds half to even. For numbers in words
/// and ordinals, use ``RuleBasedFormat``.
///
/// ```swift
/// try NumberFormat.decimal.formatter(for: "de").string(1234.5)  // "1.234,5"
/// try NumberFormat.percent.formatter(for: "de").string(0.25)  // "25\u{A0}%"
/// try NumberFormat.compact.formatter(for: "en").string(1_234_567)  // "1.2M"
/// ```
///
/// Source: [UTS #35, Number
/// Patterns](https://unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns).
public struct NumberFormat: Hashable, Sendable {
  /// The kind of number that is written.
  enum Style: Hashable, Sendable {
    case plain
    case decimal
    case percent
    case permille
    case currency(Currency)
    case localCurrency
    case unit
    case skeleton
  }

  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  let style: Style
  let settings: NumberSettings
  let texts: NumberTexts?
  /// The style and all settings except the numbers of digits, in the form that a cache compares.
  let choices: UInt64

  /// The most integer, fraction or significant digits that ICU writes (kMaxIntFracSig of
  /// number_utils.h).
  public static let maximumDigits = 999

  init(
    style: Style,
    settings: NumberSettings = NumberSettings(),
    texts: NumberTexts? = nil
  ) {
    self.style = style
    self.settings = settings
    self.texts = texts
    choices = style.bits << 44 | settings.choices
    fingerprint = RecipeKey.fingerprint(choices, settings.bounds, texts)
  }
}

extension NumberFormat.Style {
  /// Twenty bits that are different for each style.
  fileprivate var bits: UInt64 {
    switch self {
    case .plain: 0
    case .decimal: 1
    case .percent: 2
    case .permille: 3
    case .currency(let currency): currency.bits << 4 | 4
    case .localCurrency: 5
    case .unit: 6
    case .skeleton: 7
    }
  }
}

extension NumberFormat {
  /// A whole number without grouping, as Foundation's style `none`: 2.5 is `2`, 1234.5 is `1234`.
  public static let plain = NumberFormat(style: .plain)

  /// A grouped number with at most three fraction digits in nearly every locale: 1234.5678 is
  /// `1,234.568` in English.
  public static let decimal = NumberFormat(style: .decimal)

  /// A ratio in whole percents: 0.256 is `26%` in English.
  ///
  /// It is rounded, as ICU's style is: a tax of 7.5 % becomes 8 %. Use
  /// ``fraction(_:)-(ClosedRange<Int>)`` to show more.
  ///
  /// ```swift
  /// try NumberFormat.percent.formatter(for: "en").string(0.075)  // "8%"
  /// let exact = NumberFormat.percent.fraction(0...2)
  /// try exact.formatter(for: "en").string(0.075)  // "7.5%"
  /// ```
  public static let percent = NumberFormat(style: .percent)

  /// A ratio in thousandths: 0.256 is `256‰` in English.
  public static let permille = NumberFormat(style: .permille)

  /// A number with one integer digit and a power of ten: 1234.5 is `1.2345E3` in English.
  public static let scientific = decimal.notation(.scientific)

  /// A number with a power of a thousand: 12345 is `12.345E3` in English.
  public static let engineering = decimal.notation(.engineering)

  /// A number shortened by an abbreviated magnitude: 1234567 is `1.2M` in English.
  public static let compact = decimal.notation(.compactShort)

  /// A number shortened by a magnitude in words: 1234567 is `1.2 million` in English.
  public static let compactLong = decimal.notation(.compactLong)
}

extension NumberFormat {
  /// Whether the format writes an amount of money.
  var isMoney: Bool {
    switch style {
    case .currency, .localCurrency: true
    default: false
    }
  }

  /// The locale category that the format follows.
  public var category: AppLocale.Category {
    switch style {
    case .unit: texts?.usage == nil ? .words : .units
    case .skeleton: texts?.skeleton?.category ?? .numbers
    case .currency, .localCurrency:
      settings.presentation == .name || settings.notation.isCompact ? .moneyInWords : .money
    case .plain, .decimal, .percent, .permille: settings.notation.isCompact ? .words : .numbers
    }
  }
}
