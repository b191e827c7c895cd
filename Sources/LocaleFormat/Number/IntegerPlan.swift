internal import ICU

/// Writes integers in a locale's decimal style without calling ICU.
///
/// It is compiled from ICU's symbols and proved against ICU's own output before it is used; a
/// locale it does not describe keeps ICU. It is a plain value: no pointer into ICU, and nothing
/// counted, so that threads that share it touch no common memory.
struct IntegerPlan: Sendable {
  /// The ten digits, each `digitWidth` bytes of UTF-8, one after the other.
  private var digits = InlineArray<40, UInt8>(repeating: 0)
  private let digitWidth: Int
  private let separator: ShortText
  private let positive: Affixes
  private let negative: Affixes
  /// The digits of the group nearest to the unit; 0 when nothing is grouped.
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The least number of digits before the first separator.
  private let minimumLeading: Int

  private struct Affixes: Sendable {
    let prefix: ShortText
    let suffix: ShortText
    var count: Int { prefix.count + suffix.count }
  }

  /// Makes a plan; nil where a digit is longer in UTF-8 than another, or a sign than a plan holds.
  ///
  /// - Parameters:
  ///   - symbols: The signs of the locale.
  ///   - isGrouped: Whether the recipe groups digits.
  ///   - minimumLeading: The digits that must stand before the first separator for it to be
  ///     written.
  init?(symbols: NumberSymbols, isGrouped: Bool, minimumLeading: Int) {
    let encoded = symbols.digits.map { Array($0.utf8) }
    guard encoded.count == 10, let width = encoded.first?.count, (1...4).contains(width),
      encoded.allSatisfy({ $0.count == width }),
      let separator = ShortText(symbols.groupSeparator),
      let positivePrefix = ShortText(symbols.positivePrefix),
      let positiveSuffix = ShortText(symbols.positiveSuffix),
      let negativePrefix = ShortText(symbols.negativePrefix),
      let negativeSuffix = ShortText(symbols.negativeSuffix)
    else { return nil }
    for (index, byte) in encoded.joined().enumerated() { digits[index] = byte }
    digitWidth = width
    self.separator = separator
    positive = Affixes(prefix: positivePrefix, suffix: positiveSuffix)
    negative = Affixes(prefix: negativePrefix, suffix: negativeSuffix)
    let grouped = isGrouped && symbols.isGrouped && symbols.primaryGroup > 0
    primaryGroup = grouped ? symbols.primaryGroup : 0
    secondaryGroup = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
    self.minimumLeading = minimumLeading
  }

  @inline(__always)
  func string(_ value: Int) -> String {
    let decimal = PackedDecimal(value)
    let separators = separatorCount(decimal.count)
    return String(utf8Capacity: utf8Count(decimal, separators)) {
      write(decimal, separators, to: &$0)
    }
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) {
    let decimal = PackedDecimal(value)
    let separators = separatorCount(decimal.count)
    bytes.append(addingCapacity: utf8Count(decimal, separators)) {
      write(decimal, separators, to: &$0)
    }
  }

  @inline(__always)
  private func separatorCount(_ digitCount: Int) -> Int {
    guard primaryGroup > 0, digitCount >= primaryGroup &+ minimumLeading else { return 0 }
    var count = 1
    var rest = digitCount &- primaryGroup
    while rest > secondaryGroup {
      rest &-= secondaryGroup
      count &+= 1
    }
    return count
  }

  @inline(__always)
  private func utf8Count(_ decimal: PackedDecimal, _ separators: Int) -> Int {
    (decimal.isNegative ? negative.count : positive.count)
      &+ decimal.count &* digitWidth &+ separators &* separator.count
  }

  @inline(__always)
  private func write(
    _ decimal: PackedDecimal,
    _ separators: Int,
    to output: inout OutputSpan<UInt8>
  ) {
    (decimal.isNegative ? negative.prefix : positive.prefix).write(to: &output)
    let table = digits.span
    var separators = separators
    // Digits still to write before the next separator.
    var room =
      separators == 0
      ? -1 : decimal.count &- primaryGroup &- (separators &- 1) &* secondaryGroup
    var place = decimal.count &- 1
    while place >= 0 {
      if room == 0 {
        separator.write(to: &output)
        separators &-= 1
        room = separators == 0 ? primaryGroup : secondaryGroup
      }
      let first = decimal.digit(place) &* digitWidth
      for byte in first..<(first &+ digitWidth) { output.append(table[byte]) }
      room &-= 1
      place &-= 1
    }
    (decimal.isNegative ? negative.suffix : positive.suffix).write(to: &output)
  }
}
