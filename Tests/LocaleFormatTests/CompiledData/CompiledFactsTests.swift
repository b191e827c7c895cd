import CompiledData
import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// The facts of compiled data against ICU's functions, in all locales; only where it was made from
/// this ICU.
@Suite(.enabled(if: FormattingData.isCompiledDataInUse)) struct CompiledFactsTests {
  /// The answers of ICU and of compiled data.
  private func both<Value>(_ ask: () throws -> Value) throws -> (icu: Value, compiled: Value) {
    (try DataChoice.with(.icu) { try ask() }, try DataChoice.with(.pinnedElseSystem) { try ask() })
  }

  private static let names: [String] = {
    do {
      return try DataChoice.with(.icu) { () throws(ICUError) in try LocaleData.names(in: .main) }
    } catch {
      return []
    }
  }()

  @Test func knowsTheLikelySubtagsOfAllNames() throws {
    let likely = try DataChoice.with(.icu) { () throws(ICUError) in
      try BundleData.values(of: "", in: "likelySubtags").map(\.key)
    }
    let others = [
      "zz", "zz_Latn", "zz_US", "und_ZZ", "und_Latn_ZZ", "und", "en_Zzzz", "zh_Hant_XX", "sr_ME",
      "de_DE_1996", "und_419", "en_Dsrt_AU", "",
    ]
    for name in Self.names + likely + others {
      let maximized = try both { try LocaleData.maximized(name) }
      #expect(maximized.icu == maximized.compiled, "\(name)")
      let minimized = try both { try LocaleData.minimized(name) }
      #expect(minimized.icu == minimized.compiled, "\(name)")
    }
  }

  @Test func knowsTheConventionsOfAllRegions() throws {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    for first in letters {
      for second in letters {
        let region = first + second
        let known = try both { try LocaleData.isKnown(region, of: .region) }
        #expect(known.icu == known.compiled, "\(region)")
        guard known.icu else { continue }
        for language in ["en", "", "es", "fr", "hi"] {
          for allowed in [false, true] {
            let format = try both {
              try LocaleData.hourFormat(language: language, region: region, allowed: allowed)
            }
            #expect(format.icu == format.compiled, "\(language) \(region)")
          }
        }
        let calendar = try both {
          try LocaleData.calendarType("en@rg=\(region.lowercased())zzzz")
        }
        #expect(calendar.icu == calendar.compiled, "\(region)")
      }
    }
  }

  @Test func findsTheDataOfAllNames() throws {
    let others = ["zh_TW", "zh_AU", "iw", "ht", "en_Dsrt", "sr_Latn_ME", "tlh", "de_XX", "no_NO"]
    for name in Self.names + others {
      let locale = try LocaleID(name)
      let resolved = try both { try ResolvedLocale(locale, trees: [.main, .currencies, .zones]) }
      #expect(resolved.icu == resolved.compiled, "\(name)")
      let parents = try both { try locale.parents }
      #expect(parents.icu == parents.compiled, "\(name)")
    }
  }
}

/// The values of keywords, which are not read by ICU's function.
@Suite struct KeywordNameTests {
  @Test func areThoseOfICU() throws {
    let calendars = CalendarSystem.allCases.map(\.rawValue)
    // ICU has none of these, or they stand for nothing here.
    let refused: Set = ["bogus", "generic", "h99", "other", "xyz"]
    let values: [String: [String]] = [
      "ca": calendars + ["gregory", "islamicc", "ethioaa", "islamic-civil", "generic", "bogus"],
      "nu": ["latn", "arab", "native", "traditio", "finance", "roman", "bogus"],
      "hc": ["h11", "h12", "h23", "h24", "h99"], "fw": ["mon", "sun", "xyz"],
      "ms": ["metric", "ussystem", "uksystem", "other"],
      "mu": ["celsius", "kelvin", "fahrenhe", "other"],
      "rg": ["uszzzz", "gbzzzz", "usca", "zzzzzz"],
    ]
    for (key, values) in values {
      for value in values {
        let locale = try LocaleID("de-u-\(key)-\(value)")
        let name = try LocaleData.icuName(tag: locale.tag)
        guard let pair = name.split(separator: "@").last, name.contains("@") else { continue }
        let parts = pair.split(separator: "=").map(String.init)
        let known = try ICUKeywords(locale.subtags, dataName: "de", losesRegion: false)
        let read: [String: String?] = [
          "calendar": known.calendar, "numbers": known.numbers, "hours": known.hours,
          "fw": known.firstWeekday, "measure": known.measurementSystem,
          "mu": known.temperatureUnit, "rg": known.region,
        ]
        let own = read[parts[0]] ?? nil
        switch (key, value) {
        case (_, _) where refused.contains(value): #expect(own == nil, "\(locale)")
        // The unknown region stands for the world, and of a subdivision only the region matters.
        case ("rg", "zzzzzz"): #expect(own == ICUKeywords.world)
        case ("rg", _): #expect(own?.prefix(2) == parts[1].prefix(2), "\(locale)")
        default: #expect(own == parts[1], "\(locale)")
        }
      }
    }
  }
}
