extension DecodingError {
  /// Returns the error for a refused value, with the same reason as elsewhere.
  package static func refused(_ error: FormatError, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: path, debugDescription: error.description, underlyingError: error)
    )
  }
}

extension Decoder {
  /// Decodes a text and makes a value from it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``FormatError`` underneath for a text that is
  ///   refused; another `DecodingError` for a value that is not a text.
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

  /// Returns the container of keyed values, after a check that every key is known.
  ///
  /// Ignoring an unknown key would produce another text than the sender meant.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the unknown key and its place.
  package func container<Key: CodingKey & CaseIterable>(
    onlyKeyedBy keys: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try refuseNames(otherThan: Set(Key.allCases.map(\.stringValue)))
    return try container(keyedBy: keys)
  }

  /// Throws an error for a key that is not a known name.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the unknown key and its place.
  package func refuseNames(otherThan known: Set<String>) throws {
    for key in try container(keyedBy: AnyName.self).allKeys where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [key],
          debugDescription: "there is no option '\(key.stringValue.excerpt)'"
        )
      )
    }
  }
}

extension Decoder {
  /// Returns the recipe if `check` accepts it.
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

  /// Returns the value if it can be made.
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
  /// Refuses a value that would otherwise be ignored.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - kind: The name of the kind that has no such value.
  /// - Throws: `DecodingError.dataCorrupted` if the value is present.
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

/// A key with any name.
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
