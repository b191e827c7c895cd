internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Compiles rules to programs, and compares them with ICU.
@Suite struct WordProgramTests {
  private static func data(_ rules: String, _ name: String = "%a") throws -> WordProgramData {
    let text = try #require(RuleText(rules))
    return try WordCompiler(name, of: text, decimalSeparator: ".").data
  }

  private static func program(_ data: WordProgramData, _ locale: String) throws -> WordProgram {
    let symbols = try RulesHandle.symbols(of: locale)
    return try WordProgram(data, symbols: symbols, for: locale, writesBinaries: true)
  }

  private static let digits =
    "0: zero; one; two; three; four; five; six; seven; eight; nine; 10: ten; 11: 'teen =0=;"

  // The texts of the right column were computed by hand from UTS #35; ICU 72.1 agrees.
  @Test(arguments: [
    // Base values that follow, spaces kept by an apostrophe, other radixes, less digits.
    ("%a: \(digits)", 7, "seven"), ("%a: \(digits)", 12, "teen 12"),
    ("%a: 0: n; 60/60: <<m>>;", 61, "nmn"), ("%a: 0: =0=; 100>: <<:>0>;", 345, "34:5"),
    ("%a: 0: ; 1,000: <0<k;", 5_000, "5k"),
    ("%a: =#,##0=; 1,100/100: <00<=#,##0=;", 1_234, "121,234"),
    // Brackets, and the rule before for round numbers.
    ("%a: \(digits) 20: <0<ty[->>]; 100: << hundred[ and >>];", 22, "2ty-two"),
    ("%a: \(digits) 20: <0<ty[->>]; 100: << hundred[ and >>];", 200, "two hundred"),
    ("%a: \(digits) 20: <0<ty[->>]; 100: << hundred[ and >>];", 207, "two hundred and seven"),
    ("%a: \(digits) 21/10: <0<s[->>];", 30, "teen 30"),
    // Another rule set, the rule before, two tokens side by side.
    ("%a: 0: =%%b=!; %%b: 0: x; 5: y;", 6, "y!"),
    ("%a: 0: -; 10: <0<>>>; 100: <0<>>>;", 305, "30-"),
    ("%a: 0: =0==%%b=; %%b: 0: th; 1: st; 2: th; 21: >>; 100: >>;", 101, "101st"),
    ("%a: 1: x;", 0, ""), ("%a@noparse: 0: x;", 0, "x"),
    // Plural forms of what is left of the number.
    ("%a: 0: =0=$(ordinal,one{st}two{nd}few{rd}other{th})$.;", 22, "22nd."),
    ("%a: 0: =0=; 1000: << $(cardinal,one{ton}other{tons})$[ >>];", 1_001, "1 ton 1"),
    ("%a: 0: =0=; 1000: $(cardinal,one{ton}other{tons})$<<;", 2_000, "tons2"),
    ("%a: 0: =0=$(ordinal,one{st}other{th})$;", 4_294_967_297, "4294967297st"),
    // Negative numbers, with a rule and without one.
    ("%a: -x: minus >>; 0: =0=;", -5, "minus 5"), ("%a: 0: =#,##0=;", -1_234, "-1,234"),
    ("%a: 0: n; 60/60: <0<:>00>;", -61, "-2:-01"), ("%a: 0: =#,##,##0=; ", 1_234_567, "12,34,567"),
    ("%a: -x: >>!; 0: =0=;", -9_007_199_254_740_993, "9007199254740993!"),
  ])
  func writesIntegers(_ rules: String, _ value: Int, _ expected: String) throws {
    let data = try Self.data(rules)
    #expect(try Self.program(data, "en").string(value) == expected)
    let handle = try RulesHandle(rules: data.source, locale: "en")
    try handle.select("%a")
    #expect(try handle.string(Int64(value)) == expected)
  }

  @Test(arguments: [
    ("%a: x.x: << point >>; \(digits)", 2.05, "two point zero five"),
    ("%a: x.x: <<.>>>; \(digits)", 2.05, "two.zerofive"), ("%a: 0: =#,##0.#=;", 2.25, "2.2"),
    ("%a: x.x: <<.>>; 0.x: .>>; -x: minus >>; 0: =0=;", -0.5, "minus .5"),
    ("%a: x.x: [<< and ]>>; 0: =0=;", 0.25, "2 5"), ("%a: x.0: =0.00=; 0: x;", 3.0, "3.00"),
    ("%a: x,x: comma; x.x: point; 0: =0=;", 1.5, "point"),
    ("%a: 0: =0=;", 2.5, "2"), ("%a: 0: =0=;", -0.0, "-0"),
    ("%a: 0: =#,##0.00=;", 1_234.5, "1,234.50"),
    ("%a: Inf: endless; 0: =0=;", .infinity, "endless"), ("%a: 0: =0=;", .infinity, "∞"),
    ("%a: -x: minus >>; 0: =0=;", -.infinity, "minus ∞"), ("%a: NaN: none; 0: =0=;", .nan, "none"),
    ("%a: 0: =0=;", .nan, "NaN"), ("%a: 0: x; 1000: <0<k;", 1_500.5, "2k"),
    // Denominators: the nearest, the second of two for other numerators than one, zeros before digits.
    ("%a: x.x: <0< >%%f>; 0: =0=; %%f: 2: half; 2: <%a< halves; 4: <0</4;", 1.5, "1 half"),
    ("%a: x.x: <0< >%%f>; 0: =0=; %%f: 3: third; 3: <%a< thirds; 4: <0</4;", 2.75, "2 3/4"),
    ("%a: x.x: <0< >%%f>; 0: =0=; %%f: 3: third; 3: <%a< thirds;", 0.6667, "0 2 thirds"),
    ("%a: x.x: <0<, >%%f>; 0: =0=; %%f: 10: <%a<<; 100: <%a<<; 1000: <%a<<;", 1.007, "1, 0 0 7"),
  ])
  func writesFractions(_ rules: String, _ value: Double, _ expected: String) throws {
    let data = try Self.data(rules)
    #expect(try Self.program(data, "en").string(value) == expected)
    let handle = try RulesHandle(rules: data.source, locale: "en")
    try handle.select("%a")
    #expect(try handle.string(value) == expected)
  }

  // ICU refuses some of these; of the others, it does something that is written nowhere.
  @Test(arguments: [
    "%a: 0: =%b=;", "%a: -x: <<; 0: x;", "%a: 1: x; 0: y; 1: z;", "%a: 5: x; 4: y;", "%a: 0: ==;",
    "%a: 0: $(cardinal,one{<<}other{x})$;", "%a: 0: $(cardinal,one{x})$;", "%a: 7/1: x;",
    "%a: 0: $(cardinal,=1{x}other{y})$;", "%a: 0: $(cardinal,one{#}other{y})$;",
    "%a: 0: $(gender,other{y})$;", "%a: 0: =#,##0%=;", "%a: x.x: >0>; 0: x;", "%a: 1y: z;",
    "%%f: 2: <%a<; %a: x.x: >%%f>; 0: x;", "%a: x.x: >%%f>; 0: x; %%f: 2: <<;",
    "%a: x.x: >%%f>; 0: x; %%f: 0: x; 2: y;",
  ])
  func refusesWhatItDoesNotKnow(_ rules: String) throws {
    #expect(throws: WordCompiler.Refused.self) { try Self.data(rules) }
    let text = try #require(RuleText(rules))
    #expect(try WordProgram.compile("%a", of: text, locale: "en").refusal == .rules)
  }

  @Test(arguments: ["", "0: x;", "%a", "%%lenient-parse: & x;"])
  func refusesTextsWithoutRuleSets(_ rules: String) {
    #expect(RuleText(rules) == nil)
  }

  @Test func endlessRulesAreLeftToICU() throws {
    let program = try Self.program(try Self.data("%a: 0: =%b=; %b: 0: =%a=;"), "en")
    #expect(program.string(1) == nil)
    var bytes: [UInt8] = [1]
    #expect(!program.append(1, to: &bytes))
    #expect(bytes == [1])
    #expect(program.string(Int.min) == nil)
  }

  @Test func writesTextsOfAnyLength() throws {
    let word = String(repeating: "ü", count: 600)
    let program = try Self.program(try Self.data("%a: 0: \(word); 10: << and >>;"), "en")
    #expect(program.string(11) == "\(word) and \(word)")
    #expect(program.string(0) == word)
    var bytes = Array("-".utf8)
    #expect(program.append(11, to: &bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == "-\(word) and \(word)")
  }

  // Each rule that the set uses is made wrong once.
  @Test(arguments: [("de", "%spellout-numbering"), ("ru", "%spellout-cardinal-masculine")])
  func noWrongRulePassesTheProof(_ locale: String, _ name: String) throws {
    let text = try #require(RuleText(try RulesHandle.text(.spellOut, base: locale)))
    let right = try WordCompiler(name, of: text, decimalSeparator: ",").data
    let handle = try RulesHandle(rules: right.source, locale: locale)
    try handle.select(name)
    func passes(_ data: WordProgramData) throws -> Bool {
      let program = try Self.program(data, locale)
      return try program.writesIntegers(as: handle, right.bases)
    }
    #expect(try passes(right))
    // All rules for integers of the set itself; those of other sets are partly not used.
    let own = Int(right.sets[0].first)..<Int(right.sets[0].end)
    for place in own.flatMap({ right.rules[$0].firstStep..<right.rules[$0].endOfSteps })
    where right.steps[Int(place)].kind == .text {
      var wrong = right
      wrong.texts.append("x")
      wrong.steps[Int(place)] = .init(kind: .text, place: UInt16(wrong.texts.count - 1))
      #expect(try !passes(wrong), "step \(place)")
    }
    for place in own where right.bases[place] > 3 && right.bases[place] < 1 << 58 {
      var wrong = right
      wrong.bases[place] += 1
      #expect(try !passes(wrong), "base \(right.bases[place])")
    }
  }

  @Test func oneRussianWordOpensNoRulesOfICU() throws {
    let store = RulesStore(maximumByteCount: 64 << 20)
    let locale = LocaleID("ru")
    let writer = try WordWriter(
      .spellOut,
      ruleSet: nil,
      for: ResolvedLocale(locale, trees: WordWriter.trees),
      digits: ResolvedLocale(locale),
      in: store
    )
    #expect(writer.planState == .compiled)
    #expect(try writer.string(1) == "один")
    #expect(try writer.string(-2.5) == "минус две целых пять десятых")
    #expect(store.byteCount < 100_000)
    // Only then is ICU's object opened, of 4.8 MB.
    #expect(
      try writer.string(Int.min) == "-9\u{A0}223\u{A0}372\u{A0}036\u{A0}854\u{A0}775\u{A0}808"
    )
    #expect(store.byteCount > 1_000_000)
    store.trim(to: 0)
    #expect(store.byteCount == 0)
    #expect(try writer.string(2) == "два")
  }

  @Test(arguments: [
    ("en", RuleBasedFormat.spellOut, PlanState.compiled), ("en", .ordinal, .compiled),
    ("pl", .spellOut, .compiled), ("ff-Adlm", .spellOut, .compiled), ("tlh", .duration, .compiled),
  ])
  func saysWhoWrites(_ tag: String, _ format: RuleBasedFormat, _ state: PlanState) throws {
    #expect(try format.formatter(for: LocaleID(tag)).planState == state)
  }
}
