/// The places in a piece of a text where it may be cut, and what lies between them.
///
/// All offsets are those of the whole text, in UTF-8 bytes.
struct TextBoundaries {
  /// The piece that was looked at.
  let window: Range<Int>
  /// The places where what is kept may end, in order.
  private(set) var ends: [Int] = []
  /// The places where what is kept may start, in order.
  private(set) var starts: [Int] = []
  /// The boundaries of characters, with both ends of the window; empty if no one needs them.
  private var characters: [Int] = []
  /// The starts of words, for a budget of words or cuts between them.
  private var words: [Int] = []
  private var wordEnds: [Int] = []
  /// The UTF-16 units of the window before each ``step`` bytes, for a budget of these.
  private var units: [Int] = []
  /// An offset; nothing is needed after the first place that is beyond it.
  private let last: Int

  init(
    of text: Span<UInt8>,
    in window: Range<Int>,
    until last: Int,
    _ budget: FitFormat.Budget,
    _ boundary: FitFormat.Boundary,
    _ cores: FitCore.Segments
  ) {
    self.window = window
    self.last = last
    let piece = text.extracting(window)
    if case .utf16 = budget { readUnits(piece) }
    if case .characters = budget { readCharacters(piece, cores, areCuts: boundary == .character) }
    if boundary == .character, characters.isEmpty { readCharacters(piece, cores, areCuts: true) }
    if case .words = budget { readWords(piece, cores) }
    if boundary == .word {
      if words.isEmpty { readWords(piece, cores) }
      (starts, ends) = (words, wordEnds)
    }
    if boundary == .line { readLines(piece, cores) }
  }

  private mutating func readCharacters(
    _ piece: Span<UInt8>,
    _ cores: FitCore.Segments,
    areCuts: Bool
  ) {
    characters = [window.lowerBound]
    cores.characters.forEach(in: piece) { segment in
      characters.append(window.lowerBound + segment.utf8Range.upperBound)
      // Nothing is cut beside a space: it would be left over.
      if areCuts, !piece.isSpace(at: segment.utf8Range.lowerBound) { addCuts(segment) }
      return isNeeded
    }
  }

  private mutating func readWords(_ piece: Span<UInt8>, _ cores: FitCore.Segments) {
    words.reserveCapacity(32)
    wordEnds.reserveCapacity(32)
    cores.words.forEach(in: piece) { segment in
      guard segment.isCounted else { return true }
      words.append(window.lowerBound + segment.utf8Range.lowerBound)
      let end = window.lowerBound + segment.utf8Range.upperBound
      wordEnds.append(end)
      return end <= last
    }
  }

  private mutating func readLines(_ piece: Span<UInt8>, _ cores: FitCore.Segments) {
    cores.lines.forEach(in: piece) { segment in
      var end = segment.utf8Range.upperBound
      while end > segment.utf8Range.lowerBound, piece.isSpace(at: piece.scalarStart(before: end)) {
        end = piece.scalarStart(before: end)
      }
      guard end > segment.utf8Range.lowerBound else { return true }
      ends.append(window.lowerBound + end)
      starts.append(window.lowerBound + segment.utf8Range.lowerBound)
      return isNeeded
    }
  }

  /// Whether what follows the places that were found is needed.
  private var isNeeded: Bool { ends.last ?? 0 <= last }

  private mutating func addCuts(_ segment: TextSegment) {
    ends.append(window.lowerBound + segment.utf8Range.upperBound)
    starts.append(window.lowerBound + segment.utf8Range.lowerBound)
  }

  /// The bytes between two sums of ``units``.
  private static let step = 64

  private mutating func readUnits(_ piece: Span<UInt8>) {
    var count = 0
    var place = 0
    while place < piece.count {
      units.append(count)
      let end = min(place + Self.step, piece.count)
      count += piece.utf16Count(in: place..<end)
      place = end
    }
    units.append(count)
  }

  /// The number of UTF-16 units from the start of the window to a place in it.
  private func unitCount(_ text: Span<UInt8>, to place: Int) -> Int {
    let sum = (place - window.lowerBound) / Self.step
    return units[sum] + text.utf16Count(in: window.lowerBound + sum * Self.step..<place)
  }

  /// The part of a budget that a range of the text takes.
  func cost(_ range: Range<Int>, _ text: Span<UInt8>, _ budget: FitFormat.Budget) -> Int {
    switch budget {
    case .bytes: range.count
    case .utf16: unitCount(text, to: range.upperBound) - unitCount(text, to: range.lowerBound)
    case .characters:
      characters.place(of: range.upperBound) - characters.place(of: range.lowerBound)
    // A part of a word is one, too.
    case .words: words.place(of: range.upperBound) - wordEnds.place(of: range.lowerBound + 1)
    }
  }
}

extension [Int] {
  /// The number of elements of a sorted array that are less than a number.
  fileprivate func place(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Span<UInt8> {
  /// The number of UTF-16 units of a part of UTF-8.
  func utf16Count(in range: Range<Int>) -> Int {
    var count = 0
    for place in range {
      let byte = self[place]
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    return count
  }

  /// Whether there is white space at a place: ASCII, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028,
  /// U+2029, U+202F, U+205F, U+3000.
  fileprivate func isSpace(at place: Int) -> Bool {
    let byte = self[place]
    if byte < 0x80 { return byte == 0x20 || (9...13).contains(byte) }
    guard place + 1 < count else { return false }
    let second = self[place + 1]
    if byte == 0xC2 { return second == 0x85 || second == 0xA0 }
    guard place + 2 < count else { return false }
    switch (byte, second, self[place + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return true
    default: return false
    }
  }
}
