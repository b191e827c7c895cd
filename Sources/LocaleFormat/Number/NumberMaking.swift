internal import ICU
internal import Sharing

/// What formatters of one recipe share in one locale.
struct NumberMaking: Sendable {
  /// What decides it.
  ///
  /// The currency of the style without one follows the locale that is asked for.
  struct Key: Hashable, Sendable {
    let recipe: NumberFormat
    /// An ICU name.
    let locale: String
    let currency: Currency?
  }

  /// The fraction digits of the locale's pattern; 0...0 where the recipe does not ask for them.
  let patternFraction: ClosedRange<Int>
  let skeleton: String
  /// The plan that proved itself, or why there is none; nil before that was tried.
  let compilation: Compilation<NumberPlan>?

  // Each about 1 KB.
  private static let store = BoundedStore<Key, NumberMaking>(maximumCost: 128)

  /// What was made before; nil when nothing was, or it had to go.
  static func kept(_ key: Key) -> NumberMaking? { store.kept(for: key) }

  /// Keeps what an ICU formatter of the same key proved, or that one was opened where nothing is known yet.
  func keep(for key: Key) {
    if compilation == nil {
      Self.store.keepIfAbsent(self, for: key)
    } else {
      Self.store.keep(self, for: key)
    }
  }
}
