import LocaleFormat
import Testing

@Suite struct LaunchSettingsTests {
  @Test(arguments: [
    ("YES", true), ("yes", true), ("true", true), ("1", true), ("007", true), (" Y", true),
    ("NO", false), ("false", false), ("0", false), ("", false), ("on", false), ("-0", false),
  ])
  func readsValuesAsPropertyLists(_ value: String, _ isYes: Bool) {
    let settings = LaunchSettings(arguments: ["x", "-NSDoubleLocalizedStrings", value])
    #expect(settings.doublesTexts == isYes)
    #expect(!settings.showsMissingTexts)
  }

  @Test func readsEverySettingUpToTheTerminator() {
    let settings = LaunchSettings(arguments: [
      "-NSShowNonLocalizedStrings", "YES", "-AppleLanguages", "(de)",
      "-NSAccentuateLocalizedStrings", "YES", "-NSSurroundLocalizedStrings", "YES",
      "-NSForceRightToLeftLocalizedStrings", "YES",
      "-NSForceRightToLeftWritingDirection", "YES", "-AppleTextDirection", "YES", "--",
      "-NSDoubleLocalizedStrings", "YES",
    ])
    var expected = LaunchSettings()
    expected.showsMissingTexts = true
    expected.accentuatesTexts = true
    expected.surroundsTexts = true
    expected.turnsTexts = true
    expected.forcesRightToLeftWriting = true
    expected.forcesTextDirection = true
    #expect(settings == expected)
  }

  @Test func leavesTheOtherArguments() {
    let arguments = ["a", "-AppleTextDirection", "YES", "b", "-NSShowNonLocalizedStrings"]
    #expect(
      LocalePreferences.withoutSettings(arguments) == ["a", "b", "-NSShowNonLocalizedStrings"]
    )
  }

  @Test func languagesAndSettingsDecideDirections() {
    var forced = LaunchSettings()
    let english = AppLocale(LocaleID("en"))
    #expect(english.layoutDirection(forced) == .leftToRight)
    forced.forcesTextDirection = true
    #expect(english.layoutDirection(forced) == .leftToRight)
    #expect(english.writingDirection(forced) == .leftToRight)
    forced.forcesRightToLeftWriting = true
    #expect(english.layoutDirection(forced) == .rightToLeft)
    forced.forcesTextDirection = false
    #expect(english.layoutDirection(forced) == .leftToRight)
    #expect(english.writingDirection(forced) == .rightToLeft)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa-AF", true), ("az-Arab", true), ("en-XB", true),
    ("de", false), ("az", false), ("en-XA", false),
  ])
  func knowsTheDirectionOfLanguages(_ name: String, _ isRightToLeft: Bool) throws {
    let app = try AppLocale(LocaleID(name))
    #expect((app.layoutDirection(LaunchSettings()) == .rightToLeft) == isRightToLeft)
  }
}
