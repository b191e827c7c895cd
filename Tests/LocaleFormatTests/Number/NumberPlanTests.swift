internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct NumberPlanTests {
  private static let locales = [
    "en-US", "de-CH", "hi-IN", "es", "ar-EG", "ar", "fa", "my", "ff-Adlm", "en-US-POSIX", "he",
    "pl", "ccp", "lt", "fr", "ee",
  ]

  private static func recipes() throws -> [NumberFormat] {
    [
      .decimal, .plain, .percent, .permille, .decimal.fraction(0...0),
      .decimal.fraction(2...2),
      .percent.fraction(0...2), .currency("EUR"), .currency("JPY"),
      .currency("KWD"),
      .currency("USD").accounting(), .currency("CHF").presentation(.code),
      .currency("USD").presentation(.narrowSymbol), .currency("INR").presentation(.hidden),
      .decimal.sign(.always), .decimal.sign(.exceptZero), .decimal.sign(.never),
      .decimal.sign(.negative), .decimal.grouping(.off), .decimal.grouping(.min2),
      .decimal.grouping(.always), .decimal.fraction(1...18),
      .decimal.rounding(.halfUp), .decimal.rounding(.floor),
      .skeleton(""), .skeleton("currency/EUR"), .skeleton("percent"),
      .skeleton("percent scale/100 .#"), .skeleton("%x100"), .skeleton(".00").rounding(.ceiling),
      .skeleton("currency/USD sign-accounting unit-width-narrow"), .skeleton(",_ +!"),
      .skeleton("precision-integer group-off"), .skeleton("numbering-system/arab").sign(.never),
      .skeleton("permille scale/1000").fraction(.asWritten),
    ]
  }

  @Test(arguments: locales)
  func provesItself(_ locale: String) throws {
    for recipe in try Self.recipes() {
      let formatter = try recipe.formatter(for: LocaleID(locale))
      #expect(formatter.planRefusal == nil, "\(recipe) in \(locale)")
      #expect(formatter.engine == .compiled)
    }
  }

  private static let plants: [(String, @Sendable (inout NumberPlanData) -> Void)] = [
    ("a wrong separator", { $0.group = ";" }),
    ("a wrong point", { $0.point = ";" }),
    ("a wrong currency symbol", { $0.affixes[0].prefix = "₤" }),
    ("a wrong minus sign", { $0.affixes[1].prefix = "~$" }),
    ("a wrong suffix", { $0.affixes[0].suffix = " " }),
    ("a wrong zero", { $0.affixes[2].prefix = "zero" }),
    ("a wrong negative zero", { $0.affixes[3].prefix = "$" }),
    ("a wrong group", { $0.primaryGroup = 4 }),
    ("a wrong second group", { $0.secondaryGroup = 2 }),
    ("a wrong start of grouping", { $0.minimumLeading = 2 }),
    ("no grouping", { $0.primaryGroup = 0 }),
    ("a wrong digit", { $0.digits[7] = "8" }),
    ("a wrong NaN", { $0.specials[0] = "nan" }),
    ("a wrong infinity", { $0.specials[2] = "inf" }),
    ("a wrong negative infinity", { $0.specials[3] = "∞" }),
    ("fewer digits", { $0.fraction = 2...2 }),
    ("more digits", { $0.fraction = 3...4 }),
    ("a wrong scale", { $0.scale = 2 }),
    ("a wrong rounding", { $0.rounding = .halfUp }),
    ("another wrong rounding", { $0.rounding = .halfOdd }),
  ]

  @Test(arguments: plants)
  func rejectsAPlanThatDiffersFromICU(
    _ name: String,
    _ plant: @Sendable (inout NumberPlanData) -> Void
  ) throws {
    let subject = try NumberSubject(.currency("USD").fraction(3...3), "en-US")
    var data = try subject.data()
    let sound = try NumberPlan.compile(data, provedBy: subject.probe)
    plant(&data)
    let compiled = try NumberPlan.compile(data, provedBy: subject.probe)
    guard case .plan = sound, case .refused(.difference) = compiled else {
      Issue.record("\(name): \(compiled)")
      return
    }
  }

  @Test func refusesWhatAPlanDoesNotHold() throws {
    let subject = try NumberSubject(.decimal, "en-US")
    var data = try subject.data()
    data.group = "a long separator"
    guard case .refused(.symbols) = try NumberPlan.compile(data, provedBy: subject.probe) else {
      Issue.record("a long separator was taken")
      return
    }
  }

  private static let refused: [(NumberFormat, PlanRefusal)] = [
    (.compact.fraction(.asWritten), .option),
    (.compact.fraction(1).significant(2).priority(.morePrecision), .option),
    (.unit("meter").significant(3), .style), (.unit("meter").notation(.scientific), .style),
    (.decimal.significant(1...19), .option), (.decimal.integer(atLeast: 19), .option),
    (.decimal.integer(atLeast: 2, atMost: 4), .option), (.scientific.fraction(.asWritten), .option),
    (.decimal.fraction(1).significant(1...2).priority(.morePrecision), .option),
    (.percent.notation(.compactShort), .style),
    (.currency("EUR").presentation(.name).notation(.compactLong), .style),
    (.decimal.decimalSeparator(.always), .option),
    (.decimal.trailingZeros(.hiddenIfWhole), .option),
    (.skeleton("scientific"), .style), (.skeleton("unit/meter"), .style),
    (.skeleton("@@"), .style), (.skeleton(".00/w"), .style), (.skeleton("scale/10"), .style),
    (.skeleton("rounding-mode-up"), .style), (.skeleton("000"), .style),
    (.skeleton("currency/EUR unit-width-full-name"), .style),
    (.skeleton("compact-short precision-currency-standard"), .option),
    (.skeleton("compact-short @@"), .style),
    (.skeleton("compact-short %"), .style), (.skeleton(".00").notation(.compactShort), .style),
  ]

  @Test(arguments: refused)
  func saysWhyThereIsNoPlan(_ recipe: NumberFormat, _ refusal: PlanRefusal) throws {
    let formatter = try recipe.formatter(for: LocaleID("en"))
    #expect(formatter.planRefusal == refusal)
    #expect(formatter.engine == .icu)
  }

  @Test func saysWhyMoreRecipesHaveNoPlan() throws {
    let english = LocaleID("en")
    let road = try NumberFormat.unit("meter", usage: "road").formatter(for: english)
    #expect(road.planRefusal == .style)
    let several = try NumberFormat.unit("foot-and-inch").formatter(for: english)
    #expect(several.planRefusal == .style)
    let cash = try NumberFormat.currency("CHF").cash().formatter(for: english)
    #expect(cash.planRefusal == .option)
    let long = try NumberFormat.decimal.fraction(0...19).formatter(for: english)
    #expect(long.planRefusal == .option)
  }

  @Test func statisticsCountPlansAndRefusals() throws {
    let cache = FormatterCache(capacity: 2)
    let english = LocaleID("en")
    _ = try cache.string(1, as: .decimal, for: english)
    _ = try cache.formatter(.decimal, for: english)
    _ = try cache.string(1, as: .percent.notation(.compactShort), for: english)
    #expect(cache.statistics.compiled == 1)
    #expect(cache.statistics.refusals == [.style: 1])
    let days = DateFormat(date: .short, time: .omitted, zone: .utc).relativeDays()
    _ = try cache.formatter(days, for: english)
    let statistics = cache.statistics
    #expect(statistics.evictions == 1)
    #expect(statistics.compiled + statistics.refusals.values.reduce(0, +) == 2)
    #expect(statistics.refusals[.rules] == 1)
    cache.removeAll()
    #expect(cache.statistics.compiled == 0)
    #expect(cache.statistics.refusals.isEmpty)
  }

  // MARK: Equal to ICU

  private func expectEqual(_ subject: NumberSubject, _ plan: NumberPlan, _ value: Double) throws {
    var bytes: [UInt8] = []
    guard plan.append(value, to: &bytes) else {
      #expect(plan.string(value) == nil)
      return
    }
    let truth = try subject.handle.string(value)
    #expect(String(decoding: bytes, as: UTF8.self) == truth, "\(value), \(subject.recipe)")
    #expect(plan.string(value) == truth)
  }

  /// Checks numbers of every length, around every limit at which the algorithm for writing changes.
  @Test(arguments: locales)
  func writesEveryLength(_ locale: String) throws {
    for recipe in try Self.recipes() {
      let subject = try NumberSubject(recipe, locale)
      let plan = try subject.plan()
      for exponent in 0...18 {
        let power = (0..<exponent).reduce(1) { power, _ in power * 10 }
        for value in [power, power - 1, power / 9, -power, 1 - power, -power / 9] {
          var bytes: [UInt8] = []
          let isWritten = plan.append(value, to: &bytes)
          let text = plan.string(value)
          #expect(isWritten == (text != nil))
          guard let text else { continue }
          let truth = try subject.handle.string(Int64(value))
          #expect(text == truth, "\(value), \(recipe) in \(locale)")
          #expect(Array(text.utf8) == bytes)
          if exponent < 15 { try expectEqual(subject, plan, Double(value) + 0.25) }
        }
      }
    }
  }

  /// Checks numbers around every kind of tie, up to and beyond the limit for rounding in registers.
  @Test(arguments: 0...6)
  func roundsTiesAndTheirNeighbours(_ fraction: Int) throws {
    var generator = SplitMix(seed: UInt64(fraction))
    let tenths = (0...fraction).reduce(1.0) { power, _ in power * 10 }
    for recipe in [NumberFormat.decimal, .percent] {
      let subject = try NumberSubject(recipe.fraction(fraction...fraction), "en-US")
      let plan = try subject.plan()
      for bits in 1...54 {
        for _ in 0..<4 {
          let units = Double(UInt64.random(in: 0..<(1 << UInt64(bits)), using: &generator))
          let tie = (units * 10 + 5) / tenths / (recipe == .percent ? 100 : 1)
          for value in [tie, tie.nextUp, tie.nextDown, -tie] {
            try expectEqual(subject, plan, value)
          }
        }
      }
      let limit = (recipe == .percent ? 0x1p52 / 100 : 0x1p52) / tenths
      for factor in [1.0, 2, 0.5, 1.1] {
        let edge = limit * factor
        for value in [edge, edge.nextUp, edge.nextDown] { try expectEqual(subject, plan, value) }
      }
    }
  }

  @Test(arguments: NumberFormat.Rounding.allCases)
  func roundsInEveryMode(_ mode: NumberFormat.Rounding) throws {
    for fraction in [0, 1, 2, 5] {
      let subject = try NumberSubject(.decimal.fraction(0...fraction).rounding(mode), "en-US")
      let plan = try subject.plan()
      let tenths = (0...fraction).reduce(1.0) { power, _ in power * 10 }
      for units in [0.0, 1, 2, 3, 9, 10, 99, 1_234_567, 99_999_999] {
        for tie in [(units * 10 + 5) / tenths, units / tenths, (units * 10 + 4) / tenths] {
          for value in [tie, -tie, tie.nextUp, -tie.nextUp, tie.nextDown, -tie.nextDown] {
            try expectEqual(subject, plan, value)
          }
        }
      }
    }
  }

  @Test func roundsDecimalsExactly() throws {
    let texts = [
      "0", "-0", "0.000", "-0.000", "1E3", "1e-3", "12.5E-1", "2.675", "1.005",
      "2.6750000000000000001",
      "99999.995", "-99999.995", "9999999999999999999", "99999999999999999999", "1E18", "1E19",
      "1E20",
      "0.005", "0.0050000000000000000001", "1E-30", "-1E-9999", "0.4999999999999999999",
      "123456789012345.675",
      "12345678901234567.895", "00000000000000000000001.5", "1234567890123456789.5",
      "9.9999999999999999",
      "NaN", "Infinity", "-Infinity", "1E9999",
    ]
    for recipe in [
      NumberFormat.decimal.fraction(2...2), .decimal, .percent, .currency("JPY"),
    ] {
      let subject = try NumberSubject(recipe, "en-US")
      let plan = try subject.plan()
      for text in texts {
        let value = try FixedDecimal(text)
        let truth =
          try value.binaryValue.map { try subject.handle.string($0) }
          ?? subject.handle.string(decimal: value.digits)
        if let own = plan.string(value) { #expect(own == truth, "\(text)") }
        #expect(try recipe.formatter(for: LocaleID("en-US")).string(value) == truth)
      }
    }
  }

  @Test func writesIntegersOfEveryLength() throws {
    for (recipe, locale) in try Self.recipes().flatMap({ recipe in
      ["en-US", "hi-IN", "es", "fa"].map { (recipe, $0) }
    }) {
      let subject = try NumberSubject(recipe, locale)
      let plan = try subject.plan()
      var power: UInt64 = 1
      var values: [UInt64] = [0, .max, UInt64(Int64.max), UInt64(Int64.max) + 1]
      for _ in 0..<19 {
        values += [power - 1, power, power + 1, power * 9 / 8 * 7]
        power = power.multipliedReportingOverflow(by: 10).partialValue
      }
      for value in values {
        let truth = try subject.handle.string(decimal: "\(value)")
        if let own = plan.string(value) { #expect(own == truth) }
        guard let signed = Int(exactly: value) else { continue }
        let negative = try subject.handle.string(Int64(-signed))
        if let own = plan.string(signed) { #expect(own == truth) }
        if let own = plan.string(-signed) { #expect(own == (signed == 0 ? truth : negative)) }
      }
    }
  }

  @Test func writesEveryGroupOfThreeDigits() throws {
    let plan = try NumberSubject(.decimal, "en-US").plan()
    for value in 0..<1_000_000 where value % 1_000 == 0 || value < 1_000 || value % 997 == 0 {
      let digits = "\(value)"
      let expected = value < 1_000 ? digits : "\(digits.dropLast(3)),\(digits.suffix(3))"
      #expect(plan.string(value) == expected)
    }
  }

  @Test func partsComeFromICUBesideAPlan() throws {
    let formatter = try NumberFormat.currency("EUR").formatter(for: LocaleID("de"))
    #expect(formatter.engine == .compiled)
    let text = formatter.text(-1234.5)
    #expect(text.string == formatter.string(-1234.5))
    #expect(text.parts.count == 8)
  }
}
