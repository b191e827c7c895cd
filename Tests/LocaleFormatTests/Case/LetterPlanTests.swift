import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests the plan of letters beyond ASCII, and that its proof refuses a wrong one.
@Suite struct LetterPlanTests {
  private static func truth(
    _ operation: CaseHandle.Operation,
    _ language: String
  ) throws -> LetterPlan.Truth {
    let handle = try CaseHandle(operation, language: language, excludesSpecialI: false)
    return { text, bytes throws(ICUError) in try handle.append(text, to: &bytes) }
  }

  private static func plan(
    _ operation: CaseHandle.Operation,
    _ language: String
  ) throws -> LetterPlan {
    try #require(try LetterPlan.compile(provedBy: truth(operation, language)))
  }

  @Test func writesUpperCase() throws {
    let greek = try Self.plan(.upper, "el")
    for (text, upper) in [
      ("η γρήγορη", "Η ΓΡΗΓΟΡΗ"),
      // A separate word keeps its accent.
      ("\u{3B1} \u{3AE} \u{3B2}", "\u{391} \(ICUFacts.current.accentedEta) \u{392}"),
      ("\u{3AE}", ICUFacts.current.accentedEta),
      ("\u{3AE}\u{3B4}\u{3B7}", "\u{397}\u{394}\u{397}"),
      ("caf\u{E9} 1,5", "CAF\u{C9} 1,5"), ("", ""),
      ("\u{390}", "\u{3AA}"),
    ] {
      #expect(greek.string(text.utf8.span).map { Array($0.utf8) } == Array(upper.utf8), "\(text)")
    }
    let turkish = try Self.plan(.upper, "tr")
    let text = "istanbul'da \u{131}l\u{131}k"
    #expect(turkish.string(text.utf8.span) == "\u{130}STANBUL'DA ILIK")
    let english = try Self.plan(.upper, "en")
    #expect(english.string("stra\u{DF}e \u{44F}".utf8.span) == "STRASSE \u{42F}")
  }

  @Test func writesTheSigmaOfAWordsEnd() throws {
    let plan = try Self.plan(.lower, "en")
    for (text, lower) in [
      ("\u{39F}\u{394}\u{39F}\u{3A3}", "\u{3BF}\u{3B4}\u{3BF}\u{3C2}"),
      ("\u{3A3}\u{391} \u{3A3}", "\u{3C3}\u{3B1} \u{3C3}"),
      ("\u{391}\u{3A3}\u{391} 1", "\u{3B1}\u{3C3}\u{3B1} 1"),
    ] {
      #expect(plan.string(text.utf8.span) == lower, "\(text)")
    }
  }

  @Test(arguments: [
    // A mark, an accent that changes the next letter, a sign that is skipped, other blocks.
    "\u{3B1}\u{301}", "\u{3AC}\u{3B9}", "'\u{3AE}", "\u{3AE}.", "\u{2019}", "\u{250}", "\u{561}",
    "\u{65E5}", "\u{1F600}",
  ])
  func leavesOtherTextsToICU(_ text: String) throws {
    let plan = try Self.plan(.upper, "el")
    #expect(plan.string(text.utf8.span) == nil)
    var bytes: [UInt8] = [1]
    #expect(!plan.append(text.utf8.span, to: &bytes) && bytes == [1])
  }

  @Test func theProofRefusesThePlanOfAnotherLanguage() throws {
    for (own, other) in [("el", "en"), ("tr", "en"), ("en", "tr"), ("en", "el")] {
      let plan = try Self.plan(.upper, own)
      #expect(try plan.equals(Self.truth(.upper, own)))
      #expect(try !plan.equals(Self.truth(.upper, other)), "\(own) \(other)")
      #expect(try !plan.equals(Self.truth(.lower, own)))
    }
  }

  @Test(arguments: ["en", "el", "tr", "az", "lt", "hy", "nl"])
  func everyLanguageHasAPlan(_ language: String) throws {
    for operation in [CaseHandle.Operation.upper, .lower, .fold] {
      _ = try Self.plan(operation, language)
    }
  }

  @Test func longTextsAreTheSame() throws {
    let plan = try Self.plan(.upper, "el")
    let text = String(repeating: "\u{3B1}\u{3AC} ", count: 5_000)
    #expect(plan.string(text.utf8.span) == String(repeating: "\u{391}\u{391} ", count: 5_000))
  }

  @Test func aFormatterGetsItsPlanWhenICUHasWrittenEnough() throws {
    let locale = LocaleID("el-CY")
    let core = try CaseCore(.upper, for: locale)
    let text = String(repeating: "\u{3B1}\u{3AC}\u{301}", count: 20_000)
    let before = try core.string(text)
    #expect(try core.string(text) == before)
    #expect(core.hasLetters)
    #expect(try core.string("\u{3B1}\u{3AE}") == "\u{391}\u{397}")
    let later = try CaseCore(.upper, for: LocaleID("el"))
    #expect(try later.string("\u{3B1} \u{3AE}") == "\u{391} \u{397}\u{301}")
  }
}
