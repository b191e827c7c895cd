internal import ICU

extension DateTemplate {
  /// The template with `j` in place of `J`, and whether it had a `J`.
  ///
  /// ICU writes the hour of `J` at the length of the 24-hour pattern, `hh:mm` in American English.
  /// So the pattern of `j` is used, without its day period.
  var withoutBareHours: (template: DateTemplate, omitsDayPeriod: Bool) {
    guard fields.contains("J") else { return (self, false) }
    return (DateTemplate(known: fields.substituting(each: "J", with: "j")), true)
  }

  /// The template with `C` replaced by the first hour format that CLDR allows in the locale's
  /// region.
  ///
  /// This is done if ICU cannot find the region: because ICU's data has none for it, or because ICU
  /// takes every `rg` for an unknown region.
  ///
  /// Source: [UTS #35, Date Field Symbol
  /// Table](https://unicode.org/reports/tr35/tr35-dates.html#dfst-hour), on the lengths of `C`.
  func resolvingAllowedHours(for locale: ResolvedLocale) throws(ICUError) -> DateTemplate {
    guard fields.contains("C"), let region = locale.keywords.hourRegion else { return self }
    let found = try LocaleData.hourFormat(
      language: locale.requested.subtags.language,
      region: region,
      allowed: true
    )
    let allowed = found ?? "H"
    let hour = allowed.first ?? "H"
    let count = fields.count { $0 == "C" }
    let period = allowed.dropFirst().first ?? "a"
    let periodCount = hour == "H" || hour == "k" ? 0 : count < 3 ? 1 : 3 + (count - 1) / 2
    let written =
      String(repeating: period, count: periodCount)
      + String(repeating: hour, count: count.isMultiple(of: 2) ? 2 : 1)
    return DateTemplate(known: fields.filter { $0 != "C" } + written)
  }
}

extension String {
  /// A pattern without its day period and the space on one side of it.
  ///
  /// The space on the other side stays, so that the fields around it are still apart.
  var withoutDayPeriod: String {
    var kept: [Character] = []
    var isQuoted = false
    // The space before a day period that was just removed.
    var space: [Character]?
    for letter in self {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, "abB".contains(letter) {
        let text = kept.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
        space = space ?? Array(kept[text...])
        kept.removeSubrange(text...)
      } else if kept.isEmpty, space != nil, letter.isWhitespace {
        continue
      } else {
        if let space, !kept.isEmpty, letter.isLetter || letter == "'" { kept += space }
        space = nil
        kept.append(letter)
      }
    }
    return String(kept)
  }
}
