internal import LocaleFormat

/// Lines that are sorted, one after another in memory.
struct SortedLines {
  private var lines: [UInt8] = []
  private var ends: [Int64] = []
  /// The fields that the lines are sorted by; empty if these are the whole lines.
  private var keys: [UInt8] = []
  private var keyEnds: [Int64] = []
  private let key: Int?
  private let separator: UInt8

  /// - Parameters:
  ///   - key: The field that the lines are sorted by, from 1; nil for the whole line.
  ///   - separator: The byte between fields.
  init(key: Int?, separator: UInt8) {
    self.key = key
    self.separator = separator
  }

  mutating func append(_ line: ArraySlice<UInt8>) {
    lines += line
    ends.append(Int64(lines.count))
    guard key != nil else { return }
    keys += Self.field(key, of: line, separator)
    keyEnds.append(Int64(keys.count))
  }

  /// Calls `body` with each line, in the order of a collation.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - unique: Whether lines that are equal to the one before are left out.
  ///   - reverse: Whether the last line is first; equal ones stay in the order they have.
  ///   - body: Gets a line.
  func forEach(
    by order: CollationFormat.Formatter,
    unique: Bool,
    reverse: Bool,
    _ body: (ArraySlice<UInt8>) -> Void
  ) {
    let texts = key == nil ? lines : keys
    let textEnds = key == nil ? ends : keyEnds
    var numbers = order.order(ofUTF8: texts, ends: textEnds)
    let isSame: (Int, Int) -> Bool = { first, second in
      order.areEqual(
        utf8: texts[Self.range(first, textEnds)],
        texts[Self.range(second, textEnds)]
      )
    }
    if unique { numbers = Self.firstOfEqual(numbers, isSame) }
    if reverse { numbers = Self.reversed(numbers, isUnique: unique, isSame) }
    for number in numbers { body(lines[Self.range(Int(number), ends)]) }
  }

  private static func firstOfEqual(
    _ numbers: [Int32],
    _ isSame: (Int, Int) -> Bool
  ) -> [Int32] {
    var kept: [Int32] = []
    for number in numbers {
      if let last = kept.last, isSame(Int(last), Int(number)) { continue }
      kept.append(number)
    }
    return kept
  }

  /// Reverses groups of equal lines, and not the lines of a group.
  private static func reversed(
    _ numbers: [Int32],
    isUnique: Bool,
    _ isSame: (Int, Int) -> Bool
  ) -> [Int32] {
    if isUnique { return numbers.reversed() }
    var reversed: [Int32] = []
    reversed.reserveCapacity(numbers.count)
    var end = numbers.count
    while end > 0 {
      var start = end - 1
      while start > 0, isSame(Int(numbers[start - 1]), Int(numbers[start])) { start -= 1 }
      reversed += numbers[start..<end]
      end = start
    }
    return reversed
  }

  private static func range(_ number: Int, _ ends: [Int64]) -> Range<Int> {
    Int(number == 0 ? 0 : ends[number - 1])..<Int(ends[number])
  }

  /// The field of a line; the whole line without a number, and nothing if the line has fewer fields.
  static func field(
    _ number: Int?,
    of line: ArraySlice<UInt8>,
    _ separator: UInt8
  ) -> ArraySlice<UInt8> {
    guard let number else { return line }
    var rest = line
    for _ in 1..<number {
      guard let end = rest.firstIndex(of: separator) else { return [] }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != separator }
  }
}
