extension NumberFormat: FormatRecipe, DigestedRecipe {
  /// The whole recipe, with the identity of its texts in place of the texts.
  @inline(__always)
  public var key: RecipeKey {
    RecipeKey(
      digest: fingerprint,
      whole: choices,
      settings.bounds,
      texts.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
    )
  }
}
