package import FoundationEssentials
package import LocaleFormat
internal import MachineTime

/// The parts that every style has: a recipe, its locale, and the reason why it cannot write.
///
/// A style holds one of these and adds the type of its values and its fallback form.
package struct LocalizedRecipe<Recipe: FormatRecipe & Codable>: Sendable {
  package let recipe: Recipe
  /// The locale of the text; nil for the app's.
  package let locale: LocaleID?
  package let fault: FormatError?

  /// Makes the parts of a style, or throws if it cannot write.
  package init(_ recipe: Recipe, for locale: LocaleID?) throws(FormatError) {
    try FormatterCache.current.check(recipe, for: locale)
    self.init(unchecked: recipe, for: locale)
  }

  /// Makes the parts of a style without a check that it can write.
  package init(unchecked recipe: Recipe, for locale: LocaleID?, fault: FormatError? = nil) {
    self.recipe = recipe
    self.locale = locale
    self.fault = fault
  }

  /// Returns the same recipe in Foundation's locale, with the error as its fault if it cannot write.
  package func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return try Self(recipe, for: LocaleID(locale))
    } catch {
      return Self(unchecked: recipe, for: self.locale, fault: error)
    }
  }

  /// Writes a value, or counts a failure and returns the fallback form.
  package func string(
    _ value: @autoclosure () throws(FormatError) -> Recipe.Formatter.Value,
    otherwise fallback: @autoclosure () -> String
  ) -> String {
    do throws(FormatError) {
      if let fault { throw fault }
      let value = try value()
      return try FormatterCache.withCurrent { cache throws(FormatError) in
        guard let locale else { return try cache.string(value, as: recipe) }
        return try cache.string(value, as: recipe, for: locale)
      }
    } catch {
      FormatterCache.shared.countFailure()
      return fallback()
    }
  }
}

extension LocalizedRecipe: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(locale)
    hasher.combine(fault?.description)
  }
}

/// The keys of an encoded style that has no other parts.
package enum LocalizedRecipeKeys: String, CodingKey, CaseIterable {
  case recipe
  case locale
}

extension LocalizedRecipe {
  /// Encodes the recipe and the locale's tag; the style may then encode its other parts.
  ///
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` for the style with the
  ///   fault underneath.
  package func encode(_ style: some Encodable, to encoder: any Encoder) throws {
    try encoder.check(style) { _ throws(FormatError) in
      if let fault { throw fault }
    }
    var container = encoder.container(keyedBy: LocalizedRecipeKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale, forKey: .locale)
  }

  /// Decodes the recipe and the locale, and checks that the style can write.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the style.
  ///   - keys: All keys of the style; any other key is an error.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  package init<Keys: CodingKey & CaseIterable>(
    from decoder: any Decoder,
    onlyKeyedBy keys: Keys.Type = LocalizedRecipeKeys.self
  ) throws {
    _ = try decoder.container(onlyKeyedBy: keys)
    let container = try decoder.container(keyedBy: LocalizedRecipeKeys.self)
    let recipe = try container.decode(Recipe.self, forKey: .recipe)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    self = try decoder.checked { () throws(FormatError) in try Self(recipe, for: locale) }
  }
}
