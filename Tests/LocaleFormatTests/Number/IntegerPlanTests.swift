internal import ICU
import Testing

@testable import LocaleFormat

@Suite struct IntegerPlanTests {
  private static let english = "en_US"

  private func handle(_ locale: String) throws -> NumberHandle {
    try NumberHandle(skeleton: ".###", locale: locale)
  }

  private func symbols(_ locale: String) throws -> NumberSymbols {
    try #require(try NumberSymbols(positional: .decimal, locale: locale, base: locale))
  }

  @Test(arguments: ["en_US", "de_CH", "hi_IN", "es", "ar_EG", "fa", "my", "ff_Adlm", "en_US_POSIX"])
  func provesItselfForALocale(_ locale: String) throws {
    let compiled = try IntegerPlan.compile(
      .decimal,
      symbols: symbols(locale),
      provedBy: handle(locale)
    )
    #expect(compiled.refusal == nil)
    #expect(compiled.plan != nil)
  }

  private static let plants: [(String, @Sendable (inout NumberSymbols) -> Void)] = [
    ("a wrong separator", { $0.groupSeparator = ";" }),
    ("a wrong minus sign", { $0.negativePrefix = "~" }),
    ("a wrong suffix", { $0.positiveSuffix = " " }),
    ("a wrong group", { $0.primaryGroup = 4 }),
    ("a wrong second group", { $0.secondaryGroup = 2 }),
    ("a wrong digit", { $0.digits[7] = "8" }),
    ("no grouping", { $0.isGrouped = false }),
  ]

  @Test(arguments: plants)
  func rejectsAPlanThatDiffersFromICU(
    _ name: String,
    _ plant: @Sendable (inout NumberSymbols) -> Void
  ) throws {
    var wrong = try symbols(Self.english)
    plant(&wrong)
    let compiled = try IntegerPlan.compile(
      .decimal,
      symbols: wrong,
      provedBy: handle(Self.english)
    )
    #expect(compiled.plan == nil, "\(name) was taken")
    #expect(compiled.refusal?.contains("differs from ICU") == true)
  }

  @Test func refusesDigitsOfDifferentLengths() throws {
    var wrong = try symbols(Self.english)
    wrong.digits[3] = "\u{663}"
    let compiled = try IntegerPlan.compile(
      .decimal,
      symbols: wrong,
      provedBy: handle(Self.english)
    )
    #expect(compiled.plan == nil)
  }

  @Test func equalsICUOnRandomIntegersInEveryLocale() throws {
    var generator = SplitMix(seed: 42)
    var compiledCount = 0
    for locale in LocaleID.available {
      let resolved = try locale.resolved
      let handle = try handle(resolved.numberName)
      let compiled = try IntegerPlan.compile(
        .decimal,
        symbols: try NumberSymbols(
          positional: .decimal,
          locale: resolved.numberName,
          base: resolved.dataName
        ),
        provedBy: handle
      )
      guard let plan = compiled.plan else { continue }
      compiledCount += 1
      for _ in 0..<40 {
        let value =
          Int.random(in: .min ... .max, using: &generator)
          >> Int.random(in: 0...63, using: &generator)
        #expect(try plan.string(value) == handle.string(Int64(value)), "\(value) in \(locale)")
        var bytes: [UInt8] = []
        plan.append(value, to: &bytes)
        #expect(bytes == Array(plan.string(value).utf8))
      }
    }
    #expect(compiledCount > 780, "nearly every locale is compiled")
  }
}
