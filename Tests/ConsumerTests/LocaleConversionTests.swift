import Foundation
import LocaleFormat
import LocaleFormatFoundation
import Testing

@Suite struct LocaleConversionTests {
  @Test func everyLocaleComesBack() throws {
    for locale in LocaleID.available {
      #expect(try LocaleID(Locale(locale)) == locale)
    }
    let others: [LocaleID] = [
      "de-CH-u-nu-arab", "th-TH-u-ca-gregory-hc-h23-nu-thai", "en-US-u-va-posix", "und",
      "de-CH-1996", "x-private", "en-t-de", "de-u-co-phonebk-kn", "ca-ES-valencia-u-rg-frzzzz",
    ]
    for locale in others { #expect(try LocaleID(Locale(locale)) == locale) }
  }

  @Test func foundationReadsTheKeywords() {
    #expect(Locale(LocaleID("th-u-ca-gregory")).calendar.identifier == .gregorian)
    #expect(Locale(LocaleID("de-u-nu-arab")).numberingSystem.identifier == "arab")
    #expect(Locale(LocaleID("de-u-hc-h12")).hourCycle == .oneToTwelve)
    #expect(Locale(LocaleID("zh-Hant-TW")).language.script?.identifier == "Hant")
  }
}
