import Foundation
import LocaleFormat
import MachineTime
import Testing

/// Input from outside must not make the process grow: ICU keeps every name it has no data for, for ever.
@Suite struct MemoryTests {
  /// Resident memory now, in bytes.
  private static func resident() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " "
    )
    return (Int(fields[1]) ?? 0) * 4096
  }

  /// The n-th of a million distinct tags: languages, regions, scripts and variants that nobody has data for, and keywords.
  private static func tag(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    func word(_ length: Int, _ seed: Int) -> String {
      var rest = seed
      return String(
        (0..<length).map { _ in
          defer { rest /= 26 }
          return letters[rest % 26]
        }
      )
    }
    return switch number % 5 {
    case 0: word(5, number) + "-" + word(2, number / 7)
    case 1: "de-" + word(5, number)
    case 2: "en-" + word(2, number) + "-x-" + word(6, number)
    case 3:
      word(3, number) + "-" + word(4, number / 3) + "-" + word(2, number) + "-u-ca-"
        + word(8, number)
    default: "fr-u-nu-latn-t-" + word(8, number)
    }
  }

  #if DEBUG
  // A debug build takes ten times as long; `.ci/run` runs both.
  // ICU's own cache is not full by then, and a name kept for ever would cost ten times this.
  private static let tagCount = 60_000
  private static let maximumGrowth = 4 << 20
  private static let preferenceStep = 4
  // A name that ICU keeps for names alone costs 256 bytes, a sixth of one for numbers: with fewer
  // of them it would not show.
  private static let nameStep = 5
  private static let fillsStores = false
  #else
  private static let tagCount = 1_000_000
  private static let maximumGrowth = 2 << 20
  private static let preferenceStep = 1
  private static let nameStep = 50
  private static let fillsStores = true
  #endif

  /// Russian words take 4.8 MB, and as much again to be read, whatever the locale is called.
  @Test func wordsOfOneLanguageAreShared() async {
    await #expect(processExitsWith: .success) {
      let cache = FormatterCache(capacity: 256)
      func use(_ range: Range<Int>, _ prefix: String) throws {
        for number in range {
          let locale = try LocaleID(prefix + String(number))
          #expect(try cache.string(5, as: .spellOut, for: locale) == "пять")
          #expect(try cache.parse("пять", as: .spellOut, for: locale).description == "5")
          let words = try cache.formatter(RuleBasedFormat.spellOut, for: locale)
          #expect(try words.parsePrefix("пять", lenient: number % 2 == 0)?.digits == "5")
        }
      }
      let before = try Self.resident()
      try use(100..<230, "ru-x-a")
      try use(100..<230, "ru-")
      let growth = try Self.resident() - before
      #expect(growth < 24 << 20, "\(growth) bytes more")
    }
  }

  // In a process of its own: what other tests keep meanwhile does not count.
  @Test func aMillionTagsLeaveMemoryFlat() async {
    await #expect(processExitsWith: .success) { try Self.useTags() }
  }

  private static func useTags() throws {
    let cache = FormatterCache(capacity: 64)
    let date = DateFormat(date: .long, time: .short, zone: .utc)
    let instant = try Instant(secondsSince1970: 0)
    let euros = NumberFormat.currency("EUR")
    let kilometers = NumberFormat.unit("kilometer").width(.long)
    let arabic = NumberFormat.decimal.numbering("arab")
    let prices = NumberRangeFormat(euros)
    let ago = RelativeTimeFormat(numbers: .named, capitalization: .beginningOfSentence)
    let days = DateIntervalFormat(DateFormat(template: "yMMMdjm", zone: .utc))
    let names = LocaleNameFormat()
    let english = LocaleID("en")
    let later = try Instant(secondsSince1970: 90_000)
    let small = FixedDecimal(3)
    let large = FixedDecimal(5)
    func use(_ range: Range<Int>) throws {
      for number in range {
        guard let locale = try? LocaleID(Self.tag(number)) else { continue }
        _ = try locale.resolved
        if number % Self.nameStep < 5 {
          _ = try cache.name(of: .locale(locale), as: names, for: locale)
          _ = try cache.name(of: .locale(locale), as: names, for: english)
        }
        // Making a formatter for every one would take minutes; one in 50 still means 20,000 names for ICU.
        guard number % 50 < 5, number % 10 < 5 else { continue }
        _ = try cache.string(1234.5, as: .decimal, for: locale)
        if number % 500 < 5 {
          _ = try cache.string(1234.5, as: euros, for: locale)
          _ = try cache.string(instant, as: date, for: locale)
          _ = try cache.pattern(template: "yMMMdjm", for: locale)
          _ = try cache.string(.day(-3), as: ago, for: locale)
        }
        // Rules and readers cost most to make.
        if number % 5_000 < 5 {
          _ = try cache.string(1234.5, as: kilometers, for: locale)
          _ = try cache.string(1234.5, as: .compactLong, for: locale)
          _ = try cache.string(1234.5, as: arabic, for: locale)
          _ = try cache.string(.from(small, through: large), as: prices, for: locale)
          _ = try cache.string(.from(instant, through: later), as: days, for: locale)
          _ = try cache.string(21, as: RuleBasedFormat.spellOut, for: locale)
          _ = try LocaleInfo(locale)
          _ = try? CurrencyAmount.parse("EUR 5", for: locale)
          _ = try? cache.parse("1 x", as: date, for: locale)
        }
      }
    }
    // ICU's own cache fills first: it keeps up to 1000 unused objects (unifiedcache.cpp). So do the
    // stores of rules and of what reads amounts, which are bounded, but far from full by then.
    for locale in LocaleID.available where Self.fillsStores {
      if locale.region == nil {
        _ = try cache.string(21, as: RuleBasedFormat.spellOut, for: locale)
      }
      if locale.language == "en" { _ = try CurrencyAmount.parse("EUR 5", for: locale) }
    }
    try use(0..<(Self.tagCount / 10 * 3))
    let before = try Self.resident()
    try use((Self.tagCount / 10 * 3)..<Self.tagCount)
    let growth = try Self.resident() - before
    #expect(growth < Self.maximumGrowth, "\(growth) bytes more")
    #expect(cache.statistics.entries == 64)
  }

  @Test func aMillionPreferencesLeaveMemoryFlat() async {
    await #expect(processExitsWith: .success) { try Self.negotiate() }
  }

  private static func negotiate() throws {
    let english = LocaleID("en")
    let offered = try LocaleNegotiation(["en", "de", "zh-Hant"], development: english)
    func use(_ range: Range<Int>) throws {
      for number in range {
        let tag = Self.tag(number)
        guard number % preferenceStep == 0, let locale = try? LocaleID(tag) else { continue }
        let choice = offered.best(for: [locale])
        guard number % 20 == 0 else { continue }
        let preferences = LocalePreferences(
          languages: [locale],
          conventions: [.dates: locale, .money: locale]
        )
        for policy in AppLocale.Policy.allCases {
          AppLocale.update(AppLocale(choice, preferences: preferences, policy: policy))
        }
        _ = try offered.best(for: AcceptLanguage("\(tag), *;q=0.5, \(tag);q=0"))
        _ = try LocaleNegotiation([tag, "\(tag).lproj"], development: locale).chain(for: [english])
        _ = try LocaleNegotiation([tag, "en"], development: locale, order: .apple)
          .best(for: [locale])
        _ = AppLocale(preferences: LocalePreferences { $0 == "LANG" ? "\(tag).UTF-8" : nil })
      }
    }
    try use(0..<(Self.tagCount / 10 * 3))
    let before = try Self.resident()
    try use((Self.tagCount / 10 * 3)..<Self.tagCount)
    for number in 0..<200 {
      let header = (0..<6_000).map { "x\($0)-x-\(number);q=0.5" }.joined(separator: ",")
      _ = try offered.best(for: AcceptLanguage([header, header]))
    }
    let growth = try Self.resident() - before
    #expect(growth < Self.maximumGrowth, "\(growth) bytes more")
  }
}
