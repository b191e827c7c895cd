internal import CICU

/// ICU's data on currencies.
package enum CurrencyData {
  /// Returns every ISO 4217 code that ICU has, including old ones (ucurr_openISOCurrencies).
  package static func codes() throws(ICUError) -> [String] {
    if let known = CompiledFacts.current?.currencyCodes { return known }
    return try unsafe String("cicu_currencies_write") {
      unsafe cicu_currencies_write($0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// Returns the codes of a region's currencies at a moment, the most used first (`CurrencyMap` of
  /// ICU's supplemental data).
  ///
  /// The list is empty for a region without currencies.
  package static func codes(
    region: String,
    millisecondsSince1970: Double
  ) throws(ICUError) -> [String] {
    try unsafe String("cicu_currencies_ofRegion") {
      unsafe cicu_currencies_ofRegion(region, millisecondsSince1970, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// Returns the symbols in the data of all locales, each with the code of its currency (tables
  /// `Currencies` of ICU's currency data).
  ///
  /// A pair may occur more than once. It reads all of that data: some milliseconds.
  package static func symbols() throws(ICUError) -> [(code: String, symbol: String)] {
    // About 120 KB, and reading the data twice to find that out would double the time.
    try unsafe String("cicu_currency_symbols_write", capacity: 1 << 18) {
      unsafe cicu_currency_symbols_write($0, $1, &$2)
    }.split(separator: "\n").map { (String($0.prefix(3)), String($0.dropFirst(3))) }
  }

  /// Returns the number of fraction digits of a currency; 2 for an unknown one
  /// (ucurr_getDefaultFractionDigitsForUsage).
  package static func fractionDigits(_ code: String, isCash: Bool) throws(ICUError) -> Int {
    if let known = CompiledFacts.current?.fractionDigits(of: code, isCash: isCash) { return known }
    var status: Int32 = 0
    let digits = unsafe cicu_currency_fractionDigits(code, isCash, &status)
    try check(status, "cicu_currency_fractionDigits")
    return Int(digits)
  }

  /// Returns the increment that amounts are rounded to; 0 if they are rounded to the last digit
  /// (ucurr_getRoundingIncrementForUsage).
  package static func roundingIncrement(_ code: String, isCash: Bool) throws(ICUError) -> Double {
    var status: Int32 = 0
    let increment = unsafe cicu_currency_roundingIncrement(code, isCash, &status)
    try check(status, "cicu_currency_roundingIncrement")
    return increment
  }

  /// The style of a currency's name (UCurrNameStyle).
  package enum NameStyle: Int32, CaseIterable, Sendable {
    case symbol
    case name
    case narrow
    case formal
    case variant
  }

  /// Returns the name of a currency in a locale (ucurr_getName), or its code if ICU has no name.
  ///
  /// - Parameters:
  ///   - code: Three letters in upper case.
  ///   - locale: An ICU name that has data for currencies.
  ///   - style: The style of the name.
  /// - Returns: The name.
  /// - Throws: The status that ICU gave.
  package static func name(
    _ code: String,
    locale: String,
    style: NameStyle
  ) throws(ICUError) -> String {
    try unsafe String("cicu_currency_name") {
      unsafe cicu_currency_name(code, locale, style.rawValue, $0, $1, &$2)
    }
  }

  /// Returns the names of amounts of a currency in a locale's plural forms (ucurr_getPluralName).
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
