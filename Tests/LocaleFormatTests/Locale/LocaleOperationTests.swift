import Testing

@testable import LocaleFormat

/// Likely subtags, parents and canonical forms.
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

  @Test func likelySubtagsEqualICUInEveryLocale() throws {
    var differences = Differences()
    for locale in LocaleID.available {
      for what in [locale.tag, "\(locale.tag)-u-nu-latn-x-y", "\(locale.tag)-fonipa"]
      where locale.subtags.keywords.isEmpty || what == locale.tag {
        let asked = try LocaleID(what)
        differences.compare(
          try asked.maximized.tag,
          Oracle.identifier(what, "maximized"),
          "\(what) maximized"
        )
        differences.compare(
          try asked.minimized.tag,
          Oracle.identifier(what, "minimized"),
          "\(what) minimized"
        )
      }
    }
    differences.expectNone(among: 4_000)
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

  @Test func parentsAreThoseOfICUsData() throws {
    var differences = Differences()
    // Of an old name without its script, such as `zh-TW`, ICU's data names no parent.
    for locale in LocaleID.available
    where try locale.resolved.data.subtags.script != nil
      || locale.maximized.script == LocaleID(locale.language).maximized.script
    {
      differences.compare(
        try locale.parent?.tag ?? "",
        Oracle.localeInfo("parent", locale: locale),
        "\(locale) parent"
      )
    }
    differences.expectNone(among: 600)
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

  #if DEBUG
  private static let count = 8_000
  #else
  private static let count = 60_000
  #endif

  @Test(arguments: ["canonicalized", "maximized", "minimized"])
  func identifiersEqualICUAtRandom(_ operation: String) throws {
    var tags = RandomTags(seed: 72)
    var differences = 0
    for _ in 0..<Self.count {
      let tag = Bool.random(using: &tags.generator) ? tags.tag() : tags.icuName()
      let expected = Oracle.identifier(tag, operation)
      let actual: String?
      do throws(FormatError) {
        actual =
          switch operation {
          case "canonicalized": try ICUIdentifier.canonicalized(tag)
          case "maximized": try ICUIdentifier.maximized(tag)
          default: try ICUIdentifier.minimized(tag)
          }
      } catch {
        actual = nil
      }
      guard actual != expected else { continue }
      differences += 1
      if differences < 20 {
        Issue.record("\(tag): \(actual ?? "refused"), not \(expected ?? "refused")")
      }
    }
    #expect(differences == 0)
  }

  /// The public form is ICU's for every tag that has a canonical form (0023 says where not).
  @Test func canonicalTagsEqualICUAtRandom() throws {
    var tags = RandomTags(seed: 73)
    var differences = Differences()
    for _ in 0..<Self.count {
      let tag = tags.tag()
      // Private subtags alone stay what they are.
      guard !tag.lowercased().hasPrefix("und-x"),
        let expected = Oracle.identifier(tag, "canonicalized")
      else { continue }
      differences.compare(try LocaleID(tag).tag, expected, tag)
    }
    differences.expectNone(among: Self.count / 2)
  }

  // ICU takes these for the process's own locale.
  @Test(arguments: ["i-default_DE", "i_default@calendar=buddhist", "i-default.x_y"])
  func theLocaleOfTheProcessIsNeverTaken(_ identifier: String) throws {
    #expect(try ICUIdentifier.canonicalized(identifier).hasPrefix("en-US"))
  }
}
