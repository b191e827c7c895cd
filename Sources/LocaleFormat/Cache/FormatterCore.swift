internal import ICU
internal import Synchronization

/// The ready form of a recipe, as a cache keeps it.
protocol FormatterCore: AnyObject, Sendable {
  /// What it costs to keep, in bytes, ICU's part included.
  var estimatedByteCount: Int { get }
}

/// What a cache needs to know of a recipe.
protocol CachedRecipe: Hashable, Sendable {
  associatedtype Core: FormatterCore
  /// A number that no other kind of recipe has.
  static var kind: UInt64 { get }
  /// The same for equal recipes, made when the recipe was.
  var fingerprint: UInt64 { get }
  /// Makes the recipe ready for a locale.
  func makeCore(for locale: LocaleID) throws(FormatError) -> Core
}

extension NumberFormat: CachedRecipe {
  static var kind: UInt64 { 1 }
  func makeCore(for locale: LocaleID) throws(FormatError) -> NumberCore {
    try NumberCore(self, for: locale)
  }
}

/// The times that ICU failed to format a valid value and a neutral form was written instead.
enum FormatFailures {
  private static let counter = Atomic<Int>(0)

  static var total: Int { counter.load(ordering: .relaxed) }

  static func count(_ error: ICUError) {
    // A skeleton may forbid rounding; then a value that needs it has no other form.
    assert(error.name == "U_FORMAT_INEXACT_ERROR", "ICU failed on a valid value: \(error)")
    counter.add(1, ordering: .relaxed)
  }
}
