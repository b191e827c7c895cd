import CatalogFiles
import CatalogTools

/// The files and issues of a conversion, for tests.
struct ConvertedFiles {
  private(set) var files: [String: String] = [:]
  private(set) var issues: [String] = []
  private(set) var isRefused = false
  private(set) var refused: Set<ConversionLoss> = []

  /// Makes files of messages.
  init(
    messages target: MessageTarget,
    of files: [String: String],
    losing losses: [ConversionLoss] = []
  ) {
    self.init(files, losses) { $0.makeMessages(target, in: "") }
  }

  /// Makes `.xcstrings` files or `.strings` files of messages.
  init(
    formats kind: CatalogFileName.Kind,
    of files: [String: String],
    losing losses: [ConversionLoss] = []
  ) {
    self.init(files, losses) { $0.makeFormats(kind, in: "") }
  }

  private init(
    _ files: [String: String],
    _ losses: [ConversionLoss],
    _ convert: (inout CatalogConversion) -> Void
  ) {
    let project = CatalogProject(
      files.sorted { $0.key < $1.key }
        .map { TableFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) }
    )
    var options = ConversionOptions()
    options.losses = Set(losses)
    options.numbers = { Self.numbers[$0] }
    guard project.issues.isEmpty, let group = project.groups.first else {
      issues = project.issues.map { "\($0)" }
      isRefused = true
      return
    }
    var conversion = CatalogConversion(group, options)
    convert(&conversion)
    for file in conversion.files { self.files[file.path] = file.text }
    issues = conversion.issues.map { "\($0)" }
    isRefused = conversion.isRefused
    refused = conversion.refused
  }

  /// The rules of some languages.
  private static let numbers: [String: LanguageNumbers] = [
    "en": LanguageNumbers(categories: ["one", "other"], alone: [1: "one"]),
    "de": LanguageNumbers(categories: ["one", "other"], alone: [1: "one"]),
    "es": LanguageNumbers(
      categories: ["one", "many", "other"],
      alone: [1: "one"],
      separatesFourDigits: false
    ),
    "ru": LanguageNumbers(categories: ["one", "few", "many", "other"], alone: [:]),
    "lv": LanguageNumbers(categories: ["zero", "one", "other"], alone: [:]),
    "ar": LanguageNumbers(
      categories: ["zero", "one", "two", "few", "many", "other"],
      alone: [0: "zero", 1: "one", 2: "two"]
    ),
  ]

  /// The text of a `.stringsdict` file with one key whose format and variables are given, each with its type
  /// and its forms.
  static func dictionary(
    _ key: String,
    _ format: String,
    _ variables: [(name: String, type: String, forms: [(String, String)])]
  ) -> String {
    let rules = variables.map { name, type, forms in
      let texts = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
      return """
        <key>\(name)</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>
        """
    }
    return """
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules.joined())
      </dict></dict></plist>
      """
  }

  /// The text of an `.xcstrings` file with a key.
  static func catalog(_ key: String, _ entry: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {\(entry)}}}
    """
  }
}
