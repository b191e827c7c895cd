internal import LocaleFormat

/// Decodes a recipe from the options of a function, by the names of the recipe's encoded form.
///
/// A truth value is `true` or `false`. A list has commas between its items.
struct OptionDecoder: Decoder {
  let options: [String: String]
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Makes a recipe of the options of a call.
  ///
  /// - Parameters:
  ///   - type: The type of the recipe.
  ///   - call: The call.
  ///   - others: The options that the function reads itself.
  ///   - usual: The options that the recipe needs and the call may leave out.
  /// - Returns: The recipe.
  /// - Throws: `FormatError.Code.badOption` for an option that the recipe does not have, or a value
  ///   that it does not take.
  static func recipe<Recipe: FormatRecipe & Decodable>(
    _ type: Recipe.Type,
    of call: MessageCall,
    beside others: Set<String> = [],
    usual: [String: String] = [:]
  ) throws(FormatError) -> Recipe {
    var texts = usual
    for name in call.options.names where !others.contains(name) {
      guard let text = call.options[name]?.text else { throw call.badOption(name) }
      texts[name] = text
    }
    do {
      return try Recipe(from: OptionDecoder(options: texts))
    } catch let error as DecodingError {
      throw Self.refusal(error, call)
    } catch let error as FormatError {
      throw FormatError(.badOption, error.text, reason: error.reason)
    } catch {
      throw call.badOption("")
    }
  }

  private static func refusal(_ error: DecodingError, _ call: MessageCall) -> FormatError {
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let own), .keyNotFound(_, let own), .typeMismatch(_, let own),
      .valueNotFound(_, let own):
      context = own
    @unknown default: return call.badOption("")
    }
    if let name = context.codingPath.first?.stringValue, call.options[name] != nil {
      return call.badOption(name)
    }
    return FormatError(
      .badOption,
      reason: Reason(
        "function-option-refused",
        "the options of ':\(call.function)' do not fit: \(context.debugDescription)"
      )
    )
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(OptionContainer(options: options))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.unexpected([]) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Self.unexpected([])
  }

  static func unexpected(_ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: "the option has another form"))
  }
}

/// The options as a container.
private struct OptionContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let options: [String: String]
  let codingPath: [any CodingKey] = []

  var allKeys: [Key] { options.keys.sorted().compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { options[key.stringValue] != nil }
  func decodeNil(forKey key: Key) -> Bool { options[key.stringValue] == nil }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let text = options[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: [], debugDescription: "the option '\(key.stringValue)' is missing")
      )
    }
    return try TextValue(text: text, codingPath: [key]).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw OptionDecoder.unexpected([key])
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw OptionDecoder.unexpected([key])
  }

  func superDecoder() throws -> any Decoder { throw OptionDecoder.unexpected([]) }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw OptionDecoder.unexpected([key]) }
}

/// The text of an option as a value of any type.
private struct TextValue: Decoder, SingleValueDecodingContainer {
  let text: String
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw OptionDecoder.unexpected(codingPath)
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    TextItems(
      items: text.isEmpty ? [] : text.split(separator: ",").map(String.init),
      codingPath: codingPath
    )
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Any?
    switch type {
    case is String.Type: value = text
    case is Bool.Type: value = text == "true" ? true : text == "false" ? false : nil
    case is Int.Type: value = Int(text)
    case is Double.Type: value = Double(text)
    default: return try Value(from: self)
    }
    guard let value = value as? Value else { throw OptionDecoder.unexpected(codingPath) }
    return value
  }
}

/// The items of an option that is a list.
private struct TextItems: UnkeyedDecodingContainer {
  let items: [String]
  let codingPath: [any CodingKey]
  var currentIndex = 0

  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw OptionDecoder.unexpected(codingPath) }
    defer { currentIndex += 1 }
    return try TextValue(text: items[currentIndex], codingPath: codingPath).decode(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    throw OptionDecoder.unexpected(codingPath)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw OptionDecoder.unexpected(codingPath)
  }

  mutating func superDecoder() throws -> any Decoder { throw OptionDecoder.unexpected(codingPath) }
}
