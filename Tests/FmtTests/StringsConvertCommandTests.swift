import Foundation
import Testing

/// `fmt strings convert`.
@Suite struct StringsConvertCommandTests {
  private static let files = [
    "App/en.lproj/L.strings": "\"a\" = \"A\";\n", "App/de.lproj/L.strings": "\"a\" = \"Ä\";\n",
    "App/en.lproj/M.strings": "\"m\" = \"M\";\n",
  ]
  private let convert = ["strings", "convert", "App", "--output", "New"]

  @Test func convertsBothWays() throws {
    try ExampleFiles.with(Self.files) { folder in
      let reported = try Command.run(convert + ["--dry-run"], in: folder)
      #expect(
        reported == .init(output: "New/L.xcstrings\nNew/M.xcstrings\n", errors: "", status: 0)
      )
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "New").path))
      #expect(try Command.run(convert, in: folder) == reported)
      let back = try Command.run(["strings", "convert", "New", "-o", "Back"], in: folder)
      #expect(back.status == 0 && back.errors.isEmpty, "\(back)")
      for (path, contents) in Self.files {
        let file = folder.appending(path: path.replacingOccurrences(of: "App/", with: "Back/"))
        #expect(try String(contentsOf: file, encoding: .utf8) == contents)
      }
      let again = try Command.run(convert, in: folder)
      #expect(again.status == 74 && again.errors.contains("the file is there already"))
    }
  }

  @Test(
    arguments: [
      (["App"], "the folder of the new files is expected", 64),
      (["mixed", "-o", "New"], "files of one kind are expected", 64),
      (["bad", "-o", "New"], "L.strings:1:2: error: ", 65),
      (["remark", "-o", "New"], "error: 'a' has another comment in en", 65),
      (["empty", "-o", "New"], "was expected, and there is none", 65),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let more = [
      "mixed/en.lproj/L.strings": "a = b;", "bad/en.lproj/L.strings": "a",
      "mixed/M.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#,
      "remark/de.lproj/L.strings": "/* A */ a = b;", "remark/en.lproj/L.strings": "/* B */ a = b;",
      "empty/a": "",
    ]
    try ExampleFiles.with(Self.files.merging(more) { $1 }) { folder in
      let outcome = try Command.run(["strings", "convert"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains(message) || outcome.errors.contains("another comment in de"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "New").path))
    }
  }

  @Test func reportsWhichFilesAreNotWritten() throws {
    try ExampleFiles.with(Self.files) { folder in
      let outcome = try Command.shell(
        """
        text=$( (ulimit -f 0; trap '' XFSZ; exec "$FMT" strings convert App -o New) 2>&1 )
        status=$?; echo "$text"; exit $status
        """,
        in: folder
      )
      #expect(outcome.status == 74 && outcome.output.contains("File too large"), "\(outcome)")
      #expect(outcome.output.contains("New/M.xcstrings: not written, because New/L.xcstrings"))
    }
  }

  @Test func reportsAFolderThatIsNamedAsAFile() throws {
    let files = Self.files.merging(["App/Dir.strings/x": ""]) { $1 }
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(convert, in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("Dir.strings: warning: "), "\(outcome)")
    }
  }

  /// A key that has a text in English, but one that is refused, is not one that English lacks.
  @Test func reportsNothingMoreOfAKeyThatIsRefused() throws {
    let dictionary = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string></string><key>other</key><string>%d a</string>
      </dict></dict></dict></plist>
      """
    try ExampleFiles.with(["App/en.lproj/L.stringsdict": dictionary]) { folder in
      let outcome = try Command.run(convert, in: folder)
      #expect(outcome.status == 65 && outcome.errors.contains("without a type"), "\(outcome)")
      #expect(!outcome.errors.contains("lacks"), "\(outcome)")
    }
  }

  @Test func convertsSeveralFolders() throws {
    let files = [
      "Apps/One/en.lproj/L.strings": "\"a\" = \"A\";\n",
      "Apps/Two/Res/en.lproj/L.strings": "\"a\" = \"A\";\n",
      "Apps/Three/M.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"b": {}}}"#,
    ]
    try ExampleFiles.with(files) { folder in
      let made = "New/One/L.xcstrings\nNew/Three/en.lproj/M.strings\nNew/Two/Res/L.xcstrings\n"
      let lines = [
        ["Apps", "-o", "New"], ["./Apps/One", "Apps/Three", "Apps/Two", "--output=New"],
      ]
      for line in lines {
        let outcome = try Command.run(["strings", "convert", "--dry-run"] + line, in: folder)
        let sorted = outcome.output.split(separator: "\n").sorted().map { $0 + "\n" }.joined()
        #expect(outcome.status == 0 && sorted == made, "\(outcome)")
      }
      let one = try Command.run(["strings", "convert", "Apps/Two", "-o", "New"], in: folder)
      #expect(one.output == "New/L.xcstrings\n")
    }
  }

  @Test func refusesFoldersThatWouldLeadOutOfTheOutput() throws {
    let files = ["A/en.lproj/L.strings": "a = b;", "Sub/B/en.lproj/L.strings": "a = b;"]
    try ExampleFiles.with(files) { folder in
      let inner = folder.appending(path: "Sub")
      let outcome = try Command.run(["strings", "convert", "../A", "B", "-o", "New"], in: inner)
      #expect(outcome.status == 64 && outcome.errors.contains("without '..'"), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: inner.appending(path: "New").path))
    }
  }

  @Test func writesNothingIfOneFolderIsRefused() throws {
    let files = [
      "A/en.lproj/L.strings": "a = b;", "B/en.lproj/L.strings": "/* A */ a = b;",
      "B/de.lproj/L.strings": "/* B */ a = b;",
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(["strings", "convert", "A", "B", "-o", "New"], in: folder)
      #expect(
        outcome.status == 65 && outcome.errors.hasSuffix("--lossy comments leaves that out\n")
      )
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "New").path))
    }
  }

  @Test(
    arguments: [
      (["remark", "--lossy", "comments"], 0, ""), (["remark", "--lossy=states,comments"], 0, ""),
      (["remark", "--lossy", "all"], 0, ""), (["remark", "--lossy"], 0, ""),
      (["--lossy", "remark"], 0, ""),
      (["remark", "--lossy", "states"], 65, "--lossy comments leaves that out"),
      (["remark", "--lossy", "coments"], 64, "not 'coments'"),
      (["remark", "--lossy=comments,"], 64, "not ''"),
    ] as [([String], Int32, String)]
  )
  func losesTheKindsThatAreNamed(
    _ arguments: [String],
    _ status: Int32,
    _ message: String
  ) throws {
    let files = [
      "remark/en.lproj/L.strings": "/* A */ a = b;", "remark/de.lproj/L.strings": "/* B */ a = b;",
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(
        ["strings", "convert"] + arguments + ["-o", "New"],
        in: folder
      )
      let isReported = message.isEmpty || outcome.errors.contains(message)
      #expect(outcome.status == status && isReported, "\(outcome)")
      #expect(outcome.output == (status == 0 ? "New/L.xcstrings\n" : ""))
    }
  }

  @Test func leavesKeysBehindWhenAsked() throws {
    let files = [
      "App/en.lproj/L.stringsdict": """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%#@b@</string>
      </dict>
      <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string>
      </dict></dict></dict></plist>
      """, "App/en.lproj/L.strings": "\"a\" = \"A\";\n",
    ]
    try ExampleFiles.with(files) { folder in
      let refused = try Command.run(convert, in: folder)
      #expect(refused.status == 65 && refused.errors.contains("with variables inside it"))
      let outcome = try Command.run(convert + ["--keep-stringsdict"], in: folder)
      #expect(
        outcome.status == 0 && outcome.output == "New/en.lproj/L.stringsdict\nNew/L.xcstrings\n"
      )
      let line = ["strings", "get", "--table", "L", "--locale", "en", "k", "3", "--catalog"]
      let before = try Command.run(line + ["App"], in: folder)
      #expect(before.output == "3\n")
      #expect(try Command.run(line + ["New"], in: folder) == before)
    }
  }
}
