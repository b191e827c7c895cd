extension NumberFormat {
  /// The ICU number skeleton of the recipe.
  ///
  /// A pure function, so that it can be tested by a table. CLDR's precision of a style differs
  /// between locales (`en-US-POSIX` has six fraction digits), and ICU has its own for a skeleton
  /// without precision. So the caller passes the precision.
  ///
  /// - Parameters:
  ///   - patternFraction: The fraction digits of the locale's own pattern for the style.
  ///   - localCurrency: The currency of the locale, for the style that follows it.
  ///   - isScaled: Whether ICU multiplies, if it can.
  /// - Returns: The skeleton, its stems separated by spaces.
  ///
  /// Source: [ICU, Number
  /// Skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
  func skeleton(
    patternFraction: ClosedRange<Int>,
    localCurrency: Currency? = nil,
    isScaled: Bool = true
  ) -> String {
    var stems = contentStems(localCurrency, isScaled: isScaled)
    if let precision = precisionStem(patternFraction) { stems.append(precision) }
    if settings.rounding != .halfEven {
      stems.append("rounding-mode-\(settings.rounding.rawValue)")
    }
    stems += appearanceStems
    return stems.joined(separator: " ")
  }

  /// A scale that is not a power of ten, by which numbers are multiplied before ICU gets them.
  ///
  /// ICU multiplies with 34 digits, and writes a number unscaled if those are not enough. With a
  /// usage, it multiplies the converted amount, in binary; `UnitConversion` multiplies before.
  var exactScale: DecimalDigits? {
    guard let scale = texts?.scale else { return nil }
    let digits = DecimalDigits(scale)
    return digits.isPowerOfTen ? nil : digits
  }

  /// Whether the numbers of a range are multiplied before they are written.
  package var isScaledInARange: Bool { scaleFactor != nil }

  /// The factor that the format multiplies numbers by; nil for none.
  ///
  /// Numbers of a range are multiplied before ICU gets them: ICU 72 multiplies twice if it writes
  /// the range as one number, 25 % to 25 % as `~2,500%`.
  var scaleFactor: DecimalDigits? {
    let own: Int? =
      switch style {
      case .percent: 100
      case .permille: 1000
      default: nil
      }
    return (texts?.scale ?? own.map { FixedDecimal($0) }).map { DecimalDigits($0) }
  }

  private func contentStems(_ localCurrency: Currency?, isScaled: Bool) -> [String] {
    var stems: [String] = []
    var scale = texts?.scale.map { exactScale == nil ? $0.digits : "1" }
    switch style {
    case .plain, .decimal: break
    case .percent:
      stems.append("percent")
      scale = scale ?? "100"
    case .permille:
      stems.append("permille")
      scale = scale ?? "1000"
    case .currency(let currency): stems.append("currency/\(currency.code)")
    case .localCurrency: stems += localCurrency.map { ["currency/\($0.code)"] } ?? []
    case .unit:
      if let unit = texts?.unit { stems.append("unit/\(unit)") }
      if let usage = texts?.usage { stems.append("usage/\(usage)") }
    case .skeleton:
      if let skeleton = texts?.skeleton?.text, !skeleton.isEmpty { stems.append(skeleton) }
    }
    if let scale, scale != "1", isScaled { stems.append("scale/\(scale)") }
    return stems
  }

  // MARK: Precision

  private func precisionStem(_ patternFraction: ClosedRange<Int>) -> String? {
    let stem = givenPrecision ?? ownPrecision(patternFraction)
    guard settings.trailingZeros == .hiddenIfWhole else { return stem }
    if let stem { return stem + "/w" }
    return isMoney && settings.notation == .standard ? "precision-currency-standard/w" : nil
  }

  /// The precision that the options ask for.
  private var givenPrecision: String? {
    if settings.isCash { return "precision-currency-cash" }
    if let step = texts?.increment { return "precision-increment/\(step.digits)" }
    // Zeros at the end are kept by a format with a number of digits: see `NumberCore+AsWritten`.
    if settings.isAsWritten { return "precision-unlimited" }
    switch (settings.fraction, settings.significant) {
    case (nil, nil): return nil
    case (let fraction?, nil): return Self.fractionStem(fraction)
    case (nil, let significant?): return Self.significantStem(significant)
    case (let fraction?, let significant?):
      let digits = Self.significantStem(significant)
      return switch settings.priority {
      case .significant: digits
      case .morePrecision: "\(Self.fractionStem(fraction))/\(digits)r"
      case .lessPrecision: "\(Self.fractionStem(fraction))/\(digits)s"
      }
    }
  }

  /// Whether the skeleton depends on the fraction digits of the locale's pattern.
  var usesPatternFraction: Bool {
    guard givenPrecision == nil, settings.notation == .standard else { return false }
    return switch style {
    case .decimal, .percent, .permille, .unit: true
    default: false
    }
  }

  /// The default precision of the style; nil if ICU's default is that of CLDR.
  private func ownPrecision(_ patternFraction: ClosedRange<Int>) -> String? {
    switch (style, settings.notation) {
    case (.skeleton, _), (_, .compactShort), (_, .compactLong): nil
    case (.currency, _), (.localCurrency, _): nil
    // CLDR's scientific pattern is `#E0`, which shows every digit.
    case (_, .scientific), (_, .engineering): "precision-unlimited"
    case (.plain, .standard): Self.fractionStem(0...0)
    case (.unit, .standard) where texts?.usage != nil: nil
    case (.decimal, .standard), (.percent, .standard), (.permille, .standard), (.unit, .standard):
      Self.fractionStem(patternFraction)
    }
  }

  private static func fractionStem(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound)
      + String(repeating: "#", count: digits.upperBound - digits.lowerBound)
  }

  private static func significantStem(_ digits: ClosedRange<Int>) -> String {
    String(repeating: "@", count: digits.lowerBound)
      + String(repeating: "#", count: digits.upperBound - digits.lowerBound)
  }

  // MARK: Appearance

  private var appearanceStems: [String] {
    [
      notationStem, integerStem, groupingStem, signStem,
      settings.decimalSeparator == .always ? "decimal-always" : nil, widthStem,
    ].compactMap(\.self)
  }

  private var notationStem: String? {
    switch settings.notation {
    case .standard: nil
    case .scientific: "scientific"
    case .engineering: "engineering"
    case .compactShort: "compact-short"
    case .compactLong: "compact-long"
    }
  }

  private var integerStem: String? {
    guard let least = settings.leastInteger else { return nil }
    let zeros = String(repeating: "0", count: least)
    guard let most = settings.mostInteger else { return "integer-width/+\(zeros)" }
    return "integer-width/\(String(repeating: "#", count: most - least))\(zeros)"
  }

  private var groupingStem: String? {
    switch settings.grouping {
    case nil: style == .plain ? "group-off" : nil
    // Without a stem, compact notation has another grouping.
    case .auto: "group-auto"
    case .off: "group-off"
    case .min2: "group-min2"
    case .always: "group-on-aligned"
    }
  }

  private var signStem: String? {
    let stem: String
    switch settings.sign {
    case .auto: return settings.isAccounting ? "sign-accounting" : nil
    case .never: return "sign-never"
    case .always: stem = "always"
    case .exceptZero: stem = "except-zero"
    case .negative: stem = "negative"
    }
    return settings.isAccounting ? "sign-accounting-\(stem)" : "sign-\(stem)"
  }

  private var widthStem: String? {
    switch (settings.presentation, settings.width) {
    case (.symbol, .short): nil
    case (.symbol, .narrow), (.narrowSymbol, _): "unit-width-narrow"
    case (.symbol, .long), (.name, _): "unit-width-full-name"
    case (.code, _): "unit-width-iso-code"
    case (.formalSymbol, _): "unit-width-formal"
    case (.variantSymbol, _): "unit-width-variant"
    case (.hidden, _): "unit-width-hidden"
    }
  }
}
