/// A key made from an interpolated text, as `String(localized:)` makes it, with its arguments.
///
/// ```swift
/// let count = 3
/// let key: LocalizedKey = "\(count) files"
/// key.key  // "%lld files"
/// key.arguments.count  // 1
/// ("100% of \("Rom")" as LocalizedKey).key  // "100%% of %@"
/// ("100%" as LocalizedKey).key  // "100%"
/// ```
/// An interpolated `Int` is `%lld`, `Int32` `%d`, `UInt` `%llu`, `UInt32` `%u`, `Double` `%lf`,
/// `Float` `%f`, everything else `%@`. A percent sign is doubled if there are interpolations.
///
/// Source: Apple's documentation of `String.LocalizationValue`.
public struct LocalizedKey: Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String
  /// The arguments, in the order of the text.
  public let arguments: [FormatArgument]

  /// Makes a key without arguments.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  /// Makes a key of the parts of an interpolated text.
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.format
  }

  /// The parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var plain = ""
    fileprivate var format = ""
    fileprivate var arguments: [FormatArgument] = []

    /// Reserves memory for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends text of the key.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      for character in literal.unicodeScalars {
        format.unicodeScalars.append(character)
        if character == "%" { format.unicodeScalars.append(character) }
      }
    }

    /// Appends an argument with the conversion of its type.
    public mutating func appendInterpolation(_ value: some StringArgument) {
      append(value, as: conversion(of: value))
    }

    /// Appends an argument with a given conversion: `\(ratio, specifier: "%.2f")`.
    public mutating func appendInterpolation(_ value: some StringArgument, specifier: String) {
      append(value, as: specifier)
    }

    /// Appends a value with the recipe that writes it.
    public mutating func appendInterpolation<Recipe: FormatRecipe>(
      _ value: Recipe.Formatter.Value,
      as recipe: Recipe
    ) where Recipe.Formatter.Value: Sendable {
      append(FormattedArgument(value, as: recipe), as: "%@")
    }

    /// Appends a number with the recipe that writes it.
    public mutating func appendInterpolation(
      _ value: some FormattableNumber,
      as recipe: NumberFormat
    ) {
      append(FormattedArgument(value, as: recipe), as: "%@")
    }

    private mutating func append(_ value: some StringArgument, as conversion: String) {
      format += conversion
      arguments.append(value.formatArgument)
    }

    private func conversion(of value: some StringArgument) -> String {
      switch value {
      case is Int, is Int64: "%lld"
      case is Int32, is Int16, is Int8: "%d"
      case is UInt, is UInt64: "%llu"
      case is UInt32, is UInt16, is UInt8: "%u"
      case is Double: "%lf"
      case is Float: "%f"
      default: "%@"
      }
    }
  }
}
