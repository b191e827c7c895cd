import LocaleFormat

/// Lists of every kind and width; a line feed ends each item of `items`.
struct ListKind: CheckedKind {
  let name = "list"

  private let lists: [[String]] = [
    [], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D", "E"], ["A", "Italia"],
    ["A", "B", "8"], ["A", "\u{5D1}"], ["\u{645}", "\u{646}", "C"],
  ]

  func cases(in locale: String) -> [CheckedCase] {
    ListFormat.Kind.allCases.flatMap { kind in
      FormatWidth.allCases.flatMap { width in
        lists.map { items in
          CheckedCase([
            "locale": locale, "kind": kind.rawValue, "width": width.rawValue,
            "items": items.map { "\($0)\n" }.joined(),
          ])
        }
      }
    }
  }

  private func list(_ golden: CheckedCase) throws -> (format: ListFormat, items: [String]) {
    guard let kind = ListFormat.Kind(rawValue: golden["kind"]),
      let width = FormatWidth(rawValue: golden["width"])
    else { throw UnknownCase(golden) }
    let items = golden["items"].split(separator: "\n").map(String.init)
    return (ListFormat(kind, width: width), items)
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (format, items) = try? list(golden) else { return nil }
    return Oracle.list(items, format, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (format, items) = try list(golden)
    return try cache.string(items, as: format, for: golden.locale)
  }
}

/// Texts in every case, also in the languages that have special rules.
struct CaseKind: CheckedKind {
  let name = "case"

  private let languages = ["tr", "az", "lt", "el", "nl", "hy", "fi"]
  private let formats: [CaseFormat] =
    [.upper, .lower, .fold, .fold(excludesSpecialI: true)]
    + CaseFormat.TitlePiece.allCases.map { .title($0) } + [
      .title(.word, keepsOtherLetters: true), .title(.whole, skipsPunctuation: false),
    ]
  private let texts = [
    "istanbul IRMAK \u{130}\u{131}", "ijsland (IJSSEL)", "3 little PIGS. they're \"here\"",
    "\u{3AC}\u{3BB}\u{3C6}\u{3B1} \u{39F}\u{394}\u{39F}\u{3A3} \u{390} \u{397}",
    "i\u{307}\u{300} J\u{328}\u{303} \u{128}", "stra\u{DF}e \u{FB03} \u{149} \u{1C6}",
    "\u{565}\u{582}\u{587} \u{53F}", "\u{10D0}\u{1C90} \u{13A0}\u{AB70} \u{10428}",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    // The feature locales do not have these languages.
    ([locale] + (locale == "en-US" ? languages : [])).flatMap { locale in
      formats.flatMap { format in
        texts.map { text in
          CheckedCase(
            [
              ("locale", locale), ("case", format.operation.rawValue),
              ("piece", format.piece.rawValue),
              ("options", Self.options(format)), ("input", text),
            ].filter { !$0.1.isEmpty }
          )
        }
      }
    }
  }

  private static func options(_ format: CaseFormat) -> String {
    [
      format.keepsOtherLetters ? "keep" : "", format.skipsPunctuation ? "" : "first",
      format.excludesSpecialI ? "special" : "",
    ].joined()
  }

  private func format(_ golden: CheckedCase) throws -> CaseFormat {
    let found = formats.first {
      $0.operation.rawValue == golden["case"] && $0.piece.rawValue == golden["piece"]
        && Self.options($0) == golden["options"]
    }
    guard let found else { throw UnknownCase(golden) }
    return found
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let format = try? format(golden) else { return nil }
    return Oracle.cased(golden["input"], format, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.string(golden["input"], as: format(golden), for: golden.locale)
  }
}
