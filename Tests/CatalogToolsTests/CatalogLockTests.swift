import CatalogFiles
import CatalogTools
import Faults
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct CatalogLockTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/de.lproj/L.strings", "a = A;")
    try folder.write("App/Sub/M.xcstrings", "{}")
    try folder.write("Other/en.lproj/L.strings", "a = A;")
    #expect(unsafe symlink("App", folder.path + "/Link") == 0)
    #expect(unsafe symlink("../App/de.lproj/L.strings", folder.path + "/Other/N.strings") == 0)
    return folder
  }

  /// Whether two commands with these paths wait for each other.
  private func areExclusive(_ first: [String], _ second: [String]) throws -> Bool {
    let folder = try app()
    let lock = try CatalogLock.take(first.map { folder.path + $0 })
    defer { lock.release() }
    do throws(CatalogIssue) {
      try CatalogLock.take(second.map { folder.path + $0 }, seconds: 0).release()
      return false
    } catch {
      #expect(error.reason.code == "locked-folder")
      return true
    }
  }

  @Test(
    arguments: [
      (["/App"], ["/App"], true), (["/App"], ["/App/de.lproj"], true),
      (["/App/de.lproj/L.strings"], ["/App/fr.lproj"], true), (["/App"], ["/Link"], true),
      (["/App"], [""], true), ([""], ["/App/Sub/M.xcstrings"], true),
      (["/Other"], ["/App/de.lproj"], true), (["/Other/en.lproj"], ["/App"], false),
      (["/App/Sub"], ["/App/de.lproj"], false), (["/New/a"], ["/New/b"], true),
    ] as [([String], [String], Bool)]
  )
  func protectsAFileByAnyPath(_ first: [String], _ second: [String], _ isExclusive: Bool) throws {
    #expect(try areExclusive(first, second) == isExclusive)
  }

  @Test func waitsForNobodyForEver() throws {
    let folder = try app()
    let (app, other) = (folder.path + "/App", folder.path + "/Other")
    let done = Mutex(0)
    inThreads(8) { index in
      for _ in 0..<5 {
        // In both orders, and from above.
        let paths = [[app, other], [other, app], [folder.path], [app + "/Sub"]][index % 4]
        do throws(CatalogIssue) {
          try CatalogLock.take(paths).release()
          done.withLock { $0 += 1 }
        } catch {
          Issue.record(error)
        }
      }
    }
    #expect(done.withLock { $0 } == 40)
  }

  @Test func leavesNoFile() throws {
    let folder = try app()
    let before = SystemCalls.names(inFolder: folder.path + "/App", limit: 99)
    try CatalogLock.take([folder.path + "/App"]).release()
    try CatalogLock.take([folder.path + "/App"], seconds: 0).release()
    #expect(SystemCalls.names(inFolder: folder.path + "/App", limit: 99) == before)
    // No path, and one that does not exist.
    try CatalogLock.take([]).release()
    try CatalogLock.take([folder.path + "/no/such/folder"], seconds: 0).release()
  }
}
