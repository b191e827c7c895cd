import LocaleFormat
import MachineTime
import Testing

struct FormatErrorTests {
  /// Checks one error of every code for formatting: its place and its whole text.
  @Test(arguments: [
    (
      FormatError.invalidLocale(
        "de-CH-",
        offset: 6,
        reason: Reason("subtag-missing", "a subtag is missing")
      ),
      "offset 6: locale 'de-CH-' is not well-formed: a subtag is missing"
    ),
    (.invalidCurrencyCode("EURO"), "currency 'EURO' is not an ISO 4217 code of three letters"),
    (.invalidRegion("Mars"), "region 'Mars' is neither two letters nor three digits"),
    (
      .invalidCode("lat", offset: 3, reason: Reason("script-expected", "a script is 4 letters")),
      "offset 3: 'lat' is not well-formed: a script is 4 letters"
    ),
    (.noCurrency("es-419"), "es-419 has no region with a currency"),
    (.invalidUnit("foo"), "'foo' is not a unit that ICU knows"),
    (
      .invalidSkeleton("x", offset: 0, reason: Reason("not-known", "it is not known")),
      "offset 0: skeleton 'x' is not usable: it is not known"
    ),
    (.invalidNumberingSystem("foo"), "'foo' is not a numbering system that ICU knows"),
    (
      .invalidIncrement("-0.5"),
      "numbers cannot be rounded to multiples of '-0.5'"
    ),
    (.invalidScale("0"), "numbers cannot be multiplied by '0'"),
    (
      .unusableOption(.accounting, style: "decimal"),
      "the style decimal does not take accounting"
    ),
    (
      .unreadable(
        "1,234.5",
        offset: 5,
        reason: Reason("stray-character", "'.' is not expected here"),
        proposal: "1.234,5"
      ),
      "offset 5: '1,234.5' cannot be read: '.' is not expected here; '1.234,5' would be"
    ),
    (
      .unreadable(
        "x",
        offset: 0,
        reason: Reason("digit-expected", "a digit was expected"),
        proposal: nil
      ),
      "offset 0: 'x' cannot be read: a digit was expected"
    ),
    (
      .invalidNumber("1..2", offset: 2, reason: Reason("digit-expected", "a digit was expected")),
      "offset 2: '1..2' is not a number: a digit was expected"
    ),
    (
      .unsupportedStyle("ordinal words", locale: "pl"),
      "there is no ordinal words in pl"
    ),
    (
      .unsupportedRuleSet("%x", locale: "de", available: ["%a", "%b"]),
      "there is no rule set '%x' in de, only %a, %b"
    ),
    (
      .invalidTemplate(
        "yMMQ%",
        offset: 4,
        reason: Reason("no-date-field", "'%' is not a date field")
      ),
      "offset 4: template 'yMMQ%' is not usable: '%' is not a date field"
    ),
    (
      .invalidPattern("##.#'", offset: 4, reason: Reason("quote-open", "a quote is not closed")),
      "offset 4: pattern '##.#'' is not well-formed: a quote is not closed"
    ),
    (
      .invalidOption(
        "multiplier",
        value: "0",
        reason: Reason("multiplier-of-zero", "every number would be 0")
      ),
      "multiplier cannot be 0: every number would be 0"
    ),
    (.inexact("1.25"), "1.25 cannot be shown without rounding"),
    (
      .unsupportedTemplate("yMd", locale: "de"),
      "ICU has no pattern for the template 'yMd' in de"
    ),
    (.invalidDigits(0...5000), "0...5000 digits: at least 0 and at most 999 can be shown"),
    (.nothingToShow, "neither a date nor a time is requested"),
    (
      .unknownTimeZone("Mars/Olympus"),
      "the system has no time zone Mars/Olympus"
    ),
    (
      .unreadable(
        "x",
        offset: 0,
        reason: Reason("digits-of-field-expected", "expected 4 digits of the year")
      ),
      "offset 0: expected 4 digits of the year"
    ),
    (
      .unreadableData("curr/de.res", status: "U_INVALID_FORMAT_ERROR", locale: "de"),
      "the file curr/de.res of ICU's data, which 'de' needs, cannot be read (U_INVALID_FORMAT_ERROR)"
    ),
    (
      .unreadableData("root.res", status: "U_INVALID_FORMAT_ERROR", locale: nil),
      "the file root.res of ICU's data cannot be read (U_INVALID_FORMAT_ERROR)"
    ),
    (
      .icu(status: "U_MEMORY_ALLOCATION_ERROR", while: "making a matcher of localizations"),
      "ICU failed with U_MEMORY_ALLOCATION_ERROR while making a matcher of localizations: "
        + "there is not enough memory"
    ),
    (
      .unknownUsage("foo"),
      "'foo' is not a usage that ICU knows, such as road or person-height; CLDR's "
        + "unitPreferenceData lists them"
    ),
    (
      .unusableNumberingSystem("hanidays"),
      "the numbering system 'hanidays' has no set of ten digits, which numbers need"
    ),
    (
      .unwritable("1e999", reason: Reason("amount-too-large", "an amount is at most 1.8e308")),
      "1e999 cannot be written: an amount is at most 1.8e308"
    ),
    (
      .invalidUnit(String(repeating: "x", count: 61)),
      "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… (61 bytes)' is not a unit that ICU knows"
    ),
  ])
  func everyErrorSaysWhatItSaid(error: FormatError, text: String) {
    #expect(error.description == text)
    let place = text.hasPrefix("offset ") ? text.dropFirst(7).prefix { $0 != ":" } : "nil"
    #expect(error.offset.map(String.init) ?? "nil" == place)
  }

  @Test func aFormGetsThePlaceTheReasonAndTheProposal() throws {
    let arabic = try NumberFormat.decimal.formatter(for: LocaleID("ar-EG"))
    let typed = "١٬٢٣٤٫٥x"
    let error = try #require(throws: FormatError.self) { try arabic.parse(typed) }
    #expect(error.code == .unreadable && error.text == typed)
    #expect(error.offset == 14)
    #expect(error.utf16Offset(in: typed) == 7)
    #expect(error.index(in: typed).map { typed[$0...] } == "x")
    #expect(error.reason == Reason("stray-character", "'\("x")' is not expected here"))
    #expect(error.message == "'\(typed)' cannot be read: '\("x")' is not expected here")
    let german = try NumberFormat.decimal.formatter(for: LocaleID("de"))
    let other = try #require(throws: FormatError.self) { try german.parse("1,234.5") }
    #expect(other.proposal == "1.234,5")
  }

  @Test func theTextIsShortenedAndThePlaceIsNot() throws {
    let typed = String(repeating: "1", count: 90) + "x"
    let german = try NumberFormat.decimal.formatter(for: LocaleID("de"))
    let error = try #require(throws: FormatError.self) { try german.parse(typed) }
    #expect(error.text == String(repeating: "1", count: 40) + "… (91 bytes)")
    #expect(error.index(in: typed).map { typed[$0...] } == "x")
  }

  @Test func whatICUSaysIsKept() {
    let error = FormatError.icu(status: "U_MEMORY_ALLOCATION_ERROR", while: "matching locales")
    #expect(error.status == "U_MEMORY_ALLOCATION_ERROR")
    #expect(
      error.reason.values
        == ["U_MEMORY_ALLOCATION_ERROR", "matching locales", "there is not enough memory"]
    )
    #expect(FormatError.nothingToShow.status == nil)
  }

  @Test func errorsOfTwoOptionsDiffer() {
    let reason = Reason("multiplier-of-zero", "every number would be 0")
    #expect(
      FormatError.invalidOption("a", value: "0", reason: reason)
        != .invalidOption("b", value: "0", reason: reason)
    )
  }

  @Test(arguments: [
    (UnusableOption.accounting, "take accounting"), (.cash, "take cash"),
    (.presentation, "take presentation"), (.width, "take width"),
    (.cashBesideDigits, "take cash together with digits"),
    (.widthBesidePresentation, "take width together with presentation"),
    (.trailingZeros, "take trailing zeros"), (.anyOption, "take any option"),
    (.range, "take a range"), (.rangeOfMixedUnits, "take a range of several units at once"),
    (.readingWithUsage, "read with a usage"),
    (.readingMixedUnits, "read several units at once"),
    (.readingWithScale, "read with a scale that is not a power of ten"),
    (.pattern, "take a pattern"), (.fieldLengths, "take widths of fields"),
    (.relativeDays, "take relative days"),
  ])
  func everyUnusableOptionHasItsSentence(_ option: UnusableOption, _ predicate: String) {
    let error = FormatError.unusableOption(option, style: "s")
    #expect(error.description == "the style s does not \(predicate)")
    #expect(error.code == .unusableOption)
  }
}
