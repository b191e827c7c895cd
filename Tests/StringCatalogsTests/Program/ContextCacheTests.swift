import LocaleFormat
import StringCatalogs
import Testing

/// Tests that numbers in texts are written through the cache of the context.
@Suite struct ContextCacheTests {
  private static let strings = #"""
    "whole" = "%d files"; "real" = "%.1f km"; "list" = "%1$@, %2$d";
    """#
  private static let plural = stringsdict(
    "files",
    "%#@files@",
    ["files": ["one": "%lu file", "other": "%lu files"]]
  )

  private func catalog(_ options: StringCatalog.Options = .init()) throws -> StringCatalog {
    try StringCatalog(
      [
        file("en.lproj/Localizable.strings", Self.strings),
        file("en.lproj/Localizable.stringsdict", Self.plural),
      ],
      development: "en",
      options: options
    )
  }

  /// Writes a text in a context, and returns it with the number of look-ups in the context's cache.
  private func written(_ text: () throws -> String) throws -> (String, lookups: Int) {
    let context = LocaleContext(AppLocale("en"), cache: FormatterCache(capacity: 32))
    let text = try LocaleContext.with(context, operation: text)
    let counts = context.cache.statistics
    return (text, counts.hits + counts.misses)
  }

  @Test func integersUseIt() throws {
    let catalog = try catalog()
    let (text, lookups) = try written { catalog.string("whole", 1_234) }
    #expect(text == "1,234 files" && lookups == 1)
  }

  @Test func realNumbersUseIt() throws {
    let catalog = try catalog()
    let (text, lookups) = try written { catalog.string("real", 1.25) }
    #expect(text == "1.2 km" && lookups == 1)
  }

  @Test func formattedArgumentsUseIt() throws {
    let catalog = try catalog()
    let share = FormattedArgument(0.5, as: NumberFormat.percent)
    let (text, lookups) = try written { catalog.string("list", share, 2) }
    #expect(text == "50%, 2" && lookups > 1)
  }

  @Test func pluralFormsUseIt() throws {
    let catalog = try catalog()
    let (text, lookups) = try written { catalog.string("files", 1_234) }
    #expect(text == "1,234 files" && lookups > 0)
  }

  @Test func textsOfAFixedLanguageUseIt() throws {
    let strings = try catalog().strings(for: AppLocale("en"))
    let (text, lookups) = try written { strings.string("whole", 1_234) }
    #expect(text == "1,234 files" && lookups == 1)
  }

  @Test func aCacheOfTheOptionsGoesBeforeIt() throws {
    var options = StringCatalog.Options()
    options.cache = FormatterCache(capacity: 8)
    let catalog = try catalog(options)
    let (text, lookups) = try written { catalog.string("whole", 1_234) }
    #expect(text == "1,234 files" && lookups == 0)
    #expect(options.cache?.statistics.entries == 1)
  }
}
