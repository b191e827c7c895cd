extension ICUMessage: CustomStringConvertible {
  /// The message in the syntax of ICU, with the apostrophes that it needs when they are optional.
  ///
  /// ```swift
  /// let message = ICUMessage(parts: [.text("{"), .argument(.init("name"))])
  /// message.description  // "'{'{name}"
  /// ```
  public var description: String {
    var text = ""
    write(to: &text, isPlural: false)
    return text
  }

  fileprivate func write(to text: inout String, isPlural: Bool) {
    for part in parts {
      switch part {
      case .text(let literal): text += Self.quoted(literal, isPlural: isPlural)
      case .number: text += "#"
      case .argument(let argument): argument.write(to: &text)
      }
    }
  }

  /// Text with the apostrophes that keep its braces and number signs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPlural: Whether a number sign would be a number.
  /// - Returns: The text as it is written in a message.
  private static func quoted(_ text: String, isPlural: Bool) -> String {
    var result = ""
    var isOpen = false
    for scalar in text.unicodeScalars {
      let needsQuotes = scalar == "{" || scalar == "}" || (isPlural && scalar == "#")
      if needsQuotes != isOpen, needsQuotes || scalar != "'" {
        result += "'"
        isOpen = needsQuotes
      }
      result.unicodeScalars.append(scalar)
      // Two stand for one, in quotations and outside.
      if scalar == "'" { result += "'" }
    }
    if isOpen { result += "'" }
    return result
  }
}

extension ICUMessage.Argument: CustomStringConvertible {
  /// The argument in braces.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  fileprivate func write(to text: inout String) {
    text += "{\(name)"
    switch kind {
    case .value: break
    case .simple(let type, let style):
      text += ", \(type)"
      // A style keeps its spaces, which patterns write.
      if let style { text += ",\(style)" }
    case .plural(let isOrdinal, let offset, let forms):
      text += isOrdinal ? ", selectordinal," : ", plural,"
      if offset != 0 { text += " offset:\(ICUMessage.number(offset))" }
      Self.write(forms, isPlural: true, to: &text)
    case .select(let forms):
      text += ", select,"
      Self.write(forms, isPlural: false, to: &text)
    }
    text += "}"
  }

  private static func write(_ forms: [ICUMessage.Form], isPlural: Bool, to text: inout String) {
    for form in forms {
      text += " \(form.selector) {"
      form.message.write(to: &text, isPlural: isPlural)
      text += "}"
    }
  }
}

extension ICUMessage.Selector: CustomStringConvertible {
  /// The word, or the number after an equals sign.
  public var description: String {
    switch self {
    case .word(let word): word
    case .value(let value): "=\(ICUMessage.number(value))"
    }
  }
}

extension ICUMessage {
  /// A number of a form, without a fraction if it is whole; one that is read as infinite again if it is
  /// infinite.
  package static func number(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-1E999" : "1E999" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
