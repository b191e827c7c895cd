/// Faults in the writers of plans. The proof must refuse each plan, so that ICU writes the text.
extension PatchGroup {
  static let plans: [Patch] = [
    plan(
      "an interval begins with its other end",
      .init(
        "Sources/LocaleFormat/DateInterval/Plan/IntervalPlan.swift",
        "return form.startComesFirst",
        "return !form.startComesFirst"
      ),
      "interval 2026-02-03 2026-02-05 --locale de_DE",
      "03.02.2026, 00:00:00"
    ),
    plan(
      "noon lasts an hour",
      .init(
        "Sources/LocaleFormat/Date/Plan/DayPeriods.swift",
        "second % 3_600 < 60",
        "second % 3_600 < 3_600"
      ),
      "date 2026-02-03T12:30:00Z --pattern 'h:mm B' --zone UTC --locale en_US",
      "12:30 in the afternoon"
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
    plan(
      "the signs of exponents are exchanged",
      .init(shape, "exponent < 0 ? 1 : 0", "exponent < 0 ? 0 : 1"),
      "number 1234.5 --notation scientific --locale de_DE",
      "1,2345E3"
    ),
    plan(
      "a number has a zero too many before it",
      .init(
        shape,
        "output.appendDigits(whole, count: shape.leastInteger)",
        "output.appendDigits(whole, count: shape.leastInteger + 1)"
      ),
      "number 7 --integer 2 --locale de_DE",
      "07"
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
    plan(
      "the years of the Buddhist calendar begin one year late",
      .init(
        "Sources/LocaleFormat/Date/Plan/Calendars/CalendarEras.swift",
        "offset: 543",
        "offset: 542"
      ),
      "date 2026-02-03 --locale th_TH",
      "3 ก.พ. 2569"
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
    plan(
      "a compact number that is rounded up keeps its suffix",
      .init(
        numbers + "/CompactDigits.swift",
        "if next.shift == step.shift { return Compact(shown, next) }",
        "if next.shift <= step.shift + 3 { return Compact(shown, next) }"
      ),
      "number 999950 --notation compact --fraction 1 --locale en",
      "1.0M"
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
