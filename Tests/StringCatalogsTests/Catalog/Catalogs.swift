import LocaleFormat
import StringCatalogs

/// A file of a catalog in memory.
func file(_ name: String, _ text: String) -> CatalogSource { .bytes(Array(text.utf8), name: name) }

/// A `.stringsdict` file with one key, whose variables have the type `lu`.
func stringsdict(
  _ key: String,
  _ format: String,
  _ variables: KeyValuePairs<String, KeyValuePairs<String, String>>
) -> String {
  var text = "<plist version=\"1.0\"><dict><key>\(key)</key><dict>"
  text += "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
  for (name, forms) in variables {
    text += "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
    text += "<string>NSStringPluralRuleType</string>"
    text += "<key>NSStringFormatValueTypeKey</key><string>lu</string>"
    for (form, value) in forms { text += "<key>\(form)</key><string>\(value)</string>" }
    text += "</dict>"
  }
  return text + "</dict></dict></plist>"
}

/// Runs an operation in an app locale.
func inLocale<Result>(_ locale: LocaleID, _ operation: () throws -> Result) rethrows -> Result {
  try AppLocale.with(AppLocale(locale), operation: operation)
}
