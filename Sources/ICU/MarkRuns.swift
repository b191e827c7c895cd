internal import Sharing

/// The runs of marks in a text that are too long to be given to ICU.
///
/// ICU orders the marks after a letter in quadratic time, and looks for one of them in cubic time:
/// for 3 KB of them that is 8 s. Nobody writes more than a few.
///
/// Source: [UAX #15, Stream-Safe Text Format](https://unicode.org/reports/tr15/#Stream_Safe_Text_Format).
struct MarkRuns {
  /// The most marks in a row that ICU is given.
  static let most = 30
  /// The fewest bytes of a longer run: a mark has at least two, and none of them is ASCII.
  private static let fewestBytes = 2 * (most + 1)

  /// The marks of each long run after the first ``most``, in bytes.
  private(set) var rests: [Range<Int>] = []
  /// The number of bytes in the rests before each one.
  private var removed: [Int] = []
  /// The places in long runs after each ``most`` marks.
  private(set) var breaks: [Int] = []

  /// Finds the long runs of a text; nil if there are none.
  init?(_ text: Span<UInt8>) {
    var place = 0
    while place + Self.fewestBytes <= text.count {
      // The last ASCII byte of those that must all be others.
      var last = place + Self.fewestBytes - 1
      while last >= place, text[last] >= 0x80 { last -= 1 }
      guard last < place else {
        place = last + 1
        continue
      }
      place = readRuns(text, from: place)
    }
    if breaks.isEmpty { return nil }
  }

  /// Finds the long runs up to the next ASCII byte, whose place is returned.
  private mutating func readRuns(_ text: Span<UInt8>, from start: Int) -> Int {
    var place = start
    var count = 0
    var rest: Int?
    while place < text.count, text[place] >= 0x80 {
      let (isMark, end) = text.mark(at: place)
      if isMark {
        if count > 0, count.isMultiple(of: Self.most) {
          breaks.append(place)
          rest = rest ?? place
        }
        count += 1
      } else {
        if let rest { add(rest..<place) }
        (rest, count) = (nil, 0)
      }
      place = end
    }
    if let rest { add(rest..<place) }
    return place
  }

  private mutating func add(_ rest: Range<Int>) {
    removed.append((removed.last ?? 0) + (rests.last?.count ?? 0))
    rests.append(rest)
  }

  /// The text with a character in each break that keeps ICU from ordering the marks around it.
  func broken(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + breaks.count * 2)
    var start = 0
    for place in breaks {
      bytes.append(text.extracting(start..<place))
      // U+034F, COMBINING GRAPHEME JOINER.
      bytes += [0xCD, 0x8F]
      start = place
    }
    bytes.append(text.extracting(start..<text.count))
    return bytes
  }

  /// The text without the rests of the runs.
  func shortened(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = 0
    for rest in rests {
      bytes.append(text.extracting(start..<rest.lowerBound))
      start = rest.upperBound
    }
    bytes.append(text.extracting(start..<text.count))
    return bytes
  }

  /// The place in the whole text of a place in the shortened one: the end of a run for that of what is
  /// left of it.
  func place(ofShortened place: Int) -> Int {
    var (low, high) = (0, rests.count)
    while low < high {
      let middle = (low + high) / 2
      if rests[middle].lowerBound - removed[middle] <= place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == 0 ? place : place + removed[low - 1] + rests[low - 1].count
  }
}

extension Span<UInt8> {
  /// Whether the character of UTF-8 at a place, which is not ASCII, is a mark that ICU orders, and the
  /// place after it.
  fileprivate func mark(at place: Int) -> (isMark: Bool, end: Int) {
    let lead = self[place]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = Swift.min(place + length, count)
    // Latin letters, ideographs and most syllables of Hangul need no look at their properties.
    let isPlain = lead < 0xCC || (0xE4...0xE9).contains(lead) || lead == 0xEB || lead == 0xEC
    guard !isPlain, let scalar = scalar(at: place)?.scalar else { return (false, end) }
    // The decompositions of three Tibetan vowels begin with marks.
    let isMark =
      scalar.properties.canonicalCombiningClass != .notReordered
      || [0x0F73, 0x0F75, 0x0F81].contains(scalar.value)
    return (isMark, end)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: Span<UInt8>) {
    for place in text.indices { append(text[place]) }
  }
}
