/// The isolates and embeddings of writing directions that are open at a place of a text.
///
/// Source: [UAX #9, Unicode Bidirectional
/// Algorithm](https://unicode.org/reports/tr9/#Explicit_Directional_Formatting_Characters).
struct OpenDirections {
  /// An opening character, and its place.
  private struct Opening {
    let offset: Int
    /// The last byte of U+2066 to U+2068, or of U+202A, U+202B, U+202D and U+202E.
    let last: UInt8
    let isIsolate: Bool
  }

  private var openings: [Opening] = []

  /// Reads some bytes of a text, which begin and end at characters.
  mutating func read(_ text: Span<UInt8>, _ range: Range<Int>) {
    var place = range.lowerBound
    while place + 2 < range.upperBound {
      // All of these characters are E2 80 xx or E2 81 xx.
      guard text[place] == 0xE2, text[place + 1] == 0x80 || text[place + 1] == 0x81 else {
        place += 1
        continue
      }
      read(text[place + 1], text[place + 2], at: place)
      place += 3
    }
  }

  private mutating func read(_ second: UInt8, _ last: UInt8, at offset: Int) {
    switch (second, last) {
    case (0x81, 0xA6...0xA8):
      openings.append(Opening(offset: offset, last: last, isIsolate: true))
    case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE):
      openings.append(Opening(offset: offset, last: last, isIsolate: false))
    case (0x81, 0xA9):
      // The end of an isolate also ends the embeddings in it.
      guard let last = openings.lastIndex(where: \.isIsolate) else { return }
      openings.removeSubrange(last...)
    case (0x80, 0xAC):
      if let last = openings.last, !last.isIsolate { openings.removeLast() }
    default: break
    }
  }

  var count: Int { openings.count }

  /// The number of characters that are open here and begin at or after an offset.
  func count(from offset: Int) -> Int {
    // The openings are in order.
    var (low, high) = (0, openings.count)
    while low < high {
      let middle = (low + high) / 2
      if openings[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return openings.count - low
  }

  /// The number of characters that are open here and at another place: they need neither an end nor
  /// a new start.
  func common(with other: OpenDirections) -> Int {
    zip(openings, other.openings).prefix { $0.offset == $1.offset }.count
  }

  /// The characters that end all that is open, except for the first ones.
  func closing(from first: Int) -> [UInt8] {
    openings[first...].reversed().flatMap { opening -> [UInt8] in
      opening.isIsolate ? [0xE2, 0x81, 0xA9] : [0xE2, 0x80, 0xAC]
    }
  }

  /// The characters that start all that is open, except for the first ones.
  func opening(from first: Int) -> [UInt8] {
    openings[first...].flatMap { [0xE2, $0.isIsolate ? 0x81 : 0x80, $0.last] }
  }
}
