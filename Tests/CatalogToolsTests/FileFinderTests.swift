import CatalogFiles
import CatalogTools
import Glibc
import TestSupport
import Testing

@Suite struct FileFinderTests {
  private func found(_ folder: TemporaryFolder, _ paths: [String]) -> [String] {
    var finder = FileFinder(.catalogs)
    for path in paths { finder.find(path.isEmpty ? folder.path : "\(folder.path)/\(path)") }
    #expect(finder.issues.isEmpty)
    return finder.paths.map { String($0.dropFirst(folder.path.utf8.count + 1)) }
  }

  @Test func findsLinkedFoldersOfLanguages() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a.strings", "")
    try folder.write("App/en.lproj/a.strings", "")
    #expect(unsafe symlink("../real", folder.path + "/App/de.lproj") == 0)
    #expect(unsafe symlink("../real", folder.path + "/App/other") == 0)
    #expect(found(folder, ["App"]) == ["App/de.lproj/a.strings", "App/en.lproj/a.strings"])
  }

  @Test func endsAtALinkToAFolderAbove() throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/a.strings", "")
    #expect(unsafe symlink("..", folder.path + "/en.lproj/de.lproj") == 0)
    #expect(found(folder, [""]) == ["en.lproj/a.strings"])
  }

  @Test func findsEachFileOnce() throws {
    let folder = try TemporaryFolder()
    // The same letter, composed and decomposed, are two files.
    try folder.write("\u{E9}.strings", "")
    try folder.write("e\u{301}.strings", "")
    #expect(found(folder, ["", "\u{E9}.strings"]).count == 2)
    var finder = FileFinder(.catalogs)
    for path in ["Package.swift", "./Package.swift"] { finder.find(path) }
    #expect(
      finder.paths.isEmpty
        && finder.issues.map(\.reason.code) == ["not-a-catalog", "not-a-catalog"]
    )
  }
}
