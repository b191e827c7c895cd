import Foundation
import ICU
import MachineTime
import Sharing
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct ProcessStoresTests {
  /// The files in which a store belongs to an object, such as a formatter, and ends with it.
  private static let owners: Set<String> = [
    "AmountStore.swift", "BoundedStore.swift", "CurrencyFormat+Formatter.swift",
    "LocaleNegotiation.swift", "NumberCore.swift", "NumberRangeCore.swift",
    "RequestLocales.swift", "SignKeeper.swift", "SingleFlightStore.swift", "UnitConversion.swift",
    "UnitFormatCore.swift", "ZoneCache.swift",
  ]

  @Test func everyStoreOfTheSourcesIsRegistered() throws {
    _ = try texts()
    // Compiled data leaves some stores empty, which ICU alone fills.
    _ = try DataChoice.with(.icu) { try texts() }
    let listed = Set(ProcessStores.statistics.stores.map(\.name))
    var names: [String] = []
    for file in Self.sources {
      let source = try String(contentsOf: file, encoding: .utf8)
      for name in source.matches(of: /(?:ofProcess: |StoreRegistry\.Store\(\s*)"([^"]+)"/) {
        #expect(listed.contains(String(name.1)), "\(file.lastPathComponent): \(name.1)")
        names.append(String(name.1))
      }
      let made = source.matches(
        of: /\b(?:BoundedStore|SingleFlightStore)(?:<[^()]*>)?\((?!\s*ofProcess:)/
      )
      #expect(made.isEmpty || Self.owners.contains(file.lastPathComponent), "\(file.path)")
    }
    #expect(names.count > 15)
    #expect(Set(names).count == names.count)
  }

  @Test func emptyingLosesNoText() throws {
    let before = try texts()
    ProcessStores.removeAll()
    #expect(try texts() == before)
  }

  @Test func emptiesAndCountsAStore() throws {
    let store = BoundedStore<Int, Int>(
      ofProcess: "numbers of a test",
      maximumCount: 4,
      byteCountOfEach: 16
    )
    for number in 1...5 { store.keep(number, for: number) }
    let stores = ProcessStores.statistics.stores
    let counted = try #require(stores.first { $0.name == "numbers of a test" })
    #expect(counted.description == "numbers of a test: 4 of about 64 bytes, at most 4")
    ProcessStores.removeAll()
    #expect(store.count == 0)
  }

  @Test func emptyingClosesTheRulesForWords() throws {
    let key = try RulesPool.Key(.spellOut, locale: "fo", base: "fo")
    let pool = RulesStore.shared.join(key)
    defer { RulesStore.shared.leave(pool) }
    let formatter = try RuleBasedFormat.spellOut.formatter(for: "fo")
    // Tests that run beside this one use and empty the same store, so one attempt proves nothing.
    let isClosed = (0..<20).contains { _ in
      _ = formatter.string(3)
      let kept = pool.idleCount
      ProcessStores.removeAll()
      return kept > 0 && pool.idleCount == 0
    }
    #expect(isClosed)
    let rules = ProcessStores.statistics.stores.first { $0.name == "rules for words" }
    #expect(try #require(rules).maximumByteCount != nil)
  }

  // MARK: Using every store

  /// Texts of each kind, written by new formatters.
  private func texts() throws -> [String] {
    let cache = FormatterCache(capacity: 64)
    let (german, thai) = (LocaleID("de"), LocaleID("de-AT-u-nu-thai"))
    let offered = try LocaleNegotiation(["en", "de"], development: "en")
    let header = ["de-CH, en;q=0.5"]
    var texts = [
      try RequestLocales(offered).locale(acceptLanguage: header).description,
      try "\(PluralRules(for: german).category(of: 1))",
      "\(try MeasureUnit("day").nounClass(in: german), default: "none")",
      // No name of a person asks for it with the data of ICU 72.
      try PersonScripts.chain(of: german).joined(separator: " "),
    ]
    let zoned = DateFormat(pattern: "d. MMMM y H:mm zzzz", zone: "Europe/Berlin")
    // A template that is not in the compiled data.
    let weeks = DateFormat(template: "Gyw", zone: .utc)
    texts.append(try cache.string(Instant(secondsSince1970: 0), as: weeks, for: german))
    for day in 0..<3 {
      let instant = try Instant(secondsSince1970: Int64(day) * 86_400)
      texts.append(try cache.string(instant, as: zoned, for: german))
      texts.append(try cache.string(instant, as: zoned, for: thai))
    }
    for number in 1...6 {
      texts.append(try cache.string(number, as: .currency("EUR"), for: german))
    }
    for items in [["a"], ["a", "b"], ["a", "b", "c"]] {
      texts.append(try cache.string(items, as: ListFormat.and, for: german))
      texts.append(try cache.string("an item", as: CaseFormat.title, for: german))
    }
    for number in [21, 1_000] {
      texts.append(try cache.string(number, as: RuleBasedFormat.spellOut, for: german))
      texts.append(try cache.string(number, as: RuleBasedFormat.spellOut, for: thai))
    }
    return try texts + CacheCall.all().map { try $0.text(cache) }
  }

  private static var sources: [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"),
      includingPropertiesForKeys: nil
    )
    return (files ?? .init()).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
