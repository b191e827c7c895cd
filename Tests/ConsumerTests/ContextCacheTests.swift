import Foundation
import LocaleFormat
import LocaleFormatFoundation
import LocaleFormatMeasurements
import Testing

/// Tests that Foundation's styles format through the cache of the context.
@Suite struct ContextCacheTests {
  private let start = Date(timeIntervalSince1970: 0)

  /// Runs an operation in a context with a new cache, and returns whether it looked something up in
  /// that cache.
  private func usesCache(_ operation: () throws -> Void) throws -> Bool {
    let context = LocaleContext(AppLocale("de"), cache: FormatterCache(capacity: 32))
    try LocaleContext.with(context, operation: operation)
    let counts = context.cache.statistics
    return counts.hits + counts.misses > 0
  }

  /// Checks that a style uses the cache of the context both when it is made and when it formats.
  private func check<Style: FormatStyle>(
    _ value: Style.FormatInput,
    _ style: () throws -> Style,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isMadeThroughIt = try usesCache { _ = try style() }
    #expect(isMadeThroughIt, sourceLocation: sourceLocation)
    let made = try style()
    let formatsThroughIt = try usesCache { _ = made.format(value) }
    #expect(formatsThroughIt, sourceLocation: sourceLocation)
  }

  @Test func numbers() throws {
    try check(1) { try LocalizedNumberStyle<Int>(.decimal) }
    try check(1.5) { try LocalizedNumberStyle<Double>(.decimal, locale: "de") }
    try check(1.5) { try LocalizedNumberStyle<Decimal>(.decimal) }
  }

  @Test func dates() throws {
    let recipe = DateFormat(date: .short, time: .omitted, zone: .utc)
    try check(start) { try LocalizedDateStyle(recipe) }
    try check(Date(timeIntervalSince1970: 1e12)) { try LocalizedDateStyle(recipe, locale: "de") }
    try check(start..<start + 86_400) {
      try LocalizedDateIntervalStyle(DateIntervalFormat(recipe))
    }
    try check(start) { try LocalizedRelativeDateStyle(relativeTo: start, zone: "UTC") }
  }

  @Test func amountsAndDurations() throws {
    try check(5) { try LocalizedByteCountStyle() }
    try check(.seconds(5)) { try LocalizedDurationStyle() }
    try check(Measurement(value: 1, unit: UnitLength.meters)) {
      try LocalizedMeasurementStyle<UnitLength>()
    }
  }

  @Test func lists() throws {
    let style = LocalizedListStyle<LocalizedNumberStyle<Int>, [Int]>(
      .and,
      of: try LocalizedNumberStyle(.percent)
    )
    #expect(try usesCache { _ = style.format([1, 2]) })
  }

  @Test func reading() throws {
    let number = try LocalizedNumberStyle<Int>(.decimal)
    #expect(try usesCache { _ = try number.parseStrategy.parse("1") })
    let date = try LocalizedDateStyle(DateFormat(template: "yMd", zone: "UTC"))
    #expect(try usesCache { _ = try date.parseStrategy.parse(date.format(start)) })
  }
}
