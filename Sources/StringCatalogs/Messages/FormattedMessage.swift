public import LocaleFormat

/// The text of a message with its parts and its faults.
public struct FormattedMessage: Sendable {
  /// The text; each part that could not be written is in braces.
  public let string: String
  /// The parts, in order.
  public let parts: [MessagePart]
  /// The faults, in the order in which they were found; none of a text that is as it should be.
  public let faults: [FormatError]

  init(_ parts: [MessagePart], _ faults: [FormatError]) {
    string = parts.map(\.string).joined()
    self.parts = parts
    self.faults = faults
  }
}

/// A part of the text of a message.
///
/// Source: the form of parts in the specification's tests.
public struct MessagePart: Sendable, Hashable {
  /// The kind of a part.
  public enum Kind: Sendable, Hashable {
    /// Text of the message.
    case text
    /// U+2066 to U+2069, which isolates a part from the direction of the others.
    case bidiIsolation
    /// The value of an expression: `string`, `number`, `datetime`, or a kind of a function of the
    /// program.
    case value(String)
    /// An expression that has no value. ``MessagePart/name`` has what is written between its braces.
    case fallback
    /// Markup, which has no text.
    case markup(MarkupKind)
  }

  /// The place of markup.
  public enum MarkupKind: String, Sendable, Hashable {
    /// At the beginning of something.
    case open
    /// By itself.
    case standalone
    /// At the end of something.
    case close
  }

  /// The kind of the part.
  public let kind: Kind
  /// The text of the part.
  public let string: String
  /// The parts of a value: fields of a number or a date.
  public internal(set) var fields: FormattedText?
  /// The name of markup, or what is written in place of a value.
  public internal(set) var name: String?
  /// The identifier that the message gives the part: `u:id`.
  public internal(set) var id: String?
  /// The direction of the text of a value; nil if it is not known.
  public internal(set) var direction: MessageDirection?
  /// The locale of a value.
  public internal(set) var locale: LocaleID?
  /// The options of markup.
  public internal(set) var options: [String: String] = [:]

  init(_ kind: Kind, _ string: String) {
    self.kind = kind
    self.string = string
  }
}
