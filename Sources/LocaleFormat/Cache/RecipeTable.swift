internal import MachineTime

/// A type whose options are in one table.
///
/// The encoded form derives from the table.
package protocol TabledOptions: Codable, Sendable {
  /// The table of the options.
  static var optionTable: RecipeTable<Self> { get }
}

/// A recipe whose options are in one table, from which the encoded form and the description derive.
///
/// A new kind of format declares `optionTable`; ``RecipeTable`` has the checks.
package protocol TabledRecipe: TabledOptions, FormatRecipe, CustomStringConvertible {}

extension TabledOptions {
  /// Encodes the recipe under names that never change, without the options at their default.
  ///
  /// - Throws: The errors of the encoder. `EncodingError.invalidValue`, with the `FormatError` as
  ///   its underlying error, for a recipe that cannot be used.
  public func encode(to encoder: any Encoder) throws {
    try Self.optionTable.encode(self, to: encoder)
  }

  /// Decodes a recipe, and checks every name and value.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a name that no option has and, with the
  ///   `FormatError` as its underlying error, for a recipe that cannot be used. Another
  ///   `DecodingError` for a missing value or a value of another type.
  public init(from decoder: any Decoder) throws {
    self = try Self.optionTable.decode(decoder)
  }
}

extension TabledRecipe {
  /// The recipe in the form of a call, without the options that are at their encoded default.
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String { Self.optionTable.describe(self) }
}

extension TabledOptions {
  /// Declares an option whose value can be encoded.
  ///
  /// - Parameters:
  ///   - name: The name in the encoded form, which never changes.
  ///   - value: The value of a recipe.
  ///   - usual: The default, which is neither encoded nor described; nil if there is none.
  /// - Returns: The option.
  static func option<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ value: @escaping @Sendable (Self) -> Value,
    unless usual: Value? = nil
  ) -> RecipeOption<Self, Value> {
    RecipeOption(
      name: RecipeName(name),
      value: value,
      isUsual: { $0 == usual },
      write: { value, container, name in try container.encode(value, forKey: name) },
      read: { container, name in
        guard let usual else { return try container.decode(Value.self, forKey: name) }
        return try container.decodeIfPresent(Value.self, forKey: name) ?? usual
      },
      text: { "\($0)" }
    )
  }

  /// Declares an option that has no value by default.
  static func optional<Value: Codable & Sendable>(
    _ name: String,
    _ value: @escaping @Sendable (Self) -> Value?
  ) -> RecipeOption<Self, Value?> {
    RecipeOption(
      name: RecipeName(name),
      value: value,
      isUsual: { $0 == nil },
      write: { value, container, name in try container.encodeIfPresent(value, forKey: name) },
      read: { container, name in try container.decodeIfPresent(Value.self, forKey: name) },
      text: { $0.map { "\($0)" } ?? "nil" }
    )
  }

  /// Declares an option that is encoded as two numbers, the lower one first.
  static func bounds(
    _ name: String,
    _ value: @escaping @Sendable (Self) -> ClosedRange<Int>,
    unless usual: ClosedRange<Int>
  ) -> RecipeOption<Self, ClosedRange<Int>> {
    RecipeOption(
      name: RecipeName(name),
      value: value,
      isUsual: { $0 == usual },
      write: { value, container, name in
        try container.encode([value.lowerBound, value.upperBound], forKey: name)
      },
      read: { container, name in try container.decodeBounds(name) ?? usual },
      text: { "\($0)" }
    )
  }
}

extension TabledOptions {
  /// Declares an option that has no value by default, and that can be set.
  ///
  /// - Parameters:
  ///   - name: The name in the encoded form, which never changes.
  ///   - path: The property.
  ///   - refusal: The reason why a value cannot be used; nil if it can.
  /// - Returns: The option.
  static func setting<Value: Codable & Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Self, Value?> & Sendable,
    refused refusal: @escaping @Sendable (Value) throws(FormatError) -> Reason? = { _ in nil }
  ) -> RecipeChange<Self> {
    optional(name, { $0[keyPath: path] }).checked { value throws(FormatError) in
      guard let value, let reason = try refusal(value) else { return }
      throw .invalidOption(name, value: "\(value)".excerpt, reason: reason)
    }.changing { options, value in
      var options = options
      options[keyPath: path] = value
      return options
    }
  }
}

extension TabledOptions {
  /// Declares an option that has no value by default, and is encoded as two numbers.
  static func optionalBounds(
    _ name: String,
    _ value: @escaping @Sendable (Self) -> ClosedRange<Int>?
  ) -> RecipeOption<Self, ClosedRange<Int>?> {
    RecipeOption(
      name: RecipeName(name),
      value: value,
      isUsual: { $0 == nil },
      write: { value, container, name in
        try container.encodeIfPresent(value.map { [$0.lowerBound, $0.upperBound] }, forKey: name)
      },
      read: { container, name in try container.decodeBounds(name) },
      text: { $0.map { "\($0)" } ?? "" }
    )
  }
}

/// The options of a recipe, in the order of its description.
package struct RecipeTable<Recipe: Sendable>: Sendable {
  /// When a recipe is checked as a whole.
  enum Check {
    /// Never, or by its parts.
    case never
    /// After it was decoded.
    case decoded
    /// Before it is encoded, too.
    case always
  }

  private let names: Set<String>
  private let title: @Sendable (Recipe) -> RecipeDescription
  private let writers: [@Sendable (Recipe, inout KeyedEncodingContainer<RecipeName>) throws -> Void]
  private let describers: [@Sendable (Recipe, inout RecipeDescription) -> Void]
  private let forms: [@Sendable (Recipe) -> String?]
  private let make: @Sendable (KeyedDecodingContainer<RecipeName>) throws -> Recipe
  private let rowChecks: [@Sendable (Recipe) throws(FormatError) -> Void]
  private let check: (@Sendable (Recipe) throws(FormatError) -> Void)?
  private let checksBeforeEncoding: Bool

  /// Makes a table of options that together make a recipe.
  ///
  /// - Parameters:
  ///   - title: The beginning of a description; by default the name of the type.
  ///   - options: The options.
  ///   - check: When ``FormatRecipe/validated()`` is called.
  ///   - refuse: Throws an error for options that exclude one another.
  ///   - make: Makes a recipe of the options' values, in the order of the options.
  init<each Value: Sendable>(
    title: @escaping @Sendable (Recipe) -> RecipeDescription = { _ in
      RecipeDescription("\(Recipe.self)")
    },
    _ options: repeat RecipeOption<Recipe, each Value>,
    checked check: Check = .never,
    refuse: @escaping @Sendable (KeyedDecodingContainer<RecipeName>) throws -> Void = { _ in },
    make: @escaping @Sendable (repeat each Value) -> Recipe
  ) where Recipe: FormatRecipe {
    let options = (repeat each options)
    var names: Set<String> = []
    var writers: [@Sendable (Recipe, inout KeyedEncodingContainer<RecipeName>) throws -> Void] = []
    var describers: [@Sendable (Recipe, inout RecipeDescription) -> Void] = []
    var forms: [@Sendable (Recipe) -> String?] = []
    var lastForms = forms
    var rowChecks: [@Sendable (Recipe) throws(FormatError) -> Void] = []
    for option in repeat each options {
      names.insert(option.name.stringValue)
      writers.append(option.encode)
      describers.append(option.describe)
      rowChecks.append(option.check)
      if option.isLastInForm { lastForms.append(option.form) } else { forms.append(option.form) }
    }
    let validate: @Sendable (Recipe) throws(FormatError) -> Void = {
      recipe throws(FormatError) in
      _ = try recipe.validated()
    }
    self.init(
      names: names,
      title: title,
      writers: writers,
      describers: describers,
      forms: forms + lastForms,
      rowChecks: rowChecks,
      make: { container in
        try refuse(container)
        return make(repeat try (each options).decode(container))
      },
      check: check == .never ? nil : validate,
      checksBeforeEncoding: check == .always
    )
  }

  /// Makes a table of options that change a recipe one after another.
  ///
  /// - Parameters:
  ///   - title: The beginning of a description.
  ///   - options: The options.
  ///   - names: Further names that `start` reads and `head` writes.
  ///   - head: Writes what `start` reads.
  ///   - start: Makes the recipe that the options change.
  ///   - check: Throws an error in a whole recipe.
  init(
    title: @escaping @Sendable (Recipe) -> RecipeDescription = { _ in
      RecipeDescription("\(Recipe.self)")
    },
    _ options: [RecipeChange<Recipe>],
    head names: [String] = [],
    written head:
      @escaping @Sendable (Recipe, inout KeyedEncodingContainer<RecipeName>) throws -> Void = {
        _,
        _ in
      },
    start: @escaping @Sendable (KeyedDecodingContainer<RecipeName>) throws -> Recipe,
    check: (@Sendable (Recipe) throws(FormatError) -> Void)? = nil
  ) {
    self.init(
      names: Set(names + options.map(\.name.stringValue)),
      title: title,
      writers: [head] + options.map(\.encode),
      describers: options.map(\.describe),
      forms: [],
      rowChecks: options.map(\.check),
      make: { container in
        try options.reduce(try start(container)) { try $1.apply(container, $0) }
      },
      check: check,
      checksBeforeEncoding: true
    )
  }

  private init(
    names: Set<String>,
    title: @escaping @Sendable (Recipe) -> RecipeDescription,
    writers: [@Sendable (Recipe, inout KeyedEncodingContainer<RecipeName>) throws -> Void],
    describers: [@Sendable (Recipe, inout RecipeDescription) -> Void],
    forms: [@Sendable (Recipe) -> String?],
    rowChecks: [@Sendable (Recipe) throws(FormatError) -> Void],
    make: @escaping @Sendable (KeyedDecodingContainer<RecipeName>) throws -> Recipe,
    check: (@Sendable (Recipe) throws(FormatError) -> Void)?,
    checksBeforeEncoding: Bool
  ) {
    self.names = names
    self.title = title
    self.writers = writers
    self.describers = describers
    self.forms = forms
    self.make = make
    self.rowChecks = rowChecks
    self.check = check
    self.checksBeforeEncoding = checksBeforeEncoding
  }

  fileprivate func encode(_ recipe: Recipe, to encoder: any Encoder) throws {
    if checksBeforeEncoding, let check { try encoder.check(recipe, check) }
    var container = encoder.container(keyedBy: RecipeName.self)
    for write in writers { try write(recipe, &container) }
  }

  fileprivate func decode(_ decoder: any Decoder) throws -> Recipe {
    try decoder.refuseNames(otherThan: names)
    let recipe = try make(try decoder.container(keyedBy: RecipeName.self))
    guard let check else { return recipe }
    return try decoder.check(recipe, check)
  }

  /// Throws the first error of an option that is checked in its row.
  ///
  /// ``FormatRecipe/validated()`` calls it.
  func checkOptions(of recipe: Recipe) throws(FormatError) {
    for check in rowChecks { try check(recipe) }
  }

  func describe(_ recipe: Recipe) -> String {
    var description = title(recipe)
    for describe in describers { describe(recipe, &description) }
    return description.text
  }

  /// The options as people read them in `fmt --explain`, without those at their default.
  ///
  /// It is empty for options that change a recipe: a skeleton or a pattern has all of them.
  package func form(of recipe: Recipe) -> [String] { forms.compactMap { $0(recipe) } }
}
