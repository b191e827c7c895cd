/// The phrases that texts of a section have in common, so that these are written in codes.
///
/// A byte below 128 stands for itself, 64 others for a frequent phrase, and the last 64 with another
/// byte for the rest. The phrases are found by joining the most frequent pairs of neighbours, over and
/// over (byte pair encoding).
struct PhraseTable {
  /// The meaning of a byte of a text in codes.
  enum Code {
    case character
    case phrase(Int)
    /// The next byte is to be added.
    case longPhrase(Int)

    @inline(__always)
    init(_ byte: UInt8) {
      let number = Int(byte & 0x3F)
      self =
        byte < 0x80
        ? .character : byte < 0xC0 ? .phrase(number) : .longPhrase(shortCount + number << 8)
    }
  }

  /// The phrases with a code of one byte.
  private static let shortCount = 64
  private static let maximumCount = shortCount + 64 << 8
  private static let joinsAtOnce = 200
  /// A pair that is more seldom is not joined.
  private static let leastOfJoined = 6

  /// The bytes of each phrase, the most frequent first.
  let phrases: [[UInt8]]
  private let codes: [String: [UInt8]]

  /// Finds phrases.
  ///
  /// - Parameter texts: All texts, each once, in an order that is always the same.
  init(_ texts: [String]) {
    var symbols = Symbols()
    var rows = texts.map { text in
      text.unicodeScalars.map { symbols.number(of: Array(String($0).utf8)) }
    }
    while symbols.count + Self.joinsAtOnce < Self.maximumCount {
      let joined = symbols.join(Self.frequentPairs(rows))
      if joined.isEmpty { break }
      for place in rows.indices { rows[place] = Self.joining(rows[place], joined) }
    }
    var uses = [Int](repeating: 0, count: symbols.count)
    for row in rows { for symbol in row { uses[symbol] += 1 } }
    let used = uses.indices.filter { uses[$0] > 0 && !symbols.isCharacter($0) }
      .sorted { (uses[$1], $0) < (uses[$0], $1) }
    phrases = used.map { symbols.bytes[$0] }
    var coded = symbols.bytes
    for (index, symbol) in used.enumerated() { coded[symbol] = Self.code(index) }
    codes = Dictionary(
      uniqueKeysWithValues: zip(texts, rows).map { ($0, $1.flatMap { coded[$0] }) }
    )
  }

  /// The table in a file: the number of phrases, the end of each, and their bytes.
  var bytes: [UInt8] {
    var table = PackedReference.wholeBytes(phrases.count)
    var end = 0
    for phrase in phrases {
      end += phrase.count
      table += PackedReference.wholeBytes(end)
    }
    return table + phrases.joined()
  }

  /// The codes of one of the texts.
  func codes(of text: String) -> [UInt8]? { codes[text] }

  private static func code(_ index: Int) -> [UInt8] {
    guard index >= shortCount else { return [0x80 | UInt8(index)] }
    let rest = index - shortCount
    return [0xC0 | UInt8(rest >> 8), UInt8(rest & 0xFF)]
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// The most frequent pairs of neighbours.
  private static func frequentPairs(_ rows: [[Int]]) -> [Pair] {
    var counts: [Pair: Int] = [:]
    for row in rows {
      for place in row.indices.dropFirst() {
        counts[Pair(first: row[place - 1], second: row[place]), default: 0] += 1
      }
    }
    return counts.filter { $0.value >= leastOfJoined }
      .sorted { ($1.value, $0.key.first, $0.key.second) < ($0.value, $1.key.first, $1.key.second) }
      .prefix(joinsAtOnce).map(\.key)
  }

  /// Puts the symbols of pairs in their places, from the first on.
  private static func joining(_ row: [Int], _ joined: [Pair: Int]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(row.count)
    var place = 0
    while place < row.count {
      if place + 1 < row.count,
        let symbol = joined[Pair(first: row[place], second: row[place + 1])]
      {
        result.append(symbol)
        place += 2
      } else {
        result.append(row[place])
        place += 1
      }
    }
    return result
  }

  /// The characters and phrases, each with a number.
  private struct Symbols {
    private(set) var bytes: [[UInt8]] = []
    private var numbers: [[UInt8]: Int] = [:]

    var count: Int { bytes.count }

    mutating func number(of phrase: [UInt8]) -> Int {
      if let known = numbers[phrase] { return known }
      numbers[phrase] = count
      bytes.append(phrase)
      return count - 1
    }

    mutating func join(_ pairs: [Pair]) -> [Pair: Int] {
      var joined: [Pair: Int] = [:]
      for pair in pairs { joined[pair] = number(of: bytes[pair.first] + bytes[pair.second]) }
      return joined
    }

    /// Whether a byte stands for itself.
    func isCharacter(_ symbol: Int) -> Bool { bytes[symbol].count == 1 && bytes[symbol][0] < 0x80 }
  }
}
