/// A recipe with a digest that is computed once, at construction.
///
/// The digest is the key in caches, and the first value that the synthesized `==` compares.
protocol DigestedRecipe: FormatRecipe {
  /// The digest: ``RecipeKey/fingerprint(_:_:_:_:_:_:_:)`` of every option.
  var fingerprint: UInt64 { get }
}

extension DigestedRecipe {
  /// Hashes the digest made at construction.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension RecipeKey {
  /// Returns a digest of the options of a recipe, at most seven.
  ///
  /// It costs what a `Hasher` costs. With a parameter pack it would cost twice as much.
  @inline(__always)
  static func fingerprint<
    A: Hashable,
    B: Hashable,
    C: Hashable,
    D: Hashable,
    E: Hashable,
    F: Hashable,
    G: Hashable
  >(
    _ first: A,
    _ second: B = NoOption(),
    _ third: C = NoOption(),
    _ fourth: D = NoOption(),
    _ fifth: E = NoOption(),
    _ sixth: F = NoOption(),
    _ seventh: G = NoOption()
  ) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(fourth)
    hasher.combine(fifth)
    hasher.combine(sixth)
    hasher.combine(seventh)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// In place of an option that a recipe does not have: adds nothing to a digest.
  struct NoOption: Hashable {
    @inline(__always)
    func hash(into hasher: inout Hasher) {}
  }
}
