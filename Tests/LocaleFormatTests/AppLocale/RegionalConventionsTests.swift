import TestSupport
import Testing

@testable import LocaleFormat

/// Checks that conventions of the person's region are those of the person's own locale there.
///
/// No region is inferred if ICU does not infer it, and no region is lost.
@Suite struct RegionalConventionsTests {
  /// A quantity, its usage, and values on both sides of the change to another unit.
  private static let usages: [(unit: String, usage: String, values: [String])] = [
    ("meter", "road", ["12500", "250"]), ("meter", "person-height", ["1.8"]),
    ("meter", "default", ["1500"]), ("meter", "rainfall", ["0.02"]),
    ("meter", "snowfall", ["0.3"]), ("meter", "visiblty", ["5000"]),
    ("meter", "vehicle", ["4.5"]), ("meter", "person", ["0.9"]),
    ("celsius", "weather", ["20"]), ("celsius", "default", ["20"]),
    ("kilogram", "person", ["80"]), ("kilogram", "default", ["2"]),
    ("meter-per-second", "wind", ["10"]), ("meter-per-second", "default", ["10"]),
    ("liter", "fluid", ["2"]), ("liter", "vehicle", ["50"]),
    ("square-meter", "land", ["20000"]), ("square-meter", "geograph", ["2000000"]),
    ("pascal", "baromtrc", ["101325"]), ("joule", "food", ["1000000"]),
    ("watt", "engine", ["75000"]),
    ("cubic-meter-per-meter", "vehicle-fuel", ["0.00000007"]),
  ]

  private static let infersRegion = ICUFacts.current.infersUnitRegion

  /// Returns pairs of a localization and a person's locale, in a region for which CLDR has the
  /// localization.
  private static func pairs() -> [(localization: LocaleID, person: LocaleID)] {
    let named: [(String, String)] = [
      ("en", "en-US"), ("en", "en-GB"), ("de", "de-US"), ("cy", "cy-GB"), ("gd", "gd-GB"),
      ("kw", "kw-GB"), ("haw", "haw-US"), ("chr", "chr-US"), ("lkt", "lkt-US"), ("nv", "nv-US"),
      ("en-US", "en-US"), ("en-GB", "en-US"), ("es-419", "es-PR"), ("en", "en-LR"),
      ("es", "es-US"), ("sv", "sv-SE"), ("en", "en-u-rg-gbzzzz"), ("en-US", "en-u-rg-gbzzzz"),
      ("en", "de-US"), ("de", "en-GB-u-rg-uszzzz"), ("my", "my-MM"), ("en", "en-001"),
    ]
    var pairs = named.map {
      (LocaleID(canonical: $0.0), LocaleID(canonical: $0.1))
    }
    for locale in Scope.ofTests.every(29) where locale.region != nil {
      var language = locale.subtags.base
      language.region = nil
      language.variants = []
      pairs.append((LocaleID(canonical: language.tag), locale))
      guard language.script != nil else { continue }
      language.script = nil
      pairs.append((LocaleID(canonical: language.tag), locale))
    }
    return pairs
  }

  private static func app(
    _ localization: LocaleID,
    _ person: LocaleID,
    _ policy: AppLocale.Policy
  ) throws -> AppLocale {
    let offered = try LocaleNegotiation([localization], development: localization)
    return AppLocale(
      offered.best(for: [person]),
      preferences: LocalePreferences(languages: [person]),
      policy: policy
    )
  }

  /// Returns the root's text for a usage in a locale's region: it names the unit, and has no words.
  private static func unit(
    _ format: NumberFormat,
    _ value: String,
    _ locale: LocaleID
  ) throws -> String {
    var subtags = LocaleSubtags()
    subtags.region = try (infersRegion ? locale.maximized : locale).subtags.region
    for key in ["rg", "ms", "mu"] { subtags.keywords[key] = locale.subtags.keywords[key] }
    return try format.formatter(for: LocaleID(canonical: subtags.tag)).string(FixedDecimal(value))
  }

  @Test func unitsAreThoseOfThePersonsRegion() throws {
    var (compared, different) = (0, [String]())
    for (index, (localization, person)) in Self.pairs().enumerated() {
      for policy in AppLocale.Policy.allCases {
        let app = try Self.app(localization, person, policy)
        // A localization keeps its own region if the person's region is not used.
        let own =
          policy == .language && localization.region != nil && app.money == localization
          ? localization : person
        for (place, (unit, usage, values)) in Self.usages.enumerated()
        where Scope.ofTests.width == .all || index < 22 || (index + place).isMultiple(of: 4) {
          let format = NumberFormat.unit(unit, usage: usage)
          let locale = app.locale(for: format)
          #expect(locale.language == localization.language)
          for value in values {
            compared += 1
            let chosen = try Self.unit(format, value, locale)
            let wanted = try Self.unit(format, value, own)
            if chosen != wanted {
              different.append("\(localization) for \(person), \(policy), \(usage): \(chosen)")
            }
          }
        }
      }
    }
    #expect(different.isEmpty, "\(different.count) \(different.prefix(8))")
    #expect(compared > 1_000)
  }

  /// Checks that the root's text is ICU's text, and that the unit is ICU's choice in the person's
  /// own locale.
  @Test(arguments: ["US", "GB", "DE", "SE", "IN", "LR", "001"])
  func theUnitsOfARegionAreICUs(_ region: String) throws {
    // Antarctica, for which CLDR has no units, represents the world: ICU has no data named und-001.
    let tag = "und-u-rg-\(region == "001" ? "aq" : region.lowercased())zzzz"
    for (unit, usage, values) in Self.usages {
      let format = NumberFormat.unit(unit, usage: usage)
      for value in values {
        let own = try Self.unit(format, value, LocaleID("en-\(region)"))
        let expected = Oracle.number(
          value,
          "unit=\(unit) usage=\(usage)",
          locale: try LocaleID(tag)
        )
        #expect(own == expected, "\(usage) \(region)")
      }
    }
  }

  @Test(
    arguments: [
      (["en"], ["en-US"], [:], "en-US", "7.8 mi"),
      (["en"], ["en-GB"], [:], "en-GB", "7.8 mi"),
      (["cy"], ["cy-GB"], [:], "cy-GB", "7.8 mi"),
      (["de"], ["de-US"], [:], "de-u-rg-uszzzz", "7,8 mi"),
      // If neither the language nor the conventions have a region, ICU 72 infers none.
      (["en"], ["en"], [:], "en", infersRegion ? "7.8 mi" : "12 km"),
      (
        ["en"], ["en"], [.measurement: "sv"], infersRegion ? "en-u-rg-sezzzz" : "en",
        infersRegion ? "1.2 smi" : "12 km"
      ),
      (["en"], ["en"], [.measurement: "sv-SE"], "en-u-rg-sezzzz", "1.2 smi"),
      (
        ["en-US"], ["en-US"], [.measurement: "de"],
        infersRegion ? "en-US-u-rg-dezzzz" : "en-US-u-rg-zzzzzz", "12 km"
      ),
      (["en"], ["en"], [.measurement: "en-001"], infersRegion ? "en-u-rg-zzzzzz" : "en", "12 km"),
      (["en-US"], ["en-US"], [.measurement: "es-419"], "en-US-u-rg-zzzzzz", "12 km"),
      (["en"], ["en"], [.measurement: "en-u-ms-ussystem"], "en-u-ms-ussystem", nil),
    ] as [([String], [String], [LocalePreferences.Category: String], String, String?)]
  )
  func aRegionCountsWhereItIsWritten(
    _ localizations: [String],
    _ languages: [String],
    _ conventions: [LocalePreferences.Category: String],
    _ tag: String,
    _ text: String?
  ) throws {
    let app = try AppLocale(
      localizations: localizations,
      preferences: LocalePreferences(
        languages: languages.map { try LocaleID($0) },
        conventions: conventions.mapValues { try LocaleID($0) }
      ),
      policy: conventions.isEmpty ? .language : .person
    )
    let road = NumberFormat.unit("meter", usage: "road")
    #expect(app.locale(for: road).tag == tag)
    let written = try AppLocale.with(app) {
      try FormatterCache(capacity: 2).string(12_500, as: road)
    }
    if let text { #expect(written == text) }
  }

  // Currency, calendar, week, hours, paper size, system of units, and the most likely currency of
  // amounts in words.
  @Test func theOtherConventionsAreThoseOfThePersonsRegion() throws {
    var compared = 0
    for (localization, person) in Self.pairs() {
      for policy in AppLocale.Policy.allCases {
        let app = try Self.app(localization, person, policy)
        // A localization keeps its own region. CLDR does not always have another language in the
        // person's region.
        guard localization.region == nil, localization.language == person.language else { continue }
        let own = try LocaleInfo(person)
        let (dates, money) = (try LocaleInfo(app.dates), try LocaleInfo(app.money))
        let measurement = try LocaleInfo(app.measurement)
        let pair = "\(localization) for \(person), \(policy)"
        if dates.resolved.data.region != nil || policy == .person {
          #expect(dates.week == own.week, "\(pair)")
          #expect(dates.hourCycle == own.hourCycle, "\(pair)")
          #expect(dates.calendar == own.calendar, "\(pair)")
        }
        #expect(money.currency == own.currency, "\(pair)")
        #expect(measurement.paperSize == own.paperSize, "\(pair)")
        #expect(measurement.measurementSystem == own.measurementSystem, "\(pair)")
        #expect(measurement.temperatureUnit == own.temperatureUnit, "\(pair)")
        let named = app.locale(for: NumberFormat.localCurrency.presentation(.name))
        #expect(try LocaleInfo(named).currency == own.currency, "\(pair)")
        compared += 1
      }
    }
    #expect(compared > 40)
  }

  /// Localizations with persons whose region has other digits than the language alone, or the other
  /// way round.
  private static let otherDigits: [(String, String)] = [
    ("ar", "ar-AE"), ("ar", "ar-MA"), ("ar", "ar-EG"), ("ar-AE", "ar"), ("ar", "ar-AE-u-nu-native"),
    ("ne", "ne-IN"), ("mr", "en-IN"), ("fa", "en-US"), ("fa", "ps-AF"), ("hi", "mr-IN"),
    ("bn", "as-IN"), ("en", "ar-EG-u-nu-arab"), ("de", "hi-IN-u-nu-deva"),
  ]

  @Test func aPageHasOneKindOfDigits() throws {
    let named = Self.otherDigits.map { (LocaleID(canonical: $0.0), LocaleID(canonical: $0.1)) }
    let instant = try Instant(secondsSince1970: 1_709_287_440)
    let day = DateFormat(date: .short, time: .short, zone: .utc)
    var others = 0
    for (localization, person) in Self.pairs() + named {
      // A language keeps its digits beside numbers in another script: `pa` for `pa-Arab-PK`.
      let (own, theirs) = (localization.subtags, person.subtags)
      guard own.language != theirs.language || own.isSameWriting(as: theirs) else { continue }
      for policy in AppLocale.Policy.allCases {
        let app = try Self.app(localization, person, policy)
        let texts = try AppLocale.with(app) {
          let cache = FormatterCache(capacity: 16)
          return [
            try cache.string(12.5, as: .decimal),
            try cache.string(12.5, as: .currency("EUR")),
            try cache.string(12.5, as: .currency("EUR").presentation(.name)),
            try cache.string(12.5, as: .unit("kilogram")),
            try cache.string(12.5, as: .unit("meter", usage: "road")),
            try cache.string(125, as: .compactLong),
            try cache.string(.week(12), as: RelativeTimeFormat(width: .long)),
            try cache.string(.seconds(5_400), as: DurationFormat(width: .short)),
            try cache.string(instant, as: day),
            try cache.string(instant, as: day.relativeDays()),
          ]
        }
        let kinds = Set(texts.map { text in Set(text.unicodeScalars.compactMap(Self.zero(of:))) })
        #expect(kinds.count == 1 && kinds.first?.count == 1, "\(app): \(texts)")
        if app.words != app.language { others += 1 }
      }
    }
    #expect(others > 10)
  }

  /// Returns the zero of a digit's script; nil for other characters.
  private static func zero(of scalar: Unicode.Scalar) -> UInt32? {
    guard scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return scalar.value - UInt32(value)
  }
}
