import StringCatalogs

// A service that answers in the language of each request; the arguments are the languages, and after
// them the launch arguments of tests.
let named = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
let languages = named.isEmpty ? ["en", "de", "ru"] : Array(named)
for language in languages {
  try AppLocale.with(AppLocale(LocaleID(language))) {
    print("\(language): \(Strings.done)")
    print(Strings.greeting(name: "Anna"))
    for count in [1, 2, 5, 1234] { print(Strings.deleteFiles(count)) }
    print(Strings.runsCompleted(0, of: 5), Strings.runsCompleted(1, of: 3), separator: "; ")
    print(Strings.Errors.diskFull, Strings.Errors.retry(1.25))
    for count in [1, 3, 11] { print(Strings.Errors.warnings(count)) }
    print(Strings.Shop.cartItems(count: 1), Strings.Shop.cartItems(count: 1234), separator: "; ")
  }
}
for warning in Strings.catalog.warnings { print(warning) }
