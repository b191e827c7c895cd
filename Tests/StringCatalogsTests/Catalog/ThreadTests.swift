import Foundation
import LocaleFormat
import StringCatalogs
import TestSupport
import Testing

@Suite struct ThreadTests {
  /// Eight threads look up while another replaces the catalog: every text is that of one of the two
  /// contents, and after the last reload that of the last.
  @Test func givesWholeTextsWhileCatalogsAreReplaced() throws {
    let folder = try TemporaryFolder()
    let write = { @Sendable (word: String) throws in
      try folder.write("en.lproj/Localizable.strings", "runs = \"\(word): %lld of %lld\";")
    }
    try write("old")
    let catalog = try StringCatalog([.folder(folder.path)])
    let expected: Set<String> = ["old: 3 of 1,234", "new: 3 of 1,234"]
    let app = AppLocale(LocaleID("en"))
    let wrong = Counted()
    DispatchQueue.concurrentPerform(iterations: 9) { thread in
      if thread == 0 {
        for round in 0..<200 {
          try? write(round.isMultiple(of: 2) ? "new" : "old")
          try? catalog.reload()
        }
      } else {
        for _ in 0..<2_000 {
          // Half of the threads with a locale of their task.
          let text =
            thread.isMultiple(of: 2)
            ? catalog.string("runs", 3, 1234)
            : AppLocale.with(app) { catalog.string("runs", 3, 1234) }
          if !expected.contains(text) { wrong.add() }
        }
      }
    }
    #expect(wrong.count == 0)
    #expect(catalog.string("runs", 3, 1234) == "old: 3 of 1,234")
  }
}

private final class Counted: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0
  var count: Int { lock.withLock { value } }
  func add() { lock.withLock { value += 1 } }
}
