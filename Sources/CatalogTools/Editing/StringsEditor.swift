package import CatalogFiles
internal import Faults
internal import Sharing

/// Changes single entries of a `.strings` file.
///
/// All other bytes stay: the order, comments, space and encoding of what is not changed. A value is
/// written with quotation marks; new entries are written as the last ones are separated.
package struct StringsEditor {
  private let source: StringsSource
  private var edits = TextEdits()
  /// The entries of each key, of which the last one counts.
  private let positions: [ByteText: [Int]]
  /// The end of a line in the file.
  private let lineEnd: String
  private var added: [CatalogTable.Entry] = []
  private var isAdded: Set<ByteText> = []

  /// The entries before the changes.
  package var table: CatalogTable { source.table }

  /// Reads a file that is to be changed.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file, for messages.
  /// - Throws: The first fault of the file, with its place.
  package init(_ bytes: [UInt8], file: String) throws(CatalogIssue) {
    source = try StringsSource(bytes, file: file, limits: .tools)
    var positions: [ByteText: [Int]] = [:]
    for (number, entry) in source.entries.enumerated() {
      positions[ByteText(entry.key), default: []].append(number)
    }
    self.positions = positions
    lineEnd = Self.lineEnd(of: source.text.bytes)
  }

  /// Whether the file has a key.
  package func contains(_ key: String) -> Bool { positions[ByteText(key)] != nil }

  /// Gives a key that is there another text.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - key: The key; nothing happens if the file does not have it.
  package mutating func setValue(_ value: String, of key: String) {
    guard let entry = entry(key), !entry.value.utf8.elementsEqual(value.utf8) else { return }
    if let range = entry.valueRange {
      edits.replace(range, with: StringsText.quoted(value))
    } else {
      let end = entry.keyRange.upperBound
      edits.replace(end..<end, with: " = " + StringsText.quoted(value))
    }
  }

  /// Sets whether a key is marked as not found in the sources.
  package mutating func setStale(_ isStale: Bool, of key: String) {
    set(isStale ? .stale : nil, amongst: [.stale], of: key)
  }

  /// Marks the state of a key's text; a state without a mark, such as translated, removes the mark.
  package mutating func setState(_ state: TranslationState, of key: String) {
    set(CommentMark(state), amongst: [.new, .needsReview], of: key)
  }

  /// Adds an entry after the last one; nothing happens if its key is there already.
  package mutating func add(_ entry: CatalogTable.Entry) {
    let key = ByteText(entry.key.text)
    guard positions[key] == nil, isAdded.insert(key).inserted else { return }
    added.append(entry)
  }

  /// Removes all entries of a key, with the comments that belong to them.
  package mutating func remove(_ key: String) {
    for position in positions[ByteText(key)] ?? [] {
      edits.replace(lines(of: source.entries[position]), with: "")
    }
  }

  /// The content of the file with the changes; the same bytes if nothing is changed.
  package func bytes() -> [UInt8] {
    var edits = edits
    if !added.isEmpty {
      let (place, before, after) = end
      let texts = added.map { StringsText.entry($0, lineEnd: lineEnd) }
      let separator = isSpaced ? lineEnd + lineEnd : lineEnd
      edits.replace(place..<place, with: before + texts.joined(separator: separator) + after)
    }
    return source.text.encoded(edits.applied(to: source.text.bytes))
  }

  // MARK: Marks

  private func entry(_ key: String) -> StringsSource.Entry? {
    positions[ByteText(key)]?.last.map { source.entries[$0] }
  }

  private mutating func set(_ mark: CommentMark?, amongst marks: [CommentMark], of key: String) {
    guard let entry = entry(key) else { return }
    let old = entry.marks.filter { marks.contains($0.kind) }
    if old.map(\.kind) == (mark.map { [$0] } ?? []) { return }
    for known in old { edits.replace(withLineEnd(known.range), with: "") }
    guard let mark else { return }
    let start = entry.keyRange.lowerBound
    let indent = indent(before: start)
    edits.replace(
      start..<start,
      with: "/* \(mark.rawValue) */" + (indent.map { lineEnd + $0 } ?? " ")
    )
  }

  // MARK: Places

  private var text: [UInt8] { source.text.bytes }

  /// The space between the beginning of a line and a place; nil if there is anything else.
  private func indent(before place: Int) -> String? {
    var start = place
    while start > source.text.start, isSpace(text[start - 1]) { start -= 1 }
    guard start == source.text.start || isLineEnd(text[start - 1]) else { return nil }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  /// A comment with the space after it, up to the next line.
  private func withLineEnd(_ comment: Range<Int>) -> Range<Int> {
    let start = comment.lowerBound - (indent(before: comment.lowerBound)?.utf8.count ?? 0)
    return start..<afterLineEnd(comment.upperBound)
  }

  /// The beginning of the next line if only space comes before it; otherwise the end of the space.
  private func afterLineEnd(_ place: Int) -> Int {
    var end = place
    while end < text.count, isSpace(text[end]) { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: "\r") { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: "\n") { end += 1 }
    return end
  }

  /// An entry with its comments, the comments after it in its line, and one blank line.
  private func lines(of entry: StringsSource.Entry) -> Range<Int> {
    let first = entry.comments.first?.lowerBound ?? entry.keyRange.lowerBound
    let indent = indent(before: first)
    let end = commentsEnd(after: entry.end)
    let next = afterLineEnd(end)
    let isWholeLine = indent != nil && (next == text.count || isLineEnd(text[next - 1]))
    guard isWholeLine else { return first..<next }
    var last = next
    let blank = afterLineEnd(next)
    // Of the blank lines on both sides one stays.
    if blank > next, isLineEnd(text[blank - 1]) { last = blank }
    return first - (indent?.utf8.count ?? 0)..<last
  }

  /// The end of the comments that begin in the same line and belong to what is before them.
  ///
  /// A comment with an entry after it in its last line belongs to that entry.
  private func commentsEnd(after place: Int) -> Int {
    var end = place
    var isEntryNext = false
    while !isEntryNext {
      var start = end
      while start < text.count, isSpace(text[start]) { start += 1 }
      let rest = text[start...]
      if rest.starts(with: "//".utf8) {
        end = rest.firstIndex(where: isLineEnd) ?? text.count
      } else if rest.starts(with: "/*".utf8) {
        let body = text[(start + 2)...]
        end = body.firstRange(of: "*/".utf8)?.upperBound ?? text.count
      } else {
        isEntryNext = start < text.count && !isLineEnd(text[start])
        break
      }
    }
    return isEntryNext ? place : end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  // MARK: New entries

  private static func lineEnd(of text: [UInt8]) -> String {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard let end = text.firstIndex(where: ends.contains), text[end] != ends[0] else { return "\n" }
    return text[(end + 1)...].first == ends[0] ? "\r\n" : "\r"
  }

  /// Whether a blank line is between the last two entries.
  private var isSpaced: Bool {
    guard source.entries.count > 1 else { return true }
    let last = source.entries[source.entries.count - 1]
    let first = last.comments.first?.lowerBound ?? last.keyRange.lowerBound
    let end = commentsEnd(after: source.entries[source.entries.count - 2].end)
    let space = text[min(end, first)..<first]
    return space.count { $0 == lineEnd.utf8.last } > 1
  }

  /// The place of new entries, and what is between them and what is there.
  private var end: (place: Int, before: String, after: String) {
    guard let last = source.entries.last else {
      if let brace = source.closingBrace { return (brace, lineEnd, lineEnd) }
      guard !source.looseComments.isEmpty else {
        let startsLine = text.count == source.text.start || text.last.map(isLineEnd) ?? true
        return (text.count, startsLine ? "" : lineEnd, lineEnd)
      }
      // Without a blank line, a comment at the top of the file would belong to the entry.
      let space = text.reversed().prefix { isSpace($0) || isLineEnd($0) }
      let count = space.count { $0 == lineEnd.utf8.last }
      return (text.count, String(repeating: lineEnd, count: max(0, 2 - count)), lineEnd)
    }
    let end = commentsEnd(after: last.end)
    let separator = isSpaced ? lineEnd + lineEnd : lineEnd
    let next = afterLineEnd(end)
    // A file whose last line has an end keeps it.
    return next > end && isLineEnd(text[next - 1])
      ? (next, isSpaced ? lineEnd : "", lineEnd) : (end, separator, "")
  }
}
