internal import ICU

/// The place where an amount was typed: a locale with its region, whose people have usual signs.
struct CurrencyHome {
  private let dataName: String
  /// The currency of the region; nil if the locale leads to no region with a currency.
  private let currency: Currency?

  init(_ locale: ResolvedLocale) {
    dataName = locale.dataName
    do throws(FormatError) {
      currency = try Currency(likelyFor: locale.requested)
    } catch {
      currency = nil
    }
  }

  /// The currency that people of the language mean by a sign which CLDR does not have; nil for none.
  func usualMeaning(of sign: [Unicode.Scalar]) -> CurrencyNames.Found? {
    CurrencySigns.usual(sign, inLanguageOf: dataName, home: currency).map {
      CurrencyNames.Found(currency: $0, presentation: .symbol)
    }
  }

  /// The currency of the region, if a sign is one of its signs, also its narrow symbol; nil if not.
  ///
  /// - Throws: The status that ICU gave.
  func meaning(of sign: [Unicode.Scalar]) throws(ICUError) -> CurrencyNames.Found? {
    guard let currency else { return nil }
    for (style, presentation) in [
      (CurrencyData.NameStyle.symbol, NumberFormat.Presentation.symbol), (.narrow, .narrowSymbol),
    ] {
      let signs = try CurrencySigns(currency, in: dataName, writtenAs: style)
      if signs.written == sign || signs.others.contains(sign) {
        return CurrencyNames.Found(currency: currency, presentation: presentation)
      }
    }
    return nil
  }

  /// The codes of all currencies that have a narrow symbol in the locale.
  ///
  /// - Throws: The status that ICU gave.
  func narrowOwners(of sign: [Unicode.Scalar]) throws(ICUError) -> [String] {
    var codes: [String] = []
    for currency in Currency.all {
      let name = try CurrencyData.name(currency.code, locale: dataName, style: .narrow)
      if FoldedText.fold(name) == sign { codes.append(currency.code) }
    }
    return codes
  }
}
