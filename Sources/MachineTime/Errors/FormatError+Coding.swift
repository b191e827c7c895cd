extension DecodingError {
  /// A value that was refused, with the reason as it is told elsewhere.
  package static func refused(_ error: FormatError, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: path, debugDescription: error.description, underlyingError: error)
    )
  }
}

extension Decoder {
  /// A value made of the text that stands here.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``FormatError`` underneath for a text that is
  ///   refused; another `DecodingError` for what is not a text.
  package func decodeText<Value>(
    _ make: (String) throws(FormatError) -> Value
  ) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do throws(FormatError) {
      return try make(text)
    } catch {
      throw DecodingError.refused(error, at: container.codingPath)
    }
  }

  /// The values that stand here by name, each name a known one.
  ///
  /// What is not known cannot be obeyed, and to leave it out would be to write another text than the
  /// sender meant.
  ///
  /// - Throws: `DecodingError.dataCorrupted` that says which name is not known, and where it stands.
  package func container<Key: CodingKey & CaseIterable>(
    onlyKeyedBy keys: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Set(Key.allCases.map(\.stringValue))
    for key in try container(keyedBy: AnyName.self).allKeys where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [key],
          debugDescription: "there is no option '\(key.stringValue.excerpt)'"
        )
      )
    }
    return try container(keyedBy: keys)
  }
}

extension Decoder {
  /// A recipe, if it can be used.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``FormatError`` underneath.
  package func check<Recipe>(
    _ recipe: Recipe,
    _ check: (Recipe) throws(FormatError) -> Void
  ) throws -> Recipe {
    try checked { () throws(FormatError) in
      try check(recipe)
      return recipe
    }
  }

  /// A value, if it can be made.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``FormatError`` underneath.
  package func checked<Value>(_ make: () throws(FormatError) -> Value) throws -> Value {
    do throws(FormatError) {
      return try make()
    } catch {
      throw DecodingError.refused(error, at: codingPath)
    }
  }
}

extension KeyedDecodingContainer {
  /// Refuses a value that would be left out.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - kind: The name of what has no such value.
  /// - Throws: `DecodingError.dataCorrupted` if the value is there.
  package func refuse(_ key: Key, beside kind: String) throws {
    guard contains(key) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: self,
      debugDescription: "'\(kind)' has no \(key.stringValue)"
    )
  }
}

extension Encoder {
  /// Refuses a recipe that cannot be used.
  ///
  /// - Throws: `EncodingError.invalidValue` with the ``FormatError`` underneath.
  package func check<Recipe>(
    _ recipe: Recipe,
    _ check: (Recipe) throws(FormatError) -> Void
  ) throws {
    do throws(FormatError) {
      try check(recipe)
    } catch {
      throw EncodingError.invalidValue(
        recipe,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: error.description,
          underlyingError: error
        )
      )
    }
  }
}

/// A name that may be any.
private struct AnyName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
