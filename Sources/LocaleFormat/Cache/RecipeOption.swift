/// One option of a recipe: its name, its value, and the forms that derive from them.
package struct RecipeOption<Recipe: Sendable, Value: Sendable>: Sendable {
  let name: RecipeName
  let value: @Sendable (Recipe) -> Value
  /// Whether a value is the default, which is neither encoded nor described.
  let isUsual: @Sendable (Value) -> Bool
  let write: @Sendable (Value, inout KeyedEncodingContainer<RecipeName>, RecipeName) throws -> Void
  let read: @Sendable (KeyedDecodingContainer<RecipeName>, RecipeName) throws -> Value
  let text: @Sendable (Value) -> String
  /// Replaces the usual description, which is an argument with the option's name.
  private(set) var description: (@Sendable (Recipe, inout RecipeDescription) -> Void)?
  /// Replaces the usual words of the option in a form.
  private(set) var words: (@Sendable (Recipe) -> String?)?
  /// Whether a form has the option after all others.
  private(set) var isLastInForm = false
  /// Throws an error for a value that cannot be used.
  private(set) var valueCheck: (@Sendable (Value) throws(FormatError) -> Void)?

  func encode(_ recipe: Recipe, into container: inout KeyedEncodingContainer<RecipeName>) throws {
    let value = value(recipe)
    if !isUsual(value) { try write(value, &container, name) }
  }

  func decode(_ container: KeyedDecodingContainer<RecipeName>) throws -> Value {
    try read(container, name)
  }

  func describe(_ recipe: Recipe, in description: inout RecipeDescription) {
    if let describe = self.description { return describe(recipe, &description) }
    let value = value(recipe)
    if !isUsual(value) { description.argument(name.stringValue, text(value)) }
  }

  /// The option as people read it, such as `rounding half-even`; nil at its default.
  func form(of recipe: Recipe) -> String? {
    if let words { return words(recipe) }
    let value = value(recipe)
    return isUsual(value) ? nil : "\(name.stringValue) \(formText(value))"
  }

  /// The name of a choice is its raw value, as an argument of the command is.
  private func formText(_ value: Value) -> String {
    (value as? any RawRepresentable<String>)?.rawValue ?? text(value)
  }

  /// The same option, whose value alone is in a form, also at its default.
  var shown: Self { explained { formText(value($0)) } }

  /// The same option, with other words in a form if it is not at its default.
  func worded(_ words: @escaping @Sendable (Value) -> String) -> Self {
    explained { recipe in
      let value = value(recipe)
      return isUsual(value) ? nil : words(value)
    }
  }

  /// The same option, which forms leave out.
  var unshown: Self { explained { _ in nil } }

  /// The same option, with the words of a function in a form; nil for none.
  func explained(_ words: @escaping @Sendable (Recipe) -> String?) -> Self {
    var option = self
    option.words = words
    return option
  }

  /// The same option, after all others in a form.
  var shownLast: Self {
    var option = self
    option.isLastInForm = true
    return option
  }

  /// The same option, described by a function.
  func described(
    _ describe: @escaping @Sendable (Recipe, inout RecipeDescription) -> Void
  ) -> Self {
    var option = self
    option.description = describe
    return option
  }

  /// The same option, as an argument with another label, or without one.
  func labelled(_ label: String?) -> Self {
    described { recipe, description in
      let value = value(recipe)
      if !isUsual(value) { description.argument(label, text(value)) }
    }
  }

  /// The same option, described as a call of a function.
  ///
  /// - Parameters:
  ///   - function: The function's name; that of the option by default.
  ///   - text: The argument; the value's own description by default.
  /// - Returns: The changed option.
  func called(_ function: String? = nil, _ text: (@Sendable (Value) -> String)? = nil) -> Self {
    described { recipe, description in
      let value = value(recipe)
      guard !isUsual(value) else { return }
      description.call(function ?? name.stringValue, (text ?? self.text)(value))
    }
  }

  /// The same option, which descriptions leave out.
  var undescribed: Self { described { _, _ in } }

  /// The same option, whose value is checked by a function.
  func checked(_ check: @escaping @Sendable (Value) throws(FormatError) -> Void) -> Self {
    var option = self
    option.valueCheck = check
    return option
  }

  /// Throws the error of the option's value.
  func check(_ recipe: Recipe) throws(FormatError) { try valueCheck?(value(recipe)) }

  /// The option as a row of a table of changes: a missing or null value changes nothing.
  func changing(_ change: @escaping @Sendable (Recipe, Value) -> Recipe) -> RecipeChange<Recipe> {
    RecipeChange(name: name, encode: encode, describe: describe, check: check) {
      container,
      recipe in
      // Absent and null options keep what the recipe has.
      guard container.contains(name), try !container.decodeNil(forKey: name) else { return recipe }
      return change(recipe, try read(container, name))
    }
  }
}

extension RecipeOption {
  /// The option as a row of a table of changes: a missing or null value changes nothing.
  func changing<Wrapped>(
    ifSet change: @escaping @Sendable (Recipe, Wrapped) -> Recipe
  ) -> RecipeChange<Recipe> where Value == Wrapped? {
    changing { recipe, value in value.map { change(recipe, $0) } ?? recipe }
  }
}

/// One option of a recipe that is made by changing another.
package struct RecipeChange<Recipe: Sendable>: Sendable {
  let name: RecipeName
  let encode: @Sendable (Recipe, inout KeyedEncodingContainer<RecipeName>) throws -> Void
  let describe: @Sendable (Recipe, inout RecipeDescription) -> Void
  let check: @Sendable (Recipe) throws(FormatError) -> Void
  let apply: @Sendable (KeyedDecodingContainer<RecipeName>, Recipe) throws -> Recipe
}

/// The name of an option in encoded recipes.
package struct RecipeName: CodingKey {
  /// The name.
  package let stringValue: String
  /// Nil: options have no numbers.
  package var intValue: Int? { nil }

  /// Makes a name of an option.
  package init(stringValue: String) { self.stringValue = stringValue }

  /// Makes nothing: options have no numbers.
  package init?(intValue: Int) { nil }

  init(_ name: String) { stringValue = name }
}

extension KeyedDecodingContainer {
  /// Decodes two numbers, the lower one first; nil if they are missing.
  func decodeBounds(_ key: Key) throws -> ClosedRange<Int>? {
    guard let bounds = try decodeIfPresent([Int].self, forKey: key) else { return nil }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "two bounds are expected, the lower one first"
      )
    }
    return bounds[0]...bounds[1]
  }
}
