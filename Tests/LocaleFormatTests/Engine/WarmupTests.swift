import Sharing
import Testing

@testable import LocaleFormat

/// Checks when a plan is tried, for the kinds of format that write their first texts without one.
@Suite final class WarmupTests {
  private final class Plan: Sendable {}

  private let plan = OnceReference<Plan>()
  private let warmup = Warmup<Plan, String>(textsBeforePlan: 2, by: "means")

  private var isTried: Bool { plan.isSet }

  private func text(_ write: (String) -> String? = { $0 }) -> String? {
    warmup.text(orTry: plan, write: write) { _ in Plan() }
  }

  @Test func writesTheFirstTextsAndThenTriesThePlan() {
    #expect(text() == "means")
    #expect(text() == "means")
    #expect(!isTried)
    #expect(text() == nil)
    #expect(isTried)
    #expect(text() == nil)
  }

  @Test func triesThePlanAtOnceIfATextFails() {
    #expect(text { _ in nil } == nil)
    #expect(isTried)
  }

  @Test func settlesOnce() {
    warmup.settle(plan) { _ in Plan() }
    let first = plan.object
    warmup.settle(plan) { _ in Plan() }
    let second = plan.object
    #expect(first === second)
    #expect(text() == nil)
  }

  @Test func triesAPlanThatFailedAgainAfterAsManyTexts() {
    for _ in 0..<2 {
      #expect(text() == "means")
      #expect(text() == "means")
      let text = warmup.text(orTry: plan, write: { $0 }, compile: { _ in nil })
      #expect(text == nil)
      #expect(!isTried)
    }
    #expect(text() == "means")
  }
}
