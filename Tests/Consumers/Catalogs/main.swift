import StringCatalogs

// A service that answers in the language of each request; the arguments are the languages.
let languages =
  CommandLine.argc > 1 ? Array(CommandLine.arguments.dropFirst()) : ["en", "de", "ru"]
for language in languages {
  try AppLocale.with(AppLocale(LocaleID(language))) {
    print("\(language): \(Strings.done)")
    print(Strings.greeting(name: "Anna"))
    for count in [1, 2, 5, 1234] { print(Strings.deleteFiles(count)) }
    print(Strings.runsCompleted(0, of: 5), Strings.runsCompleted(1, of: 3), separator: "; ")
    print(Strings.Errors.diskFull, Strings.Errors.retry(1.25))
    for count in [1, 3, 11] { print(Strings.Errors.warnings(count)) }
  }
}
for warning in Strings.catalog.warnings { print(warning) }
