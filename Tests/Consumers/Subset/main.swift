import LocaleFormat
import StringCatalogs

// A program with its own data: three locales, and no ICU. A locale that the data lacks is refused.

let cache = FormatterCache.shared
let instant = try Instant(secondsSince1970: 1_391_342_400)
let date = DateFormat(date: .long, time: .short, zone: .utc)
for tag in ["de", "de-DE", "en-US", "en-840", "fr-FR", "es", "de-CH", "en-GB", "tlh", "ht"] {
  do {
    let locale = try LocaleID(tag)
    let number = try cache.string(-1_234_567.5, as: .decimal, for: locale)
    print(tag, number, try cache.string(instant, as: date, for: locale), separator: " | ")
  } catch {
    print(tag, error.code, error.text ?? "")
  }
}
// The whole data has no such locale either, and its parent serves it.
print(try cache.string(1234.5, as: .decimal, for: "fr-XX"))
do {
  print(try cache.string(5, as: .currency("EUR"), for: "de"))
} catch {
  print(error.code)
}
do {
  print(try LocaleID("es").maximized)
} catch {
  print(error.code)
}
print(try LocaleID("en").maximized, FormattingData.isCompiledDataInUse)
// The full time has the name of a zone, of the kind `zone-name`.
do {
  print(try cache.string(instant, as: DateFormat(time: .full, zone: "Europe/Berlin"), for: "de"))
} catch {
  print(error.code)
}
// A catalog gives the key where a number cannot be written.
for tag in ["de", "fr-FR", "en-US", "es"] {
  print(tag, AppLocale.with(AppLocale(try LocaleID(tag))) { Strings.files(1234) })
}
