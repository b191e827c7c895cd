/// A pattern of names: fields, and the literals between them.
struct PersonPattern: Sendable {
  enum Segment: Sendable {
    case literal(String)
    case field(PersonField)
  }

  let segments: [Segment]

  /// Reads a pattern of CLDR such as `{surname-core}, {given-initial}`; nil if it is malformed.
  ///
  /// - Parameters:
  ///   - text: The pattern. A backslash stands before a character that is meant literally.
  ///   - capitalizesSurname: Whether the surname is written in capital letters.
  init?(_ text: String, capitalizesSurname: Bool) {
    var segments: [Segment] = []
    var pending = ""
    var isInField = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped || (scalar != "\\" && scalar != "{" && scalar != "}") {
        pending.unicodeScalars.append(scalar)
        isEscaped = false
        continue
      }
      if scalar == "\\" {
        isEscaped = true
        continue
      }
      guard isInField == (scalar == "}") else { return nil }
      if isInField {
        guard let field = PersonField(pending, capitalizesSurname: capitalizesSurname)
        else { return nil }
        segments.append(.field(field))
      } else if !pending.isEmpty {
        segments.append(.literal(pending))
      }
      pending = ""
      isInField.toggle()
    }
    guard !isInField else { return nil }
    if !pending.isEmpty { segments.append(.literal(pending)) }
    self.segments = segments
  }

  var fields: [PersonField] {
    segments.compactMap { segment in
      if case .field(let field) = segment { field } else { nil }
    }
  }
}

/// A field of a pattern, with its modifiers.
struct PersonField: Hashable, Sendable {
  let field: PersonName.Field
  /// Whether it is the suffix of CLDR 42, which later became two fields.
  let isSuffix: Bool
  /// The modifiers, in the order in which they are applied.
  let steps: [PersonName.Modifiers]
  let modifiers: PersonName.Modifiers

  /// Reads the text between braces; nil if there is no such field.
  init?(_ text: String, capitalizesSurname: Bool) {
    guard let name = PersonName.FieldName(text) else { return nil }
    field = name.field
    isSuffix = text == "suffix" || text.hasPrefix("suffix-")
    var steps = text.split(separator: "-").dropFirst().compactMap { word in
      PersonName.Modifiers.names.first { $0.name == word }?.modifier
    }
    if capitalizesSurname, field == .surname, !steps.contains(.allCaps) { steps.append(.allCaps) }
    self.steps = steps
    modifiers = PersonName.Modifiers(steps)
  }

  /// The kind of its part of a text.
  var kind: FormattedText.Kind {
    switch field {
    case .title: .title
    case .given: .given
    case .given2: .given2
    case .surname: .surname
    case .surname2: .surname2
    case .generation: .generation
    case .credentials: .credentials
    }
  }
}

/// A pattern of initials with places for one or two texts, such as `{0}.` and `{0} {1}`.
struct InitialPattern: Sendable {
  /// The literals before, between and after the places.
  let literals: [String]
  /// Whether the second text comes first.
  let isReversed: Bool

  /// Reads a pattern; nil if it has not exactly `count` places.
  init?(_ text: String, count: Int) {
    var literals: [String] = [""]
    var order: [Character] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      let place = rest[start...].prefix(3)
      guard place.count == 3, place.last == "}" else { return nil }
      literals[literals.count - 1] += rest[..<start]
      literals.append("")
      order.append(place[place.index(after: place.startIndex)])
      rest = rest[place.endIndex...]
    }
    literals[literals.count - 1] += rest
    guard order.sorted() == Array("01".prefix(count)) else { return nil }
    self.literals = literals
    isReversed = order.first == "1"
  }

  /// A pattern without literals but a space between two texts.
  init(count: Int) {
    literals = count == 1 ? ["", ""] : ["", " ", ""]
    isReversed = false
  }
}
