internal import MachineTime

extension DateFormat: TabledRecipe {
  /// The content, the zone and the options in encoded recipes and in descriptions.
  ///
  /// In JSON `DateFormat(date: .long, time: .short, zone: .utc).calendar(.buddhist)` is
  /// `{"date":"long","time":"short","zone":"UTC","calendar":"buddhist"}`. A recipe without styles
  /// has the letters of its fields as `template`, or its `pattern`, in place of `date` and `time`.
  ///
  /// Decoding calls the same functions as client code does, so that no recipe can be decoded that
  /// code could not make.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .short, zone: .utc).calendar(.buddhist)
  /// format.description  // "DateFormat(date: long, time: short, zone: UTC).calendar(buddhist)"
  /// ```
  package static let optionTable = RecipeTable<DateFormat>(
    title: \.contentDescription,
    [
      optional("calendar", \.settings.calendar).called { $0?.rawValue ?? "" }
        .changing(ifSet: { $0.calendar($1) }),
      optional("hourCycle", \.settings.hourCycle).called { $0?.rawValue ?? "" }
        .changing(ifSet: { $0.hourCycle($1) }),
      option("capitalization", \.settings.capitalization, unless: .unspecified)
        .called { $0.rawValue }.changing { $0.capitalization($1) },
      option("fieldLengths", \.settings.lengths, unless: .locale)
        .called { $0.rawValue }.changing { $0.fieldLengths($1) },
      option("prolepticGregorian", \.settings.isProleptic, unless: false)
        .called { _ in "" }.changing { $1 ? $0.prolepticGregorian() : $0 },
      optional("relativeDays", \.settings.relativeDays).called { $0?.rawValue ?? "" }
        .changing(ifSet: { $0.relativeDays($1) }),
    ],
    head: ["date", "time", "template", "pattern", "zone"],
    written: { recipe, container in try recipe.encodeContent(into: &container) },
    start: { container in try DateFormat(contentOf: container) },
    check: { recipe throws(FormatError) in try recipe.check() }
  )

  private var contentDescription: RecipeDescription {
    var result = RecipeDescription("DateFormat")
    switch content {
    case .styles(let date, let time):
      result.argument("date", date)
      result.argument("time", time)
    case .template(let template): result.argument("template", template.fields)
    case .pattern(let pattern): result.argument("pattern", pattern.text.excerpt)
    }
    result.argument("zone", zone)
    return result
  }

  private func encodeContent(into container: inout KeyedEncodingContainer<RecipeName>) throws {
    switch content {
    case .styles(let date, let time):
      try container.encode(date, forKey: RecipeName("date"))
      try container.encode(time, forKey: RecipeName("time"))
    case .template(let template):
      try container.encode(template.fields, forKey: RecipeName("template"))
    case .pattern(let pattern): try container.encode(pattern.text, forKey: RecipeName("pattern"))
    }
    try container.encode(zone, forKey: RecipeName("zone"))
  }

  private init(contentOf container: KeyedDecodingContainer<RecipeName>) throws {
    let zone = try container.decode(TimeZoneID.self, forKey: RecipeName("zone"))
    let (date, time) = (RecipeName("date"), RecipeName("time"))
    let (template, pattern) = (RecipeName("template"), RecipeName("pattern"))
    let isStyled = container.contains(date) || container.contains(time)
    let contents = [isStyled, container.contains(template), container.contains(pattern)]
    guard contents.count(where: { $0 }) <= 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "styles, a template and a pattern exclude one another"
        )
      )
    }
    if let template = try container.decodeIfPresent(String.self, forKey: template) {
      self.init(template: template, zone: zone)
    } else if let pattern = try container.decodeIfPresent(String.self, forKey: pattern) {
      self.init(pattern: pattern, zone: zone)
    } else {
      self.init(
        date: try container.decode(Style.self, forKey: date),
        time: try container.decode(Style.self, forKey: time),
        zone: zone
      )
    }
  }
}

// Encoded by their raw values, which are names that never change.

extension DateFormat.Style: Codable {}
extension DateFormat.FieldLengths: Codable {}
extension DateFormat.DayJoining: Codable {}
