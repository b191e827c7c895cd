internal import Sharing

/// Folded texts in one block of memory, which are looked for in the UTF-8 of other texts.
///
/// A place of a text has a folded one if ``FoldedText`` makes both equal.
struct FoldedTexts: ~Copyable, Sendable {
  // Not private: code that is inlined into other files uses it.
  struct Entry: BitwiseCopyable, Sendable {
    let start: UInt16
    let end: UInt16
  }

  private let entries: FlatTable<Entry>
  private let bytes: FlatTable<UInt8>

  /// Folds the texts; nil if they are too long for a table.
  init?(_ texts: [String]) {
    var entries: [Entry] = []
    var bytes: [UInt8] = []
    for text in texts {
      let start = bytes.count
      for scalar in FoldedText.fold(text) { bytes += String(scalar).utf8 }
      guard bytes.count <= Int(UInt16.max) else { return nil }
      entries.append(Entry(start: UInt16(start), end: UInt16(bytes.count)))
    }
    self.entries = FlatTable(entries)
    self.bytes = FlatTable(bytes)
  }

  /// Creates an empty table.
  init() {
    entries = FlatTable([])
    bytes = FlatTable([])
  }

  var byteCount: Int { entries.byteCount + bytes.byteCount }

  func isEmpty(_ index: Int) -> Bool { entries[index].start == entries[index].end }

  /// Returns the place after a folded text, and after the marks of direction that follow it; nil if
  /// the text is not at a place.
  @inline(__always)
  func end(of index: Int, in text: Span<UInt8>, at start: Int) -> Int? {
    let entry = entries[index]
    var place = start
    var own = Int(entry.start)
    while own < Int(entry.end) {
      guard place < text.count else { return nil }
      if text[place] == bytes[own], !Self.mayBeMark(in: text, at: place) {
        place &+= 1
        own &+= 1
      } else {
        // An ASCII character is its own folded form.
        guard text[place] >= 0x80,
          let form = character(in: text, at: place, from: own, to: Int(entry.end))
        else { return nil }
        place &+= form.typed
        own &+= form.own
      }
    }
    return Self.markEnd(in: text, at: place)
  }

  /// Compares a character of a text with one of a folded text.
  ///
  /// - Returns: The bytes of both, none of the folded text for a mark of direction; nil if they
  ///   differ.
  @inline(never)
  private func character(
    in text: Span<UInt8>,
    at place: Int,
    from start: Int,
    to end: Int
  ) -> (typed: Int, own: Int)? {
    guard let typed = Self.scalar(in: text, at: place) else { return nil }
    guard let folded = FoldedText.folded(typed.scalar) else { return (typed.count, 0) }
    var own = start
    for byte in UTF8.encode(folded) ?? UTF8.encodedReplacementCharacter {
      guard own < end, bytes[own] == byte else { return nil }
      own += 1
    }
    return (typed.count, own - start)
  }

  /// The character of two or three bytes at a place; nil for another one, which is never folded.
  private static func scalar(
    in text: Span<UInt8>,
    at place: Int
  ) -> (scalar: Unicode.Scalar, count: Int)? {
    func bits(_ offset: Int) -> UInt32 { UInt32(text[place + offset] & 0x3F) }
    let byte = UInt32(text[place])
    let rest = text.count - place
    switch byte {
    case 0xC2...0xDF where rest >= 2:
      return Unicode.Scalar((byte & 0x1F) << 6 | bits(1)).map { ($0, 2) }
    case 0xE0...0xEF where rest >= 3:
      return Unicode.Scalar((byte & 0xF) << 12 | bits(1) << 6 | bits(2)).map { ($0, 3) }
    default: return nil
    }
  }

  /// Whether a mark of direction can begin at a place: all begin with one of these pairs of bytes.
  @inline(__always)
  private static func mayBeMark(in text: Span<UInt8>, at place: Int) -> Bool {
    guard text[place] == 0xE2 || text[place] == 0xD8, place &+ 1 < text.count else { return false }
    return text[place] == 0xD8 ? text[place &+ 1] == 0x9C : text[place &+ 1] <= 0x81
  }

  /// The place after all marks of direction that begin at a place.
  @inline(__always)
  static func markEnd(in text: Span<UInt8>, at start: Int) -> Int {
    guard start < text.count, mayBeMark(in: text, at: start) else { return start }
    return markEndOfSome(in: text, at: start)
  }

  @inline(never)
  private static func markEndOfSome(in text: Span<UInt8>, at start: Int) -> Int {
    var place = start
    while place < text.count, let typed = scalar(in: text, at: place),
      FoldedText.folded(typed.scalar) == nil
    {
      place += typed.count
    }
    return place
  }
}
