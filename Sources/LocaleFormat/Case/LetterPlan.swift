internal import Sharing

/// Writes text of Latin, Greek and Cyrillic letters in another case without calling ICU.
///
/// It has a table of what ICU writes for each character of one or two bytes, and is proved against
/// ICU before it is used. It names no language. Two things can depend on the neighbours of a letter,
/// and the table has a mark for each:
///
/// - The form of the letter depends on whether letters are beside it: Greek `Σ` at the end of a word,
///   Greek `ή` as a separate word.
/// - The letter changes the next one, as an accent that Greek drops does: `ICU` writes such a text.
final class LetterPlan: Sendable {
  /// The bytes that are written, the first in the lowest byte; then their number, and marks.
  ///
  /// Without bytes, ICU writes the text.
  struct Entry: BitwiseCopyable, Equatable, Sendable {
    private(set) var word: UInt64 = 0

    private static let cased: UInt64 = 1 << 52
    private static let ignorable: UInt64 = 1 << 53
    private static let hasForms: UInt64 = 1 << 54
    private static let changesNext: UInt64 = 1 << 55
    private static let isChanged: UInt64 = 1 << 56

    init() {}

    /// Makes the entry of the text of a character; without bytes if it is too long.
    init(_ text: some Collection<UInt8>, of scalar: Int) {
      guard text.count <= LetterPlan.maximumGrowth * (scalar < 0x80 ? 1 : 2) else { return }
      word = text.reversed().reduce(0) { $0 << 8 | UInt64($1) } | UInt64(text.count) << 48
    }

    var count: Int { Int(truncatingIfNeeded: word >> 48) & 7 }
    /// Whether a neighbour decides what is written.
    var isSpecial: Bool { word & (Self.hasForms | Self.changesNext) != 0 }

    /// Whether it is a letter with a case.
    var isCased: Bool {
      get { word & Self.cased != 0 }
      set { set(Self.cased, newValue) }
    }
    /// Whether the character after it counts in its place, as after an apostrophe.
    var isIgnorable: Bool {
      get { word & Self.ignorable != 0 }
      set { set(Self.ignorable, newValue) }
    }
    /// Whether its form depends on the letters beside it.
    var hasForms: Bool {
      get { word & Self.hasForms != 0 }
      set { set(Self.hasForms, newValue) }
    }
    /// Whether it changes a next letter that can be changed.
    var changesNext: Bool {
      get { word & Self.changesNext != 0 }
      set { set(Self.changesNext, newValue) }
    }
    /// Whether the letter before it can change it.
    var isChanged: Bool {
      get { word & Self.isChanged != 0 }
      set { set(Self.isChanged, newValue) }
    }

    private mutating func set(_ mark: UInt64, _ isSet: Bool) {
      word = isSet ? word | mark : word & ~mark
    }
  }

  /// The other forms of a letter; that between two letters is in the table.
  struct Forms: BitwiseCopyable, Equatable, Sendable {
    let scalar: Int
    /// Without a letter on either side.
    let alone: Entry
    /// Before a letter.
    let first: Entry
    /// After a letter.
    let last: Entry
  }

  /// The end of the characters of the table: Cyrillic letters come last.
  static let end = 0x530

  /// By character.
  private let entries: FlatTable<Entry>
  private let forms: FlatTable<Forms>

  init(_ entries: [Entry], _ forms: [Forms]) {
    self.entries = FlatTable(entries)
    self.forms = FlatTable(forms)
  }

  /// Whether both write all texts alike.
  func equals(_ other: LetterPlan) -> Bool {
    guard entries.count == other.entries.count, forms.count == other.forms.count else {
      return false
    }
    return (0..<entries.count).allSatisfy { entries[$0] == other.entries[$0] }
      && (0..<forms.count).allSatisfy { forms[$0] == other.forms[$0] }
  }

  // MARK: Writing

  /// The most bytes that are written for each byte of a text.
  static let maximumGrowth = 3

  /// Appends a text, or returns false and appends nothing if ICU must write it.
  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: text.count * Self.maximumGrowth) { write(text, to: &$0) }
  }

  /// Makes a string of a text; nil if ICU must write it.
  func string(_ text: Span<UInt8>) -> String? {
    if text.count <= String.plannedCapacity / Self.maximumGrowth {
      return String(utf8AtMost: text.count * Self.maximumGrowth) { write(text, to: &$0) }
    }
    var bytes: [UInt8] = []
    return append(text, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  @inline(__always)
  private func write(_ text: Span<UInt8>, to output: inout UTF8Output) {
    var place = 0
    var before = 0
    while place < text.count {
      guard let (entry, end) = read(text, place) else { return output.fail() }
      var word = entry.word
      if entry.isSpecial {
        guard let special = special(entry, text, before, place, end) else { return output.fail() }
        word = special.word
      }
      // The bytes of the word after the text are overwritten by the next one.
      output.append(word, count: Int(truncatingIfNeeded: word >> 48) & 7)
      before = place
      place = end
    }
  }

  /// The entry of the character at a place, and the place of the next one; nil without bytes.
  @inline(__always)
  private func read(_ text: Span<UInt8>, _ place: Int) -> (entry: Entry, end: Int)? {
    let byte = text[place]
    var scalar = Int(byte)
    var end = place &+ 1
    if byte >= 0x80 {
      guard byte < 0xE0, end < text.count else { return nil }
      scalar = Int(byte & 0x1F) << 6 | Int(text[end] & 0x3F)
      end &+= 1
      guard scalar < entries.count else { return nil }
    }
    let entry = entries[scalar]
    return entry.count == 0 ? nil : (entry, end)
  }

  /// Returns what is written for a letter that depends on its neighbours; nil if ICU must write it.
  @inline(never)
  private func special(
    _ entry: Entry,
    _ text: Span<UInt8>,
    _ before: Int,
    _ place: Int,
    _ end: Int
  ) -> Entry? {
    var next = Entry()
    if end < text.count {
      guard let found = read(text, end)?.entry else { return nil }
      next = found
    }
    if entry.changesNext, next.isChanged { return nil }
    guard entry.hasForms else { return entry }
    var previous = Entry()
    if place > 0 {
      guard let found = read(text, before)?.entry else { return nil }
      previous = found
    }
    // The letters beyond them decide.
    if previous.isIgnorable || next.isIgnorable { return nil }
    if previous.isCased, next.isCased { return entry }
    guard let forms = forms(of: text, place) else { return nil }
    let form = previous.isCased ? forms.last : next.isCased ? forms.first : forms.alone
    return form.count == 0 ? nil : form
  }

  private func forms(of text: Span<UInt8>, _ place: Int) -> Forms? {
    let byte = text[place]
    let scalar = byte < 0x80 ? Int(byte) : Int(byte & 0x1F) << 6 | Int(text[place + 1] & 0x3F)
    for index in 0..<forms.count where forms[index].scalar == scalar { return forms[index] }
    return nil
  }
}
