import TestSupport
import Testing

@testable import LocaleFormat

/// Checks that ICU writes the first texts of a number formatter, and that the plan is compiled for
/// the next.
@Suite(.icuAlone) struct NumberTrialTests {
  private let german = LocaleID("de")

  // No other test uses this precision, so that no formatter of the kind was opened before.
  private func core(_ least: Int) throws -> NumberCore {
    try NumberCore(.decimal.fraction(least...17), for: german)
  }

  @Test func compilesWhenICUHasWrittenEnough() throws {
    let core = try core(1)
    #expect(core.planState == .untried)
    #expect(core.estimatedByteCount > 8_000)
    for _ in 0..<NumberTrial.textsBeforePlan {
      #expect(core.string(-1234) == "-1.234,0")
      #expect(core.plan == nil)
    }
    #expect(core.string(-1234) == "-1.234,0")
    #expect(core.planState == .compiled)
    #expect(core.estimatedByteCount < 2_000)
  }

  /// Checks that each method writes the first text by ICU, and then the same text by the plan.
  @Test func everyVerbCounts() throws {
    let decimal = FixedDecimal("1234567890123456.25")
    let verbs: [(NumberCore, inout [UInt8]) throws -> Void] = [
      { $1 += $0.string(-1_234).utf8 },
      { $1 += $0.string(1234.5).utf8 },
      { $1 += $0.string(-Double.infinity).utf8 },
      { $1 += $0.string(decimal).utf8 },
      { $1 += try $0.checkedString(decimal).utf8 },
      { $0.append(.min, to: &$1) },
      { $0.append(-0.0, to: &$1) },
      { $0.append(decimal, to: &$1) },
    ]
    for (place, write) in verbs.enumerated() {
      let core = try core(2 + place)
      var texts: [[UInt8]] = []
      for count in 0...NumberTrial.textsBeforePlan {
        #expect(core.planState == .untried, "verb \(place), text \(count)")
        var bytes = Array("before ".utf8)
        try write(core, &bytes)
        texts.append(bytes)
      }
      #expect(core.planState == .compiled, "verb \(place)")
      #expect(Set(texts).count == 1, "verb \(place)")
      #expect(texts[0].count > 8, "verb \(place)")
    }
  }

  @Test func aSpanGoesOnByThePlan() throws {
    let core = try core(10)
    var bytes: [UInt8] = []
    core.append([1, 2, 3, 4, 5, 6].span, separatedBy: " ", to: &bytes)
    let texts = (1...6).map { "\($0),0000000000" }
    #expect(String(decoding: bytes, as: UTF8.self) == texts.joined(separator: " "))
    #expect(core.planState == .compiled)
  }

  @Test func aFormatterToKeepIsCompiledAtOnce() throws {
    let cache = FormatterCache(capacity: 4)
    let recipe = NumberFormat.decimal.fraction(11...17)
    #expect(try cache.string(1, as: recipe, for: german) == "1,00000000000")
    #expect(cache.statistics.untried == 1)
    #expect(try cache.formatter(recipe, for: german).engine == .compiled)
    #expect(cache.statistics.untried == 0)
    #expect(cache.statistics.compiled == 1)
    #expect(try recipe.formatter(for: german).engine == .compiled)
  }

  /// Checks that no plan is tried if there can be none.
  @Test func whatHasNoPlanIsNotTried() throws {
    for recipe in [NumberFormat.unit("meter", usage: "road"), .percent.notation(.compactShort)] {
      #expect(try NumberCore(recipe, for: german).plan?.isCompiled == false, "\(recipe)")
    }
    let handful = try NumberCore(.decimal, for: german, compilesPlan: false)
    #expect(handful.planState == .refused(.kind))
  }

  /// Covers a recipe that was evicted from a cache and is used again, and one that is made for each
  /// text.
  @Test func theSecondCoreOfARecipeIsCompiledAtOnce() throws {
    let isCompiled = try isKept {
      let first = try core(12)
      let second = try core(12)
      first.tryPlan()
      return second.planState == .compiled && second.plan === first.plan
    }
    #expect(isCompiled)
  }
}
