import Glibc
import ICUOracle
import LocaleFormat
import MachineTime
import TestSupport
import Testing

/// Checks that 8 threads get the same results as one thread.
///
/// The thread sanitizer does not see inside ICU, so equality is the test there.
@Suite struct SharedUseTests {
  /// The number of calls for each thread and test; `stress` makes more.
  private static let calls = 2_000

  private static func differences(
    _ count: Int,
    calls: Int = calls,
    _ job: @escaping @Sendable (Int) throws -> String?
  ) throws -> Differences {
    try SharedUse.differences("job", jobs: count, calls: calls, job)
  }

  @Test(arguments: CheckedKinds.all.indices)
  func everyKindEqualsTheSerialResult(_ index: Int) throws {
    expectNone(try SharedUse.differences(CheckedKinds.all[index], calls: 200))
  }

  private static let tags = [
    "en-US", "de-CH", "hi-IN", "ar-EG", "ja", "th", "fr-CA", "es", "pl", "fa",
  ]

  @Test func numbersEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0) }
    let recipes: [NumberFormat] = [
      .decimal, .plain, .percent, .currency("EUR"), .currency("JPY"),
    ]
    // The capacity is smaller than the number of keys in use, so that formatters are evicted and
    // made again.
    let cache = FormatterCache(capacity: 16)
    let wrong = try Self.differences(200) { index in
      let recipe = recipes[index % 5]
      let locale = locales[index / 5 % 10]
      return switch index % 4 {
      case 0: try cache.string(index * 7919 - 500_000, as: recipe, for: locale)
      case 1: try cache.string(Double(index) * 1234.567, as: recipe, for: locale)
      case 2:
        try cache.string(FixedDecimal("-\(index)000000000000000000.25"), as: recipe, for: locale)
      default: try cache.formatter(recipe, for: locale).string(index)
      }
    }
    expectNone(wrong)
    #expect(cache.statistics.entries <= 16)
  }

  @Test func datesAndPatternsEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0) }
    let zones = try [
      "UTC", "Europe/Berlin", "America/Mexico_City", "America/Coyhaique", "Asia/Tokyo",
    ]
    .map { try TimeZoneID($0) }
    let shared = FormatterCache(capacity: 64)
    let small = FormatterCache(capacity: 16)
    let wrong = try Self.differences(100) { index in
      let locale = locales[index % 10]
      let instant = try Instant(secondsSince1970: Int64(index) * 40_000_000 - 2_000_000_000)
      return switch index % 4 {
      case 0:
        try shared.string(
          instant,
          as: DateFormat(date: .full, time: .full, zone: zones[index % 5]),
          for: locale
        )
      case 1:
        try shared.string(
          instant,
          as: DateFormat(template: "yMMMEdjm", zone: zones[index % 5]),
          for: locale
        )
      case 2: try shared.pattern(template: "yMMMMEEEEdjms", for: locale)
      default:
        try small.string(
          instant,
          as: DateFormat(date: .short, time: .long, zone: zones[index % 5]),
          for: locale
        )
      }
    }
    expectNone(wrong)
  }

  @Test func answersAboutLocalesEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0 + "-u-rg-chzzzz") }
    let wrong = try Self.differences(10, calls: Self.calls / 200) { index in
      "\(try LocaleInfo(locales[index]))"
    }
    expectNone(wrong)
  }

  @Test func intervalsEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0) }
    let zones = try ["UTC", "America/New_York", "America/Mexico_City", "America/Coyhaique"]
      .map { try TimeZoneID($0) }
    let cache = FormatterCache(capacity: 16)
    let kept = try DateIntervalFormat(DateFormat(template: "yMMMMdjmz", zone: zones[3]))
      .formatter(for: locales[0])
    // In one process, ICU formats only one interval at a time.
    let wrong = try Self.differences(80, calls: Self.calls / 8) { index in
      let start = try Instant(secondsSince1970: Int64(index) * 20_000_000)
      let end = try Instant(secondsSince1970: Int64(index) * 20_000_100 + 50_000)
      if index % 3 == 0 { return "\(kept.text(.from(start, through: end)))" }
      let template = index % 3 == 1 ? "yMMMEd" : "jmsz"
      return try cache.string(
        .from(start, through: end),
        as: DateIntervalFormat(DateFormat(template: template, zone: zones[index % 4])),
        for: locales[index / 4 % 10]
      )
    }
    expectNone(wrong)
  }

  @Test func wordsEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0) }
    let cache = FormatterCache(capacity: 16)
    let kept = try RuleBasedFormat.spellOut.formatter(for: locales[1])
    let wrong = try Self.differences(60, calls: Self.calls / 4) { index in
      let locale = locales[index % 10]
      return switch index % 4 {
      case 0: try cache.string(index * 7919 - 100_000, as: RuleBasedFormat.spellOut, for: locale)
      case 1: try cache.string(Double(index) + 0.25, as: RuleBasedFormat.ordinal, for: locale)
      case 2: "\(kept.string(index)) \(kept.text(FixedDecimal(index)).parts)"
      default:
        try cache.formatter(RuleBasedFormat.spellOut, for: locale)
          .parsePrefix(cache.string(index * 11, as: RuleBasedFormat.spellOut, for: locale))?.digits
      }
    }
    expectNone(wrong)
  }

  // The formatters themselves are shared. For the beginning of a sentence, so is ICU's single
  // sentence iterator in each of them.
  @Test func relativeTimesEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0) }
    let recipes = CapitalizationContext.allCases.map {
      RelativeTimeFormat(
        width: $0 == .unspecified ? .short : .long,
        numbers: .named,
        capitalization: $0
      )
    }
    let formatters = try recipes.flatMap { recipe in
      try locales.map { try recipe.formatter(for: $0) }
    }
    let cache = FormatterCache(capacity: 16)
    let units = OracleUnit.all
    let wrong = try Self.differences(300) { index in
      let unit = units[index % 15]
      let value = Double(index % 7 - 3) * 1.5
      return switch index % 3 {
      case 0:
        try cache.string(unit.amount(value), as: recipes[index % 5], for: locales[index % 10])
      case 1: formatters[index % 50].string(unit.amount(value))
      default: "\(formatters[index % 50].text(unit.amount(value)))"
      }
    }
    expectNone(wrong)
  }

  @Test func namesEqualTheSerialResult() throws {
    let locales = try Self.tags.map { try LocaleID($0) }
    let recipes = CapitalizationContext.allCases.map {
      LocaleNameFormat(dialect: $0 == .unspecified ? .standard : .dialect, capitalization: $0)
    }
    let formatters = try recipes.flatMap { recipe in
      try locales.map { try recipe.formatter(for: $0) }
    }
    let cache = FormatterCache(capacity: 16)
    let currencies = Currency.all
    let wrong = try Self.differences(300) { index in
      let formatter = formatters[index % 50]
      return switch index % 4 {
      case 0: formatter.name(of: .locale(locales[index / 4 % 10]))
      case 1: formatter.name(of: .currency(currencies[index % currencies.count]))
      case 2:
        try cache.name(of: .region("CH"), as: recipes[index % 5], for: locales[index / 5 % 10])
      default: formatter.name(of: try NamedCode(locales[index / 4 % 10].language, as: .language))
      }
    }
    expectNone(wrong)
  }

  @Test func everyKindOfNumberEqualsTheSerialResult() throws {
    let recipes: [NumberFormat] = [
      .compact, .compactLong, .unit("kilometer-per-hour").width(.long),
      .unit("meter", usage: "road"), .scientific, .currency("EUR").presentation(.name),
      .engineering, .localCurrency, .currency("CHF").cash().accounting(), .permille.sign(.always),
    ]
    let locales = try Self.tags.map { try LocaleID($0) }
    let formatters = try recipes.flatMap { recipe in
      try locales.map { try recipe.formatter(for: $0) }
    }
    let range = try NumberRangeFormat(.currency("EUR")).formatter(for: locales[1])
    let shared = try NumberFormat.decimal.formatter(for: locales[3])
    let wrong = try Self.differences(400, calls: Self.calls / 4) { index in
      let formatter = formatters[index % 100]
      let value = try FixedDecimal("-\(index * 7919).\(index)")
      return switch index / 100 {
      case 0: formatter.string(value)
      case 1: "\(formatter.text(value).parts)"
      case 2: range.string(.from(value, through: try FixedDecimal("\(index)")))
      default: try shared.parse(shared.string(value)).description
      }
    }
    expectNone(wrong)
  }

  /// Runs the same harness on something that ICU does not allow: one pattern generator for all
  /// threads.
  ///
  /// Without a failure here, the two tests above would prove nothing. This test has a separate
  /// process, because a race can damage anything. A crash also counts as a catch.
  @Test(.enabled(if: !CommandLine.isThreadSanitized, "a data race on purpose"))
  func theHarnessCatchesASharedPatternGenerator() async {
    await #expect(processExitsWith: .failure) {
      unsafe oracle_shared_open("en-US")
      let templates = [
        "yMMMd", "jm", "EEEEd", "yMMMMEEEEdjms", "GyMMM", "Hms", "MMMEd", "yQQQ",
      ]
      for _ in 0..<20 {
        let wrong = try Self.differences(templates.count, calls: 5_000) {
          Oracle.sharedPattern(templates[$0])
        }
        if wrong.count > 0 { exit(1) }
      }
    }
  }
}
