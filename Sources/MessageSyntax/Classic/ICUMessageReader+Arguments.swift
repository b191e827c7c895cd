internal import Faults

extension ICUMessageReader {
  /// Reads an argument from its opening brace to its closing one.
  mutating func argument(depth: Int) throws(FormatError) -> ICUMessage.Argument {
    let offset = source.position
    source.position += 1
    source.skipPatternSpace()
    let name = try argumentName()
    source.skipPatternSpace()
    if source.take(UInt8(ascii: "}")) { return ICUMessage.Argument(name, .value, at: offset) }
    guard source.take(UInt8(ascii: ",")) else { throw source.unexpected("',' or '}'") }
    source.skipPatternSpace()
    let kind = try kind(of: name, depth: depth)
    return ICUMessage.Argument(name, kind, at: offset)
  }

  private mutating func argumentName() throws(FormatError) -> String {
    let start = source.position
    source.skipIdentifier()
    guard source.position > start else { throw source.unexpected("the name of an argument") }
    let name = source.text(start..<source.position)
    let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isNumber, Int16(name) == nil || (name.utf8.first == 0x30 && name.utf8.count > 1) {
      throw source.error(
        at: start,
        Reason(
          "number-of-argument",
          "'\(name.excerpt)' is not a number of an argument: those are 0 to 32767, without zeros before them"
        )
      )
    }
    try checkLength(from: start)
    return name
  }

  /// Reads the type and the style of an argument, and its closing brace.
  private mutating func kind(
    of name: String,
    depth: Int
  ) throws(FormatError) -> ICUMessage.Kind {
    let start = source.position
    while let byte = source.peek, (0x61...0x7A).contains(byte | 0x20), byte & 0x40 != 0 {
      source.position += 1
    }
    guard source.position > start else { throw source.unexpected("a type such as 'number'") }
    try checkLength(from: start)
    let type = source.text(start..<source.position)
    source.skipPatternSpace()
    let hasStyle = source.take(UInt8(ascii: ","))
    guard hasStyle || source.peek == UInt8(ascii: "}") else {
      throw source.unexpected("',' or '}' after the type '\(type.excerpt)'")
    }
    // Types of forms are the same in capitals.
    switch type.lowercased() {
    case "choice": throw choiceError(of: name, at: start)
    case "plural": return try plural(isOrdinal: false, of: name, hasStyle, depth)
    case "selectordinal": return try plural(isOrdinal: true, of: name, hasStyle, depth)
    case "select":
      guard hasStyle else { throw source.unexpected("',' and the forms of '\(name.excerpt)'") }
      let forms = try forms(of: name, .select, depth)
      return .select(forms: forms)
    default:
      let style = hasStyle ? try style() : nil
      source.position += 1
      return .simple(type: type, style: style)
    }
  }

  private func choiceError(of name: String, at offset: Int) -> FormatError {
    source.error(
      at: offset,
      Reason(
        "choice-type",
        "'choice' has no place in translations, whose languages have other forms: write '{\(name.excerpt), plural, =0 {…} one {…} other {…}}'"
      )
    )
  }

  private mutating func plural(
    isOrdinal: Bool,
    of name: String,
    _ hasStyle: Bool,
    _ depth: Int
  ) throws(FormatError) -> ICUMessage.Kind {
    guard hasStyle else { throw source.unexpected("',' and the forms of '\(name.excerpt)'") }
    source.skipPatternSpace()
    var offset = 0.0
    if source.starts(with: "offset:") {
      source.position += 7
      source.skipPatternSpace()
      offset = try number()
    }
    let forms = try forms(of: name, .plural, depth)
    return .plural(isOrdinal: isOrdinal, offset: offset, forms: forms)
  }

  /// Reads a style up to the closing brace of its argument.
  private mutating func style() throws(FormatError) -> String {
    let start = source.position
    var depth = 0
    while let byte = source.peek {
      switch byte {
      case UInt8(ascii: "'"):
        guard let end = source.offset(of: byte, from: source.position + 1) else {
          throw source.error(
            at: source.position,
            Reason("unclosed-quotation", "the apostrophe of the style has no other one after it")
          )
        }
        source.position = end
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        guard depth > 0 else {
          try checkLength(from: start)
          return source.text(start..<source.position)
        }
        depth -= 1
      default: break
      }
      source.position += 1
    }
    throw source.unexpected("'}' after the style")
  }

  // MARK: Forms

  /// Reads forms and the closing brace of their argument.
  private mutating func forms(
    of name: String,
    _ parent: Parent,
    _ depth: Int
  ) throws(FormatError) -> [ICUMessage.Form] {
    var forms: [ICUMessage.Form] = []
    var hasOther = false
    while true {
      source.skipPatternSpace()
      guard let byte = source.peek else { throw source.unexpected("'}' after the forms") }
      if byte == UInt8(ascii: "}") {
        guard hasOther else {
          throw source.error(
            at: source.position,
            Reason("missing-other-form", "the forms of '\(name.excerpt)' have none for 'other'")
          )
        }
        source.position += 1
        return forms
      }
      let selector = try selector(of: parent)
      if selector == .word("other") { hasOther = true }
      source.skipPatternSpace()
      guard source.take(UInt8(ascii: "{")) else { throw source.unexpected("'{' and a text") }
      let message = try message(of: parent, depth: depth + 1)
      try countPart()
      forms.append(ICUMessage.Form(selector, message))
    }
  }

  private mutating func selector(of parent: Parent) throws(FormatError) -> ICUMessage.Selector {
    if parent == .plural, source.take(UInt8(ascii: "=")) { return .value(try number()) }
    let start = source.position
    source.skipIdentifier()
    guard source.position > start else { throw source.unexpected("the name of a form") }
    try checkLength(from: start)
    return .word(source.text(start..<source.position))
  }

  /// Reads a number of a form or an offset.
  private mutating func number() throws(FormatError) -> Double {
    let start = source.position
    while let byte = source.peek, Self.isNumberByte(byte) { source.position += 1 }
    let text = source.text(start..<source.position)
    guard text.utf8.count < 128, let number = Double(text) else {
      throw source.error(
        at: start,
        .expected("a number", found: text.isEmpty ? source.found(at: start) : "'\(text.excerpt)'")
      )
    }
    return number
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private func checkLength(from start: Int) throws(FormatError) {
    guard source.position - start <= Self.maximumLength else {
      throw source.error(
        at: start,
        Reason("name-too-long", "a name or a style has at most \(Self.maximumLength) bytes")
      )
    }
  }
}
