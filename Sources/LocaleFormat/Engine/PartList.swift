internal import Sharing

/// The parts of a text while a plan writes it.
struct PartList {
  private(set) var parts: [FormattedText.Part] = []
  /// The number of bytes that have parts.
  private(set) var end = 0

  /// - Parameter capacity: The most parts.
  init(capacity: Int) { parts.reserveCapacity(capacity) }

  /// Adds the bytes since the last part, unless there are none.
  ///
  /// A literal becomes one part with the literal before it, as in ICU's fields.
  @inline(__always)
  mutating func end(
    _ kind: FormattedText.Kind,
    at end: Int,
    source: FormattedText.Source = .shared
  ) {
    let start = self.end
    guard end > start else { return }
    if kind == .literal, let last = parts.last, last.kind == .literal {
      parts[parts.count - 1] = FormattedText.Part(
        kind: .literal,
        utf8Range: last.utf8Range.lowerBound..<end
      )
    } else {
      parts.append(FormattedText.Part(kind: kind, utf8Range: start..<end, source: source))
    }
    self.end = end
  }

  /// Adds a part of a number of bytes.
  @inline(__always)
  mutating func add(
    _ kind: FormattedText.Kind,
    count: Int,
    source: FormattedText.Source = .shared
  ) {
    end(kind, at: end + count, source: source)
  }

  /// Adds the parts of one of the texts of a table.
  @inline(__always)
  mutating func add(_ table: borrowing PieceTable, _ text: Int) {
    for place in table.range(text) {
      let piece = table.pieces[place]
      add(piece.kind, count: Int(piece.utf8Count), source: piece.source)
    }
  }

  /// Leaves bytes without a part.
  mutating func skip(_ count: Int) { end += count }
}
