import CatalogFiles
import CatalogTools
import Testing

/// Messages that become formats.
@Suite struct MessagesToFormatsTests {
  private let description = ["MessageCatalog.json": "{\"syntax\": 1}"]

  private func files(_ messages: [String: String]) -> [String: String] {
    var files = description
    for (language, message) in messages {
      files["\(language).json"] = "{\"k\": \(JSONText.text(message).oneLine)}"
    }
    return files
  }

  private func strings(
    _ message: String,
    _ language: String = "en",
    losing losses: [ConversionLoss] = [.names]
  ) -> String? {
    let result = ConvertedFiles(formats: .strings, of: files([language: message]), losing: losses)
    #expect(!result.isRefused, "\(result)")
    return result.files["\(language).lproj/Localizable.strings"]
  }

  @Test(
    arguments: [
      ("Hello", "Hello"), ("100 %", "100 %"), ("it''s '{'", "it's {"), ("{0} 100 %", "%@ 100 %%"),
      ("{0}", "%@"), ("{0} {0}", "%1$@ %1$@"), ("{1} of {0}", "%2$@ of %1$@"), ("{1}", "%2$@"),
      ("{name} has {n, number, integer}", "%1$@ has %2$lld"), ("{n, number}", "%@"),
      ("{n, number, integer} {n}", "%1$lld %1$lld"),
      ("{0, number, ::precision-integer}", "%lld"), ("{0, number, ::.00}", "%.2f"),
      ("{0, number, ::.00 rounding-mode-half-even}", "%.2f"),
      ("{0, number, ::. +!}", "%+.0f"), ("{0, number, ::precision-integer 000}", "%.3lld"),
      ("{0, number, ::precision-integer integer-width/+00 sign-always}", "%+.2lld"),
    ]
  )
  func writesArgumentsAsConversions(_ message: String, _ format: String) {
    #expect(strings(message) == "\"k\" = \"\(format)\";\n")
  }

  @Test(
    arguments: [
      ("{s, select, a {x} other {y}}", "'{s, select, a {x} other {y}}' at offset 0"),
      ("x {d, date, short}", "'{d, date, short}' at offset 2"),
      ("{n, spellout}", "'{n, spellout}'"),
      ("{n, number, percent}", "'{n, number, percent}'"),
      ("{n, number, ::E0}", "'{n, number, ::E0}'"),
      ("{n, number, 0.0}", "'{n, number, 0.0}'"),
      ("{n, selectordinal, other {#th}}", "'{n, selectordinal, other {#th}}'"),
      ("{n, plural, offset:1 other {#}}", "'{n, plural, offset:1 other {#}}'"),
      (
        "{a, plural, other {{b, plural, other {#}}}}",
        "plural forms inside others: '{b, plural, other {#}}' at offset 19"
      ),
      ("{n, plural, =5 {x} other {#}}", "a form for 5, for which it has no category"),
      ("{n, number, ::.0} {n}", "'{n}' at offset 18"),
      (
        "{n, number, ::.0} {n, number, integer}",
        "the argument 'n' both as an integer and with digits after the point"
      ),
      ("a %d", "a text that would be read as another format"),
    ]
  )
  func refusesWhatFormatsCannotHold(_ message: String, _ part: String) {
    for kind in [CatalogFileName.Kind.xcstrings, .strings] {
      let files = files(["en": message])
      let result = ConvertedFiles(formats: kind, of: files, losing: ConversionLoss.allCases)
      let errors = result.issues.filter { $0.contains("error: ") }
      #expect(errors.count == 1, "\(result)")
      let start = "en.json:1:7: error: 'k' has \(part)"
      let end = ", which a .\(kind.rawValue) file cannot hold"
      #expect(
        errors.first?.hasPrefix(start) == true && errors.first?.hasSuffix(end) == true,
        "\(result)"
      )
    }
  }

  /// The forms of a key, by category.
  private func forms(
    _ message: String,
    _ language: String,
    losing losses: [ConversionLoss] = [.names]
  ) throws -> [String: String] {
    let result = ConvertedFiles(formats: .xcstrings, of: files([language: message]), losing: losses)
    try #require(!result.isRefused, "\(result)")
    let bytes = Array((result.files["Localizable.xcstrings"] ?? "").utf8)
    let entry = try XCStringsFile(bytes, file: "").table(for: language).entries.first
    guard case .variants(.plural, let variants)? = entry?.value else { return [:] }
    var forms: [String: String] = [:]
    for variant in variants {
      if case .text(let text) = variant.value { forms[variant.name.text] = text.text }
    }
    return forms
  }

  @Test(
    arguments: [
      ("{n, plural, one {# a} other {# b}}", "en", ["one": "%lld a", "other": "%lld b"]),
      (
        "{n, plural, =0 {no} =1 {a} other {# b}}", "en",
        ["zero": "no", "one": "a", "other": "%lld b"]
      ),
      (
        "{0, plural, =0 {no} =2 {both} other {# {1}}}", "ar",
        ["zero": "no", "two": "both", "other": "%1$lld %2$@"]
      ),
      (
        "{n, plural, =0 {no} few {#} other {# b}}", "ru",
        ["zero": "no", "few": "%lld", "other": "%lld b"]
      ),
      ("{n, plural, zero {no} other {# b}}", "lv", ["zero": "no", "other": "%lld b"]),
      (
        "{n, plural, one {{n, number, ::precision-integer} a} other {{n, number, integer} b}}",
        "es",
        ["one": "%lld a", "other": "%lld b"]
      ),
    ] as [(String, String, [String: String])]
  )
  func writesPluralForms(_ message: String, _ language: String, _ expected: [String: String]) throws
  {
    #expect(try forms(message, language) == expected)
  }

  @Test(arguments: [
    ("{n, plural, =1 {a} other {#}}", "ru"), ("{n, plural, =0 {a} other {#}}", "lv"),
  ])
  func refusesAFormForANumberThatSharesItsCategory(_ message: String, _ language: String) {
    let files = files([language: message])
    let result = ConvertedFiles(formats: .xcstrings, of: files, losing: ConversionLoss.allCases)
    #expect(result.issues.contains { $0.contains("for which it has no category") }, "\(result)")
  }

  @Test(
    arguments: [
      // English has no category for 0, so that no number chooses the form; a format would have it for 0.
      ("{n, plural, zero {no} other {# b}}", "en", ["other": "%lld b"]),
      ("{n, plural, =1 {a} one {# c} other {# b}}", "en", ["one": "a", "other": "%lld b"]),
      ("{n, plural, lots {a} other {# b}}", "en", ["other": "%lld b"]),
    ] as [(String, String, [String: String])]
  )
  func losesAFormThatNoNumberChooses(
    _ message: String,
    _ language: String,
    _ expected: [String: String]
  ) throws {
    #expect(try forms(message, language, losing: [.names, .hidden]) == expected)
    let strict = ConvertedFiles(formats: .xcstrings, of: files([language: message]))
    #expect(strict.refused == [.names, .hidden], "\(strict)")
  }

  @Test func writesSeveralPluralsAsSubstitutions() throws {
    let message =
      "{who}: {a, plural, one {# x} other {# xs}}, {b, plural, one {y for {who}} other {# ys}}, {a, plural, other {z}}"
    let result = ConvertedFiles(formats: .xcstrings, of: files(["en": message]), losing: [.names])
    let bytes = Array(try #require(result.files["Localizable.xcstrings"], "\(result)").utf8)
    let entry = try #require(try XCStringsFile(bytes, file: "").table(for: "en").entries.first)
    guard case .text(let text) = entry.value else {
      Issue.record("\(entry)")
      return
    }
    #expect(text.text == "%1$@: %#@a@, %#@b@, %#@a_2@")
    #expect(entry.variables.map(\.name.text) == ["a", "a_2", "b"])
    #expect(entry.variables.map(\.argument) == [2, 2, 3])
    let made = result.files["Localizable.xcstrings"] ?? ""
    #expect(made.contains("\"%arg xs\"") && made.contains("\"y for %1$@\""), "\(made)")
    #expect(
      ConvertedFiles(formats: .strings, of: files(["en": message]), losing: [.names]).issues.count
        == 1
    )
  }

  /// The plural forms of a whole text are those of its first number.
  @Test func writesAPluralBesideAnotherNumberAsASubstitution() throws {
    let message = "{1, plural, one {# of {0, number, integer}} other {# of {0, number, integer}}}"
    let result = ConvertedFiles(formats: .xcstrings, of: files(["en": message]))
    let bytes = Array(try #require(result.files["Localizable.xcstrings"], "\(result)").utf8)
    let entry = try #require(try XCStringsFile(bytes, file: "").table(for: "en").entries.first)
    #expect(entry.variables.map(\.argument) == [2], "\(result)")
    #expect(result.files["Localizable.xcstrings"]?.contains("\"%arg of %1$lld\"") == true)
  }

  /// All languages number the arguments as the development language uses them.
  @Test func numbersTheArgumentsAsTheDevelopmentLanguageDoes() {
    let all = files(["en": "{a} {b}", "de": "{b} {a} {c}"])
    let result = ConvertedFiles(formats: .strings, of: all, losing: [.names])
    #expect(result.files["en.lproj/Localizable.strings"] == "\"k\" = \"%1$@ %2$@\";\n")
    #expect(result.files["de.lproj/Localizable.strings"] == "\"k\" = \"%2$@ %1$@ %3$@\";\n")
  }

  @Test func losesTheNamesOfArgumentsOnceForEachFile() {
    var all = description
    all["en.json"] = #"{"a": "{x}", "b": "{y}", "c": "{0}"}"#
    let strict = ConvertedFiles(formats: .xcstrings, of: all)
    let message =
      "the names of arguments cannot be kept in a .xcstrings file (keys: 2, the first is 'a')"
    #expect(strict.isRefused && strict.issues == ["en.json:1:2: error: \(message)"])
    #expect(strict.refused == [.names])
    all["en.json"] = #"{"c": "{0} {1, number, integer}"}"#
    #expect(ConvertedFiles(formats: .xcstrings, of: all).issues == [])
  }

  // MARK: MessageFormat 2

  @Test(
    arguments: [
      ("Hello", "Hello"), ("{$_1} of {$_0}", "%2$@ of %1$@"),
      ("{$_0 :integer} \\\\{ 5 %", "%lld { 5 %%"), ("{|a b|} {$_0}", "a b %@"),
      ("{{{$_0 :string}}}", "%@"), ("{$_0 :integer signDisplay=always}", "%+lld"),
      (
        "{$_0 :number minimumFractionDigits=2 maximumFractionDigits=2 roundingMode=halfEven}",
        "%.2f"
      ),
    ]
  )
  func readsMessagesOfTheSecondVersion(_ message: String, _ format: String) {
    let all = ["MessageCatalog.json": "{\"syntax\": 2}", "en.json": "{\"k\": \"\(message)\"}"]
    let result = ConvertedFiles(formats: .strings, of: all)
    #expect(
      result.files["en.lproj/Localizable.strings"] == "\"k\" = \"\(format)\";\n",
      "\(result)"
    )
  }

  @Test func readsAChoiceByANumber() {
    let messages = [
      ".input {$_0 :integer} .match $_0 0 {{none}} one {{{$_0} file}} * {{{$_0 :integer} files}}",
      ".local $n = {$_0 :integer} .match $n 0 {{none}} one {{{$n} file}} * {{{$n} files}}",
    ]
    let icu = #"{"k": "{0, plural, =0 {none} one {# file} other {# files}}"}"#
    let expected = ConvertedFiles(
      formats: .xcstrings,
      of: description.merging(["en.json": icu]) { $1 }
    )
    for message in messages {
      let all = ["MessageCatalog.json": "{\"syntax\": 2}", "en.json": "{\"k\": \"\(message)\"}"]
      let result = ConvertedFiles(formats: .xcstrings, of: all)
      #expect(result.files == expected.files && result.issues == [], "\(result)")
    }
  }

  @Test(
    arguments: [
      ("{#b}x{/b}", "the message of 'k' cannot be converted: ICU's messages have no markup"),
      ("{$n :percent}", "'k' has '{n, number, "),
      (
        ".input {$a :integer} .input {$b :integer} .match $a $b one one {{x}} * * {{y}}",
        "'k' has plural forms inside others: '{b, plural, "
      ),
      (".input {$a :string} .match $a b {{x}} * {{y}}", "'k' has '{a, select, "),
    ]
  )
  func refusesOtherMessagesOfTheSecondVersion(_ message: String, _ reason: String) {
    let all = ["MessageCatalog.json": "{\"syntax\": 2}", "en.json": "{\"k\": \"\(message)\"}"]
    let result = ConvertedFiles(formats: .xcstrings, of: all, losing: ConversionLoss.allCases)
    let errors = result.issues.filter { $0.contains("error: ") }
    #expect(errors.count == 1 && result.isRefused, "\(result)")
    #expect(errors.first?.hasPrefix("en.json:1:7: error: \(reason)") == true, "\(result)")
  }
}
