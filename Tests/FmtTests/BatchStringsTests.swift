import FmtKit
import Foundation
import Testing

@testable import FmtCases

/// The kinds of `fmt batch` that read files of strings.
@Suite struct BatchStringsTests {
  private static let files = [
    "a.strings": #""plain" = "100 %";\#n"n" = "%d files";\#n"n" = "%d Dateien";"#,
    "u.txt": #""k" = "v";"#, "bad.strings": "\"a\" = \"b\"\n\"c\";",
    "p.stringsdict": """
    <plist version="1.0"><dict>
      <key>days</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@d@ left</string>
        <key>d</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>No days</string>
          <key>one</key><string>%d day</string>
          <key>other</key><string>%d days</string>
        </dict>
      </dict>
      <key>plain</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>%d in all</string></dict>
      <key>other</key>
      <dict>
        <key>i</key><integer>5</integer>
        <key>r</key><real>1.5</real>
        <key>b</key><true/>
        <key>l</key><array><string>x</string></array>
        <key>d</key><data>AQ//</data>
        <key>t</key><date>2024-03-01T10:04:05Z</date>
      </dict>
    </dict></plist>
    """,
    "bad.stringsdict": "<plist><array/></plist>",
    "App.xcstrings": ExampleFiles.app.first {
      $0.key.hasSuffix(".xcstrings")
    }?.value ?? "",
    "sub/a.strings": "",
  ]

  /// The answer to a case, without its id.
  private func answers(_ cases: [String], _ options: [String] = ["--files", "."]) throws -> [String]
  {
    let outcome = try ExampleFiles.with(Self.files) { folder in
      try Command.run(
        ["batch"] + options,
        input: cases.joined(separator: "\n") + "\n",
        in: folder
      )
    }
    #expect(outcome.errors.isEmpty && outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    // Files.
    (
      #""kind":"strings_file","input":"a.strings""#,
      #"{"parsed":{"n":"%d Dateien","plain":"100 %"},"valid":true}"#
    ),
    (
      #""kind":"strings_file","input":"u.txt","options":{"format":"strings","encoding":"utf-8","secondParserAgrees":true}"#,
      #"{"parsed":{"k":"v"},"valid":true}"#
    ),
    (
      #""kind":"strings_file","input":"bad.strings""#,
      #"{"parser_error":"bad.strings:1:10: error: ';' was expected after the value, not '\"'","valid":false}"#
    ),
    (
      #""kind":"strings_file","input":"bad.stringsdict""#,
      #"{"parser_error":"bad.stringsdict:1:8: error: a dictionary was expected, not a list","valid":false}"#
    ),
    (
      #""kind":"strings_file","input":"p.stringsdict""#,
      #"{"parsed":{"days":{"NSStringLocalizedFormatKey":"%#@d@ left","d":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","one":"%d day","other":"%d days","zero":"No days"}},"other":{"b":true,"d":"010fff","i":5,"l":["x"],"r":1.5,"t":"2024-03-01T10:04:05Z"},"plain":{"NSStringLocalizedFormatKey":"%d in all"}},"valid":true}"#
    ),
    (
      #""kind":"strings_file","input":"App.xcstrings""#,
      #"{"keys":1,"sourceLanguage":"en","valid":true}"#
    ),
    // Texts.
    (
      #""kind":"strings_lookup","locale":"de","options":{"file":"a.strings"},"input":{"key":"plain"}"#,
      #"{"value":"100 %"}"#
    ),
    (
      #""kind":"strings_lookup","locale":"German","options":{"file":"a.strings"},"input":{"key":"n"}"#,
      #"{"value":"%d Dateien"}"#
    ),
    (
      #""kind":"strings_lookup","options":{"file":"a.strings"},"input":{"key":"x"}"#,
      #"{"value":null}"#
    ),
    (
      #""kind":"xcstrings_lookup","locale":"de","options":{"file":"App.xcstrings"},"input":{"key":"%lld files"}"#,
      #"{"state":"needs_review","value":"%lld Dateien"}"#
    ),
    (
      #""kind":"xcstrings_lookup","locale":"de","options":{"file":"App.xcstrings"},"input":{"key":"x"}"#,
      #"{"state":null,"value":null}"#
    ),
    // Plural forms: numbers are plain, and the category is that of the form.
    (
      #""kind":"stringsdict_plural","locale":"de","options":{"file":"p.stringsdict"},"input":{"key":"days","count":1}"#,
      #"{"category":"one","value":"1 day left"}"#
    ),
    (
      #""kind":"stringsdict_plural","locale":"de","options":{"file":"p.stringsdict"},"input":{"key":"days","count":"12345"}"#,
      #"{"category":"other","value":"12345 days left"}"#
    ),
    (
      #""kind":"stringsdict_plural","locale":"de","options":{"file":"p.stringsdict"},"input":{"key":"days","count":0}"#,
      #"{"category":"zero","value":"No days left"}"#
    ),
    // The file does not have the category few.
    (
      #""kind":"stringsdict_plural","locale":"cs","options":{"file":"p.stringsdict"},"input":{"key":"days","count":2}"#,
      #"{"category":"other","value":"2 days left"}"#
    ),
    (
      #""kind":"stringsdict_plural","locale":"de","options":{"file":"p.stringsdict"},"input":{"key":"plain","count":2}"#,
      #"{"category":null,"value":"2 in all"}"#
    ),
    (
      #""kind":"stringsdict_plural","locale":"de","options":{"file":"p.stringsdict"},"input":{"key":"x","count":2}"#,
      #"{"category":null,"value":null}"#
    ),
    (
      #""kind":"xcstrings_plural","locale":"ru","options":{"file":"App.xcstrings"},"input":{"key":"%lld files","count":1005}"#,
      #"{"category":"many","value":"1005 файлов"}"#
    ),
  ])
  func answersCases(_ test: String, _ result: String) throws {
    #expect(try answers(["{\(test)}"]) == [#"{"result":\#(result)}"#])
  }

  @Test(arguments: [
    (
      #""kind":"strings_lookup","options":{"file":"gone.strings"},"input":{"key":"x"}"#,
      #"{"error":"file: there is no file 'gone.strings' in the folder of --files"}"#
    ),
    (
      #""kind":"strings_lookup","options":{"file":"bad.strings"},"input":{"key":"x"}"#,
      #"{"error":"bad.strings:1:10: error: ';' was expected after the value, not '\"'"}"#
    ),
    (
      #""kind":"strings_lookup","input":{"key":"x"}"#,
      #"{"error":"file: a text was expected, not null"}"#
    ),
    (
      #""kind":"strings_lookup","options":{"file":"a.strings"},"input":"x""#,
      #"{"error":"input: an object was expected, not \"x\""}"#
    ),
    (
      #""kind":"strings_lookup","locale":"x","options":{"file":"a.strings"},"input":{"key":"x"}"#,
      #"{"error":"locale: offset 1: locale 'x' is not well-formed: nothing follows 'x'"}"#
    ),
    (
      #""kind":"strings_lookup","options":{"file":"a.strings","table":"x"},"input":{"key":"x"}"#,
      #"{"unsupported":"option table"}"#
    ),
    (
      #""kind":"stringsdict_plural","options":{"file":"p.stringsdict"},"input":{"key":"days"}"#,
      #"{"error":"input.count: a decimal number was expected, not null"}"#
    ),
    (
      #""kind":"strings_file","input":"u.txt""#,
      #"{"error":"input: a name that ends with .strings, .stringsdict or .xcstrings was expected, not \"u.txt\""}"#
    ),
    (
      #""kind":"strings_file","input":"u.txt","options":{"format":"plist"}"#,
      #"{"error":"format: one of strings, stringsdict, xcstrings was expected, not \"plist\""}"#
    ),
    (
      #""kind":"strings_file","input":"a.strings","options":{"secondParserAgrees":2}"#,
      #"{"error":"secondParserAgrees: true or false was expected, not 2"}"#
    ),
  ])
  func refusesCases(_ test: String, _ answer: String) throws {
    #expect(try answers(["{\(test)}"]) == [answer])
  }

  @Test(arguments: [
    "../a.strings", "sub/a.strings", "/etc/passwd", "..", ".", "", #"a.strings\u0000"#, "sub",
  ])
  func readsNothingOutsideOfTheFolder(_ name: String) throws {
    let test = #"{"kind":"strings_file","input":"\#(name)","options":{"format":"strings"}}"#
    let answer = try answers([test])
    let reason =
      name == "sub"
      ? "'sub' is a folder, and not a file"
      : "the name of a file in the folder of --files was expected"
    #expect(answer.count == 1 && answer[0].hasPrefix(#"{"error":"input: \#(reason)"#), "\(answer)")
  }

  @Test func needsTheFolder() throws {
    let test = #"{"kind":"strings_file","input":"a.strings"}"#
    #expect(
      try answers([test], []) == [
        #"{"error":"the kind strings_file needs the folder of its files: fmt batch --files <folder>"}"#
      ]
    )
    for folder in ["nowhere", "a.strings"] {
      let outcome = try ExampleFiles.with(Self.files) {
        try Command.run(["batch", "--files", folder], in: $0)
      }
      #expect(outcome.errors == "fmt: --files: there is no folder '\(folder)'\n")
      #expect(outcome.status == 74)
    }
  }

  // MARK: Files that are read once

  /// Looks the key `k` up.
  private func lookUp(_ name: String, _ files: CaseFiles) throws(BatchFailure) -> JSONValue {
    let test = BatchCase(
      "strings_lookup",
      options: ["file": .string(name)],
      input: BatchMember(name: "input", value: .object(["key": "k"])),
      files: files
    )
    return try BatchKinds.answer(test).result
  }

  @Test func readsAFileOnce() throws {
    try ExampleFiles.with(["a.strings": #""k" = "v";"#]) { folder in
      let files = CaseFiles(folder.path)
      #expect(try lookUp("a.strings", files) == .object(["value": "v"]))
      try FileManager.default.removeItem(at: folder.appending(path: "a.strings"))
      #expect(try lookUp("a.strings", files) == .object(["value": "v"]))
      #expect(throws: BatchFailure.self) { try lookUp("a.strings", CaseFiles(folder.path)) }
    }
  }

  @Test func forgetsTheOldestFiles() throws {
    let names = (0...CaseFiles.maximumCount).map { "\($0).strings" }
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, #""k" = "v";"#) })
    try ExampleFiles.with(texts) { folder in
      let files = CaseFiles(folder.path)
      for name in names { _ = try lookUp(name, files) }
      for name in names {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }
      #expect(throws: BatchFailure.self) { try lookUp(names[0], files) }
      #expect(try lookUp(names[1], files) == .object(["value": "v"]))
    }
  }
}
