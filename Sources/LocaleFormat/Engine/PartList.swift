/// The parts of a text while a plan writes it.
struct PartList {
  /// A part without its place.
  struct Piece: Hashable, Sendable {
    let kind: FormattedText.Kind
    let utf8Count: Int
    let source: FormattedText.Source
  }

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

  mutating func add(_ pieces: [Piece]) {
    for piece in pieces { add(piece.kind, count: piece.utf8Count, source: piece.source) }
  }

  /// Leaves bytes without a part.
  mutating func skip(_ count: Int) { end += count }
}

extension FormattedText {
  /// The parts in a range; nil if one of them is only partly in it.
  func pieces(_ range: Range<Int>) -> [PartList.Piece]? {
    let found = parts.filter { $0.utf8Range.overlaps(range) }
    let isWhole = found.allSatisfy {
      range.lowerBound <= $0.utf8Range.lowerBound && $0.utf8Range.upperBound <= range.upperBound
    }
    guard isWhole else { return nil }
    return found.map {
      PartList.Piece(kind: $0.kind, utf8Count: $0.utf8Range.count, source: $0.source)
    }
  }
}
