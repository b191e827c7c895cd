internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct RuleBasedFormatTests {
  // Rules from CLDR 42, seen with ICU 72.1.
  @Test(arguments: [
    (RuleBasedFormat.spellOut, "de", "2.5", "zwei Komma f\u{FC}nf"),
    (.spellOut, "ar", "2.5", "إثنان فاصل خمسة"), (.spellOut, "en", "-7", "minus seven"),
    (.spellOut, "de", "23", "drei\u{AD}und\u{AD}zwanzig"), (.spellOut, "en", "-0", "zero"),
    (.ordinal, "en", "20", "20th"), (.ordinal, "en-IN", "1234", "1,234th"),
    (.ordinal, "fr", "1", "1er"), (.ordinal, "de-u-nu-arab", "1234", "١٬٢٣٤."),
    (.ordinal, "en-u-nu-roman", "3", "3rd"), (.ordinalWords, "en", "20", "twentieth"),
    (.ordinalWords, "sv", "1", "f\u{F6}rsta"), (.ordinalWords, "de", "3", "dritte"),
    (.duration, "en", "3661", "1:01:01"), (.numberingSystem, "en", "1984", "1,984"),
    (.numberingSystem.ruleSet("%roman-upper"), "de", "1984", "MCMLXXXIV"),
    (.spellOut.ruleSet("%spellout-numbering-year"), "en", "1984", "nineteen eighty-four"),
    (.spellOut, "dsb", "1234", "1.234"), (.spellOut, "tlh", "1234", "1,234"),
    (.spellOut, "ff-Adlm", "7", "\u{1E957}"),
    // Numbers beyond 64 bits, and rules for which ICU itself recurses without end.
    (.spellOut, "en", "-9223372036854775808", "-9,223,372,036,854,775,808"),
    (.spellOut, "en-u-nu-roman", "9223372036854775808", "9,223,372,036,854,775,808"),
    (.spellOut, "en", "1E-9999", "zero"),
  ])
  func writesAsTheLocaleDoes(
    _ format: RuleBasedFormat,
    _ tag: String,
    _ input: String,
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(tag))
    #expect(formatter.string(try FixedDecimal(input)) == expected)
    if let value = Int(input), input != "-0" { #expect(formatter.string(value) == expected) }
    var bytes = Array("= ".utf8)
    formatter.append(try FixedDecimal(input), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "= \(expected)")
  }

  @Test func writesTheLargestExponentInDigits() throws {
    let formatter = try RuleBasedFormat.spellOut.formatter(for: LocaleID("en"))
    let text = formatter.string(FixedDecimal("1E9999"))
    #expect(text.utf8.count { $0 == UInt8(ascii: "0") } == 9_999)
    #expect(formatter.string(Double.infinity) == "infinity")
    #expect(formatter.string(1e300).hasPrefix("1,000,000"))
  }

  @Test func saysThatALanguageHasNoOrdinalWords() throws {
    let polish = LocaleID("pl")
    #expect(throws: FormatError.unsupportedStyle("ordinal words", locale: "pl")) {
      try RuleBasedFormat.ordinalWords.formatter(for: polish)
    }
  }

  @Test func namesTheRuleSetsThatThereAre() throws {
    let locale = LocaleID("en")
    let known = try RuleBasedFormat.ordinal.formatter(for: locale).ruleSets
    #expect(known == ["%digits-ordinal"])
    for name in ["%spellout-ordinal", "%%digits-ordinal-indicator", ""] {
      #expect(throws: FormatError.unsupportedRuleSet(name, locale: "en", available: known)) {
        try RuleBasedFormat.ordinal.ruleSet(name).formatter(for: locale)
      }
    }
  }

  @Test(arguments: [
    (["%spellout-ordinal-masculine", "%spellout-ordinal"], "%spellout-ordinal"),
    (["%spellout-ordinal-neuter", "%spellout-ordinal-reale"], "%spellout-ordinal-reale"),
    (["%spellout-ordinal-feminine", "%spellout-ordinal-masculine"], "%spellout-ordinal-masculine"),
    (["%spellout-ordinal-neuter", "%spellout-ordinal-common"], "%spellout-ordinal-common"),
    (["%spellout-ordinal-sinokorean", "%spellout-ordinal-native"], "%spellout-ordinal-native"),
    (["%spellout-cardinal"], nil),
  ])
  func choosesTheOrdinalOfTheWidestUse(_ names: [String], _ expected: String?) {
    #expect(WordWriter.ordinalRuleSet(among: names) == expected)
  }

  // MARK: Strict reading

  @Test(arguments: [
    ("en", "forty-two", "42"), ("en", "Forty-Two", "42"), ("en", "forty\u{2011}two", "42"),
    ("en", "one\u{A0}hundred\u{202F}one", "101"), ("de", "dreiundzwanzig", "23"),
    ("de", "drei\u{AD}und\u{AD}zwanzig", "23"), ("de", "Zwei Komma F\u{DC}nf", "2.5"),
    ("th", "หนึ่งร้อยหนึ่ง", "101"), ("en", "minus one million", "-1000000"),
    ("en", "one trillion", "1000000000000"),
  ])
  func readsWhatItWrites(_ tag: String, _ text: String, _ expected: String) throws {
    let words = try RuleBasedFormat.spellOut.formatter(for: LocaleID(tag))
    #expect(try words.parse(text).description == expected)
  }

  @Test(arguments: [
    ("en", "", 0, nil), ("en", "x", 0, nil), ("en", "forty-two apples", 9, nil),
    ("en", "one hundred and one", 11, "one hundred one"),
    ("de", "Zwei Komma f\u{FC}nf\u{AD} Euro", 19, nil),
    ("en", "one hundred hundred", 11, nil), ("en", "infinity", 0, nil),
    ("en", "two point five million", 15, nil), ("en", "twenty-zero", 6, "twenty"),
    ("en", "forty-two ", 9, "forty-two"),
  ])
  func refusesOtherTextWithItsPlace(
    _ tag: String,
    _ text: String,
    _ offset: Int,
    _ proposal: String?
  ) throws {
    let words = try RuleBasedFormat.spellOut.formatter(for: LocaleID(tag))
    let error = #expect(throws: FormatError.self) { try words.parse(text) }
    #expect(error?.code == .unreadable)
    #expect(error?.offset == offset)
    #expect(error?.proposal == proposal)
    #expect(error?.offset == offset)
    if let proposal { #expect(error?.description.contains("'\(proposal)'") == true) }
  }

  // ICU reads `12de` as 102, and `1º` as 0.
  @Test func readsTheOrdinalsThatItWrites() throws {
    for locale in FeatureLocales.all + ["af", "az", "it", "ca", "ga"] {
      let ordinals = try RuleBasedFormat.ordinal.formatter(for: locale)
      for value in [1, 2, 12, 101, 1_234, -3] as [FixedDecimal] {
        #expect(try ordinals.parse(ordinals.string(value)) == value, "\(locale)")
      }
    }
    let italian = try RuleBasedFormat.ordinal.formatter(for: "it")
    let error = #expect(throws: FormatError.self) { try italian.parse("1\u{AA}\u{BA}") }
    #expect(error?.proposal == nil)
  }

  @Test func refusesTextLongerThanAnyNumber() throws {
    for tag in ["en", "de", "ru", "zh-Hant", "ak", "ja"] {
      let words = try RuleBasedFormat.spellOut.formatter(for: LocaleID(tag))
      let word = words.string(100) + " "
      func refuse(_ count: Int) {
        let long = String(repeating: word, count: count)
        let error = #expect(throws: FormatError.self) { try words.parse(long) }
        #expect(error?.offset == words.core.writer.maximumReadByteCount)
        #expect(throws: FormatError.self) { try words.parse(long, mode: .lenient) }
        #expect(throws: FormatError.self) { try words.parsePrefix(long) }
      }
      #expect(ProcessorTime.growsAtMost(10, from: 1_000, to: 4_000, refuse), "\(tag)")
    }
  }

  @Test func readsLenientlyAsICUDoes() throws {
    let words = try RuleBasedFormat.spellOut.formatter(for: LocaleID("en"))
    #expect(try words.parse("  Fifty-7\n", mode: .lenient).description == "57")
    let error = #expect(throws: FormatError.self) { try words.parse("  two x", mode: .lenient) }
    #expect(error?.offset == 5)
    let reading = try #require(try words.parsePrefix("two hundred x"))
    #expect(reading.digits == "200")
    #expect(reading.utf8Count == 11)
    #expect(try words.parsePrefix("x") == nil)
    #expect(try words.parsePrefix("infinity")?.value == nil)
  }

  @Test(arguments: [
    ("1E+12", "1000000000000"), ("1.5E+1", "15"), ("-1.25E-3", "-0.00125"), ("2.5", "2.5"),
    ("1.0000000000001E+7", "10000000.000001"), ("Infinity", "Infinity"), ("1E+99", "1E+99"),
  ])
  func writesNumbersWithoutExponent(_ given: String, _ expected: String) {
    #expect(RuleBasedFormat.Reading(digits: given, utf8Count: 1).digits == expected)
  }
}
