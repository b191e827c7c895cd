internal import LocaleFormat

/// The options of a function of messages, by name.
public struct MessageOptions: Sendable {
  /// The value of an option.
  public struct Option: Sendable {
    /// The value.
    public let value: FormatArgument
    /// Whether it is in the message itself, and not the value of a variable.
    public let isLiteral: Bool

    /// Makes an option.
    public init(_ value: FormatArgument, isLiteral: Bool = false) {
      self.value = value
      self.isLiteral = isLiteral
    }

    /// The value as a text: a text itself, or the digits of a number; nil for another value.
    public var text: String? { value.plainText }
  }

  private var values: [String: Option] = [:]

  /// No options.
  public init() {}

  /// The option of a name; nil if it is not given.
  public subscript(_ name: String) -> Option? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The names of the options, in the order of their letters.
  public var names: [String] { values.keys.sorted() }

  /// The options of these names.
  func only(_ names: [String]) -> MessageOptions {
    var result = MessageOptions()
    for name in names { result[name] = self[name] }
    return result
  }

  /// These options, and those of `others` whose names are not among them.
  func inheriting(_ others: MessageOptions, except dropped: Set<String> = []) -> MessageOptions {
    var result = self
    for (name, option) in others.values where values[name] == nil && !dropped.contains(name) {
      result.values[name] = Option(option.value, isLiteral: false)
    }
    return result
  }
}

extension FormatArgument {
  /// The value as a text that is the same in every locale; nil for one that has none.
  var plainText: String? {
    switch self {
    case .text(let text): text
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .binary(let value): FixedDecimal(value).description
    case .decimal(let value): value.description
    case .formatted, .date, .object: nil
    }
  }
}
