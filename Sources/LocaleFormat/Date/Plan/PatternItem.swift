internal import Sharing

/// A part of a pattern: a run of one letter, or text as it is written.
enum PatternItem: Hashable, Sendable {
  case field(letter: UInt8, count: Int)
  case literal(String)

  /// The part as it is written in a pattern.
  var pattern: String {
    switch self {
    case .field(let letter, let count): PatternField(letter: letter, count: count).pattern
    case .literal(let text): "'" + text.substituting(each: "'", with: "''") + "'"
    }
  }

  /// Joins parts to a pattern.
  static func pattern(of items: [PatternItem]) -> String {
    // Two quoted texts after one another would be read as one with an apostrophe.
    var joined: [PatternItem] = []
    for item in items {
      if case .literal(let text) = item, case .literal(let before)? = joined.last {
        joined[joined.count - 1] = .literal(before + text)
      } else {
        joined.append(item)
      }
    }
    return joined.map(\.pattern).joined()
  }

  /// Splits a UTS #35 pattern into its parts, with quotes resolved.
  static func items(of pattern: String) -> [PatternItem] {
    var items: [PatternItem] = []
    var literal: [UInt8] = []
    var isQuoted = false
    let bytes = pattern.utf8.span
    // As many as a date with a time has.
    items.reserveCapacity(12)
    let quote = UInt8(ascii: "'")
    func flush() {
      if !literal.isEmpty { items.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal.removeAll(keepingCapacity: true)
    }
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == quote, place + 1 < bytes.count, bytes[place + 1] == quote {
        literal.append(quote)
        place += 2
      } else if byte == quote {
        isQuoted.toggle()
        place += 1
      } else if byte.isASCIILetter, !isQuoted {
        flush()
        let start = place
        while place < bytes.count, bytes[place] == byte { place += 1 }
        items.append(.field(letter: byte, count: place - start))
      } else {
        literal.append(byte)
        place += 1
      }
    }
    flush()
    return items
  }
}

/// A field of a pattern: a letter and its count.
struct PatternField: Hashable, Sendable {
  let letter: UInt8
  let count: Int

  /// The field as a separate pattern.
  var pattern: String { String(repeating: Character(UnicodeScalar(letter)), count: count) }

  /// The shape in which a plan writes the field; nil if no plan can.
  var shape: Shape? {
    switch (Unicode.Scalar(letter), count) {
    case ("G", 1...5): .era
    case ("y", 2): .number(.yearPair, width: 2)
    case ("y", 1...10), ("u", 1...10), ("r", 1...10): .number(.year, width: count)
    case ("Y", 2): .number(.weekYearPair, width: 2)
    case ("Y", 1...10): .number(.weekYear, width: count)
    case ("Q", 1...2), ("q", 1...2): .number(.quarter, width: count)
    case ("Q", 3...5), ("q", 3...5): .names(.quarterName)
    case ("M", 1...2), ("L", 1...2): .number(.month, width: count)
    case ("M", 3...5), ("L", 3...5): .names(.monthName)
    case ("E", 1...6), ("e", 3...6), ("c", 3...6): .names(.weekdayName)
    case ("e", 1...2): .number(.localWeekday, width: count)
    // Two letters are not wider than one.
    case ("c", 1...2): .number(.localWeekday, width: 1)
    case ("a", 1...5): .names(.dayHalf)
    case ("b", 1...5), ("B", 1...5): .names(.dayPeriod)
    case ("z", 1...4), ("Z", 1...5), ("O", 1), ("O", 4), ("v", 1), ("v", 4), ("V", 1...4),
      ("X", 1...5), ("x", 1...5):
      .zone
    case (_, 1...10): plainNumber.map { .number($0, width: count) }
    default: nil
    }
  }

  enum Shape {
    case era
    case zone
    case names(DatePlan.Kind)
    case number(DatePlan.Kind, width: Int)
  }

  private var plainNumber: DatePlan.Kind? {
    switch Unicode.Scalar(letter) {
    case "w": .weekOfYear
    case "W": .weekOfMonth
    case "d": .day
    case "D": .dayOfYear
    case "F": .weekdayInMonth
    case "g": .julianDay
    case "H": .hour0To23
    case "h": .hour1To12
    case "K": .hour0To11
    case "k": .hour1To24
    case "m": .minute
    case "s": .second
    case "S": .fraction
    case "A": .millisecondOfDay
    default: nil
    }
  }
}
