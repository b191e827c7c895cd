internal import Faults

// The form of a message in JSON.
//
// Source: UTS #35, Part 9: MessageFormat, Interchange Data Model, `message.json`. Fields that are not
// known are ignored, as the specification asks.

/// A name of a field, an option or an attribute.
private struct Field: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init(stringLiteral: String) { self.init(stringLiteral) }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<Field> {
  fileprivate func type() throws -> String { try decode(String.self, forKey: "type") }

  /// Throws if the object has another type.
  fileprivate func expect(_ expected: String) throws {
    let type = try type()
    guard type == expected else { throw unexpected(type) }
  }

  /// The error for an object of a type that a message does not have in this place.
  fileprivate func unexpected(_ type: String) -> DecodingError {
    .dataCorruptedError(
      forKey: "type",
      in: self,
      debugDescription: "a message has nothing of the type '\(type.excerpt)' here"
    )
  }

  /// The options, in the order of their names; none if the field is not there.
  fileprivate func options() throws -> [Message.Option] {
    guard contains("options") else { return [] }
    let fields = try nestedContainer(keyedBy: Field.self, forKey: "options")
    return try fields.allKeys.sorted { $0.stringValue < $1.stringValue }.map { field in
      Message.Option(field.stringValue, try fields.decode(Message.Operand.self, forKey: field))
    }
  }

  fileprivate func attributes() throws -> [Message.Attribute] {
    guard contains("attributes") else { return [] }
    let fields = try nestedContainer(keyedBy: Field.self, forKey: "attributes")
    return try fields.allKeys.sorted { $0.stringValue < $1.stringValue }.map { field in
      switch try fields.decode(AttributeValue.self, forKey: field) {
      case .none: return Message.Attribute(field.stringValue)
      case .text(let text): return Message.Attribute(field.stringValue, text)
      }
    }
  }
}

extension KeyedEncodingContainer<Field> {
  fileprivate mutating func encode(_ options: [Message.Option]) throws {
    guard !options.isEmpty else { return }
    var fields = nestedContainer(keyedBy: Field.self, forKey: "options")
    for option in options { try fields.encode(option.value, forKey: Field(option.name)) }
  }

  fileprivate mutating func encode(_ attributes: [Message.Attribute]) throws {
    guard !attributes.isEmpty else { return }
    var fields = nestedContainer(keyedBy: Field.self, forKey: "attributes")
    for attribute in attributes {
      let field = Field(attribute.name)
      if let value = attribute.value {
        try fields.encode(Message.Operand.literal(value), forKey: field)
      } else {
        try fields.encode(true, forKey: field)
      }
    }
  }
}

/// The value of an attribute: `true` for none.
private enum AttributeValue: Decodable {
  case none
  case text(String)

  init(from decoder: any Decoder) throws {
    do {
      _ = try decoder.singleValueContainer().decode(Bool.self)
      self = .none
    } catch DecodingError.typeMismatch {
      guard case .literal(let text) = try Message.Operand(from: decoder) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "an attribute has no variable")
        )
      }
      self = .text(text)
    }
  }
}

/// The name of a variable, which a selector is.
private struct Selector: Codable {
  let name: String

  init(_ name: String) { self.name = name }

  init(from decoder: any Decoder) throws {
    guard case .variable(let name) = try Message.Operand(from: decoder) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a selector is a variable"
        )
      )
    }
    self.name = name
  }

  func encode(to encoder: any Encoder) throws {
    try Message.Operand.variable(name).encode(to: encoder)
  }
}

extension Message: Codable {
  /// Reads a message in the specification's JSON form.
  ///
  /// - Throws: `DecodingError` for another form. The message need not be valid: see ``validated()``.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let declarations =
      try fields.decodeIfPresent([Declaration].self, forKey: "declarations") ?? []
    switch try fields.type() {
    case "message":
      self.init(
        declarations: declarations,
        .pattern(try fields.decode([Part].self, forKey: "pattern"))
      )
    case "select":
      self.init(
        declarations: declarations,
        .select(
          selectors: try fields.decode([Selector].self, forKey: "selectors").map(\.name),
          variants: try fields.decode([Variant].self, forKey: "variants")
        )
      )
    case let type: throw fields.unexpected(type)
    }
  }

  /// Writes the message in the specification's JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch body {
    case .pattern(let pattern):
      try fields.encode("message", forKey: "type")
      try fields.encode(declarations, forKey: "declarations")
      try fields.encode(pattern, forKey: "pattern")
    case .select(let selectors, let variants):
      try fields.encode("select", forKey: "type")
      try fields.encode(declarations, forKey: "declarations")
      try fields.encode(selectors.map { Selector($0) }, forKey: "selectors")
      try fields.encode(variants, forKey: "variants")
    }
  }
}

extension Message.Declaration: Codable {
  /// Reads a declaration in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let name = try fields.decode(String.self, forKey: "name")
    let value = try fields.decode(Message.Expression.self, forKey: "value")
    switch try fields.type() {
    case "local": self = .local(name: name, value)
    case "input":
      guard value.operand == .variable(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: "value",
          in: fields,
          debugDescription: "the value of an input declaration is its own variable"
        )
      }
      self = .input(name: name, function: value.function, attributes: value.attributes)
    case let type: throw fields.unexpected(type)
    }
  }

  /// Writes the declaration in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    let type =
      switch self {
      case .input: "input"
      case .local: "local"
      }
    try fields.encode(type, forKey: "type")
    try fields.encode(name, forKey: "name")
    try fields.encode(expression, forKey: "value")
  }
}

extension Message.Part: Codable {
  /// Reads a part in its JSON form.
  public init(from decoder: any Decoder) throws {
    do {
      self = .text(try decoder.singleValueContainer().decode(String.self))
      return
    } catch DecodingError.typeMismatch {}
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.type() {
    case "expression": self = .expression(try Message.Expression(from: decoder))
    case "markup": self = .markup(try Message.Markup(from: decoder))
    case let type: throw fields.unexpected(type)
    }
  }

  /// Writes the part in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .expression(let expression): try expression.encode(to: encoder)
    case .markup(let markup): try markup.encode(to: encoder)
    }
  }
}

extension Message.Expression: Codable {
  /// Reads an expression in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    try fields.expect("expression")
    operand = try fields.decodeIfPresent(Message.Operand.self, forKey: "arg")
    function = try fields.decodeIfPresent(Message.Function.self, forKey: "function")
    attributes = try fields.attributes()
    guard operand != nil || function != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: "arg",
        in: fields,
        debugDescription: "an expression has an arg or a function"
      )
    }
  }

  /// Writes the expression in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode("expression", forKey: "type")
    try fields.encodeIfPresent(operand, forKey: "arg")
    try fields.encodeIfPresent(function, forKey: "function")
    try fields.encode(attributes)
  }
}

extension Message.Operand: Codable {
  /// Reads an operand in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.type() {
    case "literal": self = .literal(try fields.decode(String.self, forKey: "value"))
    case "variable": self = .variable(try fields.decode(String.self, forKey: "name"))
    case let type: throw fields.unexpected(type)
    }
  }

  /// Writes the operand in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch self {
    case .literal(let text):
      try fields.encode("literal", forKey: "type")
      try fields.encode(text, forKey: "value")
    case .variable(let name):
      try fields.encode("variable", forKey: "type")
      try fields.encode(name, forKey: "name")
    }
  }
}

extension Message.Function: Codable {
  /// Reads a function in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    try fields.expect("function")
    name = try fields.decode(String.self, forKey: "name")
    options = try fields.options()
  }

  /// Writes the function in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode("function", forKey: "type")
    try fields.encode(name, forKey: "name")
    try fields.encode(options)
  }
}

extension Message.Markup: Codable {
  /// Reads markup in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    try fields.expect("markup")
    kind = try fields.decode(Kind.self, forKey: "kind")
    name = try fields.decode(String.self, forKey: "name")
    options = try fields.options()
    attributes = try fields.attributes()
  }

  /// Writes the markup in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode("markup", forKey: "type")
    try fields.encode(kind, forKey: "kind")
    try fields.encode(name, forKey: "name")
    try fields.encode(options)
    try fields.encode(attributes)
  }
}

extension Message.Variant: Codable {
  /// Reads a variant in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    keys = try fields.decode([Message.Key].self, forKey: "keys")
    pattern = try fields.decode(Message.Pattern.self, forKey: "value")
  }

  /// Writes the variant in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(keys, forKey: "keys")
    try fields.encode(pattern, forKey: "value")
  }
}

extension Message.Key: Codable {
  /// Reads a key in its JSON form.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    switch try fields.type() {
    case "literal": self = .literal(try fields.decode(String.self, forKey: "value"))
    case "*": self = .catchAll
    case let type: throw fields.unexpected(type)
    }
  }

  /// Writes the key in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch self {
    case .literal(let text):
      try fields.encode("literal", forKey: "type")
      try fields.encode(text, forKey: "value")
    case .catchAll: try fields.encode("*", forKey: "type")
    }
  }
}
