/// The ready form of a recipe, as a cache keeps it.
protocol FormatterCore: AnyObject, Sendable {
  /// The bytes it takes at the moment, those of its ICU formatters included.
  var estimatedByteCount: Int { get }
  var planState: PlanState { get }
}

extension FormatterCore {
  var planState: PlanState { .refused(.kind) }
}

/// What a cache needs to know of a recipe.
protocol CachedRecipe: Hashable, Sendable {
  associatedtype Core: FormatterCore
  /// A number that no other kind of recipe has.
  static var kind: UInt64 { get }
  /// The same for equal recipes, made when the recipe was.
  var fingerprint: UInt64 { get }
  /// What of a recipe can be compared without touching anything that is counted.
  associatedtype Key: CacheKey
  /// As long as two recipes exist, they are equal where their keys agree.
  var key: Key { get }
  /// Makes the recipe ready for a locale.
  func makeCore(for locale: LocaleID) throws(FormatError) -> Core
}

/// What stands for a recipe, if it can.
protocol CacheKey: Sendable {
  /// Whether both stand for one recipe; when they do not, the recipes can still be equal.
  static func agree(_ left: Self, _ right: Self) -> Bool
}

/// The key of recipes that are always compared themselves.
struct NoKey: CacheKey {
  @inline(__always)
  static func agree(_ left: NoKey, _ right: NoKey) -> Bool { false }
}

extension CachedRecipe {
  var key: NoKey { NoKey() }
}
