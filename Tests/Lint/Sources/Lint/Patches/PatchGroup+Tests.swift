extension PatchGroup {
  /// A fault for each step of `.ci/test`, and for the tests one in each area of the code.
  static let ofTests: [Patch] = [
    Patch(
      test: "lint",
      "a space is missing",
      [.init(stores + "/BoundedStore.swift", "max(1, maximumCost)", "max(1,maximumCost)")],
      fails: #"\[Spacing\]"#
    ),
    Patch(
      test: "lint",
      "a file is in the wrong room",
      [
        .init(
          engine + "/Cache/FormatterEntry.swift",
          """

          class FormatterEntry
          """,
          """

          struct Stray { let format: NumberFormat }

          class FormatterEntry
          """
        )
      ],
      fails: "a circle"
    ),
    Patch(
      test: "build",
      "a variable is never used",
      [
        .init(
          stores + "/BoundedStore.swift",
          "init(maximumCost: Int) {",
          "init(maximumCost: Int) { let unused = 1;"
        )
      ],
      fails: "was never used"
    ),
    Patch(
      test: "api",
      "a public function has one more argument",
      [
        .init(
          "Sources/LocaleFormatMeasurements/LocalizedMeasurementStyle.swift",
          "public func formatted(_ style: LocalizedMeasurementStyle<UnitType>)",
          "public func formatted(_ style: LocalizedMeasurementStyle<UnitType>, twice: Bool = false)"
        )
      ],
      fails: "API breakage: .*formatted"
    ),
    Patch(
      test: "lint",
      "a comment has a private word",
      [
        .init(
          stores + "/BoundedStore.swift",
          "/// A bounded key-value store",
          "// What stands behind it for ever.\n/// A bounded key-value store"
        )
      ],
      fails: "to reword"
    ),
    debug(
      "a percentage is ten times too small",
      [
        .init(
          engine + "/Number/NumberFormat+Skeleton.swift",
          #"scale = scale ?? "100""#,
          #"scale = scale ?? "10""#
        )
      ]
    ),
    debug(
      "a number plan groups numbers that the locale does not group",
      [
        .init(
          engine + "/Number/Plan/NumberPlan+Writing.swift",
          "digits.whole >= groupingStart)",
          "digits.whole >= 1_000)"
        )
      ]
    ),
    debug(
      "a date plan takes noon for the morning",
      [
        .init(
          engine + "/Date/Plan/DatePlan+Writing.swift",
          "now.second >= 43_200",
          "now.second > 43_200"
        )
      ]
    ),
    debug(
      "the cache keeps what was made before the locale changed",
      [
        .init(
          engine + "/AppLocale/GenerationMark.swift",
          "return own != 0 && own < generation",
          "return false"
        )
      ]
    ),
    debug(
      "the accepted languages are not sorted",
      [
        .init(
          engine + "/Negotiation/AcceptLanguage.swift",
          "$0.quality > $1.quality",
          "$0.quality < $1.quality"
        )
      ]
    ),
    debug(
      "a zone changes a second late",
      [
        .init(
          "Sources/MachineTime/Zone/ZoneTable.swift",
          "[count(upTo: seconds)])].seconds",
          "[count(upTo: seconds - 1)])].seconds"
        )
      ]
    ),
    debug(
      "a group of too many digits is read",
      [
        .init(
          engine + "/Number/Reading/NumeralSet.swift",
          "size == expected :",
          "size >= expected :"
        )
      ]
    ),
    debug(
      "an order takes the first of two equal texts for the smaller",
      [
        .init(
          engine + "/Collation/CollationCore.swift",
          "order < 0 ? .ascending : order > 0",
          "order <= 0 ? .ascending : order > 0"
        )
      ]
    ),
    debug(
      "a plan compares two letters whatever follows them",
      [
        .init(
          engine + "/Collation/CollationPlan+Comparing.swift",
          "guard left.isDecided(self, first), right.isDecided(self, second) else { return nil }",
          ""
        )
      ]
    ),
    debug(
      "a plan finds a word in a part of a letter",
      [
        .init(
          engine + "/Collation/CollationPlan+Searching.swift",
          "return rest == 0 ? place : nil",
          "return place"
        )
      ]
    ),
    debug(
      "a plan joins two digits by a sign that joins letters",
      [
        .init(
          engine + "/Segment/SegmentPlan.swift",
          "(.number, .inBoth)",
          "(.number, .inLetters)"
        )
      ]
    ),
    debug(
      "a word without letters or digits is counted",
      [
        .init(
          engine + "/Segment/TextSegment.swift",
          "pieces != .word || rule >= 100",
          "pieces != .word || rule >= 0"
        )
      ]
    ),
    debug(
      "a text that fits may have a byte too many",
      [
        .init(
          engine + "/Fit/TextCutter.swift",
          "var room = limit - cost(of: ellipsis.text)",
          "var room = limit + 1 - cost(of: ellipsis.text)"
        )
      ]
    ),
    debug(
      "a month added to its last day leads into the month after the next",
      [
        .init(
          "Sources/MachineTime/Calendar/PeriodArithmetic.swift",
          "min(first + day, try calendar.firstDay(ofMonth: month + 1)) - 1",
          "first + day - 1"
        )
      ]
    ),
    debug(
      "a slug keeps the marks of letters that are ASCII",
      [
        .init(
          engine + "/Slug/SlugWriter.swift",
          "if takesMarks, gap == .nothing",
          "if gap == .nothing"
        )
      ]
    ),
    debug(
      "a unit in a case is written as in the nominative",
      [
        .init(
          engine + "/Unit/GrammaticalCase.swift",
          "self == .nominative ? nil : rawValue",
          "self == .nominative ? nil : nil"
        )
      ]
    ),
    debug(
      "an initial of a name is the whole word",
      [
        .init(
          engine + "/Person/PersonInitials.swift",
          "initials.append(try first(of: Substring(word)))",
          "initials.append(Substring(word))"
        )
      ]
    ),
    debug(
      "the command goes on after a bad value",
      [.init("Sources/fmt/Run/ValueStream.swift", "!hasFailed || keepsGoing", "true")]
    ),
    debug(
      "a text that does not fit is cut off in C",
      [
        .init(
          "Sources/CICULibrary/cicu_text.c",
          """
          if (code > 0) *status = code;
            return needed;
          """,
          """
          if (code > 0 && code != U_BUFFER_OVERFLOW_ERROR) *status = code;
            return needed;
          """
        )
      ],
      fails: "recorded an issue|Fatal error|signal"
    ),
    debug(
      "the numbers from 1000 on have the plural categories of those below",
      [.init(engine + "/Plural/PluralRuleSet.swift", "WholeCategories.size + Int", "Int")]
    ),
    debug(
      "a plan whose words stand for a number loses its sign",
      [
        .init(
          engine + "/Number/Plan/NumberWordsData.swift",
          "if negative != positive || !negative.isDigitless {",
          "do {"
        ),
        .init(
          engine + "/Number/Compiled/CompiledWords.swift",
          "if form != NumberWordsData.Form.zero {",
          "if form > NumberWordsData.Form.count {"
        ),
      ]
    ),
    debug(
      "a program of words has a rest after round numbers",
      [
        .init(
          engine + "/Words/Program/WordProgram+Writing.swift",
          "rule.rollsBack, magnitude % rule.divisor == 0",
          "rule.rollsBack, magnitude % rule.divisor == 1"
        )
      ]
    ),
    debug(
      "a conversion adds the zero of the other temperature",
      [
        .init(
          engine + "/Unit/UnitConverter.swift",
          "absolute * factor - targetOffset",
          "absolute * factor + targetOffset"
        )
      ]
    ),
    debug(
      "a Spanish list has the word for the sound of i before hielo",
      [.init(engine + "/List/ListEuphony.swift", #" && third != UInt8(ascii: "e")"#, "")]
    ),
    debug(
      "a duration that is rounded up is not carried over",
      [
        .init(
          engine + "/Duration/RoundedDuration.swift",
          "Self.split(rounded, units)",
          "Self.split(min(rounded, total.magnitude), units)"
        )
      ]
    ),
    debug(
      "the proof of one language holds for the letters of all",
      [
        .init(
          engine + "/Case/CaseRules.swift",
          #"language: language, breaksLocale: """#,
          #"language: "", breaksLocale: """#
        )
      ]
    ),
    debug(
      "plural forms of catalogs ignore the number as it is shown",
      [
        .init(
          "Sources/StringCatalogs/Program/FormatProgram+Filling.swift",
          "case .fixed, .exponent, .shortest, .hexadecimalFloat: return false",
          "case .fixed, .exponent, .shortest, .hexadecimalFloat: return true"
        )
      ]
    ),
    debug(
      "a catalog keeps the language that it began with",
      [
        .init(
          "Sources/StringCatalogs/Catalog/StringCatalog.swift",
          "state.generation == generation ? ",
          "state.generation <= generation ? "
        )
      ]
    ),
    debug(
      "a .strings file does not count lines",
      [.init("Sources/CatalogFiles/Source/SourcePlace.swift", "line += 1", "line += 0")]
    ),
    debug(
      "pseudo-localization finds no placeholders",
      [
        .init(
          "Sources/CatalogFiles/Pseudo/FixedParts.swift",
          "isFormat ? Self.placeholders(bytes) : []",
          "[]"
        )
      ]
    ),
    debug(
      "pseudo-localization does not see that a text is changed already",
      [.init("Sources/CatalogFiles/Pseudo/PseudoWriter.swift", ", !isDone(body)", "")]
    ),
  ]

  private static let engine = "Sources/LocaleFormat"
  private static let stores = "Sources/Sharing/Stores"

  /// A fault that the unit tests alone notice.
  private static func debug(
    _ name: String,
    _ edits: [Patch.Edit],
    fails message: String = "recorded an issue"
  ) -> Patch {
    Patch(test: "debug", name, edits, fails: message)
  }
}
