import Testing

@testable import LocaleFormat

/// Tests likely subtags, parents and canonical forms.
@Suite struct LocaleOperationTests {
  // From CLDR's likelySubtags.
  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW", "zh-TW", "zh-Hant"), ("en", "en-Latn-US", "en", "en"),
    ("und", "en-Latn-US", "en", "en"), ("sr-Latn-RS", "sr-Latn-RS", "sr-Latn", "sr-Latn"),
    ("und-AT", "de-Latn-AT", "de-AT", "de-AT"), ("tlh", "tlh", "tlh", "tlh"),
    (
      "zh-Hant-TW-u-nu-hant-x-y", "zh-Hant-TW-u-nu-hant-x-y", "zh-TW-u-nu-hant-x-y",
      "zh-Hant-u-nu-hant-x-y"
    ),
    ("de-1996-t-en", "de-Latn-DE-1996-t-en", "de-1996-t-en", "de-1996-t-en"),
    ("en-US-u-va-posix", "en-Latn-US-u-va-posix", "en-u-va-posix", "en-u-va-posix"),
    ("und-Arab", "ar-Arab-EG", "ar", "ar"), ("zh-Hant-HK", "zh-Hant-HK", "zh-HK", "zh-HK"),
  ])
  func addsAndRemovesLikelySubtags(
    _ tag: String,
    _ maximized: String,
    _ minimized: String,
    _ withScript: String
  ) throws {
    let locale = try LocaleID(tag)
    #expect(try locale.maximized.tag == maximized)
    #expect(try locale.minimized.tag == minimized)
    #expect(try locale.minimized(favoring: .region).tag == minimized)
    #expect(try locale.minimized(favoring: .script).tag == withScript)
  }

  // From CLDR's parentLocales.
  @Test(arguments: [
    ("es-MX", ["es-419", "es", "und"]), ("en-AU", ["en-001", "en", "und"]),
    ("pt-AO", ["pt-PT", "pt", "und"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant", "und"]),
    ("zh-TW", ["zh-Hant", "und"]), ("zh-Hans-CN", ["zh-Hans", "zh", "und"]),
    ("sr-Latn-RS", ["sr-Latn", "und"]), ("sr-RS", ["sr", "und"]), ("sr-ME", ["sr-Latn", "und"]),
    ("de-AT", ["de", "und"]), ("nn", ["no", "und"]), ("ht", ["fr-HT", "fr", "und"]),
    ("hi-Latn-IN", ["hi-Latn", "en-IN", "en-001", "en", "und"]), ("az-Arab", ["und"]),
    ("en-Dsrt-US", ["en-Dsrt", "und"]), ("de-AT-1996", ["de-AT", "de", "und"]),
    ("en-US-u-va-posix", ["en-US", "en", "und"]), ("de-AT-u-nu-latn", ["de", "und"]),
    ("xx-Xxxx-XX", ["xx-Xxxx", "und"]), ("tlh", ["und"]), ("und", []), ("und-US", ["und"]),
  ])
  func goesFromParentToParent(_ tag: String, _ parents: [String]) throws {
    #expect(try LocaleID(tag).parents.map(\.tag) == parents)
  }

  // MARK: canonical forms

  @Test(arguments: [
    ("cmn-hakka", "hak"), ("zh-guoyu-xiang", "hsn"), ("arm-arevmda", "hyw"),
    ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97"), ("und-aaland", "und-AX"), ("sgn-DD", "gsg"),
    ("fr-u-rg-frgf", "fr-u-rg-gfzzzz"), ("en-u-sd-cn11", "en-u-sd-cnbj"),
    ("en-t-iw-k0-dvorak-d0-ascii", "en-t-he-d0-ascii-k0-dvorak"),
    ("en-t-d0-name", "en-t-d0-charname"), ("en-t-zh-hakka", "en-t-hak"),
    ("no-bok-u-nu-latn", "nb-u-nu-latn"), ("sgn-BE-FR-x-y", "sfb-x-y"),
    ("i-klingon-u-kn", "tlh-u-kn"), ("en-t-xx-yyyyyyyyy", ""), ("el-polytoni", "el-polyton"),
  ])
  func replacesWhatIsDeprecatedEverywhere(_ identifier: String, _ tag: String) throws {
    guard !tag.isEmpty else {
      _ = #expect(throws: FormatError.self) { try LocaleID(identifier) }
      return
    }
    #expect(try LocaleID(identifier).tag == tag)
    #expect(try LocaleID(tag).tag == tag)
  }

  // ICU reads these as the default locale of the process.
  @Test(arguments: ["i-default_DE", "i_default@calendar=buddhist", "i-default.x_y"])
  func theLocaleOfTheProcessIsNeverTaken(_ identifier: String) throws {
    #expect(try ICUIdentifier.canonicalized(identifier).hasPrefix("en-US"))
  }
}
