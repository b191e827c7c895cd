extension DateFields: Codable {
  /// Encodes the letters of the template, such as `"yMMMd"`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(template)
  }

  /// Decodes the letters of a template.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for a text that is not the template of named fields:
  ///   it has another letter or another number of it, a field twice or out of the template's order,
  ///   or no field at all.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let template = try container.decode(String.self)
    guard let fields = DateFields(written: template) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(template.excerpt)' is not a template of named fields"
      )
    }
    self = fields
  }

  /// Finds the fields that have this template.
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
    // A field twice, or another order, would be encoded differently.
    guard let fields, fields.template == template else { return nil }
    self = fields
  }
}

extension DateFields.Slot {
  /// All forms of letters that a field can have.
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
