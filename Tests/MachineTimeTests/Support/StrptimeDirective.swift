/// One item of a format as glibc's `strptime` reads it in the C locale.
enum StrptimeItem {
  case literal(UInt8)
  case name(StrptimeField)
  case dayHalf
  case offset
  case number(StrptimeNumber)

  var beginsWithDigit: Bool {
    switch self {
    case .number: true
    case .literal(let byte): (0x30...0x39) ~= byte
    case .name, .dayHalf, .offset: false
    }
  }

  func isNumber(padding: UInt8) -> Bool {
    if case .number(let number) = self { number.padding == padding } else { false }
  }

  /// Returns the items of a format.
  ///
  /// A directive that represents several others is replaced by them.
  static func items(of format: String) -> [StrptimeItem] {
    var items: [StrptimeItem] = []
    var rest = Array(format.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        items.append(.literal(byte))
        continue
      }
      var flag: UInt8 = 0
      if let next = rest.first, "-_0O".utf8.contains(next) {
        flag = next
        rest.removeFirst()
      }
      items += Self.items(letter: rest.popFirst() ?? 0, flag: flag)
    }
    return items
  }

  private static func items(letter: UInt8, flag: UInt8) -> [StrptimeItem] {
    switch Character(Unicode.Scalar(letter)) {
    case "F": items(of: "%Y-%m-%d")
    case "T", "X": items(of: "%H:%M:%S")
    case "R": items(of: "%H:%M")
    case "D", "x": items(of: "%m/%d/%y")
    case "r": items(of: "%I:%M:%S %p")
    case "c": items(of: "%a %b %e %H:%M:%S %Y")
    case "n": [.literal(UInt8(ascii: "\n"))]
    case "t": [.literal(UInt8(ascii: "\t"))]
    case "%": [.literal(letter)]
    case "a", "A": [.name(.weekday)]
    case "b", "B", "h": [.name(.month)]
    case "p": [.dayHalf]
    case "z": [.offset]
    default: StrptimeNumber(letter: letter, flag: flag).map { [.number($0)] } ?? []
    }
  }
}

/// The field that a directive reads; weekdays are numbered from Sunday, 0.
enum StrptimeField: Int, CaseIterable {
  case year, century, yearOfCentury, month, day, dayOfYear, weekday
  case hour, hourOfDayHalf, dayHalf, minute, second, offset
}

/// A directive for digits.
struct StrptimeNumber {
  let letter: UInt8
  let field: StrptimeField
  /// The range and the largest number of digits that glibc accepts.
  let range: ClosedRange<Int>
  let width: Int
  /// `0` for exactly the width, `_` for spaces in front, `-` for no padding, `O` for glibc's own
  /// rule.
  let padding: UInt8

  init?(letter: UInt8, flag: UInt8) {
    self.letter = letter
    let isBlank = "ekl".utf8.contains(letter)
    padding = flag == 0 ? UInt8(ascii: isBlank ? "_" : "0") : flag
    switch Character(Unicode.Scalar(letter)) {
    case "Y": (field, range, width) = (.year, 0...9_999, 4)
    case "C": (field, range, width) = (.century, 0...99, 2)
    case "y": (field, range, width) = (.yearOfCentury, 0...99, 2)
    case "m": (field, range, width) = (.month, 1...12, 2)
    case "d", "e": (field, range, width) = (.day, 1...31, 2)
    case "j": (field, range, width) = (.dayOfYear, 1...366, 3)
    case "u": (field, range, width) = (.weekday, 1...7, 1)
    case "w": (field, range, width) = (.weekday, 0...6, 1)
    case "H", "k": (field, range, width) = (.hour, 0...23, 2)
    case "I", "l": (field, range, width) = (.hourOfDayHalf, 1...12, 2)
    case "M": (field, range, width) = (.minute, 0...59, 2)
    case "S": (field, range, width) = (.second, 0...61, 2)
    default: return nil
    }
  }
}
