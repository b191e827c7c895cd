/// A value with the recipe that writes it, as an argument of a text: a date, an amount of money, a
/// duration.
///
/// ```swift
/// let price = FormattedArgument(FixedDecimal("9.5"), as: NumberFormat.currency("EUR"))
/// price.recipe  // "NumberFormat.currency(EUR)"
/// ```
/// It is written in the conventions that the recipe follows in the app locale, and only `%@` takes
/// it. A number with a recipe also decides plural forms, by what the recipe shows of it.
public struct FormattedArgument: Sendable {
  /// One reference, so that the other kinds of arguments stay small.
  private let storage: Storage

  private final class Storage: Sendable {
    let recipe: String
    let write: Writing
    let operands: Operands?

    init(_ recipe: String, _ write: @escaping Writing, _ operands: Operands?) {
      self.recipe = recipe
      self.write = write
      self.operands = operands
    }
  }

  typealias Writing = @Sendable (FormatterCache, BoundLocale?) throws(FormatError) -> String
  typealias Operands =
    @Sendable (FormatterCache, BoundLocale?) throws(FormatError) ->
    PluralOperands

  /// The recipe, as it is written in code.
  public var recipe: String { storage.recipe }
  /// Writes the value with the formatters of a cache, in an app locale; nil for the current one.
  var write: Writing { storage.write }
  /// The operands of plural rules of the number as it is shown; nil for other values.
  var operands: Operands? { storage.operands }

  /// Makes an argument of a value and a recipe.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The recipe of any kind of format.
  public init<Recipe: FormatRecipe>(_ value: Recipe.Formatter.Value, as recipe: Recipe)
  where Recipe.Formatter.Value: Sendable {
    let write: Writing = { cache, bound throws(FormatError) in
      try cache.string(value, as: recipe, for: bound?.app.locale(for: recipe))
    }
    storage = Storage("\(recipe)", write, nil)
  }

  /// Makes an argument of a number and a recipe.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - recipe: The recipe.
  public init(_ value: some FormattableNumber, as recipe: NumberFormat) {
    let number = value.numericValue
    let write: Writing = { cache, bound throws(FormatError) in
      try cache.string(number, as: recipe, for: bound?.app.locale(for: recipe))
    }
    let operands: Operands = { cache, bound throws(FormatError) in
      let locale = bound?.app.locale(for: recipe)
      return try cache.pluralOperands(of: number.decimal, as: recipe, for: locale)
    }
    storage = Storage("\(recipe)", write, operands)
  }
}

extension FormattedArgument: StringArgument {
  /// The value with its recipe.
  public var formatArgument: FormatArgument { .formatted(self) }
}

extension StringArgument where Self == FormattedArgument {
  /// A value with the recipe that writes it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The recipe of any kind of format.
  /// - Returns: The argument.
  public static func formatted<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) -> FormattedArgument where Recipe.Formatter.Value: Sendable {
    FormattedArgument(value, as: recipe)
  }

  /// A number with the recipe that writes it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - recipe: The recipe.
  /// - Returns: The argument.
  public static func formatted(
    _ value: some FormattableNumber,
    as recipe: NumberFormat
  ) -> FormattedArgument {
    FormattedArgument(value, as: recipe)
  }
}
