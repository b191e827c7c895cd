public import FoundationEssentials
public import LocaleFormat

/// The part of a style that depends on its values: their type, their recipe, and their fallback
/// form.
///
/// The kinds are those of this package, such as ``ByteCountStyleKind``.
public protocol LocalizedStyleKind: Sendable {
  /// The type of the recipe.
  associatedtype Recipe: FormatRecipe & Codable
  /// The type of the values that are written.
  associatedtype Input
  /// The parts of a style beside its recipe and its locale; none by default.
  associatedtype Options: LocalizedStyleOptions = NoStyleOptions

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - input: Any value.
  ///   - style: The style to write in.
  /// - Returns: The text, or the fallback form, which the kind describes.
  static func string(_ input: Input, in style: LocalizedStyle<Self>) -> String
}

/// The parts of a style beside its recipe and its locale.
///
/// They are encoded beside these, in one object.
public protocol LocalizedStyleOptions: Codable, Hashable, Sendable {
  /// The names of the parts in the encoded form.
  static var names: Set<String> { get }

  /// Returns the same parts in Foundation's locale; by default they have none.
  func locale(_ locale: Locale) -> Self
}

extension LocalizedStyleOptions {
  /// Returns the parts unchanged.
  public func locale(_ locale: Locale) -> Self { self }
}

/// The parts of a style that has only a recipe and a locale.
public struct NoStyleOptions: LocalizedStyleOptions {
  /// No name.
  public static var names: Set<String> { [] }
}

/// A kind of style that has a recipe by default.
public protocol DefaultStyleKind: LocalizedStyleKind where Options == NoStyleOptions {
  /// The recipe by default.
  static var defaultRecipe: Recipe { get }
}
