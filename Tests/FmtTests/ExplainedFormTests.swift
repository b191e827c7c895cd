import LocaleFormat
import Testing

/// The forms that `--explain` reports, which derive from the option tables of recipes.
@Suite struct ExplainedFormTests {
  @Test(arguments: [
    ("duration 3723", "names, short, [hour, minute, second]"),
    (
      "duration 3723 --width long --units day,hour --always hour --maximum-units 2 --fraction 1",
      "names, long, [day, hour], always [hour], maximum units 2, fraction 1"
    ),
    (
      "duration 3723 --fraction 1...3 --rounding up --grouping off --integer 2 --numbering deva",
      "names, short, [hour, minute, second], fraction 1...3, rounding up, integer 2, grouping off, numbering deva"
    ),
    (
      "duration 3723 --units hour,minute --increment 0.5 --rounding half-up --grouping min2",
      "names, short, [hour, minute], fraction 0...1, rounding half-up, increment 0.5, grouping min2"
    ),
    ("unit 5 km --usage road", "short, usage road"),
    (
      "unit 5 km --usage road --width long --fraction 2",
      "long, usage road, number NumberFormat.decimal.fraction(2...2)"
    ),
    ("bytes 1", "file"), ("bytes 1 --style memory --actual", "memory, actual"),
    (
      "bytes 1 --style binary --units kilobyte --actual --zero-in-digits",
      "binary, [kilobyte], actual, zero in digits"
    ),
    ("relative -1 day", "long, named"),
    (
      "relative -1 day --numeric --width short --context ui-list-or-menu --grouping off --numbering deva",
      "short, numeric, context ui-list-or-menu, grouping off, numbering deva"
    ),
    (
      "relative --from 2024-01-01T00:00:00Z 2024-01-03T00:00:00Z --zone UTC --units day,hour --grouping min2",
      "long, named, grouping min2, [day, hour]"
    ),
    ("list a b", "and, long"),
    ("list a b --type or --width short --isolate", "or, short, isolated"),
    ("name CHF --of currency", "standard, full"),
    ("name de-AT --dialect --length short --context standalone --strict", "dialect, short"),
    ("case upper a", "upper"), ("case fold a", "fold"),
    ("case fold a --exclude-special-i", "fold, exclude special i"), ("case title a", "title, word"),
    (
      "case title a --by sentence --keep-other-letters --first-character",
      "title, sentence, keep other letters, first character"
    ),
  ])
  func hasTheOptionsThatAreNotAtTheirDefault(_ line: String, _ form: String) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--locale", "de", "--explain"]
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 0 && outcome.errors.contains("; form '\(form)'; "), "\(outcome)")
  }

  @Test(arguments: [
    ("bytes 1", "written by ICU"), ("list a b", "written by a compiled plan"),
    ("duration 3723", "written by a compiled plan"), ("relative -1 day", "written by ICU"),
    ("unit 5 km --usage road", "converted exactly"), ("name CHF --of currency", "written by ICU"),
    ("case upper a", "ASCII is written by a compiled plan, other text by ICU"),
    ("number 5 --pattern 0", "written by ICU"),
    ("number 5 --style scientific", "written by a compiled plan"),
    (
      "number 5 --style percent --notation compact",
      "written by ICU: the style has no compiled plan"
    ),
  ])
  func namesTheEngine(_ line: String, _ engine: String) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--locale", "de", "--explain"]
    let outcome = try Command.run(arguments)
    #expect(outcome.errors.contains("; \(engine); data "), "\(outcome)")
  }

  @Test(arguments: [
    ("number 5", "pinned", true), ("currency 5 --currency EUR", "pinned", true),
    ("date 2024-03-01T10:04:05Z --zone UTC", "pinned", true),
    ("number 5", "pinned-else-system", true), ("case upper a", "pinned-else-system", false),
    ("name CHF --of currency", "pinned-else-system", false),
    ("number 5", "system", FormattingData.isCompiledDataInUse), ("slug a", "system", false),
  ])
  func namesTheData(_ line: String, _ choice: String, _ isCompiled: Bool) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--locale", "de", "--explain"]
    let outcome = try Command.run(arguments, environment: ["LOCALEFORMAT_DATA": choice])
    let versions = try LibraryVersions.current
    let data =
      isCompiled
      ? "compiled from CLDR \(versions.compiledCLDR ?? "")" : "of ICU \(versions.icu)"
    #expect(outcome.errors.hasSuffix("; data \(data)\n"), "\(outcome)")
  }
}
