internal import ICU

extension FormattedText {
  /// Creates a text from ICU's fields, and makes them adjacent parts.
  ///
  /// If one field is inside another, such as a group separator in an integer, the shorter one is
  /// used.
  init(_ text: FieldText) {
    let count = text.string.utf8.count
    var owners = [Int](repeating: -1, count: count)
    let known = text.fields.filter { Kind($0) != nil }
    // From the longest to the shortest, so that an inner field overwrites the outer one.
    let order = known.indices.sorted {
      known[$0].utf8Range.count > known[$1].utf8Range.count
    }
    for index in order {
      for place in known[index].utf8Range { owners[place] = index }
    }
    var parts: [Part] = []
    var start = 0
    while start < count {
      let owner = owners[start]
      let end = owners[start...].firstIndex { $0 != owner } ?? count
      let field = owner < 0 ? nil : known[owner]
      parts.append(
        Part(
          kind: field.flatMap(Kind.init) ?? .literal,
          utf8Range: start..<end,
          source: Source(span: field?.span ?? -1)
        )
      )
      start = end
    }
    self.init(string: text.string, parts: parts)
  }
}

extension FormattedText.Kind {
  /// The kind of an ICU field; nil if the field has no kind here.
  fileprivate init?(_ field: FieldText.Field) {
    let kinds: [Self]
    switch field.category {
    case FieldText.numberCategory: kinds = Self.ofNumbers
    case FieldText.dateCategory: kinds = Self.ofDates
    default: return nil
    }
    guard kinds.indices.contains(Int(field.number)) else { return nil }
    self = kinds[Int(field.number)]
  }

  /// The kinds of the fields that the letters of date patterns stand for, by ASCII code.
  static let ofDateLetters: [Self] = {
    var kinds = [Self](repeating: .literal, count: 128)
    for (letter, kind) in zip(FieldText.dateLetters, ofDates) { kinds[Int(letter)] = kind }
    return kinds
  }()

  /// In the order of UNumberFormatFields.
  private static let ofNumbers: [Self] = [
    .integer, .fraction, .decimal, .exponentSymbol, .exponentSign, .exponent, .group, .currency,
    .percent, .permille, .sign, .unit, .compact, .approximately,
  ]

  /// In the order of UDateFormatField.
  private static let ofDates: [Self] = [
    .era, .year, .month, .day, .hour, .hour, .minute, .second, .fractionalSecond, .weekday,
    .dayOfYear, .weekday, .week, .week, .dayPeriod, .hour, .hour, .timeZoneName, .year, .weekday,
    .year, .julianDay, .millisecondsInDay, .timeZoneName, .timeZoneName, .weekday, .month,
    .quarter, .quarter, .timeZoneName, .yearName, .timeZoneName, .timeZoneName, .timeZoneName,
    .relatedYear, .dayPeriod, .dayPeriod, .literal,
  ]
}

extension FormattedText.Source {
  fileprivate init(span: Int32) {
    switch span {
    case 0: self = .start
    case 1: self = .end
    default: self = .shared
    }
  }
}
