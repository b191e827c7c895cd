import LocaleFormat
import Testing

@testable import StringCatalogs

@Suite struct VariableTests {
  static let runs = [
    variable(
      "completed",
      forms: [
        "zero": "No runs completed yet", "one": "One %2$#@total@", "other": "%lu %2$#@total@",
      ]
    ),
    variable("total", forms: ["one": "run completed", "other": "of %lu runs completed"]),
  ]

  @Test(arguments: [
    (0, 1, "No runs completed yet"), (0, 7, "No runs completed yet"), (1, 1, "One run completed"),
    (1, 5, "One of 5 runs completed"), (3, 5, "3 of 5 runs completed"),
  ])
  func nestsVariables(completed: Int, total: Int, text: String) throws {
    #expect(
      try filled("%#@completed@", Self.runs, [.integer(completed), .integer(total)]) == text
    )
  }

  @Test(arguments: [(1, 1, "1 out of 1 run completed"), (1, 3, "1 out of 3 runs completed")])
  func countsArgumentsAcrossVariables(completed: Int, total: Int, text: String) throws {
    let total_ = [variable("lu_total_runs", forms: ["one": "%lu run", "other": "%lu runs"])]
    #expect(
      try filled(
        "%lu out of %#@lu_total_runs@ completed",
        total_,
        [.integer(completed), .integer(total)]
      ) == text
    )
  }

  @Test(arguments: [
    (0, "0 забегов"), (1, "1 забег"), (2, "2 забега"), (5, "5 забегов"), (21, "21 забег"),
    (1_234_505, "1,234,505 забегов"),
  ])
  func followsTheLanguageOfTheText(count: Int, text: String) throws {
    let forms = plural([
      "one": "%d забег", "few": "%d забега", "many": "%d забегов", "other": "%d забега",
    ])
    #expect(try filled(forms, [], [.integer(count)], language: "ru", numbers: "en-US") == text)
  }

  @Test(
    arguments: [
      ("%.0f", .binary(1.1), "1 item"), ("%.1f", .binary(1.1), "1.1 items"),
      ("%.1f", .binary(1), "1.0 items"), ("%.1f", .integer(1), "1.0 items"),
      ("%.0f", .integer(1), "1 item"), ("%.0f", .binary(0.4), "nothing"),
      ("%@", .binary(1), "1 item"),
      ("%@", .binary(1.5), "1.5 items"), ("%g", .binary(1), "1 item"),
    ] as [(String, FormatArgument, String)]
  )
  func looksAtTheNumberAsItIsShown(conversion: String, value: FormatArgument, text: String) throws {
    let forms = plural([
      "zero": "nothing", "one": "\(conversion) item", "other": "\(conversion) items",
    ])
    #expect(try filled(forms, [], [value]) == text)
  }

  @Test func findsTheNumberAmongTheArgumentsOfPluralForms() throws {
    let forms = plural(["one": "%1$@ hat eine Nachricht", "other": "%1$@ hat %2$lld Nachrichten"])
    #expect(
      try filled(forms, [], [.text("Anna"), .integer(1)], language: "de")
        == "Anna hat eine Nachricht"
    )
    #expect(
      try filled(forms, [], [.text("Anna"), .integer(2)], language: "de")
        == "Anna hat 2 Nachrichten"
    )
  }

  @Test func writesTheArgumentOfASubstitution() throws {
    let files = variable(
      "files",
      "lld",
      argument: 2,
      isSubstitution: true,
      forms: [
        "one": "%arg file", "other": "%arg files",
      ]
    )
    #expect(
      try filled("%@: %#@files@", [files], [.text("Anna"), .integer(3)]) == "Anna: 3 files"
    )
  }

  @Test func takesAFormattedNumberAsItIsShown() throws {
    let forms = plural(["one": "%@ vue", "many": "%@ de vues", "other": "%@ vues"])
    let million = FormattedArgument(1_200_000, as: .compact)
    #expect(
      try filled(forms, [], [million.formatArgument], language: "fr") == "1,2\u{A0}M de vues"
    )
  }

  @Test func countsASubstitutionAsTheNextArgument() throws {
    let files = variable(
      "files",
      "lld",
      argument: 1,
      isSubstitution: true,
      forms: ["one": "%arg file", "other": "%arg files"]
    )
    #expect(
      try filled("%#@files@ for %@", [files], [.integer(3), .text("Anna")]) == "3 files for Anna"
    )
  }

  @Test(arguments: ["", "lf"])
  func takesANumberThatNoFormShowsAsItsShortestDecimal(type: String) throws {
    let litres = variable("n", type, forms: ["one": "one litre", "other": "some litres"])
    #expect(try filled("%#@n@", [litres], [.binary(1)]) == "one litre")
    #expect(try filled("%#@n@", [litres], [.binary(1.5)]) == "some litres")
  }

  @Test func takesTheFirstNumberWhereNoFormShowsOne() throws {
    let forms = plural(["one": "Eine Nachricht für %@", "other": "Viele Nachrichten für %@"])
    #expect(
      try filled(forms, [], [.text("Anna"), .integer(1)], language: "de")
        == "Eine Nachricht für Anna"
    )
    #expect(
      try filled(forms, [], [.text("Anna"), .integer(2)], language: "de")
        == "Viele Nachrichten für Anna"
    )
  }

  @Test func boundsLiteralTexts() {
    let long = String(repeating: "x", count: 100_000)
    let mentions = (1...100).map { "%\($0)$#@v@" }.joined()
    #expect(throws: FormatError.self) {
      try filled(mentions, [variable("v", forms: ["other": long])], [.integer(1)])
    }
    #expect(throws: FormatError.self) {
      try filled(String(repeating: "%d", count: 5_000), [], [.integer(1)])
    }
  }

  @Test func writesTheSecondNumberInWords() throws {
    let forms = plural(["one": "%1$d Lauf in %2$@ Tagen", "other": "%1$d Läufe in %2$@ Tagen"])
    let days = FormattedArgument(.integer(21), as: RuleBasedFormat.spellOut)
    #expect(
      try filled(forms, [], [.integer(1), days.formatArgument], language: "de")
        == "1 Lauf in ein\u{AD}und\u{AD}zwanzig Tagen"
    )
  }

  @Test func takesTheVariantOfAWidth() throws {
    let widths = CatalogValue.variants(
      .width,
      [("1", "a"), ("20", "bb"), ("50", "ccc")].map { name, text in
        CatalogVariant(CatalogText(name, at: .start), .text(CatalogText(text, at: .start)))
      }
    )
    for (width, text) in [(nil, "ccc"), (0, "a"), (1, "a"), (19, "a"), (20, "bb"), (99, "ccc")] {
      #expect(try filled(widths, [], [], width: width) == text, "\(width ?? -1)")
    }
  }

  @Test(arguments: [
    ("%#@a@", [variable("b", forms: ["other": "x"])], "undefined-variable"),
    ("%#@a@", [variable("a", forms: ["other": "%#@a@"])], "recursive-variable"),
    (
      "%#@a@",
      [variable("a", forms: ["other": "%1$#@b@"]), variable("b", forms: ["other": "%1$#@a@"])],
      "recursive-variable"
    ),
    ("%#@a@", [variable("a", forms: ["one": "x"])], "missing-other-of-variable"),
    ("%#@a@", [variable("a", "", forms: ["other": "%p"])], "address-conversion"),
    ("%#@a@", [variable("a", "q", forms: ["other": "x"])], "conversion-expected"),
    // Its width, and not its number, would be the argument of the variable.
    ("%#@a@", [variable("a", "*u", forms: ["other": "x"])], "invalid-value-type"),
    ("%#@a@", [variable("a", ".*f", forms: ["other": "x"])], "invalid-value-type"),
    ("%#@a@", [variable("a", "2$u", forms: ["other": "x"])], "invalid-value-type"),
  ])
  func refusesFormatsThatCannotBeCompiled(
    text: String,
    variables: [CatalogVariable],
    reason: String
  ) {
    #expect {
      _ = try filled(text, variables, [.integer(1)])
    } throws: { error in
      (error as? FormatError)?.reason.code == reason
    }
  }

  @Test func refusesATextInPlaceOfANumber() {
    #expect {
      _ = try filled(plural(["one": "a", "other": "b"]), [], [.text("1")])
    } throws: { error in
      guard case .mismatch(argument: 0, conversion: nil, "a text")? = error as? FillFailure else {
        return false
      }
      return true
    }
  }

  @Test func boundsVariablesThatGrow() throws {
    // Each variable names the next one ten times: 10^9 texts without a bound.
    let names = (0..<10).map { "v\($0)" }
    let variables = names.enumerated().map { index, name in
      let next = index + 1 < names.count ? "%1$#@\(names[index + 1])@" : "x"
      return variable(name, forms: ["other": String(repeating: next, count: 10)])
    }
    #expect {
      _ = try filled("%#@v0@", variables, [.integer(1)])
    } throws: { error in
      if case .tooLong? = error as? FillFailure { true } else { false }
    }
  }

  @Test func boundsVariablesInsideEachOther() throws {
    let variables = (0..<100).map { variable("v\($0)", forms: ["other": "%1$#@v\($0 + 1)@"]) }
    #expect(throws: FormatError.self) { _ = try filled("%#@v0@", variables, [.integer(1)]) }
  }

  @Test func writesTextsOfAnyLength() throws {
    let long = String(repeating: "lang ", count: 1_000)
    #expect(try filled("%@%d", [], [.text(long), .integer(1)]) == long + "1")
  }
}
