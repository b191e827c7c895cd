internal import ICU

/// Texts while they are sorted, each with the beginning of its weights in one word.
struct CollationSorting {
  private struct Item {
    let prefix: UInt64
    let number: Int32
  }

  /// The prefix of a text that a plan does not know.
  private static let unknown = UInt64.max

  private let core: CollationCore
  private let texts: CollatedTexts
  private var items: [Item] = []

  init(_ texts: CollatedTexts, _ core: CollationCore) {
    self.core = core
    self.texts = texts
    items.reserveCapacity(texts.ends.count)
    for number in texts.ends.indices {
      let number = Int32(truncatingIfNeeded: number)
      let prefix = core.prefix(of: texts.bytes.span.extracting(texts.range(number)))
      items.append(Item(prefix: prefix ?? Self.unknown, number: number))
    }
  }

  /// Returns the numbers of the texts in their order, equal ones in the order they are given in.
  ///
  /// - Throws: The status that ICU gave.
  consuming func order() throws(ICUError) -> [Int32] {
    var failure: ICUError?
    items.sort { one, other in
      do throws(ICUError) {
        return try isBefore(one, other)
      } catch {
        failure = error
        return one.number < other.number
      }
    }
    if let failure { throw failure }
    return items.map(\.number)
  }

  @inline(__always)
  private func isBefore(_ one: Item, _ other: Item) throws(ICUError) -> Bool {
    if one.prefix != other.prefix, one.prefix != Self.unknown, other.prefix != Self.unknown {
      return one.prefix < other.prefix
    }
    let bytes = texts.bytes.span
    let order = try core.order(
      bytes.extracting(texts.range(one.number)),
      bytes.extracting(texts.range(other.number))
    )
    return order == .same ? one.number < other.number : order == .ascending
  }
}
