import Foundation
import Testing

/// `fmt strings merge`.
@Suite struct StringsMergeCommandTests {
  private static let new = "\"greeting\" = \"Hello, %@!\";\n\"bye\" = \"Bye\";\n"
  private static let files = [
    "App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings",
  ]
  .reduce(into: ["new/en.lproj/Localizable.strings": new]) { $0[$1] = ExampleFiles.app[$1] }

  private func text(_ path: String, _ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func changesNothingASecondTime() throws {
    try ExampleFiles.with(Self.files) { folder in
      let merge = ["strings", "merge", "new", "App"]
      let first = try Command.run(merge, in: folder)
      #expect(first.errors.isEmpty && first.status == 0)
      #expect(
        Set(first.output.split(separator: "\n")) == [
          "App/de.lproj/Localizable.strings: 1 added, 1 stale",
          "App/en.lproj/Localizable.strings: 1 added, 2 stale",
        ],
        "\(first.output)"
      )
      let path = "App/de.lproj/Localizable.strings"
      #expect(
        try text(path, folder) == """
          "greeting" = "Hallo, %@!";
          /* fmt:stale */
          "ok" = "Einverstanden";
          /* fmt:new */
          "bye" = "Bye";

          """
      )
      #expect(try Command.run(merge, in: folder) == .init(output: "", errors: "", status: 0))
    }
  }

  @Test func changesNothingInADryRun() throws {
    try ExampleFiles.with(Self.files) { folder in
      let merge = ["strings", "merge", "new", "App"]
      let reported = try Command.run(merge + ["--dry-run"], in: folder)
      for (path, contents) in Self.files { #expect(try text(path, folder) == contents) }
      #expect(try Command.run(merge, in: folder) == reported)
    }
  }

  @Test func removesGoneKeysIfAsked() throws {
    try ExampleFiles.with(Self.files) { folder in
      _ = try Command.run(["strings", "merge", "new", "App", "--prune"], in: folder)
      #expect(
        try text("App/de.lproj/Localizable.strings", folder)
          == "\"greeting\" = \"Hallo, %@!\";\n/* fmt:new */\n\"bye\" = \"Bye\";\n"
      )
    }
  }

  // The superuser can write to every file, so the folder cannot be made read-only here.
  @Test func leavesTheOldFileWhenTheNewOneCannotBeWritten() throws {
    try ExampleFiles.with(Self.files) { folder in
      let outcome = try Command.shell(
        """
        text=$( (ulimit -f 0; trap '' XFSZ; exec "$FMT" strings merge new App) 2>&1 )
        status=$?; echo "$text"; exit $status
        """,
        in: folder
      )
      #expect(outcome.status == 74 && outcome.output.contains("File too large"), "\(outcome)")
      for (path, contents) in Self.files { #expect(try text(path, folder) == contents) }
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(names.count { !$0.contains(".") || $0.hasSuffix(".lproj") } == 5, "\(names)")
      #expect(names.count == Self.files.count + 5, "nothing is left behind: \(names)")
    }
  }

  @Test(
    arguments: [
      (["App"], "two paths are expected, or more", 64), (["frob", "App"], "frob: ", 74),
      (["empty/a", "App"], "empty/a: a .strings, .stringsdict,", 65),
      (
        ["new", "empty"],
        "a .strings, .stringsdict, .xcstrings or .arb file, or a .json or .properties file beside a MessageCatalog.json, was expected",
        65
      ),
      (["bad.strings", "App"], "bad.strings:1:2: error: ", 65),
      (["new", "."], "the catalogs of one folder are expected", 64),
      (
        ["new", "App", "empty"],
        "a .strings, .stringsdict, .xcstrings or .arb file, or a .json or .properties file beside a MessageCatalog.json, was expected",
        65
      ),
      (["new", "App", "App/../App"], "App and App/../App are one folder", 64),
      (["empty.strings", "App"], "empty.strings: there is no key in it", 65),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let files = Self.files.merging(["bad.strings": "a", "empty/a": "", "empty.strings": "/* */"]) {
      $1
    }
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(["strings", "merge"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.output.isEmpty)
      for (path, contents) in files { #expect(try text(path, folder) == contents) }
    }
  }

  @Test func doesNotReplaceATableThatIsNotRead() throws {
    let files = [
      "P/en.lproj/A.strings": "t = T;\n", "P/en.lproj/B.strings": "precious = 1;\n",
      "new/A.strings": "t = T; u = U;\n", "new/B.strings": "z = Z;\n",
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(
        ["strings", "merge", "new", "P/en.lproj/A.strings"],
        in: folder
      )
      #expect(outcome.output == "P/en.lproj/A.strings: 1 added\n" && outcome.status == 0)
      #expect(outcome.errors.contains("the table 'B' is another one"), "\(outcome)")
      let other = try String(
        contentsOf: folder.appending(path: "P/en.lproj/B.strings"),
        encoding: .utf8
      )
      #expect(other == files["P/en.lproj/B.strings"])
    }
  }

  @Test func checksForCI() throws {
    let files = ["App/en.lproj/L.strings": "a = A;\n", "new/L.strings": "a = A; b = B;\n"]
    try ExampleFiles.with(files) { folder in
      let command = ["strings", "merge", "new", "App"]
      let check = try Command.run(command + ["--check"], in: folder)
      #expect(check.status == 65 && check.output == "App/en.lproj/L.strings: 1 added\n")
      #expect(try Command.run(command, in: folder).status == 0)
      #expect(
        try Command.run(command + ["--check"], in: folder)
          == .init(output: "", errors: "", status: 0)
      )
    }
  }

  @Test(.enabled(if: Command.readsSwift), arguments: ["strings", "xcstrings"])
  func changesNothingAfterAnExtraction(_ form: String) throws {
    let source = """
      String(localized: "pk", defaultValue: "\\(a) of \\(b)", comment: "p")
      String(localized: "\\(a) in \\(b)", comment: "p")
      """
    try ExampleFiles.with(["a.swift": source]) { folder in
      let path = form == "strings" ? "App/en.lproj" : "App"
      let outcome = try Command.shell(
        """
        "$FMT" strings extract a.swift -o \(path) --form \(form) &&
        "$FMT" strings merge App --sources a.swift --check &&
        sed -i 's/%1$@ of %2$@/%@ of %@/' \(path)/* && "$FMT" strings merge App --sources a.swift --check
        """,
        in: folder
      )
      #expect(
        outcome.output == "\(path)/Localizable.\(form): 2 added\n" && outcome.status == 0,
        "\(outcome)"
      )
    }
  }

  /// Faults after which keys of a source may be missing.
  private static let faults: [(file: String, source: String)] = [
    ("a.swift", "String(localized: \"a\") /* open"), ("a.m", "NSLocalizedString(@\"a\", 0); /* z"),
    ("a.mm", "NSLocalizedString(@\"a\", 0); R\"(z"),
    ("a.m", "NSLocalizedString(@\"a\", 0); NSLocalizedString(@\"z\", 0;"),
    ("a.m", "NSLocalizedString(@\"a\", 0); NSLocalizedString(@\"Gr\u{1}e\", 0);"),
    ("a.m", "NSLocalizedString(@\"a\", 0); NSLocalizedString(@\"gr\\xfc\", 0);"),
    ("a.m", "NSLocalizedString(@\"a\", 0); x = '; NSLocalizedString(@\"z\", 0);"),
  ]

  @Test(arguments: faults.indices.filter { Command.canRun(faults[$0].file) })
  func removesAndMarksNothingAfterAFault(_ index: Int) throws {
    let (file, source) = Self.faults[index]
    let bytes = Data(source.utf8.map { $0 == 1 ? 0xF6 : $0 })
    let catalogs = ["App/en.lproj/Localizable.strings": "a = A;\nz = Z;\n"]
    try ExampleFiles.with(catalogs) { folder in
      try bytes.write(to: folder.appending(path: file))
      let merge = ["strings", "merge", "App", "--sources", file]
      let refused = try Command.run(merge + ["--prune"], in: folder)
      #expect(refused.status == 65 && refused.output.isEmpty, "\(refused)")
      #expect(refused.errors.contains("\(file):1:") && refused.errors.contains("no key is removed"))
      let merged = try Command.run(merge, in: folder)
      #expect(merged.status == 0 && merged.output.isEmpty, "\(merged)")
      #expect(merged.errors.contains("no key is marked as stale"))
      for (path, contents) in catalogs { #expect(try text(path, folder) == contents) }
    }
  }

  @Test func findsSourcesBelowLinksAndReportsHiddenFolders() throws {
    let files = [
      "App/en.lproj/Localizable.strings": "a = A;\nlinked = L;\nhidden = H;\n",
      "src/a.m": "NSLocalizedString(@\"a\", 0)", "far/b.m": "NSLocalizedString(@\"linked\", 0)",
      "src/.more/c.m": "NSLocalizedString(@\"hidden\", 0)",
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.shell(
        """
        ln -s ../far src/link
        "$FMT" strings merge App --sources src --prune; echo $?
        "$FMT" strings merge App --sources src --sources src/.more --prune; echo $?
        """,
        in: folder
      )
      #expect(outcome.output == "65\n0\n", "\(outcome)")
      #expect(outcome.errors.contains("src/.more:1:1: warning: the folder is hidden"))
      #expect(
        try text("App/en.lproj/Localizable.strings", folder)
          == files["App/en.lproj/Localizable.strings"]
      )
    }
  }

  @Test(arguments: ["/nowhere/Shared", "Shared"])
  func removesNothingBesideALinkThatLeadsNowhere(_ target: String) throws {
    let files = [
      "App/en.lproj/Localizable.strings": "a = A;\nshared = S;\n",
      "src/a.m": "NSLocalizedString(@\"a\", 0)",
    ]
    try ExampleFiles.with(files) { folder in
      let merge = "\"$FMT\" strings merge App --sources src"
      let outcome = try Command.shell(
        "ln -s \(target) src/Shared; \(merge) --prune; echo $?; \(merge); echo $?",
        in: folder
      )
      #expect(outcome.output == "65\n0\n", "\(outcome)")
      #expect(outcome.errors.contains("src/Shared:1:1: warning: the link leads nowhere"))
    }
  }

  @Test func reportsTheWarningsOfAFileOnce() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"b":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"x"}}}}}}}},"version":"1.0"}
      """
    try ExampleFiles.with(["App/L.xcstrings": catalog]) { folder in
      let outcome = try Command.run(["strings", "merge", "App", "./App"], in: folder)
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
      #expect(outcome.status == 0 && outcome.output.isEmpty)
    }
  }

  @Test func refusesSourcesWithoutKeys() throws {
    let files = ["src/a.m": "int a;", "App/en.lproj/Localizable.strings": "a = A;\n"]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(["strings", "merge", "App", "--sources", "src"], in: folder)
      #expect(
        outcome.status == 65 && outcome.errors == "fmt: src: there is no key in the sources\n"
      )
    }
  }

  @Test func refusesToEmptyAnAppWithoutTheDevelopmentLanguage() throws {
    let files = [
      "App/de.lproj/L.strings": "a = \"Ä\";\n", "App/fr.lproj/L.strings": "a = \"À\";\n",
    ]
    try ExampleFiles.with(files) { folder in
      for more in [["--prune"], []] {
        let outcome = try Command.run(["strings", "merge", "App", "App"] + more, in: folder)
        #expect(outcome.status == 65 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains("no keys in en, the development language, but in de, fr"))
      }
      for (path, contents) in files { #expect(try text(path, folder) == contents) }
      let named = ["strings", "merge", "App", "App", "--prune", "--development", "de"]
      #expect(try Command.run(named, in: folder) == .init(output: "", errors: "", status: 0))
    }
  }

  @Test(.enabled(if: Command.readsSwift), arguments: ["strings", "xcstrings"])
  func findsTheSameKeysASecondTime(_ form: String) throws {
    let old =
      form == "strings"
      ? "\"%1$@ x\" = \"A\";\n\"%lld y\" = \"B\";\n"
      : #"{"sourceLanguage":"en","strings":{"%1$@ x":{},"%lld y":{}},"version":"1.0"}"#
    let path = form == "strings" ? "App/en.lproj/Localizable.strings" : "App/Localizable.xcstrings"
    let files = [
      path: old,
      "src/a.swift": """
      import SwiftUI
      Text("\\(list.count) x"); Text("\\(o) x"); NSLocalizedString("%1$@ x", comment: "")
      let d = 1.5; Text("\\(d) y"); Text("\\(o) y")
      """,
    ]
    try ExampleFiles.with(files) { folder in
      let merge = ["strings", "merge", "App", "--sources", "src"]
      let first = try Command.run(merge, in: folder)
      #expect(first.output == "\(path): 2 added\n" && first.status == 0, "\(first)")
      let merged = try text(path, folder)
      #expect(merged.contains("%lld x") && merged.contains("%lf y") && !merged.contains("\"%@"))
      for more in [[], ["--check"], ["--prune", "--check"]] {
        #expect(
          try Command.run(merge + more, in: folder) == .init(output: "", errors: "", status: 0)
        )
      }
      let lint = try Command.run(["strings", "lint", "App", "--sources", "src"], in: folder)
      #expect(!lint.output.contains("-key]"), "\(lint)")
    }
  }

  @Test func mergesIntoSeveralApps() throws {
    let files = [
      "new/L.strings": "a = A;\n", "One/en.lproj/L.strings": "o = O;\n",
      "Two/en.lproj/L.strings": "a = A;\n", "Two/de.lproj/L.strings": "a = \"Ä\";\n",
      "a.m": "NSLocalizedStringFromTable(@\"b\", @\"L\", 0)",
    ]
    try ExampleFiles.with(files) { folder in
      let first = try Command.run(
        ["strings", "merge", "new", "One", "Two/en.lproj", "Two/de.lproj"],
        in: folder
      )
      #expect(
        first == .init(output: "One/en.lproj/L.strings: 1 added, 1 stale\n", errors: "", status: 0)
      )
      let second = try Command.run(
        ["strings", "merge", "One", "Two", "--sources", "a.m", "--dry-run"],
        in: folder
      )
      #expect(
        second.output == """
          One/en.lproj/L.strings: 1 added, 1 stale
          Two/de.lproj/L.strings: 1 added, 1 stale
          Two/en.lproj/L.strings: 1 added, 1 stale

          """,
        "\(second)"
      )
    }
  }

  @Test func losesNoKeyWhenManyWriteAtOnce() throws {
    let files = [
      "App/en.lproj/L.strings": "a = A;\n", "App/de.lproj/L.strings": "a = A;\n",
      "App/L2.xcstrings": #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#,
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.shell(
        """
        "$FMT" strings export App --locale fr -o fr.xliff && "$FMT" strings export App --locale it -o it.xliff
        sed -i 's,<source>a</source>,<source>a</source><target>t</target>,' fr.xliff it.xliff
        for i in 1 2 3 4 5 6; do
          mkdir n$i; printf 'a = A; "k%d" = K;' $i > n$i/L.strings
          path=$( [ $((i % 2)) = 0 ] && echo App || echo App/en.lproj )
          "$FMT" strings merge n$i $path > /dev/null &
        done
        for f in fr it; do "$FMT" strings import $f.xliff . --skip-unknown > /dev/null & done
        wait
        for i in 1 2 3 4 5 6; do grep -c "k$i" App/en.lproj/L.strings; done | tr -d '\n'
        grep -o '"fr"\\|"it"' App/L2.xcstrings | wc -l; find . -name '*~'
        """,
        in: folder
      )
      #expect(outcome.output == "1111112\n", "\(outcome)")
    }
  }
}
