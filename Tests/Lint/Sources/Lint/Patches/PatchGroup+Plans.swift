/// Faults in the writers of plans.
///
/// Most plans are compiled ahead, and the command writes with them as they are. So unit tests, which
/// compile plans, and comparisons with ICU must notice a fault. The proof must refuse a plan that is
/// compiled in the process, such as those of words, so that ICU writes the text.
extension PatchGroup {
  static let plans: [Patch] = [
    noticed(
      "an interval begins with its other end",
      .init(
        "Sources/LocaleFormat/DateInterval/Plan/IntervalPlan.swift",
        "return form.startComesFirst",
        "return !form.startComesFirst"
      ),
      by: "IntervalPlanTests"
    ),
    noticed(
      "noon lasts an hour",
      .init(
        "Sources/LocaleFormat/Date/Plan/DayPeriods.swift",
        "second % 3_600 < 60",
        "second % 3_600 < 3_600"
      ),
      by: "DatePlanTests"
    ),
    noticed(
      "a range repeats its first number",
      .init(
        "Sources/LocaleFormat/NumberRange/Plan/RangePlan.swift",
        "number.writeDigits(ends.end.digits, to: &output)",
        "number.writeDigits(ends.start.digits, to: &output)"
      ),
      by: "RangePlanTests"
    ),
    noticed(
      "the parts of a prefix are those of the suffix",
      .init(
        "Sources/LocaleFormat/Number/Plan/NumberParts.swift",
        "list.add(parts.pieces, 0)",
        "list.add(parts.pieces, 2)"
      ),
      by: "PlannedPartsTests"
    ),
    noticed(
      "the signs of exponents are exchanged",
      .init(shape, "exponent < 0 ? 1 : 0", "exponent < 0 ? 0 : 1"),
      by: "ComparisonTests"
    ),
    noticed(
      "a number has a zero too many before it",
      .init(
        shape,
        "output.appendDigits(whole, count: shape.leastInteger)",
        "output.appendDigits(whole, count: shape.leastInteger + 1)"
      ),
      by: "ComparisonTests"
    ),
    plan(
      "an ordinal number has the form of a cardinal one",
      .init(
        "Sources/LocaleFormat/Words/Program/WordProgram+Writing.swift",
        "ordinals.lend { $0.category(ofWhole: magnitude) }",
        "cardinals.lend { $0.category(ofWhole: magnitude) }"
      ),
      "number 2 --style ordinal --locale en",
      "2nd"
    ),
    noticed(
      "the years of the Buddhist calendar begin one year late",
      .init(
        "Sources/LocaleFormat/Date/Plan/Calendars/CalendarEras.swift",
        "offset: 543",
        "offset: 542"
      ),
      by: "DatePlanTests"
    ),
    // The proof has few years; the arithmetic is compared with ICU by tests.
    noticed(
      "a Persian year in 33 begins a day late",
      .init(
        "Sources/LocaleFormat/Date/Plan/Calendars/PersianYears.swift",
        "(8 * year + 21) / 33",
        "(8 * year + 22) / 33"
      ),
      by: "CalendarArithmeticTests"
    ),
    noticed(
      "a compact number that is rounded up keeps its suffix",
      .init(
        numbers + "/CompactDigits.swift",
        "if next.shift == step.shift { return Compact(shown, next) }",
        "if next.shift <= step.shift + 3 { return Compact(shown, next) }"
      ),
      by: "NumberPlanWordsTests"
    ),
    noticed(
      "a number is read as ten times as much",
      .init(
        "Sources/LocaleFormat/Number/Reading/NumberPlanScan.swift",
        "scale = plan.scale\n",
        "scale = plan.scale - 1\n"
      ),
      by: "NumberPlanScanTests"
    ),
    noticed(
      "every part of a date is of one kind",
      .init(
        "Sources/LocaleFormat/Date/Plan/DatePlan+Writing.swift",
        "kinds[Int(step.letter)]",
        "kinds[0]"
      ),
      by: "DatePlanTests"
    ),
    noticed(
      "the last letter of a word is written as its first",
      .init(
        "Sources/LocaleFormat/Case/LetterPlan.swift",
        "previous.isCased ? forms.last : next.isCased ? forms.first : forms.alone",
        "previous.isCased ? forms.first : next.isCased ? forms.last : forms.alone"
      ),
      by: "LetterPlanTests"
    ),
  ]

  private static let numbers = "Sources/LocaleFormat/Number/Plan"
  private static let shape = numbers + "/NumberShape.swift"

  /// A patch that the proof of a plan notices: ICU writes the text, which is right.
  private static func plan(
    _ name: String,
    _ edit: Patch.Edit,
    _ arguments: String,
    _ text: String
  ) -> Patch {
    let command = """
      text=$(.build/debug/fmt \(arguments) --explain 2>&1); echo "$text"
      [[ $text != *'\(text)'* || $text != *'the plan wrote a probe differently'* ]]
      """
    return Patch(
      name,
      [edit],
      [
        .init(
          after: "swift build --product fmt",
          command,
          fails: "the plan wrote a probe differently"
        )
      ]
    )
  }

  /// A patch that some unit tests notice.
  private static func noticed(_ name: String, _ edit: Patch.Edit, by tests: String) -> Patch {
    Patch(
      name,
      [edit],
      [
        .init(
          after: "swift build --build-tests",
          "timeout 300 swift test --skip-build --disable-xctest --filter '\(tests)'",
          fails: "recorded an issue|Fatal error|signal"
        )
      ]
    )
  }
}
