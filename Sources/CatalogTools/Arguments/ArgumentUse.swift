package import CatalogFiles

/// The use of one argument by the texts of a key in one language.
package struct ArgumentUse: Sendable {
  /// The kind of value that the conversions need; nil if only plural forms depend on it.
  package var need: FormatConversion.Need?
  /// The conversion that takes it, as it is written; nil if only plural forms depend on it.
  package var specifier: String?
  /// The name of the argument in a format of Xcode 26.
  package var name: String?
  /// The place of the text.
  package var place: SourcePlace

  /// The taker of the argument, as messages name it: `'%d'`.
  package var taker: String { specifier.map { "'\($0)'" } ?? "a plural form" }

  /// Whether a number is needed.
  package var isNumber: Bool { need == nil || need == .integer || need == .number }
}

/// The arguments that one form of a value by number shows.
package struct ArgumentForm: Sendable {
  /// The plural category.
  package var name: CatalogText
  /// The argument that decides, from 0.
  package var number: Int
  /// The arguments that the form shows, from 0.
  package var arguments: Set<Int>
}
