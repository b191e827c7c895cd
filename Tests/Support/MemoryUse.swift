import Foundation
import LocaleFormat
import MachineTime

/// Checks that input from outside does not make the process grow.
///
/// ICU keeps every name that it has no data for until the process ends.
package enum MemoryUse {
  /// The growth that is allowed, in bytes.
  ///
  /// ICU's own cache does not fill up with fewer locales. Names that are never freed would cost ten
  /// times as much.
  package static func maximumGrowth(_ count: Int) -> Int { count >= 500_000 ? 2 << 20 : 4 << 20 }

  /// Formats and negotiates in made-up locales, prints the growth, and returns whether it is small.
  package static func run(_ count: Int) throws -> Bool {
    var isSmall = true
    for (name, use) in [
      ("formatting", formatting), ("negotiating", negotiating), ("units", readingUnits),
    ] {
      let growth = try use(count)
      print("\(name), \(count) made-up names: \(growth) bytes more after three tenths of them")
      isSmall = isSmall && growth < maximumGrowth(count)
    }
    for (kind, growth) in try everyKind() where growth >= maximumGrowthOfKind {
      print("\(kind): \(growth) bytes more")
      isSmall = false
    }
    return isSmall
  }

  /// The growth that is allowed for a kind, in bytes.
  package static let maximumGrowthOfKind = 6 << 20

  /// Formats every kind in locales that ICU has no data for, through a small cache, and returns the
  /// growth in bytes in 1,000 locales after the first 400.
  package static func everyKind() throws -> [(kind: String, growth: Int)] {
    try CheckedKinds.all.map { kind in
      let cache = FormatterCache(capacity: 16)
      func use(_ range: Range<Int>) throws {
        for number in range {
          let cases = kind.cases(in: "de-x-a\(number)")
          let golden = cases[number * 7 % cases.count]
          _ = try kind.text(golden, through: cache)
        }
      }
      try use(1_000..<1_400)
      let before = try resident()
      try use(1_400..<2_400)
      return (kind.name, try resident() - before)
    }
  }

  /// The resident memory of the process now, in bytes.
  package static func resident() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return (Int(fields[1]) ?? 0) * 4096
  }

  /// The n-th of a million distinct tags, with made-up languages, regions, scripts, variants and
  /// keywords.
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

  /// Reads distinct made-up units, and returns the growth in bytes after the first three tenths of
  /// them.
  package static func readingUnits(_ count: Int) throws -> Int {
    let english = LocaleID("en")
    let cache = FormatterCache(capacity: 16)
    func use(_ range: Range<Int>) {
      for number in range {
        let unit = "kilo\(number)meter-per-\(tag(number).lowercased())"
        _ = try? MeasureUnit(unit)
        if number % 10 == 0 { _ = try? cache.string(1, as: .unit(unit), for: english) }
      }
    }
    use(0..<(count / 10 * 3))
    let before = try resident()
    use((count / 10 * 3)..<count)
    return try resident() - before
  }

  /// Formats in distinct made-up locales, and returns the growth in bytes after the first three
  /// tenths of them.
  package static func formatting(_ count: Int) throws -> Int {
    let isLong = count >= 500_000
    // A name that ICU keeps only for display names costs 256 bytes, a sixth of the cost of one for
    // numbers. With fewer of them the growth would not show.
    let nameStep = isLong ? 50 : 5
    let cache = FormatterCache(capacity: 64)
    let date = DateFormat(date: .long, time: .short, zone: .utc)
    let instant = try Instant(secondsSince1970: 0)
    let euros = NumberFormat.currency("EUR")
    let kilometers = NumberFormat.unit("kilometer").width(.long)
    let arabic = NumberFormat.decimal.numbering("arab")
    let prices = NumberRangeFormat(euros)
    let ago = RelativeTimeFormat(
      width: .long,
      numbers: .named,
      capitalization: .beginningOfSentence
    )
    let days = DateIntervalFormat(DateFormat(template: "yMMMdjm", zone: .utc))
    let names = LocaleNameFormat()
    let english = LocaleID("en")
    let later = try Instant(secondsSince1970: 90_000)
    let small = FixedDecimal(3)
    let large = FixedDecimal(5)
    func use(_ range: Range<Int>) throws {
      for number in range {
        guard let locale = try? LocaleID(tag(number)) else { continue }
        _ = try locale.resolved
        if number % nameStep < 5 {
          _ = try cache.name(of: .locale(locale), as: names, for: locale)
          _ = try cache.name(of: .locale(locale), as: names, for: english)
        }
        // A formatter for every tag would take minutes. One in 50 still means 20,000 names for ICU.
        guard number % 50 < 5, number % 10 < 5 else { continue }
        _ = try cache.string(1234.5, as: .decimal, for: locale)
        if number % 500 < 5 {
          _ = try cache.string(1234.5, as: euros, for: locale)
          _ = try cache.string(instant, as: date, for: locale)
          _ = try cache.pattern(template: "yMMMdjm", for: locale)
          _ = try cache.string(.day(-3), as: ago, for: locale)
          _ = try cache.string(["A", "B"], as: .and, for: locale)
          _ = try cache.string("\u{DF}", as: .upper, for: locale)
          _ = try cache.string("\u{DF}", as: .title, for: locale)
        }
        // Rules and readers are the most expensive to make.
        if number % 5_000 < 5 {
          _ = try cache.string(1234.5, as: kilometers, for: locale)
          _ = try cache.string(1234.5, as: .compactLong, for: locale)
          _ = try cache.string(1234.5, as: arabic, for: locale)
          _ = try cache.string(.from(small, through: large), as: prices, for: locale)
          _ = try cache.string(.from(instant, through: later), as: days, for: locale)
          _ = try cache.string(21, as: RuleBasedFormat.spellOut, for: locale)
          _ = try cache.string(.seconds(3723), as: DurationFormat(width: .short), for: locale)
          _ = try cache.string(
            .seconds(3723),
            as: DurationFormat(.digital, width: .short),
            for: locale
          )
          _ = try LocaleInfo(locale)
          _ = try? CurrencyAmount.parse("EUR 5", for: locale)
          _ = try? cache.parse("1 x", as: date, for: locale)
        }
      }
    }
    // Fills ICU's own cache first: it keeps up to 1000 unused objects (unifiedcache.cpp). This
    // fills the stores of rules and of the data for reading amounts too. They are bounded, but far
    // from full by then.
    for locale in LocaleID.available where isLong {
      if locale.region == nil {
        _ = try cache.string(21, as: RuleBasedFormat.spellOut, for: locale)
      }
      if locale.language == "en" { _ = try CurrencyAmount.parse("EUR 5", for: locale) }
    }
    try use(0..<(count / 10 * 3))
    let before = try resident()
    try use((count / 10 * 3)..<count)
    let growth = try resident() - before
    return cache.statistics.entries == 64 ? growth : .max
  }

  /// Negotiates for distinct made-up locales, and returns the growth in bytes after the first three
  /// tenths of them.
  package static func negotiating(_ count: Int) throws -> Int {
    let preferenceStep = count >= 500_000 ? 1 : 4
    let english = LocaleID("en")
    let offered = try LocaleNegotiation(["en", "de", "zh-Hant"], development: english)
    func use(_ range: Range<Int>) throws {
      for number in range {
        let tag = tag(number)
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
    try use(0..<(count / 10 * 3))
    let before = try resident()
    try use((count / 10 * 3)..<count)
    for number in 0..<200 {
      let header = (0..<6_000).map { "x\($0)-x-\(number);q=0.5" }.joined(separator: ",")
      _ = try offered.best(for: AcceptLanguage([header, header]))
    }
    let growth = try resident() - before
    return growth
  }
}
