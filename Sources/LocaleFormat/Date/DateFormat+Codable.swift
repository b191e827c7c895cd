internal import MachineTime

// The stable encoded form of a recipe: what is shown, the zone, and the options that are not at
// their default. Decoding calls the same functions as client code does, so that no recipe can be
// decoded that code could not make.

extension DateFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case date
    case time
    case template
    case pattern
    case zone
    case calendar
    case hourCycle
    case capitalization
    case fieldLengths
    case prolepticGregorian
    case relativeDays
  }

  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// In JSON `DateFormat(date: .long, time: .short, zone: .utc).calendar(.buddhist)` is
  /// `{"date":"long","time":"short","zone":"UTC","calendar":"buddhist"}`. A recipe without styles
  /// has the letters of its fields as `template`, or its `pattern`, in place of `date` and `time`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws. `EncodingError.invalidValue`, with the `FormatError` as its
  ///   underlying error, for a template or a pattern that cannot be used.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { recipe throws(FormatError) in try recipe.check() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .styles(let date, let time):
      try container.encode(date, forKey: .date)
      try container.encode(time, forKey: .time)
    case .template(let template): try container.encode(template.fields, forKey: .template)
    case .pattern(let pattern): try container.encode(pattern.text, forKey: .pattern)
    }
    try container.encode(zone, forKey: .zone)
    try container.encodeIfPresent(settings.calendar, forKey: .calendar)
    try container.encodeIfPresent(settings.hourCycle, forKey: .hourCycle)
    if settings.capitalization != .unspecified {
      try container.encode(settings.capitalization, forKey: .capitalization)
    }
    if settings.lengths != .locale { try container.encode(settings.lengths, forKey: .fieldLengths) }
    if settings.isProleptic { try container.encode(true, forKey: .prolepticGregorian) }
    try container.encodeIfPresent(settings.relativeDays, forKey: .relativeDays)
  }

  /// Decodes a recipe, and checks every value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for a name that no option has, and for a recipe that
  ///   shows more than one thing. The same, with the underlying error, for what ``validated()``
  ///   refuses and for an invalid zone name. Another `DecodingError` for a missing value or a value
  ///   of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try Self.recipe(in: container).withOptions(in: container)
    self = try decoder.check(recipe) { recipe throws(FormatError) in try recipe.check() }
  }

  private static func recipe(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> DateFormat {
    let zone = try container.decode(TimeZoneID.self, forKey: .zone)
    let isStyled = container.contains(.date) || container.contains(.time)
    let contents = [isStyled, container.contains(.template), container.contains(.pattern)]
    guard contents.count(where: { $0 }) <= 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "styles, a template and a pattern exclude one another"
        )
      )
    }
    if let template = try container.decodeIfPresent(String.self, forKey: .template) {
      return DateFormat(template: template, zone: zone)
    }
    if let pattern = try container.decodeIfPresent(String.self, forKey: .pattern) {
      return DateFormat(pattern: pattern, zone: zone)
    }
    return DateFormat(
      date: try container.decode(Style.self, forKey: .date),
      time: try container.decode(Style.self, forKey: .time),
      zone: zone
    )
  }

  private func withOptions(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> DateFormat {
    var recipe = self
    // A missing key changes nothing.
    func read<Value: Decodable>(
      _ key: CodingKeys,
      _ change: (DateFormat, Value) -> DateFormat
    ) throws {
      if let value = try container.decodeIfPresent(Value.self, forKey: key) {
        recipe = change(recipe, value)
      }
    }
    try read(.calendar) { $0.calendar($1) }
    try read(.hourCycle) { $0.hourCycle($1) }
    try read(.capitalization) { $0.capitalization($1) }
    try read(.fieldLengths) { $0.fieldLengths($1) }
    try read(.prolepticGregorian) { $1 ? $0.prolepticGregorian() : $0 }
    try read(.relativeDays) { $0.relativeDays($1) }
    return recipe
  }
}

// Encoded by their raw values, which are names that never change.

extension DateFormat.Style: Codable {}
extension DateFormat.FieldLengths: Codable {}
extension DateFormat.DayJoining: Codable {}
