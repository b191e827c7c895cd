public import FoundationEssentials
public import LocaleFormat

/// A kind of style that also reads.
public protocol ParsingStyleKind: LocalizedStyleKind where Options == ParsingOptions {
  /// The type that reads the texts of a style.
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == String, Strategy.ParseOutput == Input

  /// Returns the strategy that reads the texts of a style.
  static func strategy(of style: LocalizedStyle<Self>) -> Strategy
}

/// The mode of reading of a style.
public struct ParsingOptions: LocalizedStyleOptions {
  /// The mode of reading: how exactly a text must match.
  public let parseMode: ParseMode

  /// The name of the mode in the encoded form.
  public static var names: Set<String> { ["parsing"] }

  private enum CodingKeys: CodingKey {
    case parsing
  }

  init(parseMode: ParseMode) { self.parseMode = parseMode }

  /// Encodes the mode if it is not strict.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if parseMode != .strict { try container.encode(parseMode, forKey: .parsing) }
  }

  /// Decodes the mode; strict if there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    parseMode = try container.decodeIfPresent(ParseMode.self, forKey: .parsing) ?? .strict
  }
}

extension LocalizedStyle where Kind.Options == ParsingOptions {
  /// Makes the style, or throws if it cannot write.
  ///
  /// ```swift
  /// let nowhere: LocaleID = "es-419"
  /// try LocalizedNumberStyle<Int>(.localCurrency, locale: nowhere)  // throws
  /// let atlantis = DateFormat(date: .short, time: .omitted, zone: "Europe/Atlantis")
  /// try LocalizedDateStyle(atlantis)  // throws
  /// ```
  /// - Parameters:
  ///   - recipe: The recipe of the values.
  ///   - locale: The locale of the text; nil for the app's.
  ///   - parseMode: The mode of reading: how exactly a text must match.
  /// - Throws: The errors of the recipe's `formatter(for:)`, in the app's present locale if `locale`
  ///   is nil. For example, the locale has no currency, the system does not have the zone, or an
  ///   option has no effect.
  public init(
    _ recipe: Kind.Recipe,
    locale: LocaleID? = nil,
    parseMode: ParseMode = .strict
  ) throws(FormatError) {
    try self.init(recipe, ParsingOptions(parseMode: parseMode), for: locale)
  }

  /// Returns the same style with another mode of reading.
  ///
  /// ```swift
  /// let style = try LocalizedNumberStyle<Int>(.decimal, locale: "de")
  /// try Int(" 1 234 ", format: style.parsing(.lenient))  // 1234
  /// ```
  /// - Parameter mode: The mode: how exactly a text must match.
  /// - Returns: The changed style.
  public func parsing(_ mode: ParseMode) -> Self {
    Self(unchecked: recipe, ParsingOptions(parseMode: mode), for: locale, fault: fault)
  }
}

extension LocalizedStyle: ParseableFormatStyle where Kind: ParsingStyleKind {
  /// The strategy that reads texts of this style, in its locale and mode.
  public var parseStrategy: Kind.Strategy { Kind.strategy(of: self) }
}
