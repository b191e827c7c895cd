internal import ICU
internal import Synchronization

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

extension NumberFormat: CachedRecipe {
  /// A recipe in few words, with the identity of its texts in their place.
  struct Key: CacheKey {
    let bounds: UInt64
    let choices: UInt64
    let texts: ObjectIdentifier?

    @inline(__always)
    static func agree(_ left: Key, _ right: Key) -> Bool {
      left.choices == right.choices && left.bounds == right.bounds && left.texts == right.texts
    }
  }

  static var kind: UInt64 { 1 }
  @inline(__always)
  var key: Key {
    Key(bounds: settings.bounds, choices: choices, texts: texts.map { ObjectIdentifier($0) })
  }

  func makeCore(for locale: LocaleID) throws(FormatError) -> NumberCore {
    try NumberCore(self, for: locale)
  }
}

/// The times that ICU failed to format a valid value and a neutral form was written instead.
enum FormatFailures {
  private static let counter = Atomic<Int>(0)

  static var total: Int { counter.load(ordering: .relaxed) }

  static func count(_ error: ICUError) {
    // A skeleton may forbid rounding; then a value that needs it has no other form. And ICU divides by
    // an increment with 34 digits, and fails where those do not suffice.
    let isKnown = error.name == "U_FORMAT_INEXACT_ERROR" || error.name == "U_INTERNAL_PROGRAM_ERROR"
    assert(isKnown, "ICU failed on a valid value: \(error)")
    counter.add(1, ordering: .relaxed)
  }

  /// Counts a value whose text by ICU would be a wrong number.
  static func countRefusal() { counter.add(1, ordering: .relaxed) }
}
