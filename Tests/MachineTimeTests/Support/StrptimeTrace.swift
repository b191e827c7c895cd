/// Reimplements `strptime` of glibc 2.36 in the C locale, so that a test has the value that each
/// directive read.
struct StrptimeTrace {
  private let text: [UInt8]
  private(set) var position = 0
  private(set) var laxness: Set<Laxness> = []
  /// The last value of each field, indexed by the field's number.
  private var values = [Int?](repeating: nil, count: StrptimeField.allCases.count)
  /// glibc's value of `tm_year + 1900` before the century is applied.
  private(set) var lastYear = 1970
  /// Whether the last directive for a year was `%y`, the only one to which `%C` adds its century.
  private(set) var wantsCentury = false
  /// Whether the last directive for an hour was one for hours from 1 to 12.
  private(set) var hasHourOfDayHalfLast = false

  /// Fails with nil when the text does not match.
  init?(_ items: [StrptimeItem], _ text: [UInt8]) {
    self.text = text
    var isAfterSpace = false
    for item in items {
      if case .literal(let byte) = item, Self.isSpace(byte) {
        if peek() == byte { position += 1 } else { laxness.insert(.whiteSpace) }
        isAfterSpace = true
        continue
      }
      switch item {
      case .number, .offset: break
      default: if isAfterSpace { skipSpaces(.whiteSpace) }
      }
      guard take(item) else { return nil }
      isAfterSpace = false
    }
    if isAfterSpace { skipSpaces(.whiteSpace) }
    if position < text.count { laxness.insert(.textBehindTheEnd) }
  }

  subscript(field: StrptimeField) -> Int? { values[field.rawValue] }

  mutating func note(_ kind: Laxness) { laxness.insert(kind) }

  private mutating func keep(_ field: StrptimeField, _ value: Int) {
    if let earlier = self[field], earlier != value { laxness.insert(.contradiction) }
    values[field.rawValue] = value
  }

  // MARK: Items

  private mutating func take(_ item: StrptimeItem) -> Bool {
    switch item {
    case .literal(let byte):
      guard peek() == byte else { return false }
      position += 1
      return true
    case .name(let field): return takeName(field)
    case .dayHalf:
      let isAfternoon = takes(Array("pm".utf8))
      guard isAfternoon || takes(Array("am".utf8)) else { return false }
      keep(.dayHalf, isAfternoon ? 1 : 0)
      return true
    case .offset: return takeOffset()
    case .number(let number): return takeNumber(number)
    }
  }

  private mutating func takeNumber(_ number: StrptimeNumber) -> Bool {
    let start = position
    while let byte = peek(), Self.isSpace(byte) { position += 1 }
    let spaces = text[start..<position]
    let digitStart = position
    var value = 0
    repeat {
      guard let digit = digit() else { return false }
      position += 1
      value = value * 10 + digit
    } while position - digitStart < number.width && value * 10 <= number.range.upperBound
      && digit() != nil
    guard number.range.contains(value) else { return false }
    if number.padding != UInt8(ascii: "O") {
      judge(number, spaces: spaces, digits: text[digitStart..<position])
    }
    switch (number.letter, number.padding) {
    case (UInt8(ascii: "Y"), _): (lastYear, wantsCentury) = (value, false)
    case (UInt8(ascii: "y"), UInt8(ascii: "O")): lastYear = value < 69 ? 2000 + value : 1900 + value
    case (UInt8(ascii: "y"), _):
      (lastYear, wantsCentury) = (value < 69 ? 2000 + value : 1900 + value, true)
    default: break
    }
    if number.field == .hour { hasHourOfDayHalfLast = false }
    if number.field == .hourOfDayHalf { hasHourOfDayHalfLast = true }
    keep(number.field, number.field == .weekday ? value % 7 : value)
    return true
  }

  /// Notes how the digits and the white space before them differ from the format.
  private mutating func judge(
    _ number: StrptimeNumber,
    spaces: ArraySlice<UInt8>,
    digits: ArraySlice<UInt8>
  ) {
    let isPadded = number.padding == UInt8(ascii: "_") && spaces.count < number.width
    let mayHaveSpaces = isPadded && spaces.allSatisfy { $0 == 0x20 }
    let width = mayHaveSpaces ? number.width - spaces.count : number.width
    if !spaces.isEmpty && !mayHaveSpaces || digits.count > width {
      laxness.insert(.spaceBeforeField)
    }
    if number.padding == UInt8(ascii: "0") {
      if digits.count < number.width { laxness.insert(.fewerDigits) }
    } else {
      // Digits that glibc leaves to the next item, because with them the number would be too large.
      if digits.count < width, digit() != nil { laxness.insert(.fewerDigits) }
      if digits.count > 1, digits.first == 0x30 { laxness.insert(.zeroBeforeNumber) }
    }
  }

  private mutating func takeOffset() -> Bool {
    skipSpaces(.spaceBeforeField)
    if peek() == UInt8(ascii: "Z") {
      position += 1
      keep(.offset, 0)
      return true
    }
    guard let sign = peek(), "+-".utf8.contains(sign) else { return false }
    position += 1
    var value = 0
    var count = 0
    while count < 4, let digit = digit() {
      (value, count, position) = (value * 10 + digit, count + 1, position + 1)
      if count == 2, peek() == UInt8(ascii: ":"), self.digit(at: position + 1) != nil {
        position += 1
      }
    }
    if count == 2 {
      laxness.insert(.offsetOfHoursAlone)
      value *= 100
    }
    guard count == 4 && value % 100 < 60 || count == 2 else { return false }
    if value >= 2_400 { laxness.insert(.offsetHourBeyond23) }
    let seconds = value / 100 * 3_600 + value % 100 * 60
    keep(.offset, sign == UInt8(ascii: "-") ? -seconds : seconds)
    return true
  }

  private mutating func takeName(_ field: StrptimeField) -> Bool {
    for (index, name) in (field == .month ? Self.months : Self.weekdays).enumerated()
    where takes(name) || takes(Array(name.prefix(3))) {
      keep(field, field == .month ? index + 1 : index)
      return true
    }
    return false
  }

  // MARK: Bytes

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ].map { Array($0.utf8) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }

  private func peek() -> UInt8? { position < text.count ? text[position] : nil }

  private func digit(at index: Int? = nil) -> Int? {
    let index = index ?? position
    guard index < text.count, (0x30...0x39) ~= text[index] else { return nil }
    return Int(text[index]) - 0x30
  }

  private mutating func skipSpaces(_ kind: Laxness) {
    while let byte = peek(), Self.isSpace(byte) {
      laxness.insert(kind)
      position += 1
    }
  }

  /// Reads small letters, in either case.
  private mutating func takes(_ letters: [UInt8]) -> Bool {
    guard text.count - position >= letters.count else { return false }
    for (index, letter) in letters.enumerated() where text[position + index] | 0x20 != letter {
      return false
    }
    position += letters.count
    return true
  }
}
