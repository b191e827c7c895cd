// The orders as members of any recipe, so that generic functions accept `.search` too.

extension FormatRecipe where Self == CollationFormat {
  /// The order of the language: ``CollationFormat/standard``.
  public static var collation: CollationFormat { CollationFormat.standard }

  /// The order for searching: ``CollationFormat/search``.
  public static var search: CollationFormat { CollationFormat.search }
}
