import LocaleFormat
import TestSupport
import Testing

@Suite struct LocaleIDTests {
  // Canonical forms from UTS #35 and RFC 5646; replacements from CLDR's supplemental metadata.
  @Test(arguments: [
    ("de", "de"), ("DE-ch", "de-CH"), ("de_CH", "de-CH"), ("zh-Hans_HK", "zh-Hans-HK"),
    ("de-CH-u-nu-latn", "de-CH-u-nu-latn"), ("de_CH@currency=CHF", "de-CH-u-cu-chf"),
    ("en_US_POSIX", "en-US-u-va-posix"), ("en-US-u-va-posix", "en-US-u-va-posix"),
    ("en-UK", "en-GB"), ("iw", "he"), ("in_ID", "id-ID"), ("mo", "ro"), ("sh", "sr-Latn"),
    ("zh-min-nan", "nan"), ("i-klingon", "tlh"), ("zh-yue-HK", "yue-HK"), ("zh-cmn", "zh"),
    ("en-GB-oed", "en-GB-oxendict"), ("sgn-BE-FR", "sfb"), ("art-lojban", "jbo"),
    ("de__PHONEBOOK", "de-u-co-phonebk"), ("ja_JP_TRADITIONAL", "ja-JP-u-ca-japanese"),
    ("de_DE@collation=phonebook;calendar=gregorian", "de-DE-u-ca-gregory-co-phonebk"),
    ("th-u-nu-thai-ca-buddhist", "th-u-ca-buddhist-nu-thai"), ("sl-rozaj-biske", "sl-biske-rozaj"),
    ("en-u-kn-true", "en-u-kn"), ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
    ("x-private", "x-private"), ("und-u-attr-x-private", "und-u-attr-x-private"),
    ("en-t-sh-posix", "en-t-sr-latn-posix"), ("en_POSIX-t-de-posix", "en-t-de-posix-u-va-posix"),
    ("root", "und"), ("und", "und"), ("es-419", "es-419"), ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"),
    ("ca_ES_VALENCIA", "ca-ES-valencia"), ("en-840", "en-US"),
    ("en_USA", "en-US"), ("de_Latn_CHE", "de-Latn-CH"), ("DE_ch", "de-CH"),
    ("en-u-nu-abcdefgh-abcdefgh-abcdefgh", "en-u-nu-abcdefgh-abcdefgh-abcdefgh"),
    ("hi-IN@numbers=deva", "hi-IN-u-nu-deva"),
  ])
  func readsEveryFormIntoOneCanonicalTag(_ identifier: String, _ tag: String) throws {
    let locale = try LocaleID(identifier)
    #expect(locale.tag == tag)
    #expect(try LocaleID(tag) == locale, "a canonical tag is read as itself")
    #expect(try LocaleID(tag).hashValue == locale.hashValue)
  }

  @Test(arguments: [
    ("", 0), ("d", 0), ("d3", 0), ("de-", 3), ("de--CH", 3), ("de-CH-", 6), ("de-CH-X1Y2Z3W4Q", 6),
    ("de-u", 4), ("de-u-", 5), ("de-x", 4), ("12-DE", 0), ("de_CH@", 5), ("de_CH@currency", 6),
    ("de_CH@currency=", 15), ("de_CH@frobnicate=x", 6), ("de-DE-1996-1996", 11),
    ("de-a-bb-a-cc", 8),
    ("d\u{E9}-CH", 0), ("de CH", 0), ("de-CH.UTF-8", 5), ("toolonglanguage", 0), ("de@=x", 3),
    ("de-CH\0", 3), ("\0de", 0), ("\0\0en-US", 0), ("\u{212A}o", 0), ("de-\u{212A}Z", 3),
    ("de_XYZ", 3), ("de_Latn_XYZ", 8),
    ("../../etc/passwd", 0),
  ])
  func refusesMalformedTextWithItsPlace(_ identifier: String, _ offset: Int) {
    let error = #expect(throws: FormatError.self) { try LocaleID(identifier) }
    #expect(error?.offset == offset, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "a codeset such as '.UTF-8' is not part of a locale"),
    ("C.UTF-8", "a codeset such as '.UTF-8' is not part of a locale"),
    ("../../etc", "a language is 2, 3 or 5 to 8 letters"),
    ("DE-123XY!", "'123XY!' is not a subtag that can follow here"),
  ])
  func saysWhatIsMalformed(_ identifier: String, _ reason: String) {
    let error = #expect(throws: FormatError.self) { try LocaleID(identifier) }
    #expect(error?.reason.description == reason)
  }

  @Test func isBoundedInLength() throws {
    let longest = "en-x-" + String(repeating: "abcdefg-", count: 18) + "abcdefg"
    #expect(longest.utf8.count == LocaleID.maximumUTF8Count)
    #expect(throws: Never.self) { try LocaleID(longest) }
    let error = #expect(throws: FormatError.self) { try LocaleID(longest + "h") }
    #expect(error?.offset == LocaleID.maximumUTF8Count)
    #expect(throws: FormatError.self) { try LocaleID(String(repeating: "x", count: 1 << 20)) }
  }

  @Test func isBoundedInItsCanonicalFormToo() throws {
    // `sh` becomes `sr-Latn`, which is five bytes longer.
    let long = "sh-BA-u-" + String(repeating: "abcdefgh-", count: 15) + "abcdefghi".prefix(8)
    #expect(long.utf8.count <= LocaleID.maximumUTF8Count)
    #expect(throws: FormatError.self) { try LocaleID(long + "-ijklm") }
    let posix = try LocaleID(
      "en_US_POSIX-u-" + "aa-" + String(repeating: "abcdefgh-", count: 12) + "ab"
    )
    #expect(try LocaleID(posix.tag) == posix)
  }

  @Test func keywordsAreTakenAway() throws {
    let thai: LocaleID = "th-TH-u-ca-gregory-nu-thai"
    #expect(thai.removing("CA").tag == "th-TH-u-nu-thai")
    #expect(thai.removing("ca").removing("nu") == "th-TH")
    #expect(thai.removing("hc") == thai)
    #expect(LocaleID("en-US-u-va-posix").removing("va").tag == "en-US")
    #expect(LocaleID("de-u-attr-nu-arab").removing("nu").tag == "de-u-attr")
    for (tag, base) in [
      ("de", "de"), ("de-CH-1996-u-nu-arab", "de-CH-1996"), ("en-t-de-x-a", "en"),
      ("x-private", "und"), ("und-u-ca-iso8601", "und"), ("zh-Hant-TW", "zh-Hant-TW"),
    ] {
      let locale = try LocaleID(tag)
      #expect(locale.withoutExtensions.tag == base)
      #expect(try LocaleID(base) == locale.withoutExtensions)
    }
  }

  @Test func namesItsSubtags() throws {
    let locale = LocaleID("zh_Hant_TW")
    #expect(locale.language == "zh")
    #expect(locale.script == "Hant")
    #expect(locale.region == "TW")
    #expect(try LocaleID("th").setting("CA", to: "Gregory").tag == "th-u-ca-gregory")
    #expect(throws: FormatError.self) { try LocaleID("th").setting("c", to: "x y") }
  }

  @Test(
    arguments: [
      ("de", "de", .exact), ("de-CH", "de-CH", .exact), ("de-XX", "de", .parent),
      ("de-CH-1996", "de-CH", .parent), ("de-1996", "de", .parent),
      ("sl-1994-rozaj", "sl", .parent), ("de-Latn-1901", "de", .parent),
      ("zh-AU", "zh-Hant", .parent),
      ("en-Latn-GB", "en-GB", .parent), ("ru-Latn", "und", .root), ("zh-TW", "zh-TW", .exact),
      ("zh-Hant-XX", "zh-Hant", .parent), ("pt-FR", "pt-PT", .parent), ("pt-XX", "pt", .parent),
      ("ht", "fr-HT", .parent), ("ht-US", "fr-HT", .parent),
      ("tlh", "und", .root), ("xx-DE", "und", .root), ("und", "und", .root),
      ("en-US-u-va-posix", "en-US-u-va-posix", .exact), ("de-CH-u-nu-deva", "de-CH", .exact),
    ] as [(String, String, ResolvedLocale.Match)]
  )
  func saysWhoseDataThereIs(_ tag: String, _ data: String, _ match: ResolvedLocale.Match) throws {
    let resolved = try LocaleID(tag).resolved
    #expect(resolved.data.tag == data)
    #expect(resolved.match == match)
    #expect(resolved.requested.tag == tag)
  }

  @Test func neverTrapsOnAnyText() {
    var generator = SplitMix(seed: 7)
    let alphabet = Array("abzDE09-_-_-uxt@=;. \u{0}\u{E9}\u{212A}\u{1F600}")
    for _ in 0..<50_000 {
      let length = Int.random(in: 0..<180, using: &generator)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
      do throws(FormatError) {
        let locale = try LocaleID(text)
        #expect(try LocaleID(locale.tag) == locale, "\(text.debugDescription)")
      } catch {
        #expect(
          (error.offset ?? -1) >= 0 && (error.offset ?? 0) <= text.utf8.count,
          "\(text.debugDescription)"
        )
      }
    }
  }
}
