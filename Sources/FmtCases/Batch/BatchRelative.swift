internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The kinds `relative`, an amount of a unit, and `relative_dates`, an instant as seen from another.
enum BatchRelative {
  static func amount(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["style", "numeric", "context", .truth("esDigits"), "numberingSystem"])
    let recipe = RelativeTimeFormat(
      width: try test.choice("style", default: .long),
      numbers: try test.choice("numeric", ["always": .numeric, "auto": .named], default: .numeric),
      capitalization: try test.choice("context", default: .unspecified),
      // ICU's default groups 1.000 in Spanish, unlike ECMA-402 and the locale.
      grouping: try test.truth("esDigits") ? .auto : .always
    )
    let value = try test.input.member("value").decimal()
    let name = try test.input.member("unit").text()
    guard let amounts = RelativeTimeFormat.Value.amounts(ofAnyNumberOf: name) else {
      throw BatchFailure.error("RangeError: unit \(name)")
    }
    let amount = try FixedDecimal(value).binaryAmount()
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    return BatchResult(formatter.string(amounts(amount)))
  }

  static func dates(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["presentation", "unitsStyle", "context", "calendar", "timeZone"])
    if let calendar = try test.text("calendar"), !["gregorian", "gregory"].contains(calendar) {
      throw BatchFailure.unsupported("calendar \(calendar)")
    }
    if try test.text("unitsStyle") == "spellOut" {
      throw BatchFailure.unsupported("numbers in words")
    }
    let recipe = RelativeTimeFormat(
      width: try test.choice("unitsStyle", FormatWidth.widthWords, default: .long),
      numbers: try test.choice("presentation", default: .numeric),
      capitalization: try test.choice("context", default: .unspecified)
    )
    let date = try BatchDate.instant(test.input.member("date"))
    let reference = try BatchDate.instant(test.input.member("relativeTo"))
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    let zone = try TimeZoneRules.rules(forAnyNameOf: BatchDate.zone(of: test))
    return BatchResult(formatter.string(.instant(date, relativeTo: reference, in: zone)))
  }
}
