internal import ICU
internal import Sharing

/// The currencies that have a symbol in the data of any locale.
struct SymbolOwners: Sendable {
  /// For each folded symbol, the currencies that have it, with the number of locales.
  private let counts: [[Unicode.Scalar]: [String: Int]]

  private static let data = PartedValue { Result { () throws(ICUError) in try SymbolOwners() } }

  /// The table of the ICU that this process uses, made at the first use in some milliseconds.
  static func shared() throws(ICUError) -> SymbolOwners { try data.value.get() }

  private init() throws(ICUError) {
    var counts: [[Unicode.Scalar]: [String: Int]] = [:]
    for (code, symbol) in try CurrencyData.symbols() {
      counts[FoldedText.fold(symbol), default: [:]][code, default: 0] += 1
    }
    self.counts = counts
  }

  /// The codes of the currencies that have a symbol in some locale, the most usual first.
  func codes(_ symbol: [Unicode.Scalar]) -> [String] {
    (counts[symbol] ?? [:]).sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
    }.map(\.key)
  }

  /// The symbols that a currency has in any locale.
  func symbols(of code: String) -> [[Unicode.Scalar]] {
    counts.filter { $0.value[code] != nil }.map(\.key)
  }
}
