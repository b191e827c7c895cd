internal import LocaleFormat

extension SampleGroup {
  static let lists = SampleGroup(
    id: "lists",
    title: "Lists",
    samples: [
      .list("And", ["Anna", "Bo", "Chen"], .and, .long),
      .list("Or", ["Anna", "Bo", "Chen"], .or, .long),
      .list("Two", ["Anna", "Bo"], .and, .long),
      .list("Narrow", ["Anna", "Bo", "Chen"], .and, .narrow),
    ]
  )

  /// The categories of numbers, and of places in an order.
  static func plurals() throws(FormatError) -> SampleGroup {
    var samples: [Sample] = []
    for number in ["0", "1", "2", "3", "5", "11", "21", "100", "1.0", "1.5"] {
      let operands = try PluralOperands(number)
      let recipe = PluralCategoryFormat(kind: .cardinal)
      samples.append(Sample(number, "plural \(number)", operands, as: recipe))
    }
    for number in ["1", "2", "3", "4", "11"] {
      let operands = try PluralOperands(number)
      let recipe = PluralCategoryFormat(kind: .ordinal)
      samples.append(
        Sample("\(number), in order", "plural \(number) --ordinal", operands, as: recipe)
      )
    }
    return SampleGroup(id: "plurals", title: "Plural categories", samples: samples)
  }

  static let names = SampleGroup(
    id: "names",
    title: "Names of languages, regions and currencies",
    samples: [
      .name("Language", "ja", .language("ja"), .language),
      .name("Region", "JP", .region("JP"), .region),
      .name("Script", "Arab", .script("Arab"), .script),
      .name("Currency", "EUR", .currency("EUR"), .currency),
      .name("Calendar", "buddhist", .calendar(.buddhist), .calendar),
      Sample("Locale", "name pt-BR", .locale("pt-BR"), as: LocaleNameFormat()),
    ]
  )

  static let persons = SampleGroup(
    id: "persons",
    title: "Names of persons",
    samples: [
      .person("Usual", as: PersonNameFormat()),
      .person(
        "Formal",
        "--length long --formality formal",
        as: .init(length: .long, formality: .formal)
      ),
      .person("Short", "--length short", as: .init(length: .short)),
      .person("In a sorted list", "--order sorting", as: .init(order: .sorting)),
      Sample(
        "From Japan",
        "person given=駿 surname=宮崎 locale=ja",
        PersonName(given: "駿", surname: "宮崎", locale: "ja"),
        as: PersonNameFormat()
      ),
    ]
  )

  static let cases = SampleGroup(
    id: "case",
    title: "Upper, lower and title case",
    samples: [
      Sample("Upper", "case upper 'istanbul straße'", "istanbul straße", as: CaseFormat.upper),
      Sample("Lower", "case lower 'ISTANBUL ΟΔΟΣ'", "ISTANBUL ΟΔΟΣ", as: CaseFormat.lower),
      Sample("Title", "case title 'ijsland is mooi'", "ijsland is mooi", as: CaseFormat.title),
    ]
  )
}

extension Sample {
  fileprivate static func list(
    _ name: String,
    _ items: [String],
    _ kind: ListFormat.Kind,
    _ width: FormatWidth
  ) -> Sample {
    Sample(
      name,
      "list \(items.joined(separator: " ")) --type \(kind.rawValue) --width \(width.rawValue)",
      items,
      as: ListFormat(kind, width: width)
    )
  }

  fileprivate static func name(
    _ name: String,
    _ word: String,
    _ code: NamedCode,
    _ kind: LocaleNameFormat.Kind
  ) -> Sample {
    Sample(name, "name \(word) --of \(kind.rawValue)", code, as: LocaleNameFormat())
  }

  fileprivate static func person(
    _ name: String,
    _ options: String = "",
    as recipe: PersonNameFormat
  ) -> Sample {
    let person = PersonName(title: "Dr.", given: "Ada", given2: "Augusta", surname: "Lovelace")
    let fields = "title=Dr. given=Ada given2=Augusta surname=Lovelace"
    return Sample(name, words("person", fields, options), person, as: recipe)
  }
}
