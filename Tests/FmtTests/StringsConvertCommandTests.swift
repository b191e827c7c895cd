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
      let told = try Command.run(convert + ["--dry-run"], in: folder)
      #expect(told == .init(output: "New/L.xcstrings\nNew/M.xcstrings\n", errors: "", status: 0))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "New").path))
      #expect(try Command.run(convert, in: folder) == told)
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
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let more = [
      "mixed/en.lproj/L.strings": "a = b;", "bad/en.lproj/L.strings": "a",
      "mixed/M.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#,
      "remark/de.lproj/L.strings": "/* A */ a = b;", "remark/en.lproj/L.strings": "/* B */ a = b;",
    ]
    try ExampleFiles.with(Self.files.merging(more) { $1 }) { folder in
      let outcome = try Command.run(["strings", "convert"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains(message) || outcome.errors.contains("another comment in de"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "New").path))
    }
  }

  @Test func tellsWhichFilesAreNotWritten() throws {
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
}
