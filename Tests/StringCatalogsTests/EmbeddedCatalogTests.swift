import CatalogFiles
import Foundation
import LocaleFormat
import StringCatalogs
import Testing

/// Catalogs inside programs.
@Suite struct EmbeddedCatalogTests {
  private static let files = EmbeddedCatalog([
    EmbeddedCatalog.File("en.lproj/Localizable.strings", "\"a\" = \"A\"; \"b\" = \"B\";"),
    EmbeddedCatalog.File(
      "Resources/de.lproj/Localizable.strings",
      bytes: "\u{FF}\u{FE}\"\0a\0\"\0=\0\"\0\u{E4}\0\"\0;\0"
    ),
    EmbeddedCatalog.File("notes.txt", "not a catalog"),
  ])

  private static func string(_ key: String, _ language: LocaleID, in catalog: StringCatalog)
    -> String
  {
    AppLocale.with(AppLocale(language)) { catalog.string(key) }
  }

  @Test func keepsTheBytesOfFiles() {
    #expect(Self.files.files[1].bytes.prefix(4) == [0xFF, 0xFE, 0x22, 0x00])
    #expect(Self.files.files[0].bytes.count == 21)
  }

  @Test func readsFilesOfTheProgram() throws {
    let catalog = StringCatalog.embedded(Self.files, replacedBy: "no folder", development: "en")
    #expect(Self.string("a", "de", in: catalog) == "ä")
    #expect(Self.string("b", "de", in: catalog) == "B")
    #expect(catalog.warnings == [])
    #expect(throws: Never.self) { try catalog.reload() }
  }

  @Test func folderReplacesTexts() throws {
    let folder = NSTemporaryDirectory() + "catalogs-\(UUID().uuidString)"
    let german = folder + "/de.lproj"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [CatalogSource.replacement(folder: folder), .embedded(Self.files)]
    let catalog = try StringCatalog(sources, development: "en")
    #expect(Self.string("a", "de", in: catalog) == "ä")

    try FileManager.default.createDirectory(atPath: german, withIntermediateDirectories: true)
    try catalog.reload()
    #expect(Self.string("a", "de", in: catalog) == "ä")
    try Data("\"a\" = \"neu\";".utf8).write(to: URL(filePath: german + "/Localizable.strings"))
    try catalog.reload()
    #expect(Self.string("a", "de", in: catalog) == "neu")
    #expect(Self.string("b", "de", in: catalog) == "B")

    // Its old texts stay if it cannot be read again, and another catalog does without it.
    try Data("\"a\"".utf8).write(to: URL(filePath: german + "/Localizable.strings"))
    #expect(throws: CatalogIssue.self) { try catalog.reload() }
    #expect(Self.string("a", "de", in: catalog) == "neu")
    let other = try StringCatalog(sources, development: "en")
    #expect(Self.string("a", "de", in: other) == "ä")
    #expect(other.warnings.map(\.severity) == [.error])
  }

  @Test func needsAFileOfACatalog() {
    let files = EmbeddedCatalog([EmbeddedCatalog.File("notes.txt", "")])
    #expect(throws: CatalogIssue.self) { try StringCatalog([.embedded(files)]) }
  }
}
