internal import LocaleFormat
internal import MachineTime

/// The kinds of `fmt batch`, each with the function that answers it.
enum BatchKinds {
  private static let answers: [String: @Sendable (BatchCase) throws -> BatchResult] = [
    "case": { try BatchCaseMapping.answer($0) },
    "compare": { try BatchCollation.compare($0) },
    "currency_digits": { try currencyDigits($0) },
    "date": { try BatchDate.write($0) },
    "date_parse": { try BatchDateParse.answer($0) },
    "date_pattern": { try BatchDate.pattern($0) },
    "display_name": { try BatchName.answer($0) },
    "duration_pattern": { try BatchDuration.pattern($0) },
    "duration_units": { try BatchDuration.units($0) },
    "index": { try BatchCollation.index($0) },
    "interval": { try BatchInterval.write($0) },
    "list": { try BatchList.answer($0) },
    "locale_canonicalize": { try BatchLocale.canonicalize($0) },
    "locale_match": { try BatchLocaleMatch.answer($0) },
    "locale_maximize": { try BatchLocale.maximize($0) },
    "locale_minimize": { try BatchLocale.minimize($0) },
    "machine_date": { try BatchMachineDate.answer($0) },
    "measures": { try BatchDuration.measures($0) },
    "message": { try BatchMessage.answer($0) },
    "message2": { try BatchMessage2.answer($0) },
    "number": { try number($0) },
    "number_parse": { try BatchDecimal.parse($0) },
    "number_range": { try BatchNumber.range($0) },
    "person": { try BatchPerson.answer($0) },
    "plural": { try BatchPlural.category($0) },
    "plural_range": { try BatchPlural.range($0) },
    "rbnf": { try BatchWords.write($0) },
    "rbnf_parse": { try BatchWords.read($0) },
    "relative": { try BatchRelative.amount($0) },
    "relative_dates": { try BatchRelative.dates($0) },
    "search": { try BatchCollation.search($0) },
    "segment": { try BatchSegment.answer($0) },
    "sort": { try BatchCollation.sort($0) },
    "sort_key": { try BatchCollation.sortKey($0) },
    "strings_file": { try BatchStrings.file($0) },
    "strings_lookup": { try BatchStrings.lookup($0) },
    "stringsdict_plural": { try BatchStrings.stringsdictPlural($0) },
    "transliterate": { try BatchTransliteration.answer($0) },
    "unit_convert": { try BatchUnit.convert($0) },
    "unit_prefs": { try BatchUnit.preferences($0) },
    "xcstrings_lookup": { try BatchStrings.xcstringsLookup($0) },
    "xcstrings_plural": { try BatchStrings.xcstringsPlural($0) },
  ]

  /// The names of the kinds, as a part of a sentence.
  static var list: String {
    let names = answers.keys.sorted()
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " and \($0)" }.joined()
  }

  static func answer(_ test: BatchCase) throws(BatchFailure) -> BatchResult {
    guard let answer = answers[test.kind] else { throw .unsupported("kind \(test.kind)") }
    do {
      return try answer(test)
    } catch {
      throw BatchFailure(error)
    }
  }

  // MARK: Numbers

  private static func number(_ test: BatchCase) throws -> BatchResult {
    try BatchDecimal.isAsked(by: test) ? BatchDecimal.number(test) : BatchNumber.write(test)
  }

  private static func currencyDigits(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["usage"])
    let currency = try Currency(try test.input.text())
    let isCash = try test.choice("usage", ["standard": false, "cash": true], default: false)
    let digits = isCash ? currency.cashFractionDigits : currency.fractionDigits
    return BatchResult("\(digits)")
  }
}
