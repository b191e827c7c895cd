internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// `fmt strings get`.
struct StringsGetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Prints the text of a key, in the language of a person and filled with arguments.",
    usage: "fmt strings get <key> [<args> ...] --catalog <path> [<options>]",
    discussion: """
      The language is the localization of the catalogs that matches the locale best. A key that it does not have is looked for in the other localizations that match, and then in the development language. Plural forms follow the language of the text, and numbers the conventions of the locale, or those of --numbers.

      An argument is what its place in the text needs: an integer for %d, a decimal number for %f, a character or its code for %c. For %@ it is a number if it is written as plain digits, such as 5 or -0.25, and otherwise a text; with --text it is always a text, such as 12 in a house number. Without arguments a text without plural forms is printed as it is in the file.

      A message of a JSON, ARB or .properties file takes values by name, name=value, and without names those of its numbers, from {0}. A date, such as day=2026-03-01T12:00:00Z, is written in the zone of --zone.

      In the examples, App is a folder with the texts of an app.

      Examples:
        $ fmt strings get '%lld files' 1200 --catalog App --locale en,de,ru
        en\t1,200 files
        de\t1.200 Dateien
        ru\t1\u{A0}200 файлов

        $ fmt strings get greeting --catalog App --locale de
        Hallo, %@!

        $ printf '{"hi": "Hi {name}!"}' > en.arb; \\
            fmt strings get hi name=Ada --catalog en.arb --locale en
        Hi Ada!

        $ printf 'greeting\\tAnna\\ngreeting\\tBen\\n' \\
            | fmt strings get --catalog App --locale de
        Hallo, Anna!
        Hallo, Ben!

        $ fmt strings get '%lld files' many --catalog App --locale de
        fmt: line 2, offset 0: 'many' is not a number: a digit was expected
      """
  )

  @OptionGroup var values: KeyArguments
  @OptionGroup(title: "Catalog") var source: CatalogOptions
  @OptionGroup(title: "Text") var text: CatalogTextOptions
  @OptionGroup(title: "Dates") var zone: ZoneOption
  @OptionGroup(title: "Locale") var place: CatalogLocaleOptions
  @OptionGroup(title: "Input") var reading: KeepGoingOption
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let locales = try place.locales()
    let numbers = try place.numbersLocale()
    var options = text.options
    options.zone = try zone.resolve()
    let catalog = try source.catalog(options, development: try place.developmentLanguage())
    let table = source.tableName
    let lines = try locales.map { locale in
      let strings = try place.strings(of: catalog, for: locale, numbers)
      return CatalogLine(
        locale: locale,
        filler: CatalogFiller(
          strings: strings,
          table: table,
          localizations: catalog.localizations,
          options: text
        ),
        showsName: locales.count > 1,
        output: output
      )
    }
    let arguments = values.plain
    let reader = TextReader(invalidOffsets: values.invalidPlainOffsets)
    // All arguments are one value.
    let value = arguments.isEmpty ? [] : [arguments.joined(separator: "\t")]
    try ValueStream(arguments: value, keepsGoing: reading.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let fields =
        arguments.isEmpty
        ? try KeyFields(line: bytes) : try KeyFields(arguments: arguments, reader)
      try LocaleAnswers(keepsGoing: reading.keepGoing).answer(in: lines) {
        line throws(ValueError) in
        try line.filler.text(of: fields)
      } write: { line, text in
        line.write(text, fields, to: &output)
      } refuse: { line, error in
        line.write(error, fields, to: &output)
      }
    }
  }
}
