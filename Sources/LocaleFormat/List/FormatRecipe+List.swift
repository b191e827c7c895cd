// The kinds of lists as members of any recipe, so that generic functions accept `.and` too.

extension FormatRecipe where Self == ListFormat {
  /// All of the items: ``ListFormat/and``.
  public static var and: ListFormat { ListFormat.and }

  /// One of the items: ``ListFormat/or``.
  public static var or: ListFormat { ListFormat.or }

  /// A list with options: ``ListFormat/init(_:width:isolatesItems:)``.
  public static func list(
    _ kind: ListFormat.Kind,
    width: FormatWidth = .long,
    isolatesItems: Bool = false
  ) -> ListFormat {
    ListFormat(kind, width: width, isolatesItems: isolatesItems)
  }
}
