import LocaleFormat

/// The order of texts, sort keys and searches; a line feed ends each text of `items`.
struct CollationKind: CheckedKind {
  let name = "collation"

  private let lists: [(operation: String, items: [String])] = [
    (
      "sort",
      [
        "zebra", "\u{F6}l", "olja", "\u{D6}land", "\u{C5}re", "\u{E6}ble", "aa", "Aa", "a b", "a-b",
        "chata", "hrad", "llama", "lomo", "\u{131}", "\u{130}", "i", "I", "a10", "a9",
        "stra\u{DF}e",
        "strasse", "cot\u{E9}", "c\u{F4}te", "\u{439}", "\u{438}", "\u{451}\u{436}", "\u{5D0}",
        "\u{627}", "\u{E41}\u{E01}", "\u{E01}\u{E02}", "\u{4E00}", "\u{4E8C}", "\u{963F}",
        "\u{304B}",
        "\u{30AC}", "\u{AC00}", "\u{AC01}", "1", "$", "\u{1F600}", "",
      ]
    ),
    ("key", ["\u{C4}rger 12 \u{444} \u{4E2D}"]), ("search", ["u", "Au\u{308}U \u{DC}uh"]),
    ("search", ["strasse", "Die Stra\u{DF}e, STRASSE"]),
  ]

  func cases(in locale: String) -> [CheckedCase] {
    OracleOrder.all.flatMap { order in
      // ICU refuses to search by numbers.
      lists.filter { $0.operation != "search" || order.recipe != .numeric }.map { list in
        CheckedCase([
          "locale": locale, "order": order.description, "operation": list.operation,
          "items": list.items.map { "\($0)\n" }.joined(),
        ])
      }
    }
  }

  private func parts(_ golden: CheckedCase) throws -> (order: OracleOrder, items: [String]) {
    guard let order = OracleOrder.all.first(where: { $0.description == golden["order"] }) else {
      throw UnknownCase(golden)
    }
    let items = golden["items"].split(separator: "\n", omittingEmptySubsequences: false)
    return (order, items.dropLast().map(String.init))
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (order, items) = try? parts(golden) else { return nil }
    let locale = golden["locale"]
    switch golden["operation"] {
    case "key": return Oracle.sortKey(items[0], order, locale: locale)
    case "search": return Oracle.places(of: items[0], in: items[1], order, locale: locale)
    default:
      // An insertion, which makes other comparisons than this package does.
      var sorted: [String] = []
      for item in items {
        let place = sorted.lastIndex { Oracle.compare($0, item, order, locale: locale) != ">" }
        sorted.insert(item, at: place.map { $0 + 1 } ?? 0)
      }
      return sorted.map { "\($0)\n" }.joined()
    }
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (order, items) = try parts(golden)
    switch golden["operation"] {
    case "key": return try cache.string(items[0], as: order.recipe, for: golden.locale)
    case "search":
      return try cache.with(order.recipe, for: golden.locale) { formatter in
        formatter.places(of: items[0], in: items[1])
      }
    default:
      return try cache.sorted(items, as: order.recipe, for: golden.locale)
        .map { "\($0)\n" }.joined()
    }
  }
}

/// The headings of an index, and the heading of each name; a line feed ends each name.
struct IndexKind: CheckedKind {
  let name = "index"

  private let names = [
    "Zorn", "\u{D6}sterreich", "Ahlers", "aa", "\u{C5}kesson", "\u{141}\u{F3}d\u{17A}", "chata",
    "1871", "\u{410}\u{43D}\u{43D}\u{430}", "\u{405}", "\u{3A9}", "\u{5D0}\u{5D1}",
    "\u{627}\u{628}",
    "\u{E40}\u{E01}\u{E21}", "\u{963F}", "\u{4E2D}", "\u{304D}\u{3080}", "\u{AE40}", "\u{1F600}",
    "",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    // All names together, and each alone.
    ([names] + names.map { [$0] }).map { names in
      CheckedCase(["locale": locale, "items": names.map { "\($0)\n" }.joined()])
    }
  }

  private func names(_ golden: CheckedCase) -> [String] {
    golden["items"].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.index(names(golden), locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.with(.index, for: golden.locale) { index in
      index.listing(names(golden))
    }
  }
}

extension IndexFormat.Formatter {
  /// The headings with the names under them, as ``Oracle/index(_:locale:)`` writes them.
  package func listing(_ names: [String]) -> String {
    let sections = sections(names, by: { $0 })
    var next = 0
    return headings.map { heading in
      // Two headings may be equal: those before and after all letters.
      guard next < sections.count, sections[next].heading == heading else {
        return "\(heading.label)\n"
      }
      defer { next += 1 }
      return "\(heading.label)\n" + sections[next].elements.map { "\t\($0)\n" }.joined()
    }.joined()
  }
}

extension CollationFormat.Formatter {
  /// The places of a pattern as ``Oracle/places(of:in:_:locale:)`` writes them.
  package func places(of pattern: String, in text: String) -> String {
    utf8Ranges(of: pattern.utf8Span, in: text.utf8Span)
      .map { "\($0.lowerBound)-\($0.upperBound)\n" }.joined()
  }
}
