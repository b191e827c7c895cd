import CatalogFiles
import CatalogTools
import LocaleFormat
import StringCatalogs
import Testing

/// The texts of catalogs before and after a conversion.
@Suite struct ConvertedTextsTests {
  private static let languages = ["en", "de", "ru", "ar", "es", "lv"]

  /// The arguments: an integer, a text, a number and another integer.
  private static let values: [(Int, String, Double, Int)] = [
    (0, "Ada", 0.125, 1), (1, "{x}", -2.5, 0), (2, "%d", 1_234.565, 3), (5, "#", 0, 12),
    (11, "'", 3.005, -7), (21, "a", 9_999.995, 1_234), (103, "", 1e9, 102), (1_234, "b", 0.5, 10),
    (-1, "c", -0.0, 1_000_000),
  ]

  private static let formats = [
    "text": "100 % it's {x} # %%", "some": "%2$@ it's {%1$lld}%% #", "fixed": "%3$.2f %3$+.0f %3$f",
    "signs": "%4$+d %1$.3lld %4$'u", "turned": "%4$lld %2$@ %1$d",
  ]

  private static let forms = [
    ("zero", "no # {files} of %2$@"), ("one", "one file"), ("two", "%1$lld two"),
    ("few", "%1$lld few"), ("many", "%1$lld many%%"), ("other", "%1$lld other, %2$@"),
  ]

  /// The files of a language, with one variable or with two.
  private static func files(
    _ language: String,
    hasOneVariable: Bool = false
  ) -> [(path: String, text: String)] {
    let lines = formats.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }
    let own = stringsdict(
      "forms",
      hasOneVariable ? "%1$#@a@" : "%1$#@a@, %4$#@b@",
      forms.map { $0 }
    )
    return [
      ("\(language).lproj/Localizable.strings", lines.joined()),
      ("\(language).lproj/Localizable.stringsdict", own),
    ]
  }

  private static func stringsdict(
    _ key: String,
    _ format: String,
    _ forms: [(String, String)]
  ) -> String {
    let all = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    let few = forms.filter { ["one", "other"].contains($0.0) }
      .map { "<key>\($0.0)</key><string>\($0.1.replacing("%1$", with: "%4$"))</string>" }.joined()
    let start = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    let type = "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
    return """
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>a</key><dict>\(start)\(type)\(all)</dict>
      <key>b</key><dict>\(start)\(type)\(few)</dict></dict></dict></plist>
      """
  }

  /// The categories and separators of a language, as the command finds them.
  private static func numbers(_ language: String) -> LanguageNumbers? {
    do {
      let locale = try LocaleID(language)
      let rules = try PluralRules(for: locale)
      var counts: [PluralCategory: [Int]] = [:]
      for number in 0...200 { counts[rules.category(of: number), default: []].append(number) }
      var alone: [Int: String] = [:]
      for (category, numbers) in counts where numbers.count == 1 {
        alone[numbers[0]] = category.rawValue
      }
      let text = try FormatterCache.shared.string(1_234, as: NumberFormat.decimal, for: locale)
      return LanguageNumbers(
        categories: Set(rules.categories.map(\.rawValue)),
        alone: alone,
        separatesFourDigits: text.count > 4
      )
    } catch {
      return nil
    }
  }

  /// The files after a conversion, with a development language.
  private static func converted(
    _ files: [(path: String, text: String)],
    _ language: String,
    _ convert: (inout CatalogConversion) -> Void
  ) throws -> [(path: String, text: String)] {
    let project = CatalogProject(
      files.map { TableFile(name: $0.path, path: $0.path, bytes: Array($0.text.utf8)) },
      development: language
    )
    var options = ConversionOptions()
    options.numbers = { numbers($0) }
    var conversion = CatalogConversion(try #require(project.groups.first), options)
    convert(&conversion)
    try #require(conversion.issues.isEmpty, "\(conversion.issues)")
    return conversion.files.map { ($0.path, $0.text) }
  }

  /// A catalog of the files, of which one says how the messages are read.
  private static func catalog(
    _ files: [(path: String, text: String)],
    _ language: String
  ) throws -> StringCatalog {
    try StringCatalog(
      [.embedded(EmbeddedCatalog(files.map { EmbeddedCatalog.File($0.path, $0.text) }))],
      development: LocaleID(language)
    )
  }

  private static let keys = formats.keys.sorted() + ["forms"]

  private static func filled(
    _ catalog: StringCatalog,
    _ key: String,
    _ values: (Int, String, Double, Int)
  ) throws -> String {
    // A text that takes nothing is looked up without arguments.
    if key == "text" { return catalog.string(key) }
    return try catalog.checkedString(key, values.0, values.1, values.2, values.3)
  }

  private static func written(
    _ catalog: StringCatalog,
    _ key: String,
    _ values: (Int, String, Double, Int),
    _ prefix: String
  ) throws -> String {
    var arguments = MessageArguments()
    arguments.append(FormatArgument(values.0), as: prefix + "0")
    arguments.append(FormatArgument(values.1), as: prefix + "1")
    arguments.append(FormatArgument(values.2), as: prefix + "2")
    arguments.append(FormatArgument(values.3), as: prefix + "3")
    let text = try catalog.checkedMessage(key, arguments)
    // MessageFormat 2 isolates values whose direction may be another one.
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) })
    )
  }

  @Test(
    arguments: languages,
    [
      MessageTarget(.json, .icu), MessageTarget(.arb, .icu), MessageTarget(.properties, .icu),
      MessageTarget(.json, .messageFormat2), MessageTarget(.properties, .messageFormat2),
    ]
  )
  func fillsAMessageAsItsFormat(_ language: String, _ target: MessageTarget) throws {
    let files = Self.files(language)
    let made = try Self.converted(files, language) { $0.makeMessages(target, in: "") }
    let formats = try Self.catalog(files, language)
    let messages = try Self.catalog(made, language)
    try inLocale(LocaleID(language)) {
      for key in Self.keys {
        for values in Self.values {
          let text = try Self.filled(formats, key, values)
          let prefix = target.syntax == .icu ? "" : "_"
          #expect(try Self.written(messages, key, values, prefix) == text, "\(key) \(values)")
        }
      }
    }
  }

  /// Two plural forms of one message of MessageFormat 2 are forms inside each other in ICU's syntax, which
  /// formats do not have.
  @Test(
    arguments: languages,
    [
      (.strings, .icu), (.xcstrings, .icu), (.strings, .messageFormat2),
      (.xcstrings, .messageFormat2),
    ] as [(CatalogFileName.Kind, MessageVersion)]
  )
  func fillsAFormatAsBeforeItWasAMessage(
    _ language: String,
    _ target: (kind: CatalogFileName.Kind, syntax: MessageVersion)
  ) throws {
    let files = Self.files(language, hasOneVariable: target.syntax == .messageFormat2)
    let made = try Self.converted(files, language) {
      $0.makeMessages(MessageTarget(.json, .icu), in: "")
    }
    let back = try Self.converted(made, language) { $0.makeFormats(target.kind, in: "") }
    let (old, new) = (try Self.catalog(files, language), try Self.catalog(back, language))
    try inLocale(LocaleID(language)) {
      for key in Self.keys {
        for values in Self.values {
          let text = try Self.filled(old, key, values)
          #expect(try Self.filled(new, key, values) == text, "\(key) \(values)")
        }
      }
    }
  }
}
