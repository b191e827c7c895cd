internal import Sharing

/// Folded texts in one block of memory, which are looked for in the UTF-8 of other texts.
///
/// A place of a text has a folded one if ``FoldedText`` makes both equal. Only spaces, minus signs,
/// apostrophes and marks of direction are known here: other forms of a character are not found.
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
      let byte = bytes[own]
      if text[place] == byte {
        place &+= 1
        own &+= 1
      } else {
        guard let form = Self.otherForm(of: byte, in: text, at: place) else { return nil }
        place &+= form.count
        if !form.isMark { own &+= 1 }
      }
    }
    return Self.markEnd(in: text, at: place)
  }

  /// The number of bytes of another form of a character, or of a mark of direction; nil for neither.
  ///
  /// No byte inside a character is a form of one, and no mark begins inside a character.
  @inline(never)
  private static func otherForm(
    of byte: UInt8,
    in text: Span<UInt8>,
    at place: Int
  ) -> (count: Int, isMark: Bool)? {
    if let count = markCount(in: text, at: place) { return (count, true) }
    let rest = text.count - place
    if byte == UInt8(ascii: " "), rest >= 2, text[place] == 0xC2, text[place + 1] == 0xA0 {
      return (2, false)
    }
    guard rest >= 3 else { return nil }
    let isForm =
      switch (byte, text[place], text[place + 1], text[place + 2]) {
      case (UInt8(ascii: " "), 0xE2, 0x80, 0x89), (UInt8(ascii: " "), 0xE2, 0x80, 0xAF),
        (UInt8(ascii: "-"), 0xE2, 0x88, 0x92), (UInt8(ascii: "-"), 0xEF, 0xB9, 0xA3),
        (UInt8(ascii: "-"), 0xEF, 0xBC, 0x8D), (UInt8(ascii: "'"), 0xE2, 0x80, 0x99):
        true
      default: false
      }
    return isForm ? (3, false) : nil
  }

  /// The number of bytes of a mark of direction; nil if there is none.
  private static func markCount(in text: Span<UInt8>, at place: Int) -> Int? {
    let rest = text.count - place
    if rest >= 2, text[place] == 0xD8, text[place + 1] == 0x9C { return 2 }
    guard rest >= 3, text[place] == 0xE2 else { return nil }
    return switch (text[place + 1], text[place + 2]) {
    case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): 3
    default: nil
    }
  }

  /// The place after all marks of direction that begin at a place.
  @inline(__always)
  static func markEnd(in text: Span<UInt8>, at start: Int) -> Int {
    guard start < text.count, text[start] == 0xE2 || text[start] == 0xD8 else { return start }
    return markEndOfSome(in: text, at: start)
  }

  @inline(never)
  private static func markEndOfSome(in text: Span<UInt8>, at start: Int) -> Int {
    var place = start
    while let count = markCount(in: text, at: place) { place += count }
    return place
  }
}
