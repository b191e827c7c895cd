public import LocaleFormat

/// A value that is neither a number nor a text nor an instant, as an argument of a message.
///
/// ```swift
/// FormatArgument(["Ada", "Grace"]).typeName  // "a list"
/// ```
public struct ArgumentObject: Sendable {
  /// One reference, so that the other kinds of arguments stay small.
  private let storage: Storage

  private final class Storage: Sendable {
    let value: any Sendable
    let typeName: String

    init(_ value: any Sendable, _ typeName: String) {
      self.value = value
      self.typeName = typeName
    }
  }

  /// Makes an argument of a value that a function of a program takes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - typeName: The type, as errors name it: `a list`.
  public init(_ value: any Sendable, typeName: String) { storage = Storage(value, typeName) }

  /// The value.
  public var value: any Sendable { storage.value }
  /// The type, as errors name it.
  public var typeName: String { storage.typeName }
}

extension Instant: StringArgument {
  /// The instant.
  public var formatArgument: FormatArgument { .date(self) }
}

extension Bool: StringArgument {
  /// `true` or `false`, which messages can choose a form by.
  public var formatArgument: FormatArgument { .text(self ? "true" : "false") }
}

extension [String]: StringArgument {
  /// The items of a list.
  public var formatArgument: FormatArgument { .object(ArgumentObject(self, typeName: "a list")) }
}

extension PersonName: StringArgument {
  /// The name of a person.
  public var formatArgument: FormatArgument {
    .object(ArgumentObject(self, typeName: "a name of a person"))
  }
}

extension CurrencyAmount: StringArgument {
  /// The amount of money.
  public var formatArgument: FormatArgument {
    .object(ArgumentObject(self, typeName: "an amount of money"))
  }
}

extension Duration: StringArgument {
  /// The duration.
  public var formatArgument: FormatArgument {
    .object(ArgumentObject(self, typeName: "a duration"))
  }
}

extension CalendarPeriod: StringArgument {
  /// The years, months, days and hours.
  public var formatArgument: FormatArgument {
    .object(ArgumentObject(self, typeName: "a period"))
  }
}
