import Foundation
import Testing

/// `fmt gallery`; `.ci/gallery` looks at its page in a browser.
@Suite struct GalleryCommandTests {
  private func gallery(_ arguments: String..., in folder: URL) throws -> Command.Outcome {
    try Command.run(["gallery"] + arguments, in: folder)
  }

  private func page(_ folder: URL, _ name: String = "page") throws -> String {
    try String(contentsOf: folder.appending(path: "\(name)/index.html"), encoding: .utf8)
  }

  @Test func showsTheTextsOfEachLocalization() throws {
    try ExampleFiles.with { folder in
      let outcome = try gallery("--localizations", "de,ar-EG", "--out", "page", in: folder)
      #expect(outcome == .init(output: "page/index.html\n", errors: "", status: 0))
      let page = try page(folder)
      #expect(page.contains(#"<section id="de" lang="de" dir="ltr""#))
      #expect(page.contains(#"<section id="ar-EG" lang="ar-EG" dir="rtl""#))
      for (command, text) in [
        ("fmt number 21 --style spellout --locale de", "ein\u{AD}und\u{AD}zwanzig"),
        ("fmt plural 3 --locale ar-EG", "few"), ("fmt plural 3 --locale de", "other"),
      ] {
        let parts = page.components(separatedBy: "data-command=\"\(command)\">")
        try #require(parts.count == 2, "\(command)")
        let shown = parts[1].components(separatedBy: "</span></bdi>")[0]
        #expect(shown.hasSuffix(">\(text)"), "\(command): \(shown)")
      }
      #expect(
        page.contains(#"data-week-begins="mon""#) && page.contains(#"data-week-begins="sat""#)
      )
      for part in ["http://", "https://", "<script", "<img", "<link"] {
        #expect(!page.contains(part), "\(part)")
      }
    }
  }

  @Test func showsTheLanguagesOfTheCatalogAndWhatIsMissing() throws {
    try ExampleFiles.with { folder in
      let outcome = try gallery("--catalog", "App", "--out", "page", in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
      let page = try page(folder)
      for language in ["en", "de", "ru"] { #expect(page.contains("<section id=\"\(language)\"")) }
      // Those that `fmt strings stats` counts.
      for (language, count) in [("en", 0), ("de", 3), ("ru", 6), ("en-XA", 0)] {
        let cell = "class=\"missing\" data-column=\"\(language)\""
        #expect(page.components(separatedBy: cell).count - 1 == count, "\(language)")
      }
      #expect(page.contains("[!! ÔĶ !!]") || page.contains("[!!"))
      #expect(
        page.contains("<dt lang=\"en\"><bdi>few</bdi></dt><dd><bdi class=\"text\">%lld файла")
      )
      #expect(page.contains("needs review"))
    }
  }

  @Test func escapesTheKeysAndTextsOfCatalogs() throws {
    let files = [
      "App/en.lproj/L.strings": """
      "<script>alert(1)</script>" = "\\" onfocus=\\"alert(1)";
      "\u{202E}x\\n&amp;" = "</bdi></td>";

      """
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try gallery("--catalog", "App", "--out", "page", in: folder)
      #expect(outcome.status == 0, "\(outcome)")
      let page = try page(folder)
      #expect(!page.contains("<script") && !page.contains("\" onfocus"))
      #expect(page.contains("<bdi class=\"key\">&lt;script&gt;alert(1)&lt;/script&gt;</bdi>"))
      // An element isolates the control, and the end of a line is shown.
      #expect(page.contains("<bdi class=\"key\">\u{202E}x\\n&amp;amp;</bdi>"))
      #expect(page.contains("<bdi class=\"text\">&lt;/bdi&gt;&lt;/td&gt;</bdi>"))
    }
  }

  @Test func replacesOnlyAGallery() throws {
    let files = ["mine/notes.txt": "N", "other/index.html": "<p>Mine</p>"]
    try ExampleFiles.with(files) { folder in
      for (name, reason) in [
        ("mine", "fmt: mine: the folder has other files, and is not a gallery\n"),
        ("other", "fmt: other/index.html: the file is not a gallery, and is not replaced\n"),
      ] {
        let outcome = try gallery("--localizations", "en", "--out", name, in: folder)
        #expect(outcome == .init(output: "", errors: reason, status: 74))
      }
      #expect(try page(folder, "other") == "<p>Mine</p>")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "mine").path
      )
      #expect(names == ["notes.txt"])
      for language in ["en", "ja"] {
        let outcome = try gallery("--localizations", language, "--out", "new/page/", in: folder)
        #expect(outcome == .init(output: "new/page/index.html\n", errors: "", status: 0))
        #expect(try page(folder, "new/page").contains("<section id=\"\(language)\""))
      }
    }
  }

  @Test(
    arguments: [
      (["--out", "page"], "--localizations or --catalog is needed", 64),
      (["--localizations", "en"], "--out", 64),
      (["--localizations", "en", "--out", ""], "--out: The path of a folder is expected", 64),
      (["--localizations", "en,?", "--out", "page"], "locale '?' is not well-formed", 64),
      (["--localizations", "en,,de", "--out", "page"], "fmt: --localizations: ", 64),
      (["--localizations", "de,DE", "--out", "page"], "'DE' is there twice", 64),
      (
        ["--localizations", "tlh", "--strict-locale", "--out", "page"],
        "--strict-locale: ICU has no data for tlh", 64
      ),
      (["--catalog", "bad.strings", "--out", "page"], "bad.strings:1:2: error: ", 65),
      (["--catalog", "frob", "--out", "page"], "frob: ", 74),
      (["--localizations", "en", "--out", "bad.strings"], "fmt: bad.strings/index.html: ", 74),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    try ExampleFiles.with(["bad.strings": "a"]) { folder in
      let outcome = try Command.run(["gallery"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains(message), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "page").path))
    }
  }

  @Test func warnsAboutALocaleWithoutData() throws {
    try ExampleFiles.with { folder in
      let outcome = try gallery("--localizations", "tlh", "--out", "page", in: folder)
      let warning =
        "fmt: warning: ICU has no data for tlh; the conventions of no particular language are used\n"
      #expect(outcome == .init(output: "page/index.html\n", errors: warning, status: 0))
    }
  }
}
