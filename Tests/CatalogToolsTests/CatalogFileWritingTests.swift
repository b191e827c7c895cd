import CatalogFiles
import CatalogTools
import Faults
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct CatalogFileWritingTests {
  @Test func replacesAFileBesideItsLinkAndKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/new/de.strings"
    #expect(try CatalogFileWriting.write([1, 2], to: file))
    #expect(!(try CatalogFileWriting.write([1, 2], to: file)))
    #expect(unsafe chmod(file, 0o640) == 0)
    let link = folder.path + "/link.strings"
    #expect(unsafe symlink("new/de.strings", link) == 0)
    #expect(try CatalogFileWriting.write([3], to: link))
    #expect(SystemCalls.contents(ofFile: file, limit: 9) == .bytes([3]))
    #expect(SystemCalls.linkTarget(link) == "new/de.strings")
    var status = stat()
    #expect(unsafe stat(file, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(SystemCalls.names(inFolder: folder.path + "/new", limit: 9) == ["de.strings"])
  }

  @Test func leavesAFileThatIsReadOnly() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/de.strings"
    try CatalogFileWriting.write([1], to: file)
    #expect(unsafe chmod(file, 0o444) == 0)
    let issue = #expect(throws: CatalogIssue.self) { try CatalogFileWriting.write([2], to: file) }
    #expect(
      issue?.reason.description == "the file cannot be written, and is as before: Permission denied"
    )
    #expect(SystemCalls.contents(ofFile: file, limit: 9) == .bytes([1]))
  }

  @Test(.enabled(if: geteuid() == 0, "Only the superuser can give files to others."))
  func keepsTheOwner() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/de.strings"
    try CatalogFileWriting.write([1], to: file)
    #expect(unsafe chown(file, 12_345, 54_321) == 0)
    try CatalogFileWriting.write([2], to: file)
    var status = stat()
    #expect(unsafe stat(file, &status) == 0)
    #expect(status.st_uid == 12_345 && status.st_gid == 54_321)
  }

  @Test func replacesAFileInSharedMemory() throws {
    let file = "/dev/shm/catalog-\(getpid()).strings"
    defer { unsafe unlink(file) }
    try CatalogFileWriting.write([1, 2], to: file)
    try CatalogFileWriting.write([3], to: file)
    #expect(SystemCalls.contents(ofFile: file, limit: 9) == .bytes([3]))
  }

  @Test func writesAFileWithTheLongestName() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "\u{1F469}\u{200D}\u{1F467}", count: 22) + ".strings"
    #expect(try CatalogFileWriting.write([1], to: "\(folder.path)/\(name)"))
  }

  @Test func reportsThatADeviceIsFull() {
    let issue = #expect(throws: CatalogIssue.self) {
      try CatalogFileWriting.write([2], to: "/dev/full")
    }
    #expect(issue?.reason.code == "unwritable-file")
  }

  @Test func replacesOnlyWhatIsExpected() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/de.strings"
    try CatalogFileWriting.write([1], to: file, expecting: .absent)
    for expected in [SystemCalls.ExpectedFile.absent, .bytes([2]), .bytes([]), .bytes([1, 1])] {
      let issue = #expect(throws: CatalogIssue.self) {
        try CatalogFileWriting.write([3], to: file, expecting: expected)
      }
      #expect(issue?.reason.code == "changed-file")
      #expect(SystemCalls.contents(ofFile: file, limit: 9) == .bytes([1]))
    }
    try CatalogFileWriting.write([3], to: file, expecting: .bytes([1]))
    #expect(SystemCalls.contents(ofFile: file, limit: 9) == .bytes([3]))
    #expect(throws: CatalogIssue.self) {
      try CatalogFileWriting.write([3], to: folder.path + "/fr.strings", expecting: .bytes([1]))
    }
    #expect(SystemCalls.names(inFolder: folder.path, limit: 9) == ["de.strings"])
  }

  @Test func makesAFileForOneOfSeveralThreads() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/de.strings"
    let written = Mutex(0)
    inThreads(8) { index in
      let bytes = [UInt8(index)]
      let result = SystemCalls.replaceContents(ofFile: file, with: bytes, expecting: .absent)
      if result == .written { written.withLock { $0 += 1 } }
    }
    #expect(written.withLock { $0 } == 1)
    #expect(SystemCalls.names(inFolder: folder.path, limit: 9) == ["de.strings"])
  }
}
