internal import ICU

/// Writes integers in a locale's decimal style without calling ICU.
///
/// It is compiled from ICU's symbols and proved against ICU's own output before it is used; a
/// locale it does not describe keeps ICU. It holds no pointer into ICU.
struct IntegerPlan: Sendable {
  /// The ten digits, each `digitWidth` bytes of UTF-8, one after the other.
  private var digits = InlineArray<40, UInt8>(repeating: 0)
  private let digitWidth: Int
  private let separator: [UInt8]
  private let positive: Affixes
  private let negative: Affixes
  /// The digits of the group nearest to the unit; 0 when nothing is grouped.
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The least number of digits before the first separator.
  private let minimumLeading: Int

  private struct Affixes: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]
    var count: Int { prefix.count + suffix.count }
  }

  /// Makes a plan; nil where a digit is longer in UTF-8 than another.
  ///
  /// - Parameters:
  ///   - symbols: The signs of the locale.
  ///   - isGrouped: Whether the recipe groups digits.
  ///   - minimumLeading: The digits that must stand before the first separator for it to be
  ///     written.
  init?(symbols: NumberSymbols, isGrouped: Bool, minimumLeading: Int) {
    let encoded = symbols.digits.map { Array($0.utf8) }
    guard encoded.count == 10, let width = encoded.first?.count, (1...4).contains(width),
      encoded.allSatisfy({ $0.count == width })
    else { return nil }
    for (index, byte) in encoded.joined().enumerated() { digits[index] = byte }
    digitWidth = width
    separator = Array(symbols.groupSeparator.utf8)
    positive = Affixes(
      prefix: Array(symbols.positivePrefix.utf8),
      suffix: Array(symbols.positiveSuffix.utf8)
    )
    negative = Affixes(
      prefix: Array(symbols.negativePrefix.utf8),
      suffix: Array(symbols.negativeSuffix.utf8)
    )
    let grouped = isGrouped && symbols.isGrouped && symbols.primaryGroup > 0
    primaryGroup = grouped ? symbols.primaryGroup : 0
    secondaryGroup = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
    self.minimumLeading = minimumLeading
  }

  @inline(__always)
  func string(_ value: Int) -> String {
    let decimal = Decimal(value)
    return String(utf8Capacity: utf8Count(decimal)) { write(decimal, to: &$0) }
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) {
    let decimal = Decimal(value)
    bytes.append(addingCapacity: utf8Count(decimal)) { write(decimal, to: &$0) }
  }

  /// The digits of an integer, most significant first, from `start` to the end.
  private struct Decimal {
    var values = InlineArray<20, UInt8>(repeating: 0)
    var start = 20
    let isNegative: Bool
    var count: Int { 20 - start }

    @inline(__always)
    init(_ value: Int) {
      isNegative = value < 0
      var rest = value.magnitude
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        start -= 1
        values[start] = UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest != 0
    }
  }

  private func separatorCount(_ digitCount: Int) -> Int {
    guard primaryGroup > 0, digitCount >= primaryGroup + minimumLeading else { return 0 }
    return (digitCount - primaryGroup - 1) / secondaryGroup + 1
  }

  private func utf8Count(_ decimal: Decimal) -> Int {
    (decimal.isNegative ? negative : positive).count + decimal.count * digitWidth
      + separatorCount(decimal.count) * separator.count
  }

  @inline(__always)
  private func write(_ decimal: Decimal, to output: inout OutputSpan<UInt8>) {
    let affixes = decimal.isNegative ? negative : positive
    for byte in affixes.prefix { output.append(byte) }
    var separators = separatorCount(decimal.count)
    // Digits still to write before the next separator.
    var room =
      separators == 0 ? -1 : decimal.count - primaryGroup - (separators - 1) * secondaryGroup
    for index in decimal.start..<20 {
      if room == 0 {
        for byte in separator { output.append(byte) }
        separators -= 1
        room = separators == 0 ? primaryGroup : secondaryGroup
      }
      let first = Int(decimal.values[index]) * digitWidth
      for byte in first..<(first + digitWidth) { output.append(digits[byte]) }
      room -= 1
    }
    for byte in affixes.suffix { output.append(byte) }
  }
}
