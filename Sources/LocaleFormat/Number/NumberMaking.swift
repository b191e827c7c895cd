internal import ICU
internal import Sharing

/// The results that formatters of one recipe share in one locale.
struct NumberMaking: Sendable {
  /// The key that decides the results.
  ///
  /// It has the currency, because that of ``NumberFormat/localCurrency`` follows the locale that is
  /// asked for.
  struct Key: Hashable, Sendable {
    let recipe: NumberFormat
    /// An ICU locale name.
    let locale: String
    let currency: Currency?
  }

  /// The fraction digits of the locale's pattern; 0...0 if the recipe does not need them.
  let patternFraction: ClosedRange<Int>
  let skeleton: String
  /// The plan that was proved, or the reason why there is none; nil before compiling was tried.
  let compilation: Compilation<NumberPlan>?

  private static let store = BoundedStore<Key, NumberMaking>(
    ofProcess: "plans of numbers",
    maximumCount: 128,
    byteCountOfEach: 2_000
  )

  /// The results kept for a key; nil if there are none, or if they were evicted.
  static func kept(_ key: Key) -> NumberMaking? { store.kept(for: key) }

  /// Keeps the outcome of compiling; without one, keeps only the fact that ICU's formatter was
  /// opened.
  func keep(for key: Key) {
    if compilation == nil {
      Self.store.keepIfAbsent(self, for: key)
    } else {
      Self.store.keep(self, for: key)
    }
  }
}
