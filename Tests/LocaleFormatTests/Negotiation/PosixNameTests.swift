import LocaleFormat
import Testing

@Suite struct PosixNameTests {
  // The names are those of glibc's list of supported locales, where it has the locale.
  @Test(arguments: [
    ("de", "de_DE.UTF-8"), ("en", "en_US.UTF-8"), ("pt-PT", "pt_PT.UTF-8"), ("pt", "pt_BR.UTF-8"),
    ("zh-Hans", "zh_CN.UTF-8"), ("zh-Hant", "zh_TW.UTF-8"), ("zh-Hant-HK", "zh_HK.UTF-8"),
    ("sr", "sr_RS.UTF-8"), ("sr-Latn", "sr_RS.UTF-8@latin"), ("uz-Cyrl", "uz_UZ.UTF-8@cyrillic"),
    ("sd-Deva", "sd_IN.UTF-8"), ("sd-Deva-PK", "sd_PK.UTF-8@devanagari"),
    ("ca-valencia", "ca_ES.UTF-8@valencia"), ("es-419", "es_419.UTF-8"), ("nb", "nb_NO.UTF-8"),
    ("de-u-nu-thai", "de_DE.UTF-8"), ("en-Brai", nil), ("tlh", nil),
  ])
  func namesALocaleAsTheLibraryOfCDoes(_ locale: String, _ name: String?) throws {
    #expect(try LocaleID(locale).posixName == name)
  }
}
