import Foundation
import LocaleFormat
import LocaleFormatFoundation
import Testing

@Suite struct LocalizedDurationStyleTests {
  let german = LocaleID("de")

  @Test func writesDurationsAsTheEngineDoes() throws {
    let recipes = [
      DurationFormat(width: .short), DurationFormat(.digital, width: .short).fraction(0...2),
    ]
    for recipe in recipes {
      let formatter = try recipe.formatter(for: german)
      let style = try LocalizedDurationStyle.localizedDuration(recipe, locale: german)
      for milliseconds in [0, 1, 500, 59_999, 3_723_000, -93_784_250] {
        let duration = Duration.milliseconds(milliseconds)
        #expect(duration.formatted(style) == formatter.string(duration))
        #expect((Double(milliseconds) / 1_000).formatted(style) == formatter.string(duration))
      }
    }
    #expect(try 61.25.formatted(.localizedDuration(recipes[1], locale: german)) == "1:01,25")
  }

  @Test func writesEveryNumberOfSeconds() throws {
    let style = try LocalizedDurationStyle(locale: german)
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, 1e-300] {
      #expect(seconds.formatted(style) == "\(seconds) s")
    }
  }

  @Test func followsFoundationsLocale() throws {
    let style = try LocalizedDurationStyle(DurationFormat(width: .long), locale: german)
    #expect(style.locale(Locale(identifier: "fr")).format(.seconds(60)) == "1 minute")
    let malformed = style.locale(Locale(identifier: "fr-"))
    #expect(malformed.fault != nil)
    #expect(malformed.format(.milliseconds(-3_723_500)) == "-3723.5 s")
    #expect(malformed.format(.seconds(60)) == "60 s")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    #expect(malformed.locale(Locale(identifier: "de")) == style)
  }

  @Test func comesBackFromItsCode() throws {
    let recipe = DurationFormat(.digital, width: .short).alwaysShowing(.hour)
    let coded = [
      try LocalizedDurationStyle(recipe, locale: german), try LocalizedDurationStyle(),
    ]
    let json = try JSONEncoder().encode(coded)
    #expect(try JSONDecoder().decode([LocalizedDurationStyle].self, from: json) == coded)
    for hostile in [
      "{}", #"{"recipe":{"units":["moon"]}}"#, #"{"recipe":{},"locale":"d"}"#,
      #"{"recipe":{},"zone":"UTC"}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LocalizedDurationStyle.self, from: Data(hostile.utf8))
      }
    }
  }
}
