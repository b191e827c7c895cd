import MachineTime
import TestSupport

/// Makes formats of the directives that glibc reads too, and texts that nearly match them.
struct StrptimeGenerator {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  // MARK: Formats

  private static let numbers = ["Y", "C", "y", "m", "d", "e", "j", "u", "w", "H", "k", "I", "l"]
  private static let all =
    numbers + ["M", "S", "F", "T", "R", "D", "x", "X", "r", "c", "a", "A", "b", "B", "h", "p", "z"]
  private static let years = [["Y"], ["Y"], ["Y"], ["y"], ["C", "y"], ["C", "Y"], ["Y", "y"]]
  private static let days = [
    ["m", "d"], ["m", "e"], ["b", "d"], ["B", "e"], ["h", "d"], ["j"], ["j", "m"], ["m", "d", "j"],
  ]
  private static let times = [
    ["T"], ["X"], ["R"], ["r"], ["H", "M"], ["k", "M", "S"], ["I", "M", "p"], ["l", "p"], [],
    ["H", "M", "S"], ["H", "M", "S"], ["H", "I"], ["H", "I", "p"],
  ]
  private static let separators = [
    "", " ", " ", " ", "-", "-", "/", ":", ".", ",", ", ", "T", "  ", "\t", "\n", "%n", "%t", "%%",
    "x", "é", "1", "\u{0B} ", "_", "am",
  ]

  mutating func format() -> String {
    var letters: [String] = []
    if happens(7) {
      for _ in 0..<Int.random(in: 1...7, using: &random) { letters.append(pick(Self.all)) }
    } else {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: letters = ["F"]
      case 1: letters = [pick(["D", "x"])]
      case 2: letters = ["c"]
      default: letters = (pick(Self.years) + pick(Self.days)).shuffled(using: &random)
      }
      let time = pick(Self.times)
      letters = happens(80) ? letters + time : time + letters
      if happens(30) { letters.append("z") }
      if happens(30) { letters.insert(pick(["a", "A", "u", "w"]), at: 0) }
      if happens(25) {
        let index = Int.random(in: 0...letters.count, using: &random)
        letters.insert(pick(Self.all), at: index)
      }
    }
    var format = happens(4) ? pick(Self.separators) : ""
    for (index, letter) in letters.enumerated() {
      if index > 0 { format += pick(Self.separators) }
      format += directive(letter)
    }
    return happens(4) ? format + pick(Self.separators) : format
  }

  private mutating func directive(_ letter: String) -> String {
    if happens(12), "deHImMSwy".contains(letter) { return "%O" + letter }
    let isNumber = Self.numbers.contains(letter) || letter == "M" || letter == "S"
    return (isNumber && happens(15) ? pick(["%-", "%_", "%0"]) : "%") + letter
  }

  // MARK: Texts

  mutating func instant() throws -> Instant {
    let range: ClosedRange<Int64> =
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<12: 0...3_100_000_000
      case 12..<19: -62_167_219_200...253_402_300_799
      default: 253_402_200_000...253_402_300_799
      }
    var seconds = Int64.random(in: range, using: &random)
    // The ends of months, where leap seconds are, and of other days.
    if happens(8) {
      let date = CivilDateTime(try Instant(secondsSince1970: seconds))
      let day = happens(50) ? 1 : date.day
      seconds = CLibrary.seconds(year: date.year, month: date.month, day: day) - 1
    }
    return try Instant(secondsSince1970: seconds)
  }

  mutating func offset() -> Int {
    happens(30) ? 0 : Int.random(in: -1_439...1_439, using: &random) * 60
  }

  /// Returns a text written in the format, or one that is similar.
  mutating func text(_ format: MachineFormat, _ items: [StrptimeItem]) throws -> String {
    let kind = Int.random(in: 0..<100, using: &random)
    if kind < 85 {
      let text = format.string(try instant(), offsetSeconds: offset())
      if kind < 45 { return text }
      var bytes = Array(text.utf8)
      for _ in 0..<(happens(75) ? 1 : 3) { mutate(&bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    for item in items { text += token(item) }
    return text
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let spaces = Array(" \t\n\u{0B}\u{0C}\r".utf8)
    guard let index = bytes.indices.randomElement(using: &random) else {
      bytes.append(0x20)
      return
    }
    let digits = bytes.indices.filter { (0x30...0x39) ~= bytes[$0] }
    switch Int.random(in: 0..<13, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[index] ^= 0x20
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(bytes[index], at: index)
    case 4: bytes.insert(pick(spaces), at: index)
    case 5: bytes.removeAll { $0 == 0x20 }
    case 6: for index in bytes.indices where bytes[index] == 0x20 { bytes[index] = pick(spaces) }
    case 7: bytes.append(pick(Array(" 0x+".utf8)))
    case 8: for index in bytes.indices where bytes[index] > 0x60 { bytes[index] &= 0xDF }
    case 9:
      // Second 60 or 61.
      guard let at = bytes.indices.last(where: { bytes[$0...].starts(with: "59".utf8) }) else {
        return
      }
      bytes.replaceSubrange(at..<at + 2, with: pick(["60", "60", "60", "61"]).utf8)
    case 10 where !digits.isEmpty: bytes.remove(at: pick(digits))
    default:
      guard !digits.isEmpty else { return }
      bytes[pick(digits)] = UInt8.random(in: 0x30...0x39, using: &random)
    }
  }

  /// Returns a text that might be read as an item.
  private mutating func token(_ item: StrptimeItem) -> String {
    switch item {
    case .literal(let byte) where byte == 0x20 || byte < 0x0E:
      return pick([" ", " ", "", "\t", "  "])
    case .literal(let byte): return String(decoding: [byte], as: UTF8.self)
    case .name(.month): return pick(["Feb", "february", "MAR", "Marc", "Sept", "December", "dec"])
    case .name: return pick(["Fri", "friday", "SUN", "Sund", "Wednesday"])
    case .dayHalf: return pick(["AM", "pm", "Pm", "p", "a.m."])
    case .offset:
      return pick([
        "Z", "z", "+01", "-0130", "+01:30", "+2400", "+9959", "+01:", " -0100", "+1", "+0160",
      ])
    case .number(let number):
      let (low, high) = (number.range.lowerBound, number.range.upperBound)
      let value = pick([low, high, high + 1, 2, Int.random(in: number.range, using: &random)])
      let digits = String(value)
      let missing = max(0, number.width - digits.utf8.count)
      let padding = pick([" ", "0", "0", "0", ""])
      return (happens(5) ? pick([" ", "\t", "  "]) : "")
        + String(repeating: padding, count: missing)
        + digits
    }
  }
}
