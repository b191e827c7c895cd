import CatalogFiles
import CatalogTools
import Faults
import Glibc
import TestSupport
import Testing

@Suite struct FileFinderTests {
  private func found(_ folder: TemporaryFolder, _ paths: [String]) -> [String] {
    var finder = FileFinder(.catalogs)
    finder.find(paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" })
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
    finder.find(["Package.swift", "./Package.swift"])
    #expect(
      finder.paths.isEmpty
        && finder.issues.map(\.reason.code) == ["not-a-catalog", "not-a-catalog"]
    )
  }

  /// A target that is complete: the files that end in `.x`.
  private static let complete = FileFinder.Target(
    skippedFolders: ["build"],
    toolFolders: [".git"],
    isComplete: true,
    unwanted: Reason("unwanted", "")
  ) { $0.hasSuffix(".x") ? 0 : nil }

  private func foundAll(
    _ folder: TemporaryFolder,
    _ paths: [String]
  ) -> (paths: [String], issues: [String]) {
    var finder = FileFinder(Self.complete)
    finder.find(paths.map { folder.path + $0 })
    let start = folder.path.utf8.count + 1
    return (
      finder.paths.map { String($0.dropFirst(start)) },
      finder.issues.map { "\($0.severity) \($0.file.dropFirst(start)) \($0.reason.code)" }
    )
  }

  @Test func followsAllLinksOfACompleteTargetOnce() throws {
    let folder = try TemporaryFolder()
    for name in ["A/a.x", "Z/z.x", "out/o.x", "bazel/b.x", "A/build/no.x"] {
      try folder.write(name, "")
    }
    for (link, target) in [
      ("A/b", "../Z"), ("A/again", "../Z"), ("A/above", ".."), ("A/self", "."), ("A/self2", "self"),
      ("A/bazel-out", "../bazel"), ("A/bazel-bin", "nothing"),
      ("A/.#a.x", "user@host"), ("A/text", "a.x"),
    ] {
      #expect(unsafe symlink(target, "\(folder.path)/\(link)") == 0)
    }
    #expect(unsafe symlink("A/a.x", "\(folder.path)/out/link.x") == 0)
    #expect(unsafe symlink("../out", "\(folder.path)/A/out") == 0)
    let found = foundAll(folder, ["/A", "/Z"])
    #expect(found.paths == ["A/a.x", "Z/z.x", "A/out/link.x", "A/out/o.x"])
    #expect(found.issues == ["warning A/above link-above"])
    #expect(foundAll(folder, [""]).issues.isEmpty)
    #expect(foundAll(folder, ["/A/b"]).paths == ["A/b/z.x"])
  }

  @Test(arguments: ["nothing", "Shared", "/nothing/Shared"])
  func reportsLinksThatLeadNowhere(_ target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/a.strings", "")
    try folder.write("a.x", "")
    for link in ["Shared", "it.lproj"] {
      #expect(unsafe symlink(target, "\(folder.path)/\(link)") == 0)
    }
    #expect(
      foundAll(folder, [""]).issues
        == ["warning Shared dangling-link", "warning it.lproj dangling-link"]
    )
    var finder = FileFinder(.catalogs)
    finder.find([folder.path])
    #expect(finder.paths == ["\(folder.path)/en.lproj/a.strings"])
    #expect(finder.issues.map(\.reason.code) == ["dangling-link"])
    #expect(finder.issues.map(\.isUnreadable) == [true])
  }

  @Test func reportsHiddenFoldersOfACompleteTarget() throws {
    let folder = try TemporaryFolder()
    for name in [".h/in/a.x", ".git/b.x", ".empty/c", ".h/.y", "A/.i/.j/d.x", "A/e.x"] {
      try folder.write(name, "")
    }
    let found = foundAll(folder, [""])
    #expect(found.paths == ["A/e.x"])
    #expect(found.issues == ["warning .h hidden-folder", "warning A/.i hidden-folder"])
    let given = foundAll(folder, ["", "/.h"])
    #expect(given.paths == ["A/e.x", ".h/in/a.x"])
    #expect(given.issues == ["warning A/.i hidden-folder"])
  }

  @Test func reportsNamesThatAreNotUTF8() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.x", "")
    let start =
      folder.path.utf8.map { CChar(bitPattern: $0) } + [CChar(0x2F), CChar(bitPattern: 0xFF)]
    #expect(unsafe mkdir(start + [0], 0o777) == 0)
    for ending in [".x", ".y"] {
      let name = start + ending.utf8.map { CChar(bitPattern: $0) } + [0]
      let descriptor = unsafe open(name, O_WRONLY | O_CREAT, 0o666)
      #expect(descriptor >= 0)
      close(descriptor)
    }
    let found = foundAll(folder, [""])
    #expect(found.paths == ["a.x"])
    #expect(
      found.issues == ["warning \u{FFFD} name-not-utf-8", "warning \u{FFFD}.x name-not-utf-8"]
    )
  }
}
