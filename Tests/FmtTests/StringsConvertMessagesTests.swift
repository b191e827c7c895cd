import Foundation
import Testing

/// `fmt strings convert` from and to files of messages.
@Suite struct StringsConvertMessagesTests {
  private static let forms = """
    <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%#@v@</string><key>v</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>zero</key><string>none</string>
    <key>one</key><string>%lld one</string><key>few</key><string>%lld few</string>
    <key>other</key><string>%lld other</string></dict></dict></dict></plist>
    """
  private static let files = [
    "App/en.lproj/Localizable.strings": "\"hi\" = \"Hi %@, %lld%%\";\n",
    "App/es.lproj/Localizable.strings": "\"hi\" = \"Hola %@, %lld%%\";\n",
    "App/en.lproj/Localizable.stringsdict": forms, "App/es.lproj/Localizable.stringsdict": forms,
    "App/ru.lproj/Localizable.stringsdict": forms, "App/ar.lproj/Localizable.stringsdict": forms,
    "App/pl.lproj/Shop.strings": "\"a.b\" = \"A\";\n",
  ]

  private func get(_ folder: URL, _ catalog: String, _ arguments: [String]) throws -> String {
    let line = ["strings", "get", "--catalog", catalog] + arguments
    let outcome = try Command.run(line, in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.output
  }

  @Test(arguments: [["json"], ["arb"], ["properties"], ["json", "--syntax", "2"]])
  func writesTheSameTextsAsMessages(_ target: [String]) throws {
    try ExampleFiles.with(Self.files) { folder in
      let line = ["strings", "convert", "App", "-o", "New", "--to"] + target
      let made = try Command.run(line, in: folder)
      #expect(made.status == 0 && made.errors.isEmpty, "\(made)")
      #expect(made.output.hasSuffix("New/MessageCatalog.json\n"), "\(made)")
      let sign = target.count == 1 ? "" : "_"
      for (language, number) in [
        ("en", "1"), ("es", "1234"), ("ru", "3"), ("ar", "0"), ("ar", "5"),
      ] {
        let locale = ["--locale", language]
        let old = try get(folder, "App", locale + ["n", number])
        let new = try get(folder, "New", locale + ["n", "\(sign)0=\(number)"])
        #expect(new == old, "\(language) \(number)")
      }
      let old = try get(folder, "App", ["--locale", "es", "hi", "Ada", "1234"])
      let new = try get(
        folder,
        "New",
        ["--locale", "es", "hi", "\(sign)0=Ada", "\(sign)1=1234"]
      )
      let isolates = CharacterSet(charactersIn: "\u{2066}\u{2067}\u{2068}\u{2069}")
      #expect(new.components(separatedBy: isolates).joined() == old)
    }
  }

  @Test func goesBackToFormats() throws {
    try ExampleFiles.with(Self.files) { folder in
      for line in [
        ["App", "-o", "Json", "--to", "json", "--joiner", "."],
        ["Json", "-o", "Back", "--to", "strings"],
        ["Json", "-o", "One", "--to", "xcstrings"], ["One", "-o", "Again", "--to=strings"],
      ] {
        let outcome = try Command.run(["strings", "convert"] + line, in: folder)
        #expect(outcome.status == 0, "\(outcome)")
      }
      let json = try String(
        contentsOf: folder.appending(path: "Json/pl/Shop.json"),
        encoding: .utf8
      )
      #expect(json == "{\n  \"a\": {\n    \"b\": \"A\"\n  }\n}\n")
      for catalog in ["Back", "One", "Again"] {
        let files = Self.files["App/es.lproj/Localizable.strings"]
        if catalog != "One" {
          let file = folder.appending(path: "\(catalog)/es.lproj/Localizable.strings")
          let text = try String(contentsOf: file, encoding: .utf8)
          #expect(text == files?.replacing("%@, %lld", with: "%1$@, %2$lld"))
        }
        for (language, number) in [
          ("en", "0"), ("es", "1234"), ("ru", "3"), ("ar", "0"), ("ar", "7"),
        ] {
          let arguments = ["--locale", language, "n", number]
          #expect(try get(folder, catalog, arguments) == get(folder, "App", arguments))
        }
      }
    }
  }

  @Test(
    arguments: [
      (["Web"], "the kind of the new files is expected for the messages at Web: --to", 64),
      (["App", "--to", "xml"], "'xcstrings', 'strings', 'json', 'arb' or 'properties'", 64),
      (["App", "--syntax", "2"], "--syntax and --joiner are for files of messages", 64),
      (["App", "--to", "arb", "--joiner", "."], "--joiner is a text such as '.'", 64),
      (["App", "--to", "json", "--joiner", ""], "--joiner is a text such as '.'", 64),
      (["App", "--to", "json", "--syntax", "3"], "one of '1' and '2'", 64),
      (["App", "--to", "json", "--keep-stringsdict"], "--keep-stringsdict is for .xcstrings", 64),
      (["App", "--to", "strings"], "are of this kind already: --to strings", 64),
      (["Both", "--to", "xcstrings"], "not also files of messages", 64),
      (["Web", "--to", "strings"], "--lossy names leaves that out", 65),
      (["Null", "--to", "json", "--syntax", "2"], "the message of 'n' cannot be converted: ", 65),
      (["Null", "--to", "arb", "--syntax", "2"], "L.strings:1:1: error: the message of 'n'", 65),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let more = [
      "Web/MessageCatalog.json": "{}", "Web/en.json": #"{"a": "{name}"}"#,
      "Both/en.arb": #"{"a": "A"}"#, "Both/en.lproj/L.strings": "b = b;",
      "Null/en.lproj/L.strings": #"n = "a\0b";"#,
    ]
    try ExampleFiles.with(Self.files.merging(more) { $1 }) { folder in
      let outcome = try Command.run(["strings", "convert", "-o", "New"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains(message), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "New").path))
    }
  }

  @Test func makesOneFolderOfFormatsAndMessages() throws {
    let files = [
      "Both/en.arb": #"{"a": "{n}", "b": "x"}"#, "Both/en.lproj/Localizable.strings": "b = b;",
    ]
    try ExampleFiles.with(files) { folder in
      let line = ["strings", "convert", "Both", "-o", "New", "--to", "json"]
      let strict = try Command.run(line, in: folder)
      #expect(strict.status == 65 && strict.errors.contains("--lossy hidden leaves that out"))
      let outcome = try Command.run(line + ["--lossy", "hidden"], in: folder)
      #expect(outcome.status == 0, "\(outcome)")
      let json = try String(contentsOf: folder.appending(path: "New/en.json"), encoding: .utf8)
      #expect(json == "{\n  \"b\": \"b\",\n  \"a\": \"{n}\"\n}\n")
    }
  }
}
