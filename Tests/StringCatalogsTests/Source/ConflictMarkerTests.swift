import CatalogFiles
import Testing

/// The marks of a version control system in files that were not merged.
@Suite struct ConflictMarkerTests {
  private static let message = "is a conflict marker: two changes of the file were not merged"

  private func fault(
    _ read: () throws(CatalogIssue) -> Void
  ) -> (place: String, reason: String)? {
    do throws(CatalogIssue) {
      try read()
      return nil
    } catch {
      return ("\(error.place)", "\(error.reason)")
    }
  }

  @Test(arguments: [
    ("a = b;\n<<<<<<< HEAD\nc = d;\n=======\nc = e;\n>>>>>>> x\n", "2:1", "<<<<<<<"),
    ("a = b;\r\nc = e;\r\n>>>>>>> x\r\n", "3:1", ">>>>>>>"),
    ("a = b;\n=======\n", "2:1", "======="),
    ("a = \"b\n<<<<<<< HEAD\nc\";\n=======\nd\";\n>>>>>>> x", "2:1", "<<<<<<<"),
    ("/*\n=======\nA\n=======\n*/\n||||||| 12\n", "6:1", "|||||||"),
  ])
  func areNamedInStrings(_ file: String, _ place: String, _ marker: String) {
    let fault = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: Array(file.utf8), file: "a.strings")
    }
    #expect(fault?.place == place)
    #expect(fault?.reason == "'\(marker)' \(Self.message)")
  }

  @Test(arguments: [
    "/*\n=======\nA\n=======\n*/\na = b", "a = b\n<<<<<<<< HEAD\n", "a = b <<<<<<< HEAD\n",
    "a\n  <<<<<<< HEAD\n",
  ])
  func areNotOtherLines(_ file: String) {
    let fault = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: Array(file.utf8), file: "a.strings")
    }
    #expect(fault?.reason.contains("conflict") == false)
  }

  @Test func areNamedInOtherFiles() {
    let dict = "<plist><dict>\n<<<<<<< HEAD\n<key>a</key>\n=======\n>>>>>>> x\n</dict></plist>"
    let list = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(stringsdict: Array(dict.utf8), file: "a.stringsdict")
    }
    #expect(list?.place == "2:1" && list?.reason == "'<<<<<<<' \(Self.message)")
    let json = "{\n  \"strings\" : {\n<<<<<<< HEAD\n=======\n>>>>>>> x\n}}"
    let catalog = fault { () throws(CatalogIssue) in
      _ = try XCStringsFile(Array(json.utf8), file: "a.xcstrings")
    }
    #expect(catalog?.place == "3:1" && catalog?.reason == "'<<<<<<<' \(Self.message)")
  }
}
