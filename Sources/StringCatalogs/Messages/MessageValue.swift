public import LocaleFormat

/// A value of a message: what a function takes and returns.
///
/// It has the value itself, the options that further functions inherit, and, if the function offers
/// them, a text and a choice among variants.
///
/// Source: UTS #35, Part 9: MessageFormat, Resolved Values.
public struct MessageValue: Sendable {
  /// Writes the value.
  public typealias Formatting = @Sendable () throws(FormatError) -> FormattedText

  /// The value itself.
  public var argument: FormatArgument
  /// The options that a function with this value as its operand inherits.
  public var options: MessageOptions
  /// The kind of the part that the value is in a text: `string`, `number`, `datetime`.
  public var kind: String
  /// The direction of the text; nil if it is not known.
  public var direction: MessageDirection?
  /// Writes the value; nil if it has no text.
  public var formatting: Formatting?
  /// Chooses among the keys of variants; nil if it cannot.
  public var selection: (any MessageSelection)?

  /// The locale that was named for the value; nil for that of the message.
  var locale: LocaleID?
  /// The identifier of the part: `u:id`.
  var id: String?
  /// Whether the part is isolated whatever its direction is: `u:dir`.
  var isIsolated = false
  /// The text between braces if the value cannot be written.
  var source: String?
  /// The text in the place of a value that could not be found; nil for one that was.
  var fallback: String?

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - argument: The value itself.
  ///   - kind: The kind of its part, in lower case.
  ///   - options: The options that further functions inherit.
  ///   - direction: The direction of the text; nil if it is not known.
  ///   - selection: Chooses among the keys of variants; nil if it cannot.
  ///   - formatting: Writes the value; nil if it has no text.
  public init(
    _ argument: FormatArgument,
    kind: String,
    options: MessageOptions = MessageOptions(),
    direction: MessageDirection? = nil,
    selection: (any MessageSelection)? = nil,
    formatting: Formatting?
  ) {
    self.argument = argument
    self.options = options
    self.kind = kind
    self.direction = direction
    self.formatting = formatting
    self.selection = selection
  }

  /// Makes a text.
  init(text: String) {
    self.init(.text(text), kind: "string") { () throws(FormatError) in
      FormattedText(text, kind: .literal)
    }
  }

  /// Makes the value of something that could not be found.
  init(fallback: String) {
    self.init(.text(""), kind: "fallback", formatting: nil)
    self.fallback = fallback
  }
}

/// A choice among the keys of variants.
public protocol MessageSelection: Sendable {
  /// Whether a key fits the value.
  ///
  /// - Throws: `FormatError.Code.badVariantKey` for a key that the value cannot be compared with.
  func matches(_ key: String) throws(FormatError) -> Bool

  /// Whether a key that fits is better than another one that does.
  func isBetter(_ key: String, than other: String) -> Bool
}

extension MessageSelection {
  /// Returns false: no key that fits is better than another.
  public func isBetter(_ key: String, than other: String) -> Bool { false }
}
