import ArgumentParser
import CatalogFiles
import CatalogTools
import Foundation
import Testing

@testable import FmtStrings

@Suite struct FileOutputTests {
  @Test func replacesOnlyTheContentThatWasRead() throws {
    try ExampleFiles.with(["en.lproj/L.strings": "b = B;"]) { folder in
      let path = folder.appending(path: "en.lproj/L.strings").path
      let read = TableFile(name: path, path: path, bytes: Array("a = A;".utf8))
      let output = FileOutput([.init(path: path, bytes: [], isNew: false, lines: [])])
      #expect(throws: ExitCode.self) {
        try output.replacing(CatalogProject([read]).groups).write(isDry: false)
      }
      let kept = try String(contentsOfFile: path, encoding: .utf8)
      #expect(kept == "b = B;")
    }
  }
}
