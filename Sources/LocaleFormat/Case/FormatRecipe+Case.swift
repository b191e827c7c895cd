// The cases as members of any recipe, so that generic functions accept `.upper` too.

extension FormatRecipe where Self == CaseFormat {
  /// All letters in upper case: ``CaseFormat/upper``.
  public static var upper: CaseFormat { CaseFormat.upper }

  /// All letters in lower case: ``CaseFormat/lower``.
  public static var lower: CaseFormat { CaseFormat.lower }

  /// The first letter of each word in title case: ``CaseFormat/title``.
  public static var title: CaseFormat { CaseFormat.title }

  /// The first letter of each piece in title case:
  /// ``CaseFormat/title(_:keepsOtherLetters:skipsPunctuation:)``.
  public static func title(
    _ piece: CaseFormat.TitlePiece,
    keepsOtherLetters: Bool = false,
    skipsPunctuation: Bool = true
  ) -> CaseFormat {
    CaseFormat.title(
      piece,
      keepsOtherLetters: keepsOtherLetters,
      skipsPunctuation: skipsPunctuation
    )
  }

  /// A form for comparison: ``CaseFormat/fold``.
  public static var fold: CaseFormat { CaseFormat.fold }
}
