extension DateFields: Codable {
  /// Writes the letters of the template, such as `"yMMMd"`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(template)
  }

  /// Reads the letters of a template.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` for what no names of fields make: another letter or another
  ///   number of it, a field twice or out of the template's order, no field at all.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let template = try container.decode(String.self)
    guard let fields = DateFields(written: template) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(template.excerpt)' is no template of named fields"
      )
    }
    self = fields
  }

  /// The fields whose template this is.
  private init?(written template: String) {
    guard template.utf8.count <= 64 else { return nil }
    var fields: DateFields?
    var rest = template[...]
    while let letter = rest.first {
      let letters = rest.prefix { $0 == letter }
      guard let slot = Slot.allCases.first(where: { $0.forms.contains(String(letters)) }) else {
        return nil
      }
      rest = rest[letters.endIndex...]
      fields = fields?.setting(slot, String(letters)) ?? DateFields(slot, String(letters))
    }
    // A field twice, or another order, would be written otherwise.
    guard let fields, fields.template == template else { return nil }
    self = fields
  }
}

extension DateFields.Slot {
  /// All the letters that a field has, by whatever names it is asked for.
  fileprivate var forms: [String] {
    switch self {
    case .era: DateFields.Name.allCases.map { DateFields.era($0).template }
    case .year: DateFields.Digits.allCases.map { DateFields.year($0).template }
    case .yearForWeek: DateFields.Digits.allCases.map { DateFields.yearForWeek($0).template }
    case .quarter: DateFields.NumberOrName.allCases.map { DateFields.quarter($0).template }
    case .month: DateFields.NumberOrName.allCases.map { DateFields.month($0).template }
    case .week: DateFields.Digits.allCases.map { DateFields.week($0).template }
    case .weekOfMonth: [DateFields.weekOfMonth().template]
    case .weekday: DateFields.Name.allCases.map { DateFields.weekday($0).template }
    case .day: DateFields.Digits.allCases.map { DateFields.day($0).template }
    case .dayOfYear: [DateFields.dayOfYear().template]
    case .dayPeriod: DateFields.Name.allCases.map { DateFields.dayPeriod($0).template }
    case .hour: DateFields.Digits.allCases.map { DateFields.hour($0).template }
    case .minute: DateFields.Digits.allCases.map { DateFields.minute($0).template }
    case .second: DateFields.Digits.allCases.map { DateFields.second($0).template }
    case .fraction: (1...9).map { DateFields.fractionalSecond(digits: $0).template }
    case .zone: DateFields.ZoneName.all.map { DateFields.timeZone($0).template }
    }
  }
}

extension DateFields.ZoneName {
  fileprivate static var all: [DateFields.ZoneName] {
    let widths = DateFields.ZoneWidth.allCases
    return [.location, .exemplarCity, .identifier, .iso8601]
      + widths.flatMap { [.specific($0), .generic($0), .localizedGMT($0)] }
  }
}
