import CatalogFiles
import CatalogTools
import MessageSyntax
import Testing

/// Formats that become messages.
@Suite struct FormatsToMessagesTests {
  private let json = MessageTarget(.json, .icu)

  /// The line of the key `k` of a JSON file with one key.
  private func line(_ text: String?) -> String? {
    text.flatMap { $0.split(separator: "\n").first { $0.contains("\"k\"") }.map(String.init) }
      .map { $0.trimmingPrefix("  \"k\": ") }.map(String.init)
  }

  private func message(
    _ format: String,
    _ language: String = "en",
    _ syntax: MessageVersion = .icu
  ) -> String? {
    let files = ["\(language).lproj/Localizable.strings": "\"k\" = \"\(format)\";"]
    let result = ConvertedFiles(messages: MessageTarget(.json, syntax), of: files)
    #expect(!result.isRefused, "\(result)")
    return line(result.files["\(language).json"])
  }

  @Test(
    arguments: [
      ("Hello", #""Hello""#, #""Hello""#),
      ("%@ it's {a}", #""{0} it''s '{'a'}'""#, #""{$_0} it's \\{a\\}""#),
      ("%2$@ of %1$@", #""{1} of {0}""#, #""{$_1} of {$_0}""#),
      // A text without conversions is shown as it is; in a format a percent sign is doubled.
      ("100 %", #""100 %""#, #""100 %""#), ("100%%", #""100%%""#, #""100%%""#),
      ("%d%%", #""{0, number, integer}%""#, #""{$_0 :integer}%""#),
      ("%lld %s", #""{0, number, integer} {1}""#, #""{$_0 :integer} {$_1}""#),
      (
        "%.2f", #""{0, number, ::.00}""#,
        #""{$_0 :number minimumFractionDigits=2 maximumFractionDigits=2 roundingMode=halfEven}""#
      ),
      (
        "%+.3d", #""{0, number, ::precision-integer integer-width/+000 sign-always}""#,
        #""{$_0 :integer minimumIntegerDigits=3 signDisplay=always}""#
      ),
      (
        "%.0f", #""{0, number, ::.}""#,
        #""{$_0 :number minimumFractionDigits=0 maximumFractionDigits=0 roundingMode=halfEven}""#
      ),
      ("%(name)@ has %(count)lld", #""{name} has {count, number, integer}""#, nil),
    ] as [(String, String, String?)]
  )
  func writesConversionsAsArguments(_ format: String, _ icu: String, _ second: String?) {
    #expect(message(format) == icu)
    if let second { #expect(message(format, "en", .messageFormat2) == second) }
  }

  /// Spanish has no separator in numbers of four digits, which ICU's messages have without a skeleton.
  @Test func keepsTheSeparatorsOfALanguage() {
    #expect(message("%lld", "es") == #""{0, number, ::precision-integer}""#)
    #expect(message("%lld", "es", .messageFormat2) == #""{$_0 :integer}""#)
    let forms = [(name: "n", type: "lld", forms: [("other", "%lld x")])]
    let files = ["es.lproj/Localizable.stringsdict": ConvertedFiles.dictionary("k", "%#@n@", forms)]
    let result = ConvertedFiles(messages: json, of: files)
    let text = #""{0, plural, other {{0, number, ::precision-integer} x}}""#
    #expect(line(result.files["es.json"]) == text, "\(result)")
  }

  @Test(
    arguments: [
      "%x", "%o", "%c", "%e", "%g", "%a", "%5d", "%-5@", "%.3@", "%05d", "%*d", "%.*f", "% d",
      "%#x", "%.30f",
    ]
  )
  func refusesAConversionWithoutAnEqual(_ conversion: String) {
    let files = ["en.lproj/Localizable.strings": "\"k\" = \"%@ \(conversion)\";"]
    let result = ConvertedFiles(messages: json, of: files, losing: ConversionLoss.allCases)
    let message = "'k' has the conversion '\(conversion)', which a .json file cannot hold"
    #expect(result.issues == ["en.lproj/Localizable.strings:1:7: error: \(message)"])
  }

  @Test(
    arguments: [
      ("en", "=0 {no #} one {a} other {# b}"), ("ar", "zero {no #} one {a} other {# b}"),
      ("lv", "zero {no #} one {a} other {# b}"), ("ru", "=0 {no #} one {a} other {# b}"),
    ]
  )
  func writesTheFormForZero(_ language: String, _ forms: String) {
    let variable = (
      name: "n", type: "lld", forms: [("other", "%lld b"), ("one", "a"), ("zero", "no %lld")]
    )
    let files = [
      "\(language).lproj/Localizable.stringsdict": ConvertedFiles.dictionary(
        "k",
        "%@: %#@n@.",
        [variable]
      )
    ]
    let result = ConvertedFiles(messages: json, of: files)
    #expect(
      line(result.files["\(language).json"]) == "\"{0}: {1, plural, \(forms)}.\"",
      "\(result)"
    )
  }

  @Test func writesVariablesWhereTheyAre() {
    let inner = (name: "b", type: "lld", forms: [("one", "# %lld y"), ("other", "%lld ys")])
    let outer = (
      name: "a", type: "ld", forms: [("one", "one x"), ("other", "%1$ld xs of %2$#@b@ for %3$@")]
    )
    let files = [
      "en.lproj/Localizable.stringsdict": ConvertedFiles.dictionary("k", "%1$#@a@", [outer, inner])
    ]
    let inside = "{1, plural, one {'#' # y} other {# ys}}"
    let text = "{0, plural, one {one x} other {# xs of \(inside) for {2}}}"
    let result = ConvertedFiles(messages: json, of: files)
    #expect(line(result.files["en.json"]) == "\"\(text)\"", "\(result)")
  }

  @Test func writesSubstitutions() {
    let entry = #"""
      "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%2$@ in %#@files@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}
      """#
    let files = ["Localizable.xcstrings": ConvertedFiles.catalog("k", entry)]
    let result = ConvertedFiles(messages: json, of: files)
    let text = #""{1} in {0, plural, one {# file} other {# files}}""#
    #expect(line(result.files["en.json"]) == text, "\(result)")
    let second = ConvertedFiles(messages: MessageTarget(.json, .messageFormat2), of: files)
    let made = #"one {{{$_1} in {$_0 :integer} file}} * {{{$_1} in {$_0 :integer} files}}""#
    #expect(line(second.files["en.json"])?.hasSuffix(made) == true, "\(second)")
  }

  @Test(
    arguments: [
      ("%#@n@", "f", [("other", "%f b")], "plural forms of a number with fraction digits"),
      ("%#@n@", ".1f", [("other", "b")], "plural forms of a number with fraction digits"),
      ("%#@n@", "lld", [("other", "%x")], "the conversion '%x'"),
      ("%#@n@", "x", [("other", "^[%lld a](inflect: true)")], "attributes such as '^[…](…)'"),
    ] as [(String, String, [(String, String)], String)]
  )
  func refusesForms(_ format: String, _ type: String, _ forms: [(String, String)], _ part: String) {
    let dictionary = ConvertedFiles.dictionary("k", format, [(name: "n", type: type, forms: forms)])
    let files = ["en.lproj/Localizable.stringsdict": dictionary]
    let result = ConvertedFiles(messages: json, of: files, losing: ConversionLoss.allCases)
    #expect(result.isRefused && result.issues.count == 1, "\(result)")
    #expect(
      result.issues.first?.hasSuffix("'k' has \(part), which a .json file cannot hold") == true
    )
  }

  /// 32 variables of which each names the next one twice would be a message of 4 billion parts.
  @Test func refusesVariablesThatNameEachOtherManyTimes() {
    let variables = (0..<30).map { number in
      (
        name: "v\(number)", type: "lld",
        forms: [("other", "%1$#@v\(number + 1)@ %1$#@v\(number + 1)@")]
      )
    }
    let last = (name: "v30", type: "lld", forms: [("other", "%lld")])
    let dictionary = ConvertedFiles.dictionary("k", "%1$#@v0@", variables + [last])
    let result = ConvertedFiles(messages: json, of: ["en.lproj/L.stringsdict": dictionary])
    #expect(result.isRefused && result.issues.count == 1)
    #expect(result.issues.first?.contains("more than 10000 parts of texts") == true, "\(result)")
  }

  /// A translation that shows no argument is filled as the other languages are.
  @Test func takesATextForAFormatIfAnotherLanguageDoes() {
    let files = [
      "en.lproj/Localizable.strings": "\"k\" = \"%d%%\";",
      "de.lproj/Localizable.strings": "\"k\" = \"100%%\";",
    ]
    let result = ConvertedFiles(messages: json, of: files)
    #expect(line(result.files["de.json"]) == #""100%""#, "\(result)")
  }

  @Test func refusesPhrases() {
    let entry = #"""
      "localizations": {"en": {"stringSet": {"state": "translated", "values": ["Open ${applicationName}"]}}}
      """#
    let files = ["AppShortcuts.xcstrings": ConvertedFiles.catalog("k", entry)]
    let result = ConvertedFiles(messages: json, of: files, losing: ConversionLoss.allCases)
    let message = "'k' has phrases of an App Shortcut, which a .json file cannot hold"
    #expect(result.isRefused && result.issues.contains { $0.contains(message) }, "\(result)")
  }

  // MARK: Losses

  @Test(
    arguments: [
      (
        ["L.xcstrings": ConvertedFiles.catalog("k", "\"shouldTranslate\": false")], .untranslatable,
        "the mark not to be translated"
      ),
      (
        ["L.xcstrings": ConvertedFiles.catalog("k", "\"extractionState\": \"stale\"")], .states,
        "the mark that it is stale"
      ),
      (
        ["en.lproj/L.strings": "/* fmt:needs-review */\nk = a;"], .states,
        "the state 'needs_review'"
      ),
      (["en.lproj/L.strings": "/* About k */\nk = a;"], .comments, "comments cannot be kept"),
      (["en.lproj/L.strings": "k = a;\n/* end */"], .comments, "comments that belong to no key"),
      (["en.lproj/L.strings": "k = a;\nk = b;"], .hidden, "the key 'k'"),
      (
        ["Base.lproj/L.strings": "k = a;", "en.lproj/L.strings": "k = b;"], .hidden,
        "hides this one"
      ),
      (
        ["L.xcstrings": ConvertedFiles.catalog("k", ""), "en.lproj/L.strings": "k = a;"], .hidden,
        "hides this one"
      ),
      (["L.xcstrings": ConvertedFiles.catalog("k", "\"later\": 1")], .unknown, "'later'"),
      (
        [
          "L.xcstrings": ConvertedFiles.catalog(
            "k",
            #"""
            "localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "%lld on a Mac"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld"}}}}}}
            """#
          )
        ], .variants, "several texts for devices or widths"
      ),
    ] as [([String: String], ConversionLoss, String)]
  )
  func namesTheKindOfEachLoss(
    _ files: [String: String],
    _ loss: ConversionLoss,
    _ message: String
  ) {
    let strict = ConvertedFiles(messages: json, of: files)
    #expect(strict.isRefused && strict.refused == [loss], "\(strict)")
    #expect(strict.issues.contains { $0.contains(message) }, "\(strict)")
    let alone = ConvertedFiles(messages: json, of: files, losing: [loss])
    #expect(!alone.isRefused && alone.issues.contains { $0.contains("warning: ") }, "\(alone)")
  }

  @Test func keepsTheTextForOtherDevicesAndTheWidestOne() {
    let widths = """
      <plist version="1.0"><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>middle</string><key>100</key><string>wide</string>
      <key>3</key><string>w</string></dict></dict></dict></plist>
      """
    let entry = #"""
      "localizations": {"en": {"variations": {"device": {
      "mac": {"stringUnit": {"state": "translated", "value": "%lld on a Mac"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld"}}}}}}
      """#
    let files = [
      "Localizable.xcstrings": ConvertedFiles.catalog("d", entry),
      "en.lproj/Localizable.stringsdict": widths,
    ]
    let result = ConvertedFiles(messages: json, of: files, losing: [.variants])
    #expect(
      result.files["en.json"] == "{\n  \"w\": \"wide\",\n  \"d\": \"{0, number, integer}\"\n}\n"
    )
  }

  @Test func writesAKeyThatIsNotTranslatedInTheDevelopmentLanguageAlone() {
    let entry = #"""
      "shouldTranslate": false,
      "localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}
      """#
    let files = ["Localizable.xcstrings": ConvertedFiles.catalog("k", entry)]
    let result = ConvertedFiles(messages: json, of: files, losing: [.untranslatable])
    #expect(line(result.files["en.json"]) == "\"k\"" && line(result.files["de.json"]) == nil)
  }
}
