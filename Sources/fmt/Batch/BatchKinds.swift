internal import LocaleFormat
internal import MachineTime

/// The kinds of `fmt batch`, each with the function that answers it.
enum BatchKinds {
  static func answer(_ test: BatchCase) throws(BatchFailure) -> BatchResult {
    do {
      switch test.kind {
      case "number" where try BatchDecimal.isAsked(by: test): return try BatchDecimal.number(test)
      case "number": return try BatchNumber.write(test)
      case "number_range": return try BatchNumber.range(test)
      case "case": return try BatchCaseMapping.answer(test)
      case "currency_digits": return try currencyDigits(test)
      case "rbnf": return try BatchWords.write(test)
      case "rbnf_parse": return try BatchWords.read(test)
      case "number_parse": return try BatchDecimal.parse(test)
      case "date": return try BatchDate.write(test)
      case "date_parse": return try BatchDateParse.answer(test)
      case "date_pattern": return try BatchDate.pattern(test)
      case "relative": return try BatchRelative.amount(test)
      case "relative_dates": return try BatchRelative.dates(test)
      case "duration_pattern": return try BatchDuration.pattern(test)
      case "duration_units": return try BatchDuration.units(test)
      case "interval": return try BatchInterval.write(test)
      case "list": return try BatchList.answer(test)
      case "locale_match": return try BatchLocaleMatch.answer(test)
      case "display_name": return try BatchName.answer(test)
      case "locale_canonicalize": return try BatchLocale.canonicalize(test)
      case "locale_maximize": return try BatchLocale.maximize(test)
      case "locale_minimize": return try BatchLocale.minimize(test)
      case "plural": return try BatchPlural.category(test)
      case "plural_range": return try BatchPlural.range(test)
      case "measures": return try BatchDuration.measures(test)
      case "machine_date": return try BatchMachineDate.answer(test)
      case "unit_convert": return try BatchUnit.convert(test)
      case "unit_prefs": return try BatchUnit.preferences(test)
      default: throw BatchFailure.unsupported("kind \(test.kind)")
      }
    } catch {
      throw BatchFailure(error)
    }
  }

  // MARK: Money

  private static func currencyDigits(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["usage"])
    let currency = try Currency(try test.input.text())
    let isCash = try test.choice("usage", ["standard": false, "cash": true], default: false)
    let digits = isCash ? currency.cashFractionDigits : currency.fractionDigits
    return BatchResult("\(digits)")
  }
}
