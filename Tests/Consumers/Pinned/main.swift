import LocaleFormat
import StringCatalogs

// A program without ICU: every text is of the data that was compiled ahead.

let cache = FormatterCache.shared
let instant = try Instant(secondsSince1970: 1_391_342_400)
let date = DateFormat(date: .long, time: .short, zone: .utc)
for tag in ["de", "en-IN", "ar-EG", "zh-TW", "pt-PT", "tlh", "de-u-nu-deva"] {
  let locale = try LocaleID(tag)
  let number = try cache.string(-1_234_567.5, as: .decimal, for: locale)
  let price = try cache.string(1234.5, as: .currency("EUR"), for: locale)
  print(tag, number, price, try cache.string(instant, as: date, for: locale), separator: " | ")
}
print(try cache.string(5, as: .unit("meter"), for: "de"))
print(try cache.string(.amount(-2, .year), as: RelativeTimeFormat(width: .long), for: "he"))
do {
  print(try cache.string(5, as: .spellOut, for: "de"))
} catch {
  print(error.code)
}
print(FormattingData.isCompiledDataInUse, try LibraryVersions.current.cldr)

// The texts of a catalog, by ICU's matcher of locales and the plural forms of compiled data.
for tag in [
  "de-AT", "en-AU", "fr-CA", "es-419", "it", "pt-AO", "nl", "pl", "ru", "uk", "cs", "sv", "da",
  "no", "fi", "tr", "ja", "ko", "zh-Hant-HK", "ar", "gsw", "tlh", "en-XA",
] {
  let texts = AppLocale.with(AppLocale(try LocaleID(tag))) {
    [1, 2, 5, 1234].map { Strings.files($0) }
  }
  print(tag, texts.joined(separator: " | "), separator: ": ")
}
