internal import Foundation
internal import LocaleFormat

/// Lists, and texts in another case.
enum TextJobs {
  static func rows() throws -> [Row] {
    try lists()
      + cases(
        "upper case en, 64 bytes",
        .upper,
        "en",
        [
          "the quick brown fox jumps over the lazy dog, and then it sleeps.",
          "a list of words that are all in lower case, sixty-four of bytes.",
        ],
        [
          "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG, AND THEN IT SLEEPS.",
          "A LIST OF WORDS THAT ARE ALL IN LOWER CASE, SIXTY-FOUR OF BYTES.",
        ]
      )
      + cases(
        "upper case el",
        .upper,
        "el",
        ["η γρήγορη καφέ αλεπού", "πηδάει πάνω από"],
        ["Η ΓΡΗΓΟΡΗ ΚΑΦΕ ΑΛΕΠΟΥ", "ΠΗΔΑΕΙ ΠΑΝΩ ΑΠΟ"]
      )
      + cases(
        "upper case tr",
        .upper,
        "tr",
        ["istanbul'da iki kedi", "ılık bir gün"],
        ["İSTANBUL'DA İKİ KEDİ", "ILIK BİR GÜN"]
      )
      + cases(
        "title case en",
        .title,
        "en",
        ["the quick BROWN fox", "a list of words"],
        ["The Quick Brown Fox", "A List Of Words"]
      )
  }

  /// A list, also in the form that C takes, so that nobody measures how it is made.
  private struct Items: Sendable {
    let items: [String]
    let lines: String

    init(_ items: [String]) {
      self.items = items
      lines = items.map { "\($0)\n" }.joined()
    }
  }

  private static func lists() throws -> [Row] {
    let lists = [
      ["red", "green", "blue"], ["Monday", "Tuesday", "Friday"], ["1", "2", "3"],
      ["apples", "oranges", "bananas"],
    ].map(Items.init)
    let job = Job(
      name: "list en, 3 items",
      values: lists,
      texts: [
        "red, green, and blue", "Monday, Tuesday, and Friday", "1, 2, and 3",
        "apples, oranges, and bananas",
      ]
    )
    let locale = LocaleID("en")
    return [
      job.row(Row.made, pace: .slow) {
        { try ListFormat.and.formatter(for: locale).string($0.items) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0.items, as: .and, for: locale) }
      },
      job.row("kept") {
        let formatter = try ListFormat.and.formatter(for: locale)
        return { formatter.string($0.items) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.append($0.items, as: .and, for: locale, to: &$1) }
      },
      job.bytes("kept, bytes") {
        let formatter = try ListFormat.and.formatter(for: locale)
        return { formatter.append($0.items, to: &$1) }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainList(locale: "en")
        return { plain.string($0.lines) }
      },
      job.row(Row.Reference.foundation) {
        let style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
          .locale(Locale(identifier: "en"))
        return { $0.items.formatted(style) }
      },
    ]
  }

  private static func cases(
    _ name: String,
    _ recipe: CaseFormat,
    _ language: String,
    _ values: [String],
    _ texts: [String]
  ) throws -> [Row] {
    let job = Job(name: name, values: values, texts: texts)
    let locale = try LocaleID(language)
    let isTitle = recipe.operation == .title
    return [
      job.row(Row.made, pace: .slow) { { try recipe.formatter(for: locale).string($0) } },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string($0) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.append($0, as: recipe, for: locale, to: &$1) }
      },
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append($0, to: &$1) }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainCase(locale: language, isTitle: isTitle)
        return { plain.string($0) }
      },
      job.count("C ICU, kept, bytes") {
        let plain = try PlainCase(locale: language, isTitle: isTitle)
        var count = 0
        return (
          {
            count = plain.write($0)
            return count
          }, { plain.text(count) }
        )
      },
      job.row(Row.Reference.foundation) {
        let locale = Locale(identifier: language)
        return { isTitle ? $0.capitalized(with: locale) : $0.uppercased(with: locale) }
      },
    ]
  }
}
