internal import CICU

/// What ICU's data says of currencies.
package enum CurrencyData {
  /// Every ISO 4217 code that ICU has, old ones too (ucurr_openISOCurrencies).
  package static func codes() throws(ICUError) -> [String] {
    try unsafe String("cicu_currencies_write") {
      unsafe cicu_currencies_write($0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// The codes of a region's currencies at a moment, the most used first; none for a region that
  /// has none (`CurrencyMap` of ICU's supplemental data).
  package static func codes(
    region: String,
    millisecondsSince1970: Double
  ) throws(ICUError) -> [String] {
    try unsafe String("cicu_currencies_ofRegion") {
      unsafe cicu_currencies_ofRegion(region, millisecondsSince1970, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// The fraction digits of a currency; 2 for one ICU does not know
  /// (ucurr_getDefaultFractionDigitsForUsage).
  package static func fractionDigits(_ code: String, isCash: Bool) throws(ICUError) -> Int {
    var status: Int32 = 0
    let digits = unsafe cicu_currency_fractionDigits(code, isCash, &status)
    try check(status, "cicu_currency_fractionDigits")
    return Int(digits)
  }

  /// What amounts are rounded to; 0 for the last digit (ucurr_getRoundingIncrementForUsage).
  package static func roundingIncrement(_ code: String, isCash: Bool) throws(ICUError) -> Double {
    var status: Int32 = 0
    let increment = unsafe cicu_currency_roundingIncrement(code, isCash, &status)
    try check(status, "cicu_currency_roundingIncrement")
    return increment
  }

  /// How a currency is named (UCurrNameStyle).
  package enum NameStyle: Int32, CaseIterable, Sendable {
    case symbol
    case name
    case narrow
    case formal
    case variant
  }

  /// What a currency is called in a locale (ucurr_getName); the code where ICU has no name.
  ///
  /// - Parameters:
  ///   - code: Three letters in upper case.
  ///   - locale: An ICU name that has data for currencies.
  ///   - style: Which of its names.
  /// - Returns: The name.
  /// - Throws: The status ICU gave.
  package static func name(
    _ code: String,
    locale: String,
    style: NameStyle
  ) throws(ICUError) -> String {
    try unsafe String("cicu_currency_name") {
      unsafe cicu_currency_name(code, locale, style.rawValue, $0, $1, &$2)
    }
  }

  /// What amounts of a currency are called in a locale's plural forms (ucurr_getPluralName).
  package static func pluralNames(
    _ code: String,
    locale: String
  ) throws(ICUError) -> Set<String> {
    var names: Set<String> = []
    for category in ["zero", "one", "two", "few", "many", "other"] {
      names.insert(
        try unsafe String("cicu_currency_pluralName") {
          unsafe cicu_currency_pluralName(code, locale, category, $0, $1, &$2)
        }
      )
    }
    return names
  }
}
