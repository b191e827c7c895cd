import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Checks that a preference is found to decide alone only where ICU reads no further one.
@Suite struct FirstPreferenceTests {
  private static let offers = [
    ["en", "de", "fr", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"], ["en"], ["fr-CA", "fr", "es-419"],
    ["sr", "sr-Latn", "hr", "bs"], ["nb", "nn", "da", "sv"], ["en-GB", "en", "en-AU", "de-AT"],
  ]
  private static let preferences = [
    "de-CH", "de", "en", "en-US", "en-NZ", "en-GB", "fr-CH", "fr-CA", "zh-TW", "zh", "zh-SG",
    "pt-AO", "pt", "es-MX", "es", "sr-ME", "sh", "hr-BA", "no", "nn-NO", "gsw", "lb", "ja", "und",
    "xx", "da-GL", "uk", "be", "ru",
  ]

  @Test(arguments: offers, [0, 1, 2, 4])
  func theAnswerIsThatOfICU(_ offered: [String], _ option: Int32) throws {
    var options = LocaleNegotiation.Options()
    options.favorsScript = option == 1
    options.treatsPreferencesAlike = option == 2
    options.matchesOnlyTwoWay = option == 4
    let negotiation = try LocaleNegotiation(offered, development: "en", options: options)
    let matcher = try DataChoice.with(.icu) { () throws(ICUError) in
      try MatcherHandle(supported: offered, first: "en", options: options.matcher)
    }
    var random = SplitMix(seed: UInt64(offered.count))
    // Each preference is the first one several times, so most lists are answered from what is kept.
    for _ in 0..<400 {
      let wanted = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
        Self.preferences.randomElement(using: &random)
      }
      let locales = try wanted.map { try LocaleID($0) }
      let choice = negotiation.best(for: locales)
      guard !offered.contains(locales[0].tag) else {
        #expect(choice.localization.name == locales[0].tag)
        continue
      }
      let found = try matcher.best(for: locales.map(\.tag))
      guard let found else {
        #expect(choice.reason == .development, "\(wanted)")
        continue
      }
      let preference = locales[found.desired]
      let place = offered.firstIndex(of: preference.tag) ?? found.supported
      #expect(choice.localization.name == offered[place], "\(wanted) of \(offered)")
      #expect(choice.preference == preference, "\(wanted) of \(offered)")
    }
  }
}
