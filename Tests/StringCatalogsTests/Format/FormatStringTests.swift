import CatalogFiles
import Testing

@Suite struct FormatStringTests {
  @Test(arguments: [
    ("%d", FormatConversion.Kind.signed, 32), ("%lld", .signed, 64), ("%ld", .signed, 64),
    ("%hd", .signed, 16), ("%hhd", .signed, 8), ("%zd", .signed, 64), ("%qi", .signed, 64),
    ("%jd", .signed, 64), ("%td", .signed, 64), ("%D", .signed, 64), ("%lu", .unsigned, 64),
    ("%U", .unsigned, 64), ("%o", .octal, 32), ("%lX", .hexadecimal, 64), ("%lf", .fixed, 64),
    ("%Lf", .fixed, 64), ("%E", .exponent, 32), ("%g", .shortest, 32),
    ("%a", .hexadecimalFloat, 32), ("%C", .character, 32), ("%S", .text, 32), ("%@", .object, 32),
  ])
  func readsLengths(text: String, kind: FormatConversion.Kind, bits: Int) throws {
    let conversion = try #require(try FormatString(text).conversions.first)
    #expect(conversion.kind == kind)
    #expect(conversion.bitCount == bits)
    #expect(conversion.specifier == text)
  }

  @Test func readsEveryPartOfAConversion() throws {
    let format = try FormatString("a%%b %3$-+ #0'12.5lf%(total)*2$.*d")
    #expect(
      format.pieces == [
        .literal("a%b "),
        .conversion(
          FormatConversion(
            .fixed,
            flags: [.left, .sign, .space, .alternative, .zero, .grouping],
            width: .fixed(12),
            precision: .fixed(5),
            bitCount: 64,
            argument: 3,
            specifier: "%3$-+ #0'12.5lf",
            offset: 5
          )
        ),
        .conversion(
          FormatConversion(
            .signed,
            width: .argument(2),
            precision: .argument(nil),
            bitCount: 32,
            name: "total",
            specifier: "%(total)*2$.*d",
            offset: 20
          )
        ),
      ]
    )
  }

  @Test func readsVariables() throws {
    let format = try FormatString("%#@a@, %2$#@b c@ and %arg", isSubstitution: true)
    #expect(
      format.pieces == [
        .variable("a", argument: nil, offset: 0), .literal(", "),
        .variable("b c", argument: 2, offset: 7), .literal(" and "), .ownArgument(offset: 21),
      ]
    )
    // Elsewhere it is a conversion and two letters.
    #expect(try FormatString("%arg").conversions.map(\.kind) == [.hexadecimalFloat])
  }

  @Test(arguments: [
    ("%", 0, "conversion-expected"), ("ä %", 3, "conversion-expected"),
    ("%5", 0, "conversion-expected"), ("%p", 0, "address-conversion"),
    ("x%n", 1, "storing-conversion"), ("%y", 0, "unknown-conversion"),
    ("%é", 0, "unknown-conversion"), ("%0$d", 0, "argument-zero"),
    ("%1000d", 0, "conversion-number-too-large"), ("%.1000d", 0, "conversion-number-too-large"),
    ("%1000$d", 0, "conversion-number-too-large"),
    ("%99999999999999999999d", 0, "conversion-number-too-large"),
    ("%#@a", 0, "variable-name-expected"), ("%#@@", 0, "variable-name-expected"),
    ("%(ad", 0, "argument-name-expected"), ("%()d", 0, "argument-name-expected"),
  ])
  func refusesWhatIsNotAFormat(text: String, offset: Int, reason: String) {
    let error = #expect(throws: FormatError.self) { try FormatString(text) }
    #expect(error?.code == .invalidStringFormat)
    #expect(error?.text == text)
    #expect(error?.offset == offset)
    #expect(error?.reason.code == reason)
  }

  @Test(
    arguments: [
      ("%5-d", [FormatConversion.Flags.left], 5, nil, nil), ("%-5d", [.left], 5, nil, nil),
      ("%5+0d", [.sign, .zero], 5, nil, nil), ("%-2$5d", [.left], 5, nil, 2),
      ("%5-2$d", [.left], 5, nil, 2), ("%5.1-f", [.left], 5, 1, nil),
      ("%.1-5f", [.left], 5, 1, nil),
      ("%10.3#x", [.alternative], 10, 3, nil), ("%5'8d", [.grouping], 8, nil, nil),
    ] as [(String, FormatConversion.Flags, Int, Int?, Int?)]
  )
  func readsFlagsWidthAndPositionInAnyOrder(
    text: String,
    flags: FormatConversion.Flags,
    width: Int,
    precision: Int?,
    argument: Int?
  ) throws {
    let conversion = try #require(try FormatString(text).conversions.first)
    #expect(conversion.flags == flags && conversion.width == .fixed(width))
    #expect(conversion.precision == (precision.map { .fixed($0) } ?? .none))
    #expect(conversion.argument == argument && conversion.specifier == text)
  }

  @Test(
    arguments: [
      ("%1#@v@", nil), ("%#1@v@", nil), ("%2$1#@v@", 2), ("%1#2$@v@", 2), ("%#2$@v@", 2),
      ("%-#@v@", nil),
    ] as [(String, Int?)]
  )
  func readsVariablesWithAWidth(text: String, argument: Int?) throws {
    #expect(try FormatString(text).pieces == [.variable("v", argument: argument, offset: 0)])
  }

  // Apple's systems read flags there.
  @Test(arguments: ["%50 indirim", "Save 50% 5 days", "50%. Details", "%1$2$d"])
  func readsNoFlagBetweenTheWordsOfASentence(_ text: String) {
    #expect(throws: FormatError.self) { try FormatString(text) }
  }
}
