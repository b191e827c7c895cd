/// The order in which Xcode writes keys, as people sort names of files: digits as numbers, and
/// letters of ASCII without regard to case.
enum NaturalOrder {
  /// Whether a text stands before another one.
  static func areInOrder(_ left: String, _ right: String) -> Bool {
    var first = left.utf8[...]
    var second = right.utf8[...]
    while let one = first.first, let other = second.first {
      if isDigit(one), isDigit(other) {
        let numbers = (takeNumber(&first), takeNumber(&second))
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
        if !numbers.0.elementsEqual(numbers.1) {
          return numbers.0.lexicographicallyPrecedes(numbers.1)
        }
        continue
      }
      let (small, other) = (lowercase(one), lowercase(other))
      if small != other { return small < other }
      first = first.dropFirst()
      second = second.dropFirst()
    }
    if first.isEmpty != second.isEmpty { return first.isEmpty }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Removes digits from the beginning, and returns them without leading zeros.
  private static func takeNumber(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == 0x30 }
  }
}
