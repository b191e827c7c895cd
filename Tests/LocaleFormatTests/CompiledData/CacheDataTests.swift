import CompiledData
import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

/// Caches, app locales and formatters that name their data, beside those of the process.
///
/// Each test runs in a process whose compiled data has other texts than ICU.
@Suite(.enabled(if: DataFile.release != nil)) struct CacheDataTests {
  /// Swiss German percentages with `_` between groups, in data that is not that of this ICU.
  private static func useChangedData() throws {
    let file = try #require(DataFile.release)
    var sections: [DataFile.Section: DataValue] = [:]
    for section in [.about, .locales, .currencies] as [DataFile.Section] {
      sections[section] = try file.root(of: section).value
    }
    let numbers = try file.root(of: .numbers)
    guard case .map(var about) = sections[.about],
      case .map(var swiss) = numbers["de_CH"]?.value, case .map(var latin) = swiss["latn"],
      case .list(var style) = latin["p"]
    else { throw Missing() }
    about["identity"] = .text("another")
    sections[.about] = .map(about)
    style[CompiledNumbers.Place.group] = .text("_")
    latin["p"] = .list(style)
    swiss["latn"] = .map(latin)
    sections[.numbers] = .map(["de_CH": .map(swiss)])
    CompiledFacts.replaceRelease(with: try DataFile(DataFile.bytes(of: sections)))
  }

  private struct Missing: Error {}

  private static let swiss = LocaleID("de-CH")
  private static let pinned = "12_345%"
  private static let system = "12\u{2019}345%"

  /// The texts of caches that are made and used in an order.
  private static func expect(_ order: [FormattingData?]) throws {
    try useChangedData()
    for round in 0..<2 {
      for data in order {
        let text = data == .system || data == nil ? system : pinned
        let cache = data.map { FormatterCache(capacity: 8, data: $0) } ?? .shared
        #expect(cache.data == data)
        #expect(try cache.string(123.45, as: .percent, for: swiss) == text, "\(round) \(data)")
        #expect(try cache.formatter(.percent, for: swiss).string(123.45) == text)
        let own = try (data ?? .system).formatter(NumberFormat.percent, for: swiss)
        #expect(own.string(123.45) == text)
        #expect(try NumberFormat.percent.formatter(for: swiss).string(123.45) == system)
        ProcessStores.removeAll()
      }
    }
  }

  @Test func eachCacheKeepsItsData() async {
    await #expect(processExitsWith: .success) {
      try CacheDataTests.expect([.pinned, .system, nil, .pinnedElseSystem, .pinned])
    }
    await #expect(processExitsWith: .success) {
      try CacheDataTests.expect([nil, .system, .pinnedElseSystem, .pinned, nil])
    }
  }

  @Test func anAppLocaleNamesTheDataOfItsTexts() async {
    await #expect(processExitsWith: .success) {
      try CacheDataTests.useChangedData()
      let swiss = CacheDataTests.swiss
      let (pinned, system) = (CacheDataTests.pinned, CacheDataTests.system)
      let systemCache = FormatterCache(capacity: 8, data: .system)
      func expect(_ text: String) throws {
        #expect(try FormatterCache.shared.string(123.45, as: .percent) == text)
        #expect(try FormatterCache.shared.formatter(.percent).string(123.45) == text)
        #expect(try FormatterCache.shared.with(.percent) { $0.string(123.45) } == text)
        #expect(try FormatterCache.current.string(123.45, as: .percent, for: swiss) == text)
        #expect(try systemCache.string(123.45, as: .percent) == system)
      }
      AppLocale.update(AppLocale(swiss))
      try expect(system)
      try AppLocale.with(AppLocale(swiss, data: .pinned)) { try expect(pinned) }
      try expect(system)
      AppLocale.update(AppLocale(swiss, data: .pinned))
      try expect(pinned)
      try AppLocale.with(AppLocale(swiss)) { try expect(system) }
      AppLocale.update(AppLocale(swiss))
      try expect(system)
      #expect(FormatterCache.current === FormatterCache.shared)
      // The cache of a context has the last word.
      let context = LocaleContext(AppLocale(swiss, data: .pinned), cache: systemCache)
      try LocaleContext.with(context) {
        let cache = FormatterCache.current
        #expect(cache === systemCache)
        let text = try cache.string(123.45, as: .percent)
        #expect(text == system)
      }
    }
  }

  /// A plan writes at most 19 digits: then ICU writes, or nobody.
  @Test func opensNoHandleOfOtherData() async {
    await #expect(processExitsWith: .success) {
      try CacheDataTests.useChangedData()
      let number = FixedDecimal("1234567890123456789012345")
      let text = "1 234 567 890 123 456 789 012 345".map { $0 == " " ? "\u{2019}" : $0 }
      for data in FormattingData.allCases {
        let kept = try FormatterCache(capacity: 8, data: data)
          .formatter(.decimal, for: CacheDataTests.swiss)
        #expect(kept.string(number) == (data == .pinned ? number.description : String(text)))
        do {
          #expect(try kept.checkedString(.decimal(number)) == String(text))
          #expect(data != .pinned)
        } catch let error as FormatError {
          #expect(error.code == .notInData && data == .pinned)
        }
      }
    }
  }

  /// Handles are opened with the data of their formatter, also if the process allows none.
  @Test func opensHandlesInAProcessWithoutICU() async throws {
    let texts = try CacheCall.all().map { try $0.text(FormatterCache(capacity: 8)) }
    await #expect(processExitsWith: .success) { [texts = texts as [String]] in
      try FormattingData.use(.pinned)
      let cache = FormatterCache(capacity: 64, data: .system)
      let pinned = FormatterCache(capacity: 64)
      for (call, text) in zip(try CacheCall.all(), texts) {
        for _ in 0..<2 {
          let own = try call.text(cache)
          #expect(own == text, "\(call)")
          ProcessStores.removeAll()
        }
        do {
          let own = try call.text(pinned)
          // The data has no other calendars, and periods do not refuse before a value needs one: the
          // cache has the fallback form.
          #expect(own == text || call.description == "period", "\(call)")
        } catch let error as FormatError {
          #expect(error.code == .notInData, "\(call): \(error)")
        }
      }
    }
  }

  @Test(arguments: [FormattingData.pinned, nil])
  func refusalsOfACacheLeaveNoTrace(_ first: FormattingData?) async {
    await #expect(processExitsWith: .success) { [first] in
      let pinned = FormatterCache(capacity: 64, data: .pinned)
      let system = FormatterCache(capacity: 64)
      let kinds = CheckedKinds.all
      for cache in first == nil ? [system, pinned] : [pinned, system] {
        for kind in kinds where kind.icuVersions.contains(ICUFacts.majorVersion) {
          let goldens = try GoldenTests.goldens(kind)
          for place in stride(from: 0, to: goldens.count, by: 29) {
            let golden = goldens[place]
            do {
              let text = try kind.text(golden.fields, through: cache)
              if cache === system { #expect(text == golden.expected, "\(golden): \(text)") }
            } catch let error as FormatError {
              #expect(cache === pinned && error.code == .notInData, "\(golden): \(error)")
            }
          }
        }
      }
    }
  }
}
