import CatalogFiles
import CatalogTools
import MessageSyntax
import Testing

/// The files of messages that a conversion makes.
@Suite struct MessageTargetTests {
  private let texts = [
    "en.lproj/Shop.strings": "/* One\nTwo */\n\"a.b\" = \"A\";\n\"a.c\" = \"C\";\n\"a\" = \"x\";\n",
    "pt-BR.lproj/Shop.strings": "\"a.b\" = \"Á\";\n",
    "en.lproj/Localizable.strings": "\"m\" = \"M\";\n",
  ]

  @Test(
    arguments: [
      (.json, ["en.json", "en/Shop.json", "pt-BR/Shop.json"]),
      (.arb, ["en.arb", "Shop_en.arb", "Shop_pt_BR.arb"]),
      (.properties, ["Localizable.properties", "Shop.properties", "Shop_pt_BR.properties"]),
    ] as [(CatalogFileName.Kind, [String])]
  )
  func namesTheFilesSoThatTheyAreReadAgain(_ kind: CatalogFileName.Kind, _ paths: [String]) {
    let result = ConvertedFiles(
      messages: MessageTarget(kind, .icu),
      of: texts,
      losing: [.comments]
    )
    #expect(result.files.keys.sorted() == (paths + ["MessageCatalog.json"]).sorted(), "\(result)")
    #expect(result.files["MessageCatalog.json"] == "{\n  \"syntax\": 1\n}\n")
    // The files are read as the same texts again.
    let back = ConvertedFiles(formats: .strings, of: result.files)
    #expect(back.files["pt-BR.lproj/Shop.strings"] == texts["pt-BR.lproj/Shop.strings"], "\(back)")
    #expect(back.files.count == texts.count && back.issues == [], "\(back)")
  }

  @Test func keepsComments() {
    let arb = ConvertedFiles(messages: MessageTarget(.arb, .icu), of: texts)
    #expect(arb.issues == [])
    #expect(
      arb.files["Shop_en.arb"]?.hasPrefix(
        """
        {
          "@@locale": "en",
          "a.b": "A",
          "@a.b": {
            "description": "One\\nTwo"
          },
        """
      ) == true
    )
    let properties = ConvertedFiles(messages: MessageTarget(.properties, .icu), of: texts)
    #expect(properties.issues == [])
    #expect(properties.files["Shop.properties"] == "# One\n# Two\na.b=A\na.c=C\na=x\n")
    for files in [arb.files, properties.files] {
      let back = ConvertedFiles(formats: .strings, of: files)
      #expect(back.files["en.lproj/Shop.strings"]?.hasPrefix("/* One\nTwo */\n") == true, "\(back)")
    }
  }

  @Test func dividesKeysIntoObjects() {
    let target = MessageTarget(.json, .icu, joiner: ".")
    let result = ConvertedFiles(messages: target, of: texts, losing: [.comments])
    #expect(result.files["MessageCatalog.json"] == "{\n  \"syntax\": 1,\n  \"joiner\": \".\"\n}\n")
    // A message is in the way of an object with its key.
    #expect(
      result.files["en/Shop.json"] == "{\n  \"a\": \"x\",\n  \"a.b\": \"A\",\n  \"a.c\": \"C\"\n}\n"
    )
    let nested = ConvertedFiles(
      messages: target,
      of: ["en.lproj/Localizable.strings": "\"h.a.t\" = \"A\"; \"h.b\" = \"B\"; \"..\" = \"C\";"]
    )
    #expect(
      nested.files["en.json"] == """
        {
          "h": {
            "a": {
              "t": "A"
            },
            "b": "B"
          },
          "": {
            "": {
              "": "C"
            }
          }
        }

        """
    )
    let back = ConvertedFiles(formats: .strings, of: nested.files)
    #expect(back.files["en.lproj/Localizable.strings"]?.contains("\"..\" = \"C\";") == true)
  }

  @Test func divesIntoAnObjectThatLosesItsKeyToAMessage() {
    let files = [
      "en.lproj/Localizable.strings": "\"a.b.c\" = \"1\"; \"a\" = \"2\"; \"a.b\" = \"3\";"
    ]
    let target = MessageTarget(.json, .icu, joiner: ".")
    let result = ConvertedFiles(messages: target, of: files)
    #expect(!result.isRefused && result.issues == [], "\(result)")
    let back = ConvertedFiles(formats: .strings, of: result.files)
    for text in ["\"a.b.c\" = \"1\";", "\"a\" = \"2\";", "\"a.b\" = \"3\";"] {
      #expect(back.files["en.lproj/Localizable.strings"]?.contains(text) == true, "\(back)")
    }
  }

  @Test(
    arguments: [
      (["en.lproj/de.strings": "a = b;"], .json, "the table 'de' and the language 'en'"),
      (["xx.lproj/Localizable.strings": "a = b;"], .json, "the language 'xx' cannot be read"),
      (["en.lproj/Shop_de.strings": "a = b;"], .properties, "the table 'Shop_de'"),
      (
        ["en.lproj/Localizable.strings": "\"@a\" = b;"], .arb, "'@a' has a key that begins with '@'"
      ),
    ] as [([String: String], CatalogFileName.Kind, String)]
  )
  func refusesAFileThatWouldBeReadOtherwise(
    _ files: [String: String],
    _ kind: CatalogFileName.Kind,
    _ message: String
  ) {
    let target = MessageTarget(kind, .icu)
    let result = ConvertedFiles(messages: target, of: files, losing: ConversionLoss.allCases)
    #expect(result.isRefused && result.issues.contains { $0.contains(message) }, "\(result)")
  }

  // MARK: Messages to messages

  @Test func keepsMessagesOfTheSameSyntaxAsTheyAreWritten() {
    let files = [
      "MessageCatalog.json": "{}",
      "en.arb": #"{"@@locale": "en", "k": "{ n ,plural, other{#}}", "@k": {"description": "D"}}"#,
    ]
    let result = ConvertedFiles(messages: MessageTarget(.properties, .icu), of: files)
    #expect(
      result.files["Localizable.properties"] == "# D\nk={ n ,plural, other{#}}\n",
      "\(result)"
    )
    let second = ConvertedFiles(messages: MessageTarget(.arb, .messageFormat2), of: files)
    #expect(second.files["MessageCatalog.json"] == "{\n  \"syntax\": 2\n}\n" && second.issues == [])
    #expect(second.files["en.arb"]?.contains("useGrouping=always") == true, "\(second)")
  }

  @Test func convertsAMessageToTheFirstVersion() {
    let files = [
      "MessageCatalog.json": #"{"syntax": 2, "joiner": "/"}"#,
      "de.json": #"{"a": {"b": "{$n :integer} it's"}}"#,
    ]
    let result = ConvertedFiles(messages: MessageTarget(.json, .icu), of: files)
    #expect(
      result.files["de.json"] == "{\n  \"a/b\": \"{n, number, ::precision-integer} it''s\"\n}\n",
      "\(result)"
    )
  }

  @Test(
    arguments: [
      (["en.arb": #"{"k": "K", "@@author": "A"}"#], "members such as '@@author' cannot be kept"),
      (
        ["en.arb": #"{"k": "{n}", "@k": {"placeholders": {"n": {"type": "int"}}}}"#],
        "members such as 'placeholders' cannot be kept"
      ),
      (
        ["MessageCatalog.json": "{}", "L.properties": "# Head\n\n# About k\nk=K\n! end\n"],
        "L.properties:1:1: error: comments that belong to no key cannot be kept in a .arb file (comments: 2)"
      ),
    ]
  )
  func losesWhatDescribesMoreThanAMessage(_ files: [String: String], _ message: String) {
    let strict = ConvertedFiles(messages: MessageTarget(.arb, .icu), of: files)
    #expect(strict.refused == [.comments], "\(strict)")
    #expect(strict.issues.contains { $0.contains(message) }, "\(strict)")
    let lossy = ConvertedFiles(messages: MessageTarget(.arb, .icu), of: files, losing: [.comments])
    #expect(!lossy.isRefused, "\(lossy)")
  }

  /// A comment that has other ends of lines is read with line feeds again.
  @Test func losesTheSpaceOfAComment() {
    let files = ["en.lproj/L.strings": "/* One\u{85}Two */\nk = a;"]
    let target = MessageTarget(.properties, .icu)
    let strict = ConvertedFiles(messages: target, of: files)
    #expect(strict.refused == [.comments], "\(strict)")
    #expect(strict.issues.first?.contains("a comment with such space or such lines") == true)
    let lossy = ConvertedFiles(messages: target, of: files, losing: [.comments])
    #expect(lossy.files["L.properties"] == "# One\n# Two\nk=a\n", "\(lossy)")
    #expect(ConvertedFiles(messages: MessageTarget(.arb, .icu), of: files).issues == [])
  }

  @Test func reportsAMessageThatCannotBeRead() {
    let files = ["MessageCatalog.json": "{}", "en.json": #"{"k": "{n"}"#]
    let result = ConvertedFiles(messages: MessageTarget(.arb, .messageFormat2), of: files)
    #expect(result.issues.count == 1)
    #expect(
      result.issues.first?.hasPrefix(
        "en.json:1:7: error: the message of 'k' cannot be converted: offset "
      ) == true,
      "\(result)"
    )
  }
}
