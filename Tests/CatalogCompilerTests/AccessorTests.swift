import Testing

@testable import catalogcompiler

/// The accessors that are made of keys and texts.
@Suite struct AccessorTests {
  @Test(arguments: [
    (#""Done";"#, "static var done: String"),
    (#""activity.runs" = "x";"#, "static var activityRuns: String"),
    (#""URLError" = "x";"#, "static var urlError: String"),
    (#""HTTP server URL" = "x";"#, "static var httpServerURL: String"),
    (#""iPhone_name" = "x";"#, "static var iPhoneName: String"),
    (#""CFBundleName" = "x";"#, "static var cfBundleName: String"),
    (#""5c9-4X.title" = "x";"#, "static var _5c94XTitle: String"),
    (#""default" = "x";"#, "static var `default`: String"),
    (#""self" = "x";"#, "static var self_: String"),
    (#""Catalog" = "x";"#, "static var catalog_: String"),
    (#""Готово" = "x";"#, "static var готово: String"),
    (#""…" = "x";"#, "static var text: String"),
    (#""100%" = "100%";"#, "static var _100: String"),
    (#""50% off";"#, "static var _50Off: String"),
    (#""Test %% off";"#, "static var testOff: String"),
    // Arguments.
    (
      #""Runs completed %lld of %lld";"#,
      "static func runsCompleted(_ argument1: Int, of argument2: Int) -> String"
    ),
    (
      #""%2$@ by the author %1$@";"#,
      "static func byTheAuthor(_ argument1: some StringArgument, _ argument2: some StringArgument) -> String"
    ),
    (#""Delete %lld files";"#, "static func deleteFiles(_ argument1: Int) -> String"),
    (#""%lld files";"#, "static func files(_ argument1: Int) -> String"),
    (
      #""%@: %@";"#,
      "static func text(_ argument1: some StringArgument, _ argument2: some StringArgument) -> String"
    ),
    (
      #""Move %@ in %@ let %@";"#,
      "static func move(_ argument1: some StringArgument, in argument2: some StringArgument, `let` argument3: some StringArgument) -> String"
    ),
    (
      #""hello" = "Hello, %(user name)@";"#,
      "static func hello(userName argument1: some StringArgument) -> String"
    ),
    (#""a %(n)lld" = "%(count)lld";"#, "static func a(count argument1: Int) -> String"),
    (
      #""types" = "%d%i%u%x%o%c%s%f%.1g%@";"#,
      "static func types(_ argument1: Int, _ argument2: Int, _ argument3: Int, _ argument4: Int, _ argument5: Int, _ argument6: Character, _ argument7: String, _ argument8: Double, _ argument9: Double, _ argument10: some StringArgument) -> String"
    ),
    (
      #""gap" = "%3$d";"#,
      "static func gap(_ argument1: some StringArgument, _ argument2: some StringArgument, _ argument3: Int) -> String"
    ),
    (#""width" = "%*d";"#, "static func width(_ argument1: Int, _ argument2: Int) -> String"),
    (#""both" = "%1$@ %1$d";"#, "static func both(_ argument1: Int) -> String"),
  ])
  func namesMembersByTheirKeys(_ strings: String, _ expected: String) {
    let compiled = Compiled(strings)
    #expect(compiled.members == [expected])
  }

  @Test func endsLongNamesWithAWholeWord() {
    let key = Array(repeating: "word", count: 100).joined(separator: " ")
    let name = KeyName(key).base
    #expect(name == "word" + String(repeating: "Word", count: 19))
    #expect((KeyName(String(repeating: "a", count: 1000)).base?.count) == 80)
  }

  @Test func numbersEqualNames() {
    let compiled = Compiled(
      """
      "disk.full" = "1"; "Disk full" = "2"; "disk_full" = "3"; "Disk full %@"; "diskFull2" = "4";
      """
    )
    #expect(
      compiled.members == [
        "static var diskFull: String", "static var diskFull2: String",
        "static var diskFull3: String",
        "static func diskFull(_ argument1: some StringArgument) -> String",
        "static var diskFull22: String",
      ]
    )
    let file = "en.lproj/Localizable.strings"
    #expect(
      compiled.issues == [
        "\(file):1:20: warning: 'Disk full' is 'diskFull2' in Swift, because 'disk.full' (\(file):1:1) is 'diskFull'",
        "\(file):1:39: warning: 'disk_full' is 'diskFull3' in Swift, because 'disk.full' (\(file):1:1) is 'diskFull'",
        "\(file):1:74: warning: 'diskFull2' is 'diskFull22' in Swift, because 'Disk full' (\(file):1:20) is 'diskFull2'",
      ]
    )
  }

  @Test func takesGendersAndTypesWithAPercentSign() {
    let compiled = Compiled([
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>likes</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%@ likes %#@pronoun@ %1#@photos@</string>
      <key>pronoun</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>%d</string>
      <key>0</key><string>his</string><key>1</key><string>her</string></dict>
      <key>photos</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>%ld</string>
      <key>one</key><string>photo</string><key>other</key><string>%5-ld photos</string></dict>
      </dict></dict></plist>
      """
    ])
    #expect(compiled.issues == [])
    #expect(
      compiled.members == [
        "static func likes(_ argument1: some StringArgument, _ argument2: GrammaticalGender, _ argument3: Int) -> String"
      ]
    )
  }

  @Test func findsArgumentsOfVariants() {
    let compiled = Compiled([
      "Localizable.xcstrings": catalog(
        "runs",
        #"""
        "en":{"stringUnit":{"value":"%#@a@ of %2$#@b@, %3$@"},"substitutions":{
        "a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"value":"one"}},"other":{"stringUnit":{"value":"%arg runs"}}}}},
        "b":{"formatSpecifier":"lf","variations":{"plural":{
        "other":{"stringUnit":{"value":"%arg"}}}}}}}
        """#
      )
    ])
    #expect(compiled.issues == [])
    #expect(
      compiled.members == [
        "static func runs(_ argument1: Int, _ argument2: Double, _ argument3: some StringArgument) -> String"
      ]
    )
    #expect(compiled.lines?.contains("/// %lld runs of %lf, %3$@") == true)
  }

  @Test func putsOtherTablesInEnumerations() {
    let compiled = Compiled([
      "en.lproj/Shop-Errors.strings": #""a" = "A %d";"#, "en.lproj/Type.strings": #""a" = "B";"#,
      "en.lproj/shop errors.strings": #""b" = "C";"#, "en.lproj/Empty.strings": "",
      "Localizable.xcstrings": catalog("c", ""),
    ])
    let lines = compiled.lines ?? []
    #expect(
      lines.filter { $0.contains("enum ") } == [
        "nonisolated enum Strings {", "enum ShopErrors {", "enum TypeTable {", "enum ShopErrors2 {",
      ]
    )
    #expect(
      lines.contains(
        #"static func a(_ argument1: Int) -> String { catalog.string("a", argument1, table: "Shop-Errors") }"#
      )
    )
    #expect(lines.contains(#"static var c: String { catalog.string("c") }"#))
  }

  @Test func writesTextsAndCommentsAsDocumentation() {
    let compiled = Compiled(
      "/* A \u{202E}comment\nof two lines */ \"key\" = \"The */ \\n text\u{7}\";"
    )
    let lines = compiled.lines ?? []
    let first = lines.firstIndex(of: "/// The */ ") ?? 0
    #expect(
      lines[first...].prefix(6) == [
        "/// The */ ", "///  text", "///", "/// A comment", "/// of two lines",
        #"static var key: String { catalog.string("key") }"#,
      ]
    )
  }

  @Test func messagesHaveNamedArguments() {
    let arb = #"""
      {"hi": "Hi {firstName}", "n": "{count, plural, one {#} other {#}} {d, date} {g, select, other {}} {x, number} {y, number, ::currency/EUR}",
      "@n": {"placeholders": {"x": {"type": "double"}}}}
      """#
    let compiled = Compiled(["app_en.arb": arb], development: "en")
    #expect(
      compiled.members == [
        "static func hi(firstName argument1: some StringArgument) -> String",
        "static func n(count argument1: Int, d argument2: Instant, g argument3: String, x argument4: Double, y argument5: some NumberArgument) -> String",
      ]
    )
    #expect(
      compiled.lines?.contains {
        $0.contains(
          #"catalog.message("hi", ["firstName": argument1.formatArgument], table: "app")"#
        )
      } ?? false
    )
  }

  @Test func amountsOfMoneyAreNotNumbers() {
    let compiled = Compiled([
      "MessageCatalog.json": #"{"syntax": 2}"#,
      "en.json": #"{"pay": "{$total :currency currency=EUR}", "share": "{$rate :percent}"}"#,
    ])
    #expect(
      compiled.members == [
        "static func pay(total argument1: some StringArgument) -> String",
        "static func share(rate argument1: some NumberArgument) -> String",
      ]
    )
  }

  @Test func messagesOfOtherFilesNeedADescription() {
    let json = ["l/en.json": #"{"a": "A"}"#, "l/de.json": #"{"a": "Ä"}"#]
    let described = Compiled(json.merging(["l/MessageCatalog.json": "{}"]) { first, _ in first })
    #expect(described.issues.isEmpty)
    #expect(described.lines?.count { $0.hasPrefix("EmbeddedCatalog.File(") } == 3)
    #expect(Compiled(json).lines == nil)
  }
}
