import LocaleFormat
import MachineTime
import StringCatalogs
import Synchronization
import TestSupport

/// The cache under test, and the verbs that are called on it.
struct World: Sendable {
  private let cache: FormatterCache
  private let catalogs: CatalogWorld
  private let german: LocaleID
  /// Two app locales in which the texts are the same.
  private let apps: [AppLocale]
  private static let changes = Atomic<Int>(0)

  init() throws {
    cache = FormatterCache(capacity: 8)
    german = LocaleID("de-DE")
    apps = [AppLocale(german), AppLocale(LocaleID("de-DE-u-hc-h23"))]
    catalogs = try CatalogWorld(cache)
    AppLocale.update(apps[0])
  }

  /// Drops everything that the verbs use.
  var drop: @Sendable () -> Void {
    { [cache, apps, catalog = catalogs.catalog] in
      let count = Self.changes.add(1, ordering: .relaxed).newValue
      if count % 8 == 0 { AppLocale.update(apps[count / 8 % 2]) }
      // A catalog that cannot be replaced stays as it is, and its texts are right.
      if count % 4 == 0 { try? catalog.reload() }
      cache.removeAll()
    }
  }

  /// Verbs of every kind, and all ways to call the cache.
  ///
  /// Most of their texts are longer than the 15 bytes that a string stores inline.
  func verbs() throws -> [Verb] {
    try kinds() + patterns() + numbers() + dates() + words() + reading() + kept() + catalogs.verbs()
  }

  private func kinds() throws -> [Verb] {
    try CacheCall.all().map { [cache] call in
      Verb(name: "\(call)") { try call.text(cache) }
    }
  }

  private func patterns() -> [Verb] {
    let template = "GyMMMMEEEEdHmsSSSzzzz"
    return [
      Verb(name: "pattern(template:for:)", isKept: true) { [cache, german] in
        try cache.pattern(template: template, for: german)
      },
      Verb(name: "pattern(template:)", isKept: true) { [cache] in
        try cache.pattern(template: template)
      },
    ]
  }

  private func numbers() throws -> [Verb] {
    let (cache, german) = (cache, german)
    let price = NumberFormat.currency("EUR")
    let decimal = FixedDecimal("1234567890123456.25")
    return [
      Verb(name: "string(Double)") { try cache.string(123_456_789_012.5, as: price, for: german) },
      Verb(name: "string(Int) current") { try cache.string(123_456_789_012_345, as: .decimal) },
      Verb(name: "append(Int)") {
        try Self.text { try cache.append(123_456_789_012_345, as: .decimal, for: german, to: &$0) }
      },
      Verb(name: "append(Double)") {
        try Self.text { try cache.append(1234.5, as: price, for: german, to: &$0) }
      },
      Verb(name: "text(FixedDecimal)") {
        Self.whole(try cache.text(decimal, as: price, for: german))
      },
      Verb(name: "with") { try cache.with(price, for: german) { $0.string(1_234_567.5) } },
      Verb(name: "with, copied") {
        try cache.with(price, for: german) { copy $0 }.string(1_234_567.5)
      },
      Verb(name: "with, current") { try cache.with(price) { $0.string(1_234_567.5) } },
    ]
  }

  private func dates() throws -> [Verb] {
    let (cache, german) = (cache, german)
    let zone = TimeZoneID("America/Argentina/Buenos_Aires")
    let date = DateFormat(date: .full, time: .full, zone: zone)
    let start = try Instant(secondsSince1970: 1_391_342_400)
    return [
      Verb(name: "string(Instant) current") { try cache.string(start, as: date) },
      Verb(name: "append(Instant)") {
        try Self.text { try cache.append(start, as: date, for: german, to: &$0) }
      },
      Verb(name: "text(Instant)") { Self.whole(try cache.text(start, as: date, for: german)) },
    ]
  }

  private func words() throws -> [Verb] {
    let (cache, german) = (cache, german)
    let austrian = LocaleID("de-AT")
    return [
      Verb(name: "string(amount), usage") {
        try cache.string(UnitAmount(5_000, .meter), as: UnitFormat(usage: "road"), for: german)
      },
      Verb(name: "text(list)") {
        Self.whole(try cache.text(["Ameisen", "Bienen", "Wespen"], as: .or, for: german))
      },
      Verb(name: "append(case), title") {
        try Self.text { try cache.append("gro\u{DF}e Ameisen", as: .title, for: german, to: &$0) }
      },
      Verb(name: "name(ofLocale:) current") {
        try cache.name(of: .locale(austrian), as: LocaleNameFormat()) ?? "none"
      },
    ]
  }

  private func reading() throws -> [Verb] {
    let (cache, german) = (cache, german)
    let zone = TimeZoneID("America/Argentina/Buenos_Aires")
    let date = DateFormat(date: .long, time: .short, zone: zone)
    return [
      Verb(name: "parse number") {
        try cache.parse("1.234.567,50", as: .decimal, for: german).description
      },
      Verb(name: "parse infinity") { try cache.parse("-∞", as: .decimal, for: german).description },
      Verb(name: "parse wrong number") {
        Self.error { _ = try cache.parse("1.2345,50", as: .decimal, for: german) }
      },
      Verb(name: "parse date") {
        "\(try cache.parse("2. Februar 2014 um 09:00", as: date, for: german).secondsSince1970)"
      },
      Verb(name: "parse wrong date") {
        Self.error { _ = try cache.parse("30. Februar 2014 um 09:00", as: date, for: german) }
      },
    ]
  }

  /// Verbs that return references to keep, which are taken under a lock.
  private func kept() throws -> [Verb] {
    let (cache, german) = (cache, german)
    return [
      Verb(name: "formatter") {
        try cache.formatter(.decimal, for: german).string(123_456_789_012_345)
      },
      Verb(name: "AppLocale.current") { String(AppLocale.current.language.tag.prefix(5)) },
      // Read while other threads change it; all counts must be of the same moment.
      Verb(name: "statistics") {
        _ = try cache.string(1_234_567, as: RuleBasedFormat.spellOut, for: german)
        let statistics = cache.statistics
        let others = statistics.refusals.values.reduce(0, +)
        return "\(statistics.compiled + statistics.untried + others == statistics.entries)"
      },
    ]
  }

  private static func text(_ append: (inout [UInt8]) throws -> Void) rethrows -> String {
    var bytes: [UInt8] = []
    try append(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func whole(_ text: FormattedText) -> String {
    text.string + text.parts.map { " \($0.kind.rawValue) \($0.utf8Range)" }.joined()
  }

  private static func error(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch {
      return "\(error)"
    }
  }
}
