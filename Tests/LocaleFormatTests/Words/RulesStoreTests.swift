import TestSupport
import Testing

@testable import LocaleFormat

/// Checks that rules of words are shared by language, and bounded in bytes.
@Suite struct RulesStoreTests {
  private static func writer(
    _ tag: String,
    _ kind: WordWriter.Kind = .spellOut,
    in store: RulesStore
  ) throws -> WordWriter {
    let locale = try LocaleID(tag)
    return try WordWriter(
      kind,
      ruleSet: nil,
      for: ResolvedLocale(locale, trees: WordWriter.trees),
      digits: ResolvedLocale(locale),
      in: store
    )
  }

  @Test func localesAndRuleSetsOfALanguageShareTheirRules() throws {
    let store = RulesStore(maximumByteCount: 8 << 20)
    let one = try Self.writer("pl", in: store)
    for tag in ["pl-PL", "pl-AA", "pl-x-a000", "pl-Latn-US"] {
      #expect(try Self.writer(tag, in: store).rules === one.rules)
    }
    let ordinal = try Self.writer("sv-SE", .ordinalWords, in: store)
    let cardinal = try Self.writer("sv", in: store)
    #expect(ordinal.rules === cardinal.rules)
    // The rule set is that of this call, not of the last one.
    for _ in 0..<2 {
      #expect(try cardinal.string(3) == "tre")
      #expect(try ordinal.string(3) == "tredje")
      #expect(try ordinal.parse("tredje").description == "3")
      #expect(try cardinal.parse("tre").description == "3")
    }
  }

  @Test func otherRulesAndDigitsAreNotShared() throws {
    let store = RulesStore(maximumByteCount: 8 << 20)
    let german = try Self.writer("de", in: store)
    // Austria has a different separator.
    for tag in ["de-CH", "de-AT", "de-u-nu-arab", "fr"] {
      #expect(try Self.writer(tag, in: store).rules !== german.rules)
    }
    #expect(try Self.writer("de", .ordinal, in: store).rules !== german.rules)
  }

  @Test func keepsNoMoreBytesThanItsBound() throws {
    let store = RulesStore(maximumByteCount: 500_000)
    let roomy = RulesStore(maximumByteCount: 64 << 20)
    let tags = ["en", "bg", "pl", "de", "fi", "it", "ja", "uk", "en"]
    let writers = try tags.map { try Self.writer($0, in: store) }
    let others = try tags.map { try Self.writer($0, in: roomy) }
    for round in 0..<2 {
      for (writer, other) in zip(writers, others) {
        let text = try writer.string(1234 + round)
        #expect(text == (try other.string(1234 + round)))
        _ = try? writer.parse(text)
        _ = try writer.parsePrefix(text, lenient: true)
        _ = try other.parsePrefix(text, lenient: true)
        #expect(store.byteCount <= store.maximumByteCount)
      }
    }
    #expect(roomy.byteCount > 2_000_000)
  }

  @Test func forgetsWhatNobodyHoldsOnceItIsClosed() throws {
    let store = RulesStore(maximumByteCount: 0)
    do {
      let writer = try Self.writer("en", in: store)
      _ = try writer.string(5)
      withExtendedLifetime(writer) { #expect(store.poolCount == 1) }
      #expect(store.byteCount == 0)
    }
    #expect(store.poolCount == 0)
    #expect(throws: FormatError.self) { try Self.writer("pl", .ordinalWords, in: store) }
    #expect(store.poolCount == 0)
  }

  @Test func aFullStoreEqualsTheSerialResult() throws {
    let store = RulesStore(maximumByteCount: 300_000)
    let writers = try ["en", "de", "fr", "it", "es", "ja"].flatMap {
      [try Self.writer($0, in: store), try Self.writer($0, .ordinal, in: store)]
    }
    let expected = try (0..<240).map { try writers[$0 % writers.count].string($0) }
    inThreads(8) { thread in
      for call in 0..<400 {
        let index = (call * 7 + thread * 31) % expected.count
        let text = try? writers[index % writers.count].string(index)
        #expect(text == expected[index])
      }
    }
    #expect(store.byteCount <= store.maximumByteCount)
  }
}
