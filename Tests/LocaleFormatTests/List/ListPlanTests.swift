import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests the parts of a plan of lists, and that its proof refuses a wrong one.
@Suite struct ListPlanTests {
  @Test(arguments: [
    (
      ListEuphony.soundOfI, ["i", "Isa", "hi", "HI", "hio", "hijo"],
      ["", "h", "hia", "hIE", "\u{ED}", "y"]
    ),
    (
      .soundOfO, ["o", "Os", "ho", "HOla", "8", "80", "11", "11 a"],
      ["", "hu", "1", "110", "11a", "111", "18"]
    ),
    (
      .hebrewLetter, ["\u{5D0}", "\u{5EA}x", "\u{FB1D}", "\u{5F3}", ""],
      ["a", "\u{20AA}", "\u{627}", "\u{5FF}"]
    ),
  ])
  func knowsTheRules(_ rule: ListEuphony, _ examples: [String], _ others: [String]) {
    for item in examples { #expect(rule.applies(to: item), "\(item)") }
    for item in others { #expect(!rule.applies(to: item), "\(item)") }
    #expect(rule.applies(to: rule.example))
  }

  @Test(
    arguments: [
      ("es", .and, .soundOfI), ("es", .or, .soundOfO), ("he", .and, .hebrewLetter),
      ("he", .or, nil), ("en", .and, nil), ("pt", .and, nil),
    ] as [(String, ListFormat.Kind, ListEuphony?)]
  )
  func findsTheRuleOfALanguage(
    _ locale: String,
    _ kind: ListFormat.Kind,
    _ rule: ListEuphony?
  ) throws {
    let handle = try Self.handle(locale, kind)
    let data = try #require(try ListPlanData(writtenBy: handle))
    #expect(data.euphony == rule && (data.changed == nil) == (rule == nil))
  }

  // A plan of another language must not pass the proof.
  @Test func theProofRefusesAWrongPlan() throws {
    for (own, other) in [("en", "en-GB"), ("es", "pt"), ("he", "en"), ("de", "sv")] {
      let data = try #require(try ListPlanData(writtenBy: Self.handle(own, .and)))
      let plan = try #require(ListPlan(data, isolatesItems: false))
      #expect(try plan.equals(Self.handle(own, .and)))
      #expect(try !plan.equals(Self.handle(other, .and)), "\(own) \(other)")
    }
  }

  // Without the rule, the same texts are refused in Spanish.
  @Test func theProofNoticesAMissingRule() throws {
    let handle = try Self.handle("es", .and)
    var data = try #require(try ListPlanData(writtenBy: handle))
    data.forgetEuphony()
    let plan = try #require(ListPlan(data, isolatesItems: false))
    #expect(try !plan.equals(handle))
  }

  private static func handle(_ locale: String, _ kind: ListFormat.Kind) throws -> ListHandle {
    let value: ListHandle.Kind =
      switch kind {
      case .and: .and
      case .or: .or
      case .unit: .unit
      }
    let name = locale.split(separator: "-").joined(separator: "_")
    return try ListHandle(locale: name, kind: value, width: .wide)
  }
}
