/// A step of reading and writing: an element, or a sequence of elements that is taken at once.
enum FormatStep: Sendable {
  /// Four, two and two digits with this byte between them, which are year, month and day.
  ///
  /// `first` is the place of the first of these five elements.
  case date(separator: UInt8, first: UInt16)
  /// Three times two digits with colons between them, which are hour, minute and second.
  ///
  /// `first` is the place of the first of these five elements.
  case time(first: UInt16)
  case element(FormatElement)

  /// The elements that a drawn-together step stands for.
  static let count = 5

  static func steps(for elements: [FormatElement]) -> [FormatStep] {
    var steps: [FormatStep] = []
    var index = 0
    var kept: FieldSet = []
    while index < elements.count {
      let window = elements[index..<min(index + count, elements.count)]
      if let step = drawnTogether(Array(window), at: index, after: kept) {
        steps.append(step)
        for element in window { kept.formUnion(element.fields) }
        index += count
      } else {
        steps.append(.element(elements[index]))
        kept.formUnion(elements[index].fields)
        index += 1
      }
    }
    return steps
  }

  private static func drawnTogether(
    _ window: [FormatElement],
    at index: Int,
    after kept: FieldSet
  ) -> FormatStep? {
    guard window.count == count, case .literal(let separator) = window[1], window[3] == window[1],
      let first = UInt16(exactly: index)
    else { return nil }
    // A field that was read before has to agree, which only a single element checks.
    guard kept.isDisjoint(with: window.reduce([]) { $0.union($1.fields) }) else { return nil }
    let parts = [window[0], window[2], window[4]]
    if parts == [.number(.year, .four), .number(.month, .two), .number(.day, .two)] {
      return .date(separator: separator, first: first)
    }
    let colon = UInt8(ascii: ":")
    if separator == colon,
      parts == [.number(.hour, .two), .number(.minute, .two), .number(.second, .two)]
    {
      return .time(first: first)
    }
    return nil
  }
}

extension FormatElement {
  /// What reading the element tells.
  var fields: FieldSet {
    switch self {
    case .literal, .letter: []
    case .number(let field, _): FieldSet(field)
    case .name(.month, _): .month
    case .name(.weekday, _): FieldSet(.isoWeekday)
    case .dayHalf: FieldSet(.dayHalf)
    case .fraction: FieldSet(.fraction)
    case .offset: .offset
    case .count: [.count, FieldSet(.fraction)]
    case .delegated(let directive): FieldSet(directive.field)
    }
  }
}

extension TextReader {
  /// Reads ten bytes of a date at once; false, and nothing read, when they are none.
  @inline(__always)
  mutating func takesDate(separator: UInt8, from bytes: Span<UInt8>) -> Bool {
    guard bytes.count &- position >= 10 else { return false }
    // Year, separator, month and separator.
    let start = SystemCalls.eightBytes(of: bytes, at: position)
    let pattern: UInt64 = 0x0030_3000_3030_3030
    let separators = UInt64(separator) &* 0x0100_0001_0000_0000
    let digits = start ^ (pattern | separators)
    let tens = bytes[position &+ 8] &- 0x30
    let ones = bytes[position &+ 9] &- 0x30
    guard Self.isDigits(digits, separators: 0xFF00_00FF_0000_0000), tens < 10, ones < 10 else {
      return false
    }
    let year =
      (digits & 0xFF) &* 1_000 &+ (digits >> 8 & 0xFF) &* 100 &+ (digits >> 16 & 0xFF) &* 10
      &+ (digits >> 24 & 0xFF)
    let month = (digits >> 40 & 0xFF) &* 10 &+ (digits >> 48 & 0xFF)
    let day = Int(tens) &* 10 &+ Int(ones)
    guard month &- 1 < 12, day &- 1 >= 0, day <= 31 else { return false }
    fields.put(.year, Int(year), at: position)
    fields.put(.month, Int(month), at: position &+ 5)
    fields.put(.day, day, at: position &+ 8)
    position &+= 10
    return true
  }

  /// Reads the eight bytes of a time at once; false, and nothing read, when they are none.
  @inline(__always)
  mutating func takesTime(from bytes: Span<UInt8>) -> Bool {
    guard bytes.count &- position >= 8 else { return false }
    let digits = SystemCalls.eightBytes(of: bytes, at: position) ^ 0x3030_3A30_303A_3030
    guard Self.isDigits(digits, separators: 0x0000_FF00_00FF_0000) else { return false }
    let hour = (digits & 0xFF) &* 10 &+ (digits >> 8 & 0xFF)
    let minute = (digits >> 24 & 0xFF) &* 10 &+ (digits >> 32 & 0xFF)
    let second = (digits >> 48 & 0xFF) &* 10 &+ (digits >> 56 & 0xFF)
    guard hour < 24, minute < 60, second <= 60 else { return false }
    fields.put(.hour, Int(hour), at: position)
    fields.put(.minute, Int(minute), at: position &+ 3)
    fields.put(.second, Int(second), at: position &+ 6)
    position &+= 8
    return true
  }

  /// Whether every byte is below 10, and 0 where a separator stood.
  @inline(__always)
  private static func isDigits(_ bytes: UInt64, separators: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    // 0x76 carries 10 into the high bit, 0x7F carries 1 there.
    let carry = 0x7676_7676_7676_7676 | (0x7F7F_7F7F_7F7F_7F7F & separators)
    return ((bytes & ~high) &+ carry | bytes) & high == 0
  }
}
