import CompiledData
import DataTools
import MachineTime
import TestSupport
import Testing

@testable import ICU
@testable import LocaleFormat

/// Subsets of data files.
@Suite struct DataSubsetTests {
  private static let release = DataFile.release.flatMap { try? DataContent($0) }

  private func subset(_ locales: [String], _ kinds: [String]) throws -> DataContent {
    let whole = try #require(Self.release)
    return try DataContent(
      DataSubset(of: whole, locales: locales, kinds: kinds).bytes,
      named: "subset"
    )
  }

  @Test func hasTheRecordsOfItsLocales() throws {
    let whole = try #require(Self.release)
    let content = try subset(
      ["de_CH", "ar_EG", "zh_TW"],
      ["currency", "date", "calendar", "hour-cycle"]
    )
    for name in ["de_CH", "ar_EG", "zh_TW"] {
      for section in [DataFile.Section.numbers, .dates] {
        #expect(content[section]?[name]?.value == whole[section]?[name]?.value)
      }
    }
    #expect(content[.currencies]?.value == whole[.currencies]?.value)
    #expect(content.origin("icu") == whole.origin("icu"))
    #expect(content.origin("identity") == whole.origin("identity"))
    #expect(content[.numbers]?["fr"] == nil && content[.dates]?["de"] == nil)
  }

  /// A program with three locales carries little.
  @Test func isSmall() throws {
    #expect(try subset(["de", "en", "fr"], ["number", "date"]).file.byteCount <= 30_000)
  }

  @Test func hasOtherLocalesWithTheSameValues() throws {
    let content = try subset(["de", "en"], ["number", "date"])
    let served = try #require(content.subset).locales
    #expect(served.contains("de_DE") && served.contains("en_US"))
    #expect(!served.contains("de_CH") && !served.contains("en_GB") && !served.contains("fr"))
    #expect(content.locales == served)
  }

  @Test func takesAllOfALanguage() throws {
    let whole = try #require(Self.release)
    let served = try #require(try subset(["de_*"], ["date"]).subset).locales
    #expect(served == whole.locales.filter { $0 == "de" || $0.hasPrefix("de_") })
  }

  @Test func leavesOutOtherKinds() throws {
    let dates = try subset(["de"], ["date"])
    #expect(dates[.currencies] == nil)
    #expect(dates[.numbers]?["de"]?.all.map(\.key) == ["d", "w"])
    let numbers = try subset(["de"], ["number"])
    #expect(numbers[.dates] == nil && numbers[.currencies] == nil)
    #expect(numbers[.numbers]?["de"]?["symbol"] == nil)
    #expect(numbers[.numbers]?["de"]?["latn"]?.all.map(\.key) == ["d", "m", "p"])
    #expect(try subset(["de"], ["currency"]).subset?.kinds == ["number", "currency"])
  }

  @Test func hasThePluralRulesOfItsLanguages() throws {
    let whole = try #require(Self.release)
    let content = try subset(["de", "pl"], ["plural", "matching"])
    #expect(content.subset?.kinds == ["plural", "matching"])
    let sets = try #require(content[.answers]?["cicu_plurals_set"])
    let allSets = try #require(whole[.answers]?["cicu_plurals_set"])
    for key in ["cardinal/de", "cardinal/pl", "ordinal/pl", "*"] {
      #expect(sets[key]?.text == allSets[key]?.text && allSets[key] != nil, "\(key)")
    }
    #expect(sets["cardinal/ar"] == nil && allSets["cardinal/ar"] != nil)
    let used = Set(sets.all.map { $0.value.text ?? "" }).subtracting([""])
    let rules = try #require(content[.answers]?["cicu_plurals_rules"])
    #expect(Set(rules.all.map(\.key)).isSuperset(of: used))
    for (set, rule) in rules.all {
      #expect(rule.text == whole[.answers]?["cicu_plurals_rules"]?[set]?.text)
    }
    #expect(content[.answers]?["cicu_unit_constants"] == nil)
    // The choice of a localization is the same with any languages.
    #expect(content[.matching]?.value == whole[.matching]?.value)
    let some = CompiledFacts(content.file)
    #expect(some.lacks(language: "ar") && !some.lacks(language: "pl"))
    #expect(!CompiledFacts(whole.file).lacks(language: "xx"))
  }

  @Test func refusesWhatTheDataLacks() throws {
    let whole = try #require(Self.release)
    func reason(_ locales: [String], _ kinds: [String]) -> FormatError? {
      do {
        _ = try DataSubset(of: whole, locales: locales, kinds: kinds)
        return nil
      } catch {
        return error
      }
    }
    let kind = try #require(reason(["de"], ["nubmer"]))
    #expect(kind.code == .notInData && kind.text == "nubmer")
    #expect(kind.message.contains("number, currency, date"))
    let locale = try #require(reason(["de", "de_XX"], ["date"]))
    #expect(locale.text == "de_XX")
    #expect(locale.message.hasSuffix("but de, de_AT, de_BE, de_CH, de_DE"))
    #expect(try #require(reason(["fx"], ["date"])).message.contains("fr"))
    #expect(try #require(reason(["qqq_*"], ["date"])).text == "qqq_*")
  }

  /// The facts of a subset answer as those of the whole, or not at all.
  @Test func answersAsTheWhole() throws {
    let all = CompiledFacts(try #require(Self.release).file)
    let some = CompiledFacts(try subset(["de", "en", "fr"], ["number", "date"]).file)
    for name in ["de", "de_DE", "en_US", "fr_FR"] { #expect(!some.lacks(name)) }
    for name in ["de_CH", "es", "root", "en_GB"] { #expect(some.lacks(name) && !all.lacks(name)) }
    for name in ["de", "de_AT", "de_CH", "en_GB", "en_AU", "fr_CA"] {
      #expect(some.trees(of: name) == all.trees(of: name), "\(name)")
      #expect(some.likely?.maximized(name) == all.likely?.maximized(name), "\(name)")
      #expect(some.likely?.minimized(name) == all.likely?.minimized(name), "\(name)")
      #expect(some.parents?[name]?.text == all.parents?[name]?.text, "\(name)")
    }
    for (alias, other) in ["deu": "de", "iw": nil] as [String: String?] {
      #expect(some.aliases?["language"]?[alias]?.text == other)
    }
    for region in ["DE", "US", "JP"] {
      #expect(
        some.hourFormat(language: "de", region: region, allowed: true)
          == all.hourFormat(language: "de", region: region, allowed: true)
      )
    }
    #expect(some.likely?.maximized("es") == nil)
    #expect(some.lacksDigits(of: "beng") && some.digits(of: "beng") == nil)
    #expect(!some.lacksDigits(of: "latn") && !all.lacksDigits(of: "beng"))
  }
}
